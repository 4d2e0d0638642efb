import { AppError } from '@kithouse/contract';

/** A page of a payment provider on which one order is paid, as the provider tells. Amounts in the smallest coin. */
export type PayPage = {
  session_id: string;
  /** `paying`: the buyer has done their part and the money is on its way. `closed`: nothing can be paid on it any more. */
  state: 'open' | 'paying' | 'paid' | 'closed';
  /** Only while it is open. */
  url: string | null;
  /** The order it was opened for. */
  number: string | null;
  amount: number;
  currency: string;
  /** The payment that came of it. */
  payment_id: string | null;
};

export type PayRequest = {
  number: string;
  /** Counts the pages of an order: asking twice with the same number opens one page. */
  attempt: number;
  name: string;
  amount: number;
  currency: string;
  email: string;
  /** Where the browser goes afterwards; being there proves nothing. */
  done_url: string;
  back_url: string;
};

/** What the provider tells by itself. It is only a reason to look: what counts is what it answers when asked. */
export type PaymentNews =
  | { kind: 'page'; session_id: string; has_failed: boolean }
  | { kind: 'refund'; charge_id: string }
  | { kind: 'other'; type: string };

/** Money that went back. */
export type Refund = { number: string | null; payment_id: string | null; is_whole: boolean };

/** The provider answered, and said no: the same request again would be answered the same. */
export class PaymentRefused extends AppError {
  constructor(readonly reason: string) {
    super('payment_unavailable');
  }
}

/** A payment provider. Every call throws `payment_unavailable` when it gets no good answer in time. */
export type Payment = {
  open: (request: PayRequest) => Promise<PayPage>;
  get: (sessionId: string) => Promise<PayPage>;
  /** Lets nothing more be paid on the page, unless somebody was faster: the answer tells how it ended. */
  close: (sessionId: string) => Promise<PayPage>;
  /** Gives the whole payment back. Safe to repeat. */
  refund: (paymentId: string, number: string) => Promise<void>;
  getRefund: (chargeId: string) => Promise<Refund>;
  /** Throws `invalid_input` for news that is not the provider's own, is old, or cannot be read. */
  readNews: (body: Buffer, signature: string | undefined, now: Date) => PaymentNews;
};
