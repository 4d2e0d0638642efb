import { brand } from '@kithouse/contract';

type Translator = {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
};
type Values = Record<string, string | number>;

/** Returns WordPress's translations; without it texts stay in English. */
const translator = () => (globalThis as { wp?: { i18n?: Translator } }).wp?.i18n;

/** Translates a text and replaces `{name}` by the value of that name. */
export function t(text: string, values: Values = {}): string {
  return fill(translator()?.__(text, brand.slug) ?? text, values);
}

/** Translates a text with a number; `{count}` is the given number. */
export function tn(single: string, plural: string, count: number, values: Values = {}): string {
  return fill(findForm(single, plural, count) ?? (count === 1 ? single : plural), { count, ...values });
}

/** Returns undefined without WordPress, and for a language whose plural rule is invalid. */
function findForm(...[single, plural, count]: [string, string, number]): string | undefined {
  try {
    return translator()?._n(single, plural, count, brand.slug);
  } catch {
    return undefined;
  }
}

/** Translates a message of the contract or a server; keeps an unknown one. */
export const translateMessage = <Text extends string | undefined>(text: Text) => text && t(text);

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : all));
