import { createTranslator, directionOf, formatAmount, sourceLanguage, type Translation } from '@kithouse/contract';

type Values = Record<string, string | number>;

/** A page shows one language at a time. */
let now = { language: sourceLanguage, translator: createTranslator() };

/** Sets the language of all texts; without a translation the source language is used. */
export function setLanguage(language: string, translation?: Translation): void {
  now = { language, translator: createTranslator(translation) };
  document.documentElement.lang = language;
  for (const element of document.querySelectorAll<HTMLElement>(':root, .kithouse')) {
    element.dir = directionOf(language);
  }
}

/** Returns the shown language with its region, such as `de-AT`. */
export const getLanguage = () => now.language;

/** Translates a text and replaces `{name}` by the value of that name. */
export const t = (text: string, values?: Values): string => now.translator.t(text, values);

/** Translates a text with a number; `{count}` is the given number. */
export const tn = (single: string, plural: string, count: number, values?: Values): string =>
  now.translator.tn(single, plural, count, values);

/** Translates a message of the contract or the cloud; keeps an unknown one. */
export const translateMessage = <Text extends string | undefined>(text: Text): Text | string =>
  now.translator.translateMessage(text);

/** Formats a date for the reader. */
export const formatDay = (at: string) => new Date(at).toLocaleDateString(now.language, { dateStyle: 'medium' });

export const formatTime = (at: string) => new Date(at).toLocaleString(now.language);

export const formatMoney = (amount: number, currency: string, { isShort = false } = {}) =>
  formatAmount(amount, currency, { isShort, language: now.language });

export const formatPercent = (percent: number) => new Intl.NumberFormat(now.language, { style: 'percent' }).format(percent / 100);

/** Formats a list, such as `Elementor, WooCommerce and ACF`. */
export const formatList = (names: readonly string[]) => new Intl.ListFormat(now.language, { type: 'conjunction' }).format(names);
