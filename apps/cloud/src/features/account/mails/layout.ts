import { brand } from '@kithouse/contract';

type Letter = {
  subject: string;
  first_name: string;
  /** Plain sentences; what people typed may be in them. */
  before: string[];
  link?: { label: string; url: string };
  after: string[];
};

/** A mail in plain text and the same in HTML. */
export function writeLetter(to: string, { subject, first_name, before, link, after }: Letter) {
  const greeting = greet(first_name);
  const lines = [greeting, ...before, ...(link ? [link.url] : []), ...after, brand.name];
  const paragraphs = [
    ...[greeting, ...before].map(paragraph),
    ...(link ? [button(link)] : []),
    ...after.map(paragraph),
    `<p style="margin:24px 0 0;color:#6b6b76">${escapeHtml(brand.name)}</p>`,
  ];
  return { to, subject, text: `${lines.join('\n\n')}\n`, html: page(subject, paragraphs.join('\n')) };
}

/** A name is only used when it can be nothing but one: whoever signs up somebody else must not write to them through it. */
function greet(name: string): string {
  return /^[\p{L}\p{M}][\p{L}\p{M} '’-]{0,39}$/u.test(name) ? `Hello ${name},` : 'Hello,';
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const paragraph = (text: string) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`;

const button = ({ label, url }: { label: string; url: string }) =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#1f1f28;color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(label)}</a></p>`;

const page = (title: string, body: string) => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#f6f6f8;color:#1f1f28;font:16px/1.5 system-ui,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">
${body}
</div>
</body>
</html>
`;
