import { currencyDigits, type PricingEntry, sentence } from '@kithouse/contract';
import * as z from 'zod';

/** Accepts a price in units of the currency. */
const price = z.coerce.number().positive().max(100_000_000).optional();

/** Defines the settings of an instance that sells. */
export const sellingSettings = {
  KITHOUSE_CURRENCY: z
    .string()
    .refine((code) => Intl.supportedValuesOf('currency').includes(code), 'is not a currency code such as EUR')
    .default('USD')
    .describe('Currency of all prices, as an ISO 4217 code.'),
  KITHOUSE_YEARLY_PRICE: price.describe(
    'Price of the yearly plan for all templates. Default: not sold; in development, a sample price if neither plan has a price.',
  ),
  KITHOUSE_YEARLY_REGULAR_PRICE: price.describe('Regular price shown beside the yearly price. Default: none.'),
  KITHOUSE_LIFETIME_PRICE: price.describe(
    'Price of the lifetime plan for all templates, paid once. Default: as for the yearly plan.',
  ),
  KITHOUSE_LIFETIME_REGULAR_PRICE: price.describe('Regular price shown beside the lifetime price. Default: none.'),
  KITHOUSE_PAYMENT_INSTRUCTIONS: z
    .string()
    .max(2000)
    .transform((text) => text.replaceAll('\\n', '\n').trim())
    .default('You’ll get the payment details in a separate email.')
    .describe('Instructions for manual payment, such as bank details; \\n begins a new line. Used where Stripe is not set up.'),
  KITHOUSE_OPERATOR_MAIL: z.email().optional().describe('Recipient of emails about orders to confirm. Default: none.'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_\w+$/, 'is not a secret key of Stripe')
    .optional()
    .describe('Secret key of a Stripe account. With it, orders are paid on Stripe instead of manually.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\S+$/, 'is not a signing secret of a Stripe webhook')
    .optional()
    .describe('Signing secret of the Stripe webhook that calls <public address>/webhooks/stripe.'),
  STRIPE_API_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .default('https://api.stripe.com')
    .describe('Address of Stripe. Change it in tests only.'),
};

const Settings = z.object(sellingSettings);
type Given = z.infer<typeof Settings>;

const pricePlans = [
  { type: 'year', name: sentence('Premium'), setting: 'YEARLY', sample: { price: 99, discounted_price: 59 } },
  { type: 'one_time', name: sentence('Lifetime'), setting: 'LIFETIME', sample: { price: 249, discounted_price: 149 } },
] as const;

/** Reports incompatible settings with the reason. */
export function checkSelling(given: Given, refuse: (name: string, reason: string) => void) {
  const digits = currencyDigits(given.KITHOUSE_CURRENCY);
  for (const { setting } of pricePlans) {
    const names = [`KITHOUSE_${setting}_PRICE`, `KITHOUSE_${setting}_REGULAR_PRICE`] as const;
    const [paid, regular] = names.map((name) => given[name]);
    if (regular !== undefined && regular < (paid ?? Number.POSITIVE_INFINITY)) {
      refuse(names[1], `needs ${names[0]}, and must not be below it`);
    }
    for (const name of names) {
      const amount = given[name];
      if (amount !== undefined && Number(amount.toFixed(digits)) !== amount) {
        refuse(name, `has more than the ${digits} decimals of ${given.KITHOUSE_CURRENCY}`);
      }
    }
  }
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: secret } = given;
  if ((key === undefined) !== (secret === undefined)) {
    refuse(key === undefined ? 'STRIPE_SECRET_KEY' : 'STRIPE_WEBHOOK_SECRET', 'is needed too: Stripe takes both settings');
  }
}

export function toSelling(given: Given, isDevelopment: boolean) {
  const currency = given.KITHOUSE_CURRENCY;
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhookSecret } = given;
  const sold = pricePlans.flatMap(({ type, name, setting }): PricingEntry[] => {
    const paid = given[`KITHOUSE_${setting}_PRICE`];
    const regular = given[`KITHOUSE_${setting}_REGULAR_PRICE`] ?? paid;
    return paid === undefined || regular === undefined ? [] : [{ type, name, price: regular, discounted_price: paid, currency }];
  });
  const samples = pricePlans.map(({ type, name, sample }): PricingEntry => ({ type, name, ...sample, currency }));
  return {
    currency,
    plans: sold.length === 0 && isDevelopment ? samples : sold,
    paymentInstructions: given.KITHOUSE_PAYMENT_INSTRUCTIONS,
    operatorMail: given.KITHOUSE_OPERATOR_MAIL,
    stripe: key && webhookSecret ? { key, webhookSecret, apiUrl: given.STRIPE_API_URL } : undefined,
  };
}
