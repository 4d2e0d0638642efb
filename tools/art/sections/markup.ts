/** Writes block markup exactly as the block editor saves it. */

export type Style = Record<string, string>;

const escapes: [RegExp, string][] = [
  [/--/g, '\\u002d\\u002d'],
  [/</g, '\\u003c'],
  [/>/g, '\\u003e'],
  [/&/g, '\\u0026'],
  [/\\"/g, '\\u0022'],
];

/** Returns the attributes as they stand in the comment of a block. */
function toComment(attributes: object): string {
  const json = JSON.stringify(attributes);
  return json === '{}' ? '' : ` ${escapes.reduce((text, [from, to]) => text.replace(from, to), json)}`;
}

export const block = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name}${toComment(attributes)} -->\n${html}\n<!-- /wp:${name} -->`;

/** Returns a block that WordPress fills. */
export const dynamic = (name: string, attributes: object): string => `<!-- wp:${name}${toComment(attributes)} /-->`;

export const join = (blocks: string[]): string => blocks.join('\n\n');

export const escapeText = (text: string): string =>
  text
    .replace(/&(?![a-z]+;|#\d+;)/g, '&amp;')
    .replace(/"/g, '&quot;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;');

/** Returns an opening tag; classes and declarations that are empty are left out. */
export function open(tag: string, classes: (string | false | undefined)[], style: Style = {}, more = ''): string {
  const names = classes.filter(Boolean).join(' ');
  const css = Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `<${tag}${more}${names ? ` class="${names}"` : ''}${css ? ` style="${css}"` : ''}>`;
}

const rem = (px: number) => `${Number((px / 16).toFixed(4))}rem`;

/** Returns a length that grows with the window, from the second value at 390 px to the first at 1280 px. */
export function fluid([desktop, phone]: readonly [number, number]): string {
  if (desktop === phone) {
    return rem(desktop);
  }
  const slope = (desktop - phone) / (1280 - 390);
  const start = rem(Number((phone - slope * 390).toFixed(2)));
  return `clamp(${rem(phone)}, ${start} + ${Number((slope * 100).toFixed(3))}vw, ${rem(desktop)})`;
}

/** Returns a gap, which WordPress ignores unless it is one plain length. */
export const gapOf = (px: number): string => rem(px);
