import { readPluralRule } from './plural.rules.js';

type Values = Record<string, string | number>;

/** Texts by what they are in the source, one for each plural form; under the empty text what holds for all of them. */
export type Translation = Record<string, unknown>;

export type Translator = {
  /** A text in the language. `{name}` is replaced by the value of that name. */
  t: (text: string, values?: Values) => string;
  /** The same for a number of things; `{count}` is the number as given. */
  tn: (single: string, plural: string, count: number, values?: Values) => string;
  /** A sentence of the contract or of a server; one that nobody translated stays as it came. */
  said: <Text extends string | undefined>(text: Text) => Text | string;
};

/** Translates by a catalogue; without one, all texts stand as they are written. */
export function createTranslator(translation: Translation = {}): Translator {
  const head = translation[''] as { 'plural-forms'?: string } | undefined;
  const formOf = readPluralRule(head?.['plural-forms'] || 'plural=(n != 1)');
  const formsOf = (text: string) =>
    text !== '' && Object.hasOwn(translation, text) ? (translation[text] as readonly string[]) : undefined;
  const t: Translator['t'] = (text, values = {}) => fill(formsOf(text)?.[0] ?? text, values);
  return {
    t,
    tn: (single, plural, count, values = {}) =>
      fill(formsOf(single)?.[formOf(count)] ?? (count === 1 ? single : plural), { count, ...values }),
    said: (text) => (text === undefined ? text : t(text)),
  };
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : all));
