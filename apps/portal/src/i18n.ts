import { createTranslator, directionOf, formatAmount, sourceLanguage, type Translation } from '@kithouse/contract';

type Values = Record<string, string | number>;

/** One page speaks one language at a time. */
let now = { language: sourceLanguage, translator: createTranslator() };

/** All that is shown from now on is in this language; without a translation in the source's. */
export function setLanguage(language: string, translation?: Translation): void {
  now = { language, translator: createTranslator(translation) };
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>(':root, .kithouse')) {
    element.dir = directionOf(language);
  }
}

/** The language that is shown, with its region, such as `de-AT`. */
export const getLanguage = () => now.language;

/** A text in the person's language. `{name}` is replaced by the value of that name. */
export const t = (text: string, values?: Values): string => now.translator.t(text, values);

/** The same for a number of things; `{count}` is the number as given. */
export const tn = (single: string, plural: string, count: number, values?: Values): string =>
  now.translator.tn(single, plural, count, values);

/** A sentence of the contract or of the cloud in the person's language; one that nobody translated stays as it came. */
export const said = <Text extends string | undefined>(text: Text): Text | string => now.translator.said(text);

/** A day in the reader's own words. */
export const formatDay = (at: string) => new Date(at).toLocaleDateString(now.language, { dateStyle: 'medium' });

export const formatTime = (at: string) => new Date(at).toLocaleString(now.language);

export const formatMoney = (amount: number, currency: string, { isShort = false } = {}) =>
  formatAmount(amount, currency, { isShort, language: now.language });

export const formatPercent = (percent: number) => new Intl.NumberFormat(now.language, { style: 'percent' }).format(percent / 100);

/** Such as `Elementor, WooCommerce and ACF`. */
export const formatList = (names: readonly string[]) => new Intl.ListFormat(now.language, { type: 'conjunction' }).format(names);
