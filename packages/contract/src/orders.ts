import * as z from 'zod/mini';
import { endpoint, paged } from './endpoint.js';
import { Id, Item, ItemType, Platform } from './items.js';
import { PlanType } from './pricing.js';

/**
 * `pending` waits for the money, `paid` has given the right to what was bought, `cancelled` was given up by the buyer,
 * `refused` by the operator, `refunded` has its money and its right taken back.
 */
export const OrderState = z.enum(['pending', 'paid', 'cancelled', 'refused', 'refunded']);
export type OrderState = z.infer<typeof OrderState>;

/** What people read to each other over the phone: no letter that looks like a digit. */
export const OrderNumber = z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/));

/** One thing sold to one account. Either `item` or `plan` is set. */
export const Order = z.object({
  number: z.string(),
  state: OrderState,
  /** Under which it was sold, whatever it is called today. */
  name: z.string(),
  item: z.nullable(
    z.object({
      id: z.int(),
      slug: z.string(),
      type: ItemType,
      platform: Platform,
      thumbnail: z.nullable(z.string()),
      tint: z.nullable(z.string()),
    }),
  ),
  plan: z.nullable(PlanType),
  /** In units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  /** `manual`: by the instructions, confirmed by the operator. `stripe`: on a page of the payment provider. */
  payment: z.enum(['manual', 'stripe']),
  /** How to pay by hand, in lines; null when there is nothing to pay or it is paid on a page. */
  instructions: z.nullable(z.string()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  /** When it was cancelled, refused or refunded. */
  closed_at: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

/** What a thing would cost whoever asks. */
export const Offer = z.object({
  name: z.string(),
  /** Either `item` or `plan` is set. */
  item: z.nullable(Item),
  plan: z.nullable(PlanType),
  amount: z.number(),
  currency: z.string(),
  payment: z.enum(['manual', 'stripe']),
  /** `free`, or with a price of 0 `plan_only`: not sold by itself. `owned`: there is nothing to pay. */
  state: z.enum(['for_sale', 'free', 'plan_only', 'owned']),
  /** Why it is owned, in words; empty otherwise. */
  reason: z.string(),
  /** Number of an order of the same thing that is not paid yet. */
  pending: z.nullable(z.string()),
});
export type Offer = z.infer<typeof Offer>;

/** The page on which an order is paid; null for an order that is paid by hand or needs no payment any more. */
export const Payable = z.object({ order: Order, pay_url: z.nullable(z.string()) });
export type Payable = z.infer<typeof Payable>;

const provider = { runs: 'provider', capabilities: [] } as const;
// Not with a site's key: it may serve everybody who works there.
const own = { ...provider, access: 'session' } as const;
const operator = { ...provider, access: 'publisher' } as const;
const number = z.object({ number: OrderNumber });
const page = z._default(z.int().check(z.gte(1), z.lte(10_000)), 1);
const utm = z.optional(z.string().check(z.maxLength(60)));

/** For everybody; whoever is signed in learns what they own already. `item` is a slug or an id. */
export const getOffer = endpoint({
  ...provider,
  name: 'orders.offer',
  method: 'GET',
  path: '/offer',
  access: 'public',
  input: z.object({ item: z.optional(z.string().check(z.minLength(1), z.maxLength(120))), plan: z.optional(PlanType) }),
  output: Offer,
  errors: ['item_not_found', 'not_for_sale'],
});

/**
 * Safe to repeat with the same `key`, and one unpaid order a thing: asked for again, the first is answered. `amount` is
 * what the buyer was shown; a price that is another by now is refused, not charged.
 */
export const createOrder = endpoint({
  ...own,
  name: 'orders.create',
  method: 'POST',
  path: '/orders',
  input: z.object({
    key: z.uuid(),
    item_id: z.optional(Id),
    plan: z.optional(PlanType),
    amount: z.number().check(z.gte(0), z.lte(1_000_000_000)),
    utm_source: utm,
    utm_medium: utm,
  }),
  output: Order,
  errors: [
    'not_verified',
    'item_not_found',
    'not_for_sale',
    'already_owned',
    'price_changed',
    'order_closed',
    'payment_unavailable',
    'rate_limited',
  ],
});

/** Opens the page to pay on, or the one that is open already. */
export const payOrder = endpoint({
  ...own,
  name: 'orders.pay',
  method: 'POST',
  path: '/orders/{number}/pay',
  timeout: 60_000,
  input: number,
  output: Payable,
  errors: ['order_not_found', 'payment_unavailable', 'rate_limited'],
});

/** Newest first. */
export const listOrders = endpoint({
  ...own,
  name: 'orders.list',
  method: 'GET',
  path: '/orders',
  input: z.object({ page }),
  output: paged(Order),
  errors: [],
});

export const getOrder = endpoint({
  ...own,
  name: 'orders.get',
  method: 'GET',
  path: '/orders/{number}',
  input: number,
  output: Order,
  errors: ['order_not_found'],
});

/** The order after asking the payment provider how its payment stands. */
export const checkOrder = endpoint({
  ...own,
  name: 'orders.check',
  method: 'POST',
  path: '/orders/{number}/check',
  timeout: 60_000,
  input: number,
  output: Order,
  errors: ['order_not_found', 'payment_unavailable', 'rate_limited'],
});

/** Gives up an order that is not paid. Its payment page closes first, so that nothing can be charged afterwards. */
export const cancelOrder = endpoint({
  ...own,
  name: 'orders.cancel',
  method: 'POST',
  path: '/orders/{number}/cancel',
  timeout: 60_000,
  input: number,
  output: Order,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});

/** An order as the operator sees it. The buyer is null once the account is deleted. */
export const OperatorOrder = z.extend(Order, {
  buyer: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** Oldest first for `pending`, which waits for the operator; newest first otherwise. */
export const listAllOrders = endpoint({
  ...operator,
  name: 'orders.list-all',
  method: 'GET',
  path: '/operator/orders',
  input: z.object({ state: z._default(z.enum(['all', ...OrderState.options]), 'pending'), page }),
  output: paged(OperatorOrder),
  errors: [],
});

/** The money has come in. Safe to repeat; a page to pay on that is still open is closed. */
export const confirmOrder = endpoint({
  ...operator,
  name: 'orders.confirm',
  method: 'POST',
  path: '/operator/orders/{number}/confirm',
  timeout: 60_000,
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});

export const refuseOrder = endpoint({
  ...operator,
  name: 'orders.refuse',
  method: 'POST',
  path: '/operator/orders/{number}/refuse',
  timeout: 60_000,
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});

/** Gives the money back where the payment provider can, and takes the right away. Safe to repeat. */
export const refundOrder = endpoint({
  ...operator,
  name: 'orders.refund',
  method: 'POST',
  path: '/operator/orders/{number}/refund',
  timeout: 60_000,
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});
