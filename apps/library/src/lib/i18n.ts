import { brand } from '@kithouse/contract';

type Translator = {
  __: (text: string, domain: string) => string;
  _n: (single: string, plural: string, count: number, domain: string) => string;
};
type Values = Record<string, string | number>;

/** WordPress holds the translations; outside of it the text stands as written. */
const translator = () => (globalThis as { wp?: { i18n?: Translator } }).wp?.i18n;

/** A text in the person's language. `{name}` is replaced by the value of that name. */
export function t(text: string, values: Values = {}): string {
  return fill(translator()?.__(text, brand.slug) ?? text, values);
}

/** The same for a number of things; `{count}` is the number as given. */
export function tn(single: string, plural: string, count: number, values: Values = {}): string {
  return fill(findForm(single, plural, count) ?? (count === 1 ? single : plural), { count, ...values });
}

/** Returns undefined without WordPress, and for a language whose rule of plurals can't be read. */
function findForm(...[single, plural, count]: [string, string, number]): string | undefined {
  try {
    return translator()?._n(single, plural, count, brand.slug);
  } catch {
    return undefined;
  }
}

/** A sentence of the contract or of a server in the person's language; one that nobody translated stays as it came. */
export const said = <Text extends string | undefined>(text: Text) => text && t(text);

const fill = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (all, key: string) => (Object.hasOwn(values, key) ? String(values[key]) : all));
