import { useHost } from './host.js';

/** Numbers as the site's language writes them. */
export const useFormat = () => formatsOf(useHost().boot.locale);

type Formats = ReturnType<typeof makeFormats>;

/** Every card asks for them, and making them takes the browser longer than drawing the card. */
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
    /** `currency` as ISO 4217 has it. */
    price: (value: number, currency = 'USD') => pricesIn(currency, Number.isInteger(value)).format(value),
  };
}

/** WordPress writes `de_DE_formal`, browsers know `de-DE`. */
export function languageOf(locale: string): string | undefined {
  const language = locale.split('_').slice(0, 2).join('-');
  return Intl.NumberFormat.supportedLocalesOf(/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) ? language : [])[0];
}
