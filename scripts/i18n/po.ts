import { keyOf, type Message } from './message.js';

/** Holds a message with its translation, one text per plural form. Empty ones are untranslated. */
export type Entry = Message & { translations: string[]; is_fuzzy: boolean };
export type Catalogue = { headers: Record<string, string>; entries: Entry[] };

const escapes: Record<string, string> = { '\\n': '\n', '\\t': '\t', '\\r': '\r', '\\"': '"', '\\\\': '\\' };
const unquote = (text: string) => text.replace(/\\[ntr"\\]/g, (found) => escapes[found] ?? found);
const quote = (text: string) =>
  `"${text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\t', '\\t').replaceAll('\r', '\\r').replaceAll('\n', '\\n')}"`;

/** Parses a .po or .pot file without obsolete entries (`#~`). Throws with the invalid line. */
export function parsePo(text: string): Catalogue {
  const entries = text.split(/\r?\n(?:[ \t]*\r?\n)+/).flatMap((block) => parseEntry(block) ?? []);
  const [head] = entries;
  if (head?.single !== '' || head.context !== undefined) {
    return { headers: {}, entries };
  }
  const lines = (head.translations[0] ?? '').split('\n').filter((line) => line.includes(':'));
  const headers = lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]);
  return { headers: Object.fromEntries(headers) as Record<string, string>, entries: entries.slice(1) };
}

function parseEntry(block: string): Entry | undefined {
  const entry: Entry = { single: '', comments: [], references: [], translations: [], is_fuzzy: false };
  let append: ((more: string) => void) | undefined;
  for (const line of block.split(/\r?\n/).map((one) => one.trim())) {
    const [, mark, note] = /^#([.:,]?)\s*(.*)$/.exec(line) ?? [];
    if (mark !== undefined) {
      addNote(entry, mark, note ?? '');
      continue;
    }
    const [, field, index, value] = /^(?:(msgctxt|msgid_plural|msgid|msgstr)(?:\[(\d+)\])?\s*)?"(.*)"$/.exec(line) ?? [];
    if (value === undefined) {
      if (line !== '') {
        throw new Error(`This line of a translation is invalid: ${line}`);
      }
      continue;
    }
    append = field === undefined ? append : appenderOf(entry, field, Number(index ?? 0));
    append?.(unquote(value));
  }
  return append && entry;
}

function addNote(entry: Entry, mark: string, note: string) {
  if (mark === '.') {
    entry.comments.push(note);
  } else if (mark === ':') {
    entry.references.push(...note.split(/\s+/));
  } else if (mark === ',') {
    entry.is_fuzzy ||= /\bfuzzy\b/.test(note);
  }
}

function appenderOf(entry: Entry, field: string, index: number): (more: string) => void {
  if (field === 'msgstr') {
    return (more) => {
      entry.translations[index] = (entry.translations[index] ?? '') + more;
    };
  }
  const name = ({ msgctxt: 'context', msgid_plural: 'plural' } as const)[field] ?? 'single';
  return (more) => {
    entry[name] = (entry[name] ?? '') + more;
  };
}

/** Writes a catalogue. Omits line numbers, so that moved lines cause no change. */
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
