import { AppError } from '@kithouse/contract';

/** Describes a provider's payment page for one order. Amounts in the smallest unit. */
export type PayPage = {
  session_id: string;
  /** `paying`: the buyer has finished and the money is in transit. `closed`: payment is no longer possible. */
  state: 'open' | 'paying' | 'paid' | 'closed';
  /** Present only while it is open. */
  url: string | null;
  /** Number of its order. */
  number: string | null;
  amount: number;
  currency: string;
  /** Id of the resulting payment. */
  payment_id: string | null;
};

export type PayRequest = {
  number: string;
  /** Counts the pages of an order: repeating a number returns the same page. */
  attempt: number;
  name: string;
  amount: number;
  currency: string;
  email: string;
  /** Where the browser returns; arriving there proves nothing. */
  done_url: string;
  back_url: string;
};

/** Describes a provider event. It is only a reason to ask: the provider's answer counts. */
export type PaymentNews =
  | { kind: 'page'; session_id: string; has_failed: boolean }
  | { kind: 'refund'; charge_id: string }
  | { kind: 'other'; type: string };

/** Describes a refund. */
export type Refund = { number: string | null; payment_id: string | null; is_whole: boolean };

/** Reports that the provider refused; the same request would be refused again. */
export class PaymentRefused extends AppError {
  constructor(readonly reason: string) {
    super('payment_unavailable');
  }
}

/** Defines a payment provider. Every call throws `payment_unavailable` without a valid response in time. */
export type Payment = {
  open: (request: PayRequest) => Promise<PayPage>;
  get: (sessionId: string) => Promise<PayPage>;
  /** Closes the page unless it was just paid; the result tells which. */
  close: (sessionId: string) => Promise<PayPage>;
  /** Refunds the whole payment. Idempotent. */
  refund: (paymentId: string, number: string) => Promise<void>;
  getRefund: (chargeId: string) => Promise<Refund>;
  /** Parses an event; throws `invalid_input` if it is forged, old or malformed. */
  readNews: (body: Buffer, signature: string | undefined, now: Date) => PaymentNews;
};
