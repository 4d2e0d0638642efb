type Amounts = { price: number; discounted_price: number };

/** Rounds to thousandths, because no currency has more decimals and integers avoid binary fractions. */
const thousandths = (amount: number) => Math.round(amount * 1000);

/** Returns the saving in whole percent, truncated; 0 without a comparison. */
export function savingsPercent({ price, discounted_price }: Amounts): number {
  const [full, now] = [thousandths(price), thousandths(discounted_price)];
  return full > 0 ? Math.max(0, Math.floor(((full - now) * 100) / full)) : 0;
}

/** Returns the monthly price of a yearly plan, truncated after two decimals. */
export function monthlyPrice({ discounted_price }: Pick<Amounts, 'discounted_price'>): number {
  return Math.trunc(thousandths(discounted_price) / 120) / 100;
}

/** Lists currencies whose smallest unit is not a hundredth (ISO 4217). `Intl` drops obsolete units. */
const digits: Record<string, number> = Object.fromEntries([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (code) => [code, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

export const currencyDigits = (currency: string): number => digits[currency] ?? 2;

export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** currencyDigits(currency));

export const fromMinor = (minor: number, currency: string): number => minor / 10 ** currencyDigits(currency);

type Format = { isShort?: boolean; language?: string };

/** Formats an amount such as `$39.00`. `isShort` omits zero decimals. */
export function formatAmount(amount: number, currency: string, { isShort = false, language = 'en' }: Format = {}): string {
  const digits = currencyDigits(currency);
  const fraction = { minimumFractionDigits: isShort && Number.isInteger(amount) ? 0 : digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction }).format(amount);
}
