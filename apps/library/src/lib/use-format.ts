import { useHost } from './host.js';

/** Formats numbers in the site's language. */
export const useFormat = () => formatsOf(useHost().boot.locale);

type Formats = ReturnType<typeof makeFormats>;

/** Cached, because creating them takes longer than drawing a card. */
const made = new Map<string, Formats>();

function formatsOf(locale: string): Formats {
  const formats = made.get(locale) ?? makeFormats(locale);
  made.set(locale, formats);
  return formats;
}

function makeFormats(locale: string) {
  const language = languageOf(locale);
  const counts = new Intl.NumberFormat(language);
  const averages = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const prices = new Map<string, Intl.NumberFormat>();
  const pricesIn = (currency: string, isWhole: boolean) => {
    const key = `${currency} ${isWhole}`;
    const digits = isWhole ? { maximumFractionDigits: 0 } : { minimumFractionDigits: 2, maximumFractionDigits: 3 };
    const price =
      prices.get(key) ??
      new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay: 'narrowSymbol', ...digits });
    prices.set(key, price);
    return price;
  };
  return {
    count: (value: number) => counts.format(value),
    average: (value: number) => averages.format(value),
    /** `currency` as in ISO 4217. */
    price: (value: number, currency = 'USD') => pricesIn(currency, Number.isInteger(value)).format(value),
  };
}

/** Converts WordPress's `de_DE_formal` to the browsers' `de-DE`. */
export function languageOf(locale: string): string | undefined {
  const language = locale.split('_').slice(0, 2).join('-');
  return Intl.NumberFormat.supportedLocalesOf(/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) ? language : [])[0];
}
