import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint } from './endpoint.js';

/** `year` is paid per year, `one_time` once. */
export const PricePlan = z.enum(['year', 'one_time']);
export type PricePlan = z.infer<typeof PricePlan>;

/** Prices a plan: `discounted_price` is charged, `price` is the comparison. Amounts in units of `currency` (ISO 4217). */
export const PricingEntry = z.object({
  type: PricePlan,
  name: z.string(),
  price: z.number(),
  discounted_price: z.number(),
  currency: z.string(),
});
export type PricingEntry = z.infer<typeof PricingEntry>;

export const listPricing = endpoint({
  name: 'pricing.list',
  method: 'GET',
  path: '/pricing',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
  unreachable: 'pricing_fetch_failed',
  input: z.object({}),
  output: z.array(PricingEntry),
  errors: ['pricing_fetch_failed'],
});
