import { useMemo } from 'react';
import { useHost } from '../hosts/host.js';

/** Numbers as the site's language writes them. */
export function useFormat() {
  const { locale } = useHost().boot;
  return useMemo(() => {
    const language = languageOf(locale);
    const counts = new Intl.NumberFormat(language);
    const whole = new Intl.NumberFormat(language, {
      style: 'currency',
      currency: 'USD',
      currencyDisplay: 'narrowSymbol',
      maximumFractionDigits: 0,
    });
    const exact = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol' });
    return {
      count: (value: number) => counts.format(value),
      price: (value: number) => (Number.isInteger(value) ? whole : exact).format(value),
    };
  }, [locale]);
}

/** WordPress writes `de_DE_formal`, browsers know `de-DE`. */
function languageOf(locale: string): string | undefined {
  const language = locale.split('_').slice(0, 2).join('-');
  return Intl.NumberFormat.supportedLocalesOf(/^[a-z]{2,3}(-[A-Z]{2})?$/.test(language) ? language : [])[0];
}
