/** Returns a medium's address; undefined if it cannot be shown. */
export type MediaUrl = (sha256: string) => string | undefined;

const symbol = /kit:media\/([0-9a-f]{64})\/(?:url|id)/;
/** Visits each letter once: a million opening brackets would otherwise take hours. */
const cssUrl = /url\(([^"'()]*|\s*"[^"()]*"\s*|\s*'[^'()]*'\s*)\)/gi;

/** Matches CSS that could load, run or escape; addresses pass only as their placeholder marks. */
const unsafe =
  /[\\<>@{}]|url\(|image\(|image-set\(|cross-fade\(|element\(|src\(|expression|javascript|\/\*|-moz-binding|behavior/i;
const property = /^(?:--)?[a-z][a-z0-9-]*$/i;

/** Limits the declarations of a style. */
const maxDeclarations = 60;

/** Keeps declarations that load only the template's media and cannot leave their element. */
export function sanitizeStyle(style: string, mediaUrl: MediaUrl): string {
  return splitDeclarations(style)
    .slice(0, maxDeclarations)
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      const name = declaration.slice(0, colon).trim().toLowerCase();
      const value = sanitizeValue(declaration.slice(colon + 1).trim(), mediaUrl);
      if (colon < 1 || !property.test(name) || value === undefined || value === '') {
        return [];
      }
      // Fixed elements would cover everything else.
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

/** Encodes an address for quotes in CSS and HTML. */
export const encodeAddress = (address: string) =>
  address.replace(/["'\\\s<>()]/g, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Splits at semicolons outside brackets and quotes. */
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
