/** Where a medium is shown from; undefined when it cannot be shown. */
export type MediaUrl = (sha256: string) => string | undefined;

const symbol = /kit:media\/([0-9a-f]{64})\/(?:url|id)/;
/** Looks at no letter twice: what opens a million brackets would cost hours otherwise. */
const cssUrl = /url\(([^"'()]*|\s*"[^"()]*"\s*|\s*'[^'()]*'\s*)\)/gi;

/** What CSS could load, run, or escape by; an address is let through only as the mark put in its place. */
const unsafe =
  /[\\<>@{}]|url\(|image\(|image-set\(|cross-fade\(|element\(|src\(|expression|javascript|\/\*|-moz-binding|behavior/i;
const property = /^(?:--)?[a-z][a-z0-9-]*$/i;

/** Above so many the rest of a style is left out. */
const mostDeclarations = 60;

/** Declarations that load nothing but the media of the template and cannot leave their element. */
export function sanitizeStyle(style: string, mediaUrl: MediaUrl): string {
  return splitDeclarations(style)
    .slice(0, mostDeclarations)
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const value = sanitizeValue(declaration.slice(colon + 1).trim(), mediaUrl);
      if (colon < 1 || !property.test(name) || value === undefined || value === '') {
        return [];
      }
      // What is fixed to the window would cover everything else.
      return name === 'position' && /fixed|sticky/i.test(value) ? [] : [`${name}:${value}`];
    })
    .join(';');
}

function sanitizeValue(value: string, mediaUrl: MediaUrl): string | undefined {
  const addresses: string[] = [];
  const marked = value.replace(cssUrl, (_, inner: string) => {
    const sha256 = symbol.exec(inner)?.[1];
    const address = sha256 === undefined ? undefined : mediaUrl(sha256);
    addresses.push(address === undefined ? 'none' : `url("${encodeAddress(address)}")`);
    return ` ${mark} `;
  });
  if (unsafe.test(marked)) {
    return undefined;
  }
  let at = 0;
  return marked
    .replace(/ {2,}/g, ' ')
    .replaceAll(mark, () => addresses[at++] ?? 'none')
    .trim();
}

const mark = '\u{e000}';

/** Safe inside quotes, in CSS and in HTML. */
export const encodeAddress = (address: string) =>
  address.replace(/["'\\\s<>()]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** At semicolons that stand outside brackets and quotes. */
function splitDeclarations(style: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let quote = '';
  let start = 0;
  for (let at = 0; at < style.length; at += 1) {
    const letter = style[at] as string;
    if (quote !== '') {
      quote = letter === quote ? '' : quote;
    } else if (letter === '"' || letter === "'") {
      quote = letter;
    } else if (letter === '(') {
      depth += 1;
    } else if (letter === ')') {
      depth = Math.max(0, depth - 1);
    } else if (letter === ';' && depth === 0) {
      parts.push(style.slice(start, at));
      start = at + 1;
    }
  }
  return [...parts, style.slice(start)];
}
