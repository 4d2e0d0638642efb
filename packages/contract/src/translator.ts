import { readPluralRule } from './plural.rules.js';

type Values = Record<string, string | number>;

/** Maps source texts to plural forms; the empty text has the header. */
export type Translation = Record<string, unknown>;

export type Translator = {
  t: (text: string, values?: Values) => string;
  /** Translates a text with a number; `{count}` is the given number. */
  tn: (single: string, plural: string, count: number, values?: Values) => string;
  /** Translates a message of the contract or a server; keeps an untranslated one. */
  translateMessage: <Text extends string | undefined>(text: Text) => Text | string;
};

/** Finds translations; undefined for an unknown text. */
export type Texts = {
  find: (text: string) => string | undefined;
  findForm: (single: string, plural: string, count: number) => string | undefined;
};

/** Shows the source text where `texts` has no translation. */
export function translateWith({ find, findForm }: Texts): Translator {
  const t: Translator['t'] = (text, values = {}) => fill(find(text) ?? text, values);
  return {
    t,
    tn: (single, plural, count, values = {}) =>
      fill(findForm(single, plural, count) ?? (count === 1 ? single : plural), { count, ...values }),
    translateMessage: (text) => text && t(text),
  };
}

/** Translates with a catalogue. */
export function createTranslator(translation: Translation = {}): Translator {
  const head = translation[''] as { 'plural-forms'?: string } | undefined;
  const formOf = readPluralRule(head?.['plural-forms'] || 'plural=(n != 1)');
  const formsOf = (text: string) =>
    text !== '' && Object.hasOwn(translation, text) ? (translation[text] as readonly string[]) : undefined;
  return translateWith({
    find: (text) => formsOf(text)?.[0],
    findForm: (single, _plural, count) => formsOf(single)?.[formOf(count)],
  });
}

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : all));
