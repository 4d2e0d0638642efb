import { type HtmlTag, scanHtml } from '../../read/media/scan-html.js';
import { decodeEntities } from '../../read/media/scan-urls.js';

type Token = { text: string } | { tag: string; attributes: [string, string][] } | { closing: string };

/**
 * Normalises HTML, so that equal rendering gives equal text: ignores attribute order and quotes, invisible white space, comments
 * and self-closing slashes.
 */
export function canonicalHtml(html: string): string {
  const tokens: Token[] = [];
  let raw = 0;
  scanHtml(html, {
    onTag: (tag) => {
      raw += keepsSpace.has(tag.name) ? 1 : 0;
      tokens.push({ tag: tag.name, attributes: attributesOf(html, tag) });
    },
    onClosing: (name) => {
      raw = Math.max(0, raw - (keepsSpace.has(name) ? 1 : 0));
      const last = tokens.at(-1);
      // `<path></path>` equals `<path/>`.
      if (!(last && 'tag' in last && last.tag === name)) {
        tokens.push({ closing: name });
      }
    },
    onText: (start, end) => {
      const text = html.slice(start, end);
      tokens.push({ text: raw > 0 ? text : text.replace(/[ \t\n\r\f]+/g, ' ') });
    },
  });
  return JSON.stringify(
    tokens
      .map((token, at) => ('text' in token ? trim(token.text, tokens[at - 1], tokens[at + 1]) : token))
      .filter((token) => token !== ''),
  );
}

/** Trims white space except between words and inline elements. */
function trim(text: string, before: Token | undefined, after: Token | undefined): string {
  const start = isBoundary(before) ? text.replace(/^[ \n]+/, '') : text;
  return decode(isBoundary(after) ? start.replace(/[ \n]+$/, '') : start);
}

function isBoundary(token: Token | undefined): boolean {
  const name = token && ('tag' in token ? token.tag : 'closing' in token ? token.closing : '');
  return name === undefined || (name !== '' && !inline.has(name) && !keepsSpace.has(name));
}

function attributesOf(html: string, { attributes }: HtmlTag): [string, string][] {
  const found = attributes.map(({ name, start, end }): [string, string] => [
    name,
    canonicalValue(name, decode(html.slice(start, end))),
  ]);
  return found
    .filter(([name, value]) => value !== '' || !(name === 'class' || name === 'style'))
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function canonicalValue(name: string, value: string): string {
  if (name === 'class') {
    return [...new Set(value.split(/\s+/))].sort().join(' ').trim();
  }
  if (name !== 'style') {
    return value;
  }
  const declarations = value.split(';').map((declaration) => declaration.trim().replace(/\s*:\s*/, ':'));
  return declarations.filter((declaration) => declaration !== '').join(';');
}

const decode = (text: string) => decodeEntities(text.replace(/&(nbsp|#160|#xa0);/gi, '\u00a0'));

const keepsSpace = new Set(['pre', 'textarea', 'script', 'style']);
const inline = new Set(
  'a abbr b bdi bdo button cite code data del dfn em i img input ins kbd label mark q s samp select small span strong sub sup svg time u var'.split(
    ' ',
  ),
);
