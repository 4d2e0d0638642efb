import type { BundleFont } from '@kithouse/contract';
import { keepNamedFonts } from '../fonts/named-fonts.js';

/** Describes the files that a browser loads for a page. */
export type Weight = { bytes: number; requests: number; fonts: string[] };

/** Returns the placeholder address of a file in a rendered page. */
export const addressOf = (sha256: string) => `/file/${sha256}`;

type Rendered = {
  /** The page without its own `@font-face` rules. */
  html: string;
  fonts: readonly BundleFont[];
  bytesOf: (sha256: string) => number;
};

/** Weighs a rendered page: its markup, the files that it shows, and the Latin faces of the fonts that it names. */
export function weighPage({ html, fonts, bytesOf }: Rendered): Weight {
  const shown = Array.from(html.matchAll(/\/file\/([0-9a-f]{64})/g), ([, sha256 = '']) => sha256);
  const named = keepNamedFonts(fonts, html);
  const hasItalic = /<(?:em|i|cite)\b|font-style:\s*italic/i.test(html);
  const faces = named.flatMap((font) =>
    font.faces.filter(({ range, style }) => isLatin(range) && (hasItalic || style === 'normal')),
  );
  const files = [...new Set([...shown, ...faces.map(({ sha256 }) => sha256)])];
  const body = html.slice(html.indexOf('<body'));
  return {
    bytes: new TextEncoder().encode(body).length + files.reduce((sum, sha256) => sum + bytesOf(sha256), 0),
    requests: files.length,
    fonts: named.map(({ name }) => name),
  };
}

/** Returns true if the characters of a face include `a`. Browsers load a face only for characters that a page has. */
function isLatin(range: string | undefined): boolean {
  const letter = 'a'.charCodeAt(0);
  return (
    range === undefined ||
    range.split(',').some((part) => {
      const [from = '', to = from] = part.trim().replace(/^U\+/i, '').split('-');
      return Number.parseInt(from.replaceAll('?', '0'), 16) <= letter && letter <= Number.parseInt(to.replaceAll('?', 'F'), 16);
    })
  );
}
