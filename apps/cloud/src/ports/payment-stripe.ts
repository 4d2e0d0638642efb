import { setTimeout } from 'node:timers/promises';
import { AppError } from '@kithouse/contract';
import type * as z from 'zod/mini';
import type { Log } from '../log.js';
import { type Payment, PaymentRefused } from './payment.js';
import {
  Charge,
  canBePaid,
  Failure,
  RefundMade,
  readEvent,
  Session,
  toPage,
  toRefund,
  toStripe,
  version,
} from './payment-stripe-shapes.js';
import { isSigned } from './payment-stripe-signature.js';

type Settings = { key: string; webhookSecret: string; apiUrl: string };

const timeoutMs = 20_000;
const busyMs = 500;

/** Implements payments by Stripe Checkout: one page per order, paid once. */
export function createStripePayment({ key, webhookSecret, apiUrl }: Settings, log: Log): Payment {
  const send = createSend(apiUrl, key, log);
  const sessionPath = (id: string) => `/checkout/sessions/${encodeURIComponent(id)}`;
  const get = async (id: string) => toPage(await send(Session, 'GET', sessionPath(id)));

  return {
    get,
    async open({ number, attempt, name, amount, currency, email, done_url, back_url }) {
      if (!canBePaid(amount, currency)) {
        log.error({ number, amount, currency }, 'stripe cannot take this amount exactly: please change the price');
        throw new AppError('payment_unavailable');
      }
      const form = {
        mode: 'payment',
        client_reference_id: number,
        customer_email: email,
        success_url: done_url,
        cancel_url: back_url,
        'line_items[0][quantity]': '1',
        'line_items[0][price_data][currency]': currency.toLowerCase(),
        'line_items[0][price_data][unit_amount]': String(toStripe(amount, currency)),
        'line_items[0][price_data][product_data][name]': name,
        'metadata[order]': number,
        'payment_intent_data[metadata][order]': number,
        'payment_intent_data[description]': `${number}: ${name}`,
      };
      return toPage(await send(Session, 'POST', '/checkout/sessions', form, `${number}-${attempt}`));
    },
    async close(id) {
      try {
        return toPage(await send(Session, 'POST', `${sessionPath(id)}/expire`));
      } catch (error) {
        // Stripe refuses this for a page that is no longer open; its final state matters.
        const page = error instanceof PaymentRefused ? await get(id) : undefined;
        if (page === undefined || page.state === 'open') {
          throw error;
        }
        return page;
      }
    },
    async refund(paymentId, number) {
      const form = { payment_intent: paymentId, 'metadata[order]': number };
      // Without an idempotency key: Stripe would repeat a failed refund's answer for a day, and refunds a payment only once
      // anyway.
      const made = await send(RefundMade, 'POST', '/refunds', form).catch((error: unknown) => {
        if (error instanceof PaymentRefused && error.reason === 'charge_already_refunded') {
          return undefined;
        }
        throw error;
      });
      if (made?.status === 'failed' || made?.status === 'canceled') {
        log.warn({ number, status: made.status }, 'stripe could not give a payment back');
        throw new PaymentRefused(`refund_${made.status}`);
      }
    },
    getRefund: async (chargeId) => toRefund(await send(Charge, 'GET', `/charges/${encodeURIComponent(chargeId)}`)),
    readNews(body, signature, now) {
      if (!isSigned(body, signature, webhookSecret, now)) {
        throw new AppError('invalid_input', 'The signature of this message is invalid.');
      }
      return readEvent(body);
    },
  };
}

/** Creates a function that calls the API and parses its response; logs failures without the key or personal data. */
function createSend(apiUrl: string, key: string, log: Log) {
  return async function send<T extends z.ZodMiniType | undefined>(
    shape: T,
    method: 'GET' | 'POST',
    path: string,
    form: Record<string, string> = {},
    idempotencyKey?: string,
    tries = 4,
  ): Promise<T extends z.ZodMiniType ? z.output<T> : undefined> {
    const response = await fetch(`${apiUrl}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        'stripe-version': version,
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(method === 'POST' ? { body: new URLSearchParams(form) } : {}),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    }).catch((error: Error) => {
      log.warn({ path, reason: error.message }, 'stripe did not answer');
      throw new AppError('payment_unavailable');
    });
    const body: unknown = await response.json().catch(() => undefined);
    if (response.status === 409 && tries > 0) {
      // Another process sends the same request; its answer will be ours too.
      await setTimeout(busyMs);
      return send(shape, method, path, form, idempotencyKey, tries - 1);
    }
    if (!response.ok) {
      const failure = Failure.safeParse(body).data?.error;
      const reason = failure?.code ?? failure?.type ?? 'unknown';
      log.warn({ path, status: response.status, reason }, 'stripe refused a request');
      throw new PaymentRefused(reason);
    }
    const answer = shape?.safeParse(body);
    if (answer?.success === false) {
      log.error({ path, issues: answer.error.issues }, 'an answer of stripe has another shape than expected');
      throw new AppError('payment_unavailable');
    }
    return answer?.data as never;
  };
}
