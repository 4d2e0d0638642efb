import { type GetTextTranslations, mo } from 'gettext-parser';
import { keyOf, listPlaceholders } from './message.js';
import { type Catalogue, type Entry, findFault } from './po.js';

type Choose = (entry: Entry) => boolean;

/** Chooses complete translations; unfinished and faulty ones fall back to the source. */
const choose = ({ entries }: Catalogue, wanted: Choose) =>
  entries.filter((entry) => wanted(entry) && !findFault(entry, listPlaceholders));

/** Converts the chosen texts to `wp.i18n.setLocaleData` format. */
export function toLocaleData({ headers, entries }: Catalogue, wanted: Choose): Record<string, unknown> {
  const head = { domain: 'messages', lang: headers.Language ?? '', 'plural-forms': headers['Plural-Forms'] ?? '' };
  const texts = choose({ headers, entries }, wanted).map((entry) => [keyOf(entry), entry.translations]);
  return { '': head, ...Object.fromEntries(texts) };
}

/** Converts the chosen texts to a .l10n.php file, which WordPress reads since 6.5 and PHP caches compiled. */
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

/** Converts the chosen texts to gettext's binary format, for sites and tools that read no other. */
export function toMo({ headers, entries }: Catalogue, wanted: Choose): Uint8Array {
  const translations: GetTextTranslations['translations'] = {};
  for (const { context = '', single, plural, translations: msgstr } of choose({ headers, entries }, wanted)) {
    translations[context] ??= {};
    translations[context][single] = { msgctxt: context, msgid: single, msgid_plural: plural, msgstr };
  }
  return mo.compile({ charset: 'utf-8', headers, translations });
}

/** Writes a double-quoted PHP literal with escaped variables and quotes. */
function toLiteral(text: string): string {
  const escaped = text
    .replace(/[\\"$]/g, '\\$&')
    .replaceAll('\0', '\\x00')
    .replaceAll('\u0004', '\\x04')
    .replaceAll('\n', '\\n');
  return `"${escaped}"`;
}
