import * as z from 'zod/mini';
import { endpoint, Page, paged } from './endpoint.js';
import { Id, Item, ItemType, Platform } from './items.js';
import { financeCall } from './operator.js';
import { PricePlan } from './pricing.js';

/** `paid` granted the right, `cancelled` is by the buyer, `refused` by the operator, `refunded` revoked the right. */
export const OrderState = z.enum(['pending', 'paid', 'cancelled', 'refused', 'refunded']);
export type OrderState = z.infer<typeof OrderState>;

/** Readable on the phone: no letter looks like a digit. */
export const OrderNumber = z.string().check(z.regex(/^[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/));

/** Describes one thing sold to one account. Either `item` or `plan` is set. */
export const Order = z.object({
  number: z.string(),
  state: OrderState,
  /** At the time of sale. */
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
  plan: z.nullable(PricePlan),
  /** In units of `currency` (ISO 4217). */
  amount: z.number(),
  currency: z.string(),
  /** `manual`: by the instructions, confirmed by the operator. `stripe`: on a page of the payment provider. */
  payment: z.enum(['manual', 'stripe']),
  /** Manual payment instructions; null for a payment page or nothing to pay. */
  instructions: z.nullable(z.string()),
  created_at: z.string(),
  paid_at: z.nullable(z.string()),
  closed_at: z.nullable(z.string()),
});
export type Order = z.infer<typeof Order>;

export const Offer = z.object({
  name: z.string(),
  item: z.nullable(Item),
  plan: z.nullable(PricePlan),
  amount: z.number(),
  currency: z.string(),
  payment: z.enum(['manual', 'stripe']),
  /** `free`, or with a price of 0 `plan_only`: not sold separately. `owned`: nothing to pay. */
  state: z.enum(['for_sale', 'free', 'plan_only', 'owned']),
  /** Readable reason for `owned`; otherwise empty. */
  reason: z.string(),
  /** Number of an unpaid order for the same. */
  pending: z.nullable(z.string()),
});
export type Offer = z.infer<typeof Offer>;

/** Payment page of an order; null for manual payment or nothing to pay. */
export const Payable = z.object({ order: Order, pay_url: z.nullable(z.string()) });
export type Payable = z.infer<typeof Payable>;

const provider = { runs: 'provider', capabilities: [] } as const;
// Site keys are excluded, because one may serve everybody who works there.
const own = { ...provider, access: 'session' } as const;
const number = z.object({ number: OrderNumber });
const utm = z.optional(z.string().check(z.maxLength(60)));

/** Returns an offer to anybody, with ownership for signed-in people. `item` is a slug or an id. */
export const getOffer = endpoint({
  ...provider,
  name: 'orders.offer',
  method: 'GET',
  path: '/offer',
  access: 'public',
  input: z.object({ item: z.optional(z.string().check(z.minLength(1), z.maxLength(120))), plan: z.optional(PricePlan) }),
  output: Offer,
  errors: ['item_not_found', 'not_for_sale'],
});

/** Idempotent by `key`; returns an existing unpaid order. `amount` is what the buyer saw; a changed price is refused. */
export const createOrder = endpoint({
  ...own,
  name: 'orders.create',
  method: 'POST',
  path: '/orders',
  input: z.object({
    key: z.uuid(),
    item_id: z.optional(Id),
    plan: z.optional(PricePlan),
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

/** Opens the payment page or returns the open one. */
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

export const listOrders = endpoint({
  ...own,
  name: 'orders.list',
  method: 'GET',
  path: '/orders',
  input: z.object({ page: Page }),
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

/** Returns the order after checking its payment at the provider. */
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

/** Cancels an unpaid order. Its payment page closes first, so that nothing can be charged afterwards. */
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

/** Describes an order to the operator. The buyer is null once the account is deleted. */
export const OperatorOrder = z.extend(Order, {
  buyer: z.nullable(z.object({ id: z.int(), name: z.string(), email: z.string() })),
  utm_source: z.nullable(z.string()),
  utm_medium: z.nullable(z.string()),
});
export type OperatorOrder = z.infer<typeof OperatorOrder>;

/** Lists `pending` orders oldest first, others newest first. */
export const listAllOrders = endpoint({
  ...financeCall,
  name: 'orders.list-all',
  method: 'GET',
  path: '/operator/orders',
  input: z.object({ state: z._default(z.enum(['all', ...OrderState.options]), 'pending'), page: Page }),
  output: paged(OperatorOrder),
  errors: [],
});

/** Idempotent; closes an open payment page. */
export const confirmOrder = endpoint({
  ...financeCall,
  name: 'orders.confirm',
  method: 'POST',
  path: '/operator/orders/{number}/confirm',
  timeout: 60_000,
  recorded: ['state', 'paid_at', 'closed_at'],
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});

export const refuseOrder = endpoint({
  ...financeCall,
  name: 'orders.refuse',
  method: 'POST',
  path: '/operator/orders/{number}/refuse',
  timeout: 60_000,
  recorded: ['state', 'paid_at', 'closed_at'],
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});

/** Refunds through the payment provider if possible and revokes the right. Idempotent. */
export const refundOrder = endpoint({
  ...financeCall,
  name: 'orders.refund',
  method: 'POST',
  path: '/operator/orders/{number}/refund',
  timeout: 60_000,
  recorded: ['state', 'paid_at', 'closed_at'],
  input: number,
  output: OperatorOrder,
  errors: ['order_not_found', 'order_closed', 'payment_unavailable'],
});
