/** Writes block markup exactly as the block editor saves it. */

export type Style = Record<string, string>;

const escapes: [RegExp, string][] = [
  [/--/g, '\\u002d\\u002d'],
  [/</g, '\\u003c'],
  [/>/g, '\\u003e'],
  [/&/g, '\\u0026'],
  [/\\"/g, '\\u0022'],
];

/** Returns attributes as JSON for the comment of a block. */
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

/** Returns an opening tag without empty classes and declarations. */
export function open(tag: string, classes: (string | false | undefined)[], style: Style = {}, more = ''): string {
  const names = classes.filter(Boolean).join(' ');
  const css = Object.entries(style)
    .map(([name, value]) => `${name}:${value}`)
    .join(';');
  return `<${tag}${more}${names ? ` class="${names}"` : ''}${css ? ` style="${css}"` : ''}>`;
}
