import { AppError, currencyDigits } from '@kithouse/contract';
import * as z from 'zod/mini';
import type { PaymentNews, PayPage, Refund } from './payment.js';

/** The shapes below belong to this version of Stripe's API, independently of the account's setting. */
export const version = '2025-03-31.basil';

const Metadata = z.nullish(z.object({ order: z.optional(z.string()) }));

export const Session = z.object({
  id: z.string(),
  status: z.nullable(z.enum(['open', 'complete', 'expired'])),
  payment_status: z.enum(['paid', 'unpaid', 'no_payment_required']),
  url: z.nullish(z.string()),
  amount_total: z.nullable(z.int()),
  currency: z.nullable(z.string()),
  payment_intent: z.nullish(z.string()),
  // Unlike `client_reference_id`, which a payment link's URL can set, only the account's owner writes this.
  metadata: Metadata,
});

export const Charge = z.object({ refunded: z.boolean(), payment_intent: z.nullish(z.string()), metadata: Metadata });

export const RefundMade = z.object({ status: z.nullish(z.string()) });

export const Failure = z.object({ error: z.object({ type: z.string(), code: z.nullish(z.string()) }) });

const Event = z.object({ type: z.string(), data: z.object({ object: z.object({ id: z.string() }) }) });

export function toPage(session: z.infer<typeof Session>): PayPage {
  const { id, status, payment_status, url = null, payment_intent = null, metadata } = session;
  const currency = (session.currency ?? '').toUpperCase();
  const ended = payment_status === 'paid' ? 'paid' : 'paying';
  return {
    session_id: id,
    state: status === 'complete' ? ended : status === 'open' ? 'open' : 'closed',
    url: status === 'open' ? url : null,
    number: metadata?.order ?? null,
    amount: fromStripe(session.amount_total ?? 0, currency),
    currency,
    payment_id: payment_intent,
  };
}

export const toRefund = ({ refunded, payment_intent = null, metadata }: z.infer<typeof Charge>): Refund => ({
  number: metadata?.order ?? null,
  payment_id: payment_intent,
  is_whole: refunded,
});

export function readEvent(body: Buffer): PaymentNews {
  const event = Event.safeParse(parseJson(body)).data;
  if (!event) {
    throw new AppError('invalid_input');
  }
  const { type, data } = event;
  if (/^checkout\.session\.(completed|async_payment_succeeded|async_payment_failed)$/.test(type)) {
    return { kind: 'page', session_id: data.object.id, has_failed: type.endsWith('failed') };
  }
  return type === 'charge.refunded' ? { kind: 'refund', charge_id: data.object.id } : { kind: 'other', type };
}

function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Lists currencies where Stripe uses another smallest unit than ISO 4217, with its units per ours. */
const coins: Record<string, number> = { ISK: 100, UGX: 100, MGA: 0.01 };

/**
 * Returns whether Stripe can charge exactly this amount: it supports two of three decimals, and whole units only for some
 * currencies.
 */
export function canBePaid(minor: number, currency: string): boolean {
  const isWhole = currencyDigits(currency) < 3 || minor % 10 === 0;
  return isWhole && fromStripe(toStripe(minor, currency), currency) === minor;
}

export const toStripe = (minor: number, currency: string) => Math.round(minor * (coins[currency] ?? 1));
const fromStripe = (amount: number, currency: string) => Math.round(amount / (coins[currency] ?? 1));
