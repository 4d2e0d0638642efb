import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';
import { keyOf, type Message } from './message.js';

/** Holds a message with its translation, one text per plural form. Empty ones are untranslated. */
export type Entry = Message & { translations: string[]; is_fuzzy: boolean };
export type Catalogue = { headers: Record<string, string>; entries: Entry[] };

/** Parses a .po or .pot file without obsolete entries (`#~`). Throws with the number of an invalid line. */
export function parsePo(text: string): Catalogue {
  const { headers, translations } = read(text);
  const entries = Object.values(translations).flatMap((ofContext) => Object.values(ofContext));
  return { headers: { ...headers }, entries: entries.filter(({ msgid }) => msgid !== '').map(toEntry) };
}

/** Reads strictly, except that a new translation may still have the number of plural forms of the template. */
function read(text: string): GetTextTranslations {
  try {
    return po.parse(text, { validation: true });
  } catch (error) {
    if (error instanceof RangeError) {
      return po.parse(text);
    }
    throw error;
  }
}

const toEntry = ({ msgctxt, msgid, msgid_plural, msgstr, comments }: GetTextTranslation): Entry => ({
  ...(msgctxt !== undefined && { context: msgctxt }),
  single: msgid,
  ...(msgid_plural !== undefined && { plural: msgid_plural }),
  comments: comments?.extracted?.split('\n') ?? [],
  references: comments?.reference?.split(/\s+/) ?? [],
  translations: msgstr,
  is_fuzzy: /\bfuzzy\b/.test(comments?.flag ?? ''),
});

const quote = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;

/** Writes a catalogue in the order of GNU gettext. Omits line numbers, so that moved lines cause no change. */
export function printPo({ headers, entries }: Catalogue): string {
  const head = Object.entries(headers).map(([name, value]) => quote(`${name}: ${value}\n`));
  return [['msgid ""', 'msgstr ""', ...head].join('\n'), ...entries.map(printEntry)].join('\n\n').concat('\n');
}

function printEntry({ context, single, plural, comments, references, translations, is_fuzzy }: Entry): string {
  const places = references.map((file) => `#: ${file}`);
  const flags = [...(is_fuzzy ? ['fuzzy'] : []), ...(/%(?:\d+\$)?[sd]/.test(single) ? ['php-format'] : [])];
  return [
    ...comments.flatMap((comment) => comment.split('\n').map((line) => `#. ${line.trim()}`)),
    ...places,
    ...(flags.length > 0 ? [`#, ${flags.join(', ')}`] : []),
    ...(context === undefined ? [] : [`msgctxt ${quote(context)}`]),
    `msgid ${quote(single)}`,
    ...(plural === undefined
      ? [`msgstr ${quote(translations[0] ?? '')}`]
      : [`msgid_plural ${quote(plural)}`, ...translations.map((text, index) => `msgstr[${index}] ${quote(text)}`)]),
  ].join('\n');
}

/** Updates a catalogue to the current messages: keeps translations, adds empty entries and removes obsolete ones. */
export function updateCatalogue({ headers, entries }: Catalogue, messages: Message[]): Catalogue {
  const known = new Map(entries.map((entry) => [keyOf(entry), entry]));
  const forms = countForms(headers);
  const toEntry = (message: Message): Entry => {
    const former = known.get(keyOf(message));
    const count = message.plural === undefined ? 1 : forms;
    const translations = Array.from({ length: count }, (_, index) => former?.translations[index] ?? '');
    return { ...message, translations, is_fuzzy: former?.is_fuzzy ?? false };
  };
  return { headers, entries: messages.map(toEntry) };
}

/** Returns the number of plural forms, by default two. */
export const countForms = (headers: Record<string, string>) =>
  Number(/nplurals\s*=\s*(\d+)/.exec(headers['Plural-Forms'] ?? '')?.[1] ?? 2);

/** Finds why an entry cannot be shown; undefined if it is complete. */
export function findFault(entry: Entry, placeholders: (text: string) => string[]): 'missing' | 'fuzzy' | 'broken' | undefined {
  if (entry.translations.length === 0 || entry.translations.some((text) => text.trim() === '')) {
    return 'missing';
  }
  const allowed = [entry.single, ...(entry.plural === undefined ? [] : [entry.plural])].map((text) => String(placeholders(text)));
  if (entry.translations.some((text) => !allowed.includes(String(placeholders(text))))) {
    return 'broken';
  }
  return entry.is_fuzzy ? 'fuzzy' : undefined;
}
