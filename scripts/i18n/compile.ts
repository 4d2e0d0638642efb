import { keyOf, listPlaceholders } from './message.js';
import { type Catalogue, type Entry, findFault } from './po.js';

type Choose = (entry: Entry) => boolean;

/** What is still to be done, or would show something broken, is left to the text as written. */
const choose = ({ entries }: Catalogue, wanted: Choose) =>
  entries.filter((entry) => wanted(entry) && !findFault(entry, listPlaceholders));

/** The chosen texts in the form that `wp.i18n.setLocaleData` takes. */
export function toLocaleData({ headers, entries }: Catalogue, wanted: Choose): Record<string, unknown> {
  const head = { domain: 'messages', lang: headers.Language ?? '', 'plural-forms': headers['Plural-Forms'] ?? '' };
  const texts = choose({ headers, entries }, wanted).map((entry) => [keyOf(entry), entry.translations]);
  return { '': head, ...Object.fromEntries(texts) };
}

/** The chosen texts in the form of a .l10n.php file, which WordPress reads since 6.5 and PHP keeps compiled. */
export function toPhp({ headers, entries }: Catalogue, wanted: Choose): string {
  const texts = choose({ headers, entries }, wanted).map((entry) => {
    const key = entry.plural === undefined ? keyOf(entry) : `${keyOf(entry)}\0${entry.plural}`;
    return `\t\t${toLiteral(key)} => ${toLiteral(entry.translations.join('\0'))},`;
  });
  return [
    '<?php',
    'return array(',
    `\t'language' => ${toLiteral(headers.Language ?? '')},`,
    `\t'plural-forms' => ${toLiteral(headers['Plural-Forms'] ?? '')},`,
    "\t'messages' => array(",
    ...texts,
    '\t),',
    ');',
    '',
  ].join('\n');
}

/** A double-quoted literal in which nothing is read as a variable or ends the text. */
function toLiteral(text: string): string {
  const escaped = text
    .replace(/[\\"$]/g, '\\$&')
    .replaceAll('\0', '\\x00')
    .replaceAll('\u0004', '\\x04')
    .replaceAll('\n', '\\n');
  return `"${escaped}"`;
}
