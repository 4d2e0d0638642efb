type Amounts = { price: number; discounted_price: number };

/** No currency has more than three decimals; whole thousandths are free of binary fractions. */
const thousandths = (amount: number) => Math.round(amount * 1000);

/** Whole percent saved, cut; 0 where there is nothing to compare. */
export function savingsPercent({ price, discounted_price }: Amounts): number {
  const [full, now] = [thousandths(price), thousandths(discounted_price)];
  return full > 0 ? Math.max(0, Math.floor(((full - now) * 100) / full)) : 0;
}

/** A month of a yearly plan, cut (not rounded) after two decimals. */
export function monthlyPrice({ discounted_price }: Pick<Amounts, 'discounted_price'>): number {
  return Math.trunc(thousandths(discounted_price) / 120) / 100;
}

/** Currencies whose smallest coin is not a hundredth (ISO 4217). `Intl` is no source: it drops coins that are out of use. */
const digits: Record<string, number> = Object.fromEntries([
  ...['BIF', 'CLP', 'DJF', 'GNF', 'ISK', 'JPY', 'KMF', 'KRW', 'PYG', 'RWF', 'UGX', 'VND', 'VUV', 'XAF', 'XOF', 'XPF'].map(
    (code) => [code, 0] as const,
  ),
  ...['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND'].map((code) => [code, 3] as const),
]);

/** Decimals an amount of this currency has. */
export const currencyDigits = (currency: string): number => digits[currency] ?? 2;

/** An amount in the smallest coin, as a whole number. */
export const toMinor = (amount: number, currency: string): number => Math.round(amount * 10 ** currencyDigits(currency));

/** An amount in units of the currency, from one in its smallest coin. */
export const fromMinor = (minor: number, currency: string): number => minor / 10 ** currencyDigits(currency);

type Format = { isShort?: boolean; language?: string };

/** An amount as people read it, such as `$39.00`. `isShort` leaves out decimals that say nothing. */
export function formatAmount(amount: number, currency: string, { isShort = false, language = 'en' }: Format = {}): string {
  const digits = currencyDigits(currency);
  const fraction = { minimumFractionDigits: isShort && Number.isInteger(amount) ? 0 : digits, maximumFractionDigits: digits };
  return new Intl.NumberFormat(language, { style: 'currency', currency, ...fraction }).format(amount);
}
