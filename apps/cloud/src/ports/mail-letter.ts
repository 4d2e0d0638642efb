import { brand } from '@kithouse/contract';
import { speak, type Words } from './words.js';

/** Describes the recipient of a mail. */
export type Reader = { email: string; first_name: string; language: string };

type Fact = readonly [label: string, value: string];

type Letter = {
  subject: string;
  /** Plain sentences, which may contain user input. */
  before: string[];
  /** Facts as label and value. */
  facts?: Fact[];
  /** Preformatted text, such as bank details. */
  lines?: string;
  link?: { label: string; url: string };
  after: string[];
};

/** Writes a mail in plain text and HTML in the recipient's language. */
export function writeLetter({ email, first_name, language }: Reader, compose: (words: Words) => Letter) {
  const words = speak(language);
  const { subject, before, facts: given = [], lines, link, after } = compose(words);
  const facts = given.map(([label, value]) => [words.t('{label}:', { label }), value] as const);
  const greeting = greet(first_name, words);
  const parts = [
    greeting,
    ...before,
    ...(facts.length > 0 ? [facts.map((fact) => fact.join(' ')).join('\n')] : []),
    ...(lines ? [lines] : []),
    ...(link ? [link.url] : []),
    ...after,
    brand.name,
  ];
  const paragraphs = [
    ...[greeting, ...before].map(paragraph),
    ...(facts.length > 0 ? [table(facts, words)] : []),
    ...(lines ? [box(lines)] : []),
    ...(link ? [button(link)] : []),
    ...after.map(paragraph),
    `<p class="dim" style="margin:24px 0 0;color:#5d6963">${escapeHtml(brand.name)}</p>`,
  ];
  return { to: email, subject, text: `${parts.join('\n\n')}\n`, html: page(words, subject, paragraphs.join('\n')) };
}

/** Greets by name only if it is clearly a name, so that signing up somebody else cannot carry a message. */
function greet(name: string, { t }: Words): string {
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u.test(name) ? t('Hello {name},', { name }) : t('Hello,');
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const table = (facts: Fact[], { direction }: Words) =>
  `<table style="width:100%;margin:0 0 16px;border-collapse:collapse">${facts
    .map(
      ([label, value]) =>
        `<tr><td class="dim" style="padding:8px 0;padding-${direction === 'rtl' ? 'left' : 'right'}:12px;border-top:1px solid #dfe4e1;color:#5d6963;vertical-align:top;white-space:nowrap">${escapeHtml(label)}</td> <td dir="auto" style="padding:8px 0;border-top:1px solid #dfe4e1;text-align:${direction === 'rtl' ? 'left' : 'right'};overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`,
    )
    .join('\n')}</table>`;

const box = (lines: string) =>
  `<p class="box" style="margin:0 0 16px;padding:16px;border-radius:8px;background:#ebefed;white-space:pre-line;overflow-wrap:anywhere">${escapeHtml(lines)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" class="go" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#0b6b4f;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

/** Styles for mail programs that support the system's dark mode; others use the inline light ones. */
const dark = `@media (prefers-color-scheme: dark) {
  body { background: #0f1311 !important; color: #edf2ef !important; }
  .sheet { background: #171c1a !important; }
  .dim { color: #93a099 !important; }
  .box { background: #0a0d0c !important; }
  td { border-color: #29312d !important; }
  .go { background: #3fc795 !important; color: #04150e !important; }
}`;

const page = ({ language, direction }: Words, title: string, body: string) => `<!doctype html>
<html lang="${language}" dir="${direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(title)}</title><style>${dark}</style></head>
<body style="margin:0;padding:24px 12px;background:#f5f7f6;color:#141a17;font:16px/1.5 system-ui,sans-serif">
<div class="sheet" style="max-width:520px;margin:0 auto;padding:32px 24px;border-top:4px solid #0b6b4f;border-radius:12px;background:#ffffff;overflow-wrap:break-word">
${body}
</div>
</body>
</html>
`;
