import { createHmac, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

type Session = ReturnType<typeof newSession>;
type Charge = { id: string; amount: number; amount_refunded: number; refunded: boolean } & ReturnType<typeof chargeRest>;
type Answer = { status: number; body: unknown };
type Outage = Answer | 'silence' | undefined;
type Requested = { method: string; path: string; form: Record<string, string>; headers: IncomingMessage['headers'] };

export const webhookSecret = 'whsec_test_0123456789abcdef';
export const secretKey = 'sk_test_0123456789abcdef';

const random = () => randomBytes(12).toString('hex');
const refuse = (status: number, type: string, message: string, code?: string): Answer => ({
  status,
  body: {
    error: {
      type,
      code,
      message,
      doc_url: 'https://stripe.com/docs/error-codes',
      request_log_url: 'https://dashboard.stripe.com',
    },
  },
});

/** Builds a checkout session like the API, without unused fields. */
function newSession(form: Record<string, string>) {
  const id = `cs_test_a1${random()}`;
  const amount = Number(form['line_items[0][price_data][unit_amount]']) * Number(form['line_items[0][quantity]']);
  return {
    id,
    object: 'checkout.session',
    after_expiration: null,
    amount_subtotal: amount,
    amount_total: amount,
    automatic_tax: { enabled: false, liability: null, status: null },
    cancel_url: form.cancel_url ?? null,
    client_reference_id: form.client_reference_id ?? null,
    created: Math.floor(Date.now() / 1000),
    currency: form['line_items[0][price_data][currency]'] as string,
    currency_conversion: null,
    customer: null,
    customer_details: { email: form.customer_email ?? null, name: null, phone: null, tax_exempt: 'none', tax_ids: null },
    customer_email: form.customer_email ?? null,
    expires_at: Math.floor(Date.now() / 1000) + 86_400,
    livemode: false,
    metadata: form['metadata[order]'] ? { order: form['metadata[order]'] } : {},
    mode: form.mode as string,
    payment_intent: null as string | null,
    payment_method_types: ['card'],
    payment_status: 'unpaid' as 'paid' | 'unpaid' | 'no_payment_required',
    status: 'open' as 'open' | 'complete' | 'expired',
    success_url: form.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    url: `https://checkout.stripe.com/c/pay/${id}` as string | null,
  };
}

const chargeRest = (session: Session) => ({
  object: 'charge',
  currency: session.currency,
  payment_intent: session.payment_intent,
  metadata: session.metadata,
  paid: true,
  captured: true,
  livemode: false,
});

/** Starts a server that answers like Stripe, in recorded shapes; tests play the buyer. */
export async function startStripe() {
  const sessions = new Map<string, Session>();
  const charges = new Map<string, Charge>();
  const kept = new Map<string, { form: string; answer: Answer }>();
  const requested: Requested[] = [];
  let outage: ((requested: Requested) => Outage | Promise<Outage>) | undefined;

  function answerTo({ method, path, form, headers }: Requested): Answer {
    if (headers.authorization !== `Bearer ${secretKey}`) {
      return refuse(401, 'invalid_request_error', 'Invalid API Key provided: sk_test_****');
    }
    if (method === 'POST' && path === '/v1/checkout/sessions') {
      return open(form);
    }
    const [, sessionId, action] = /^\/v1\/checkout\/sessions\/([^/]+)(\/expire)?$/.exec(path) ?? [];
    if (sessionId) {
      return ofSession(sessionId, method, action);
    }
    if (method === 'POST' && path === '/v1/refunds') {
      return refund(form);
    }
    const charge = charges.get(/^\/v1\/charges\/([^/]+)$/.exec(path)?.[1] ?? '');
    return charge ? { status: 200, body: charge } : refuse(404, 'invalid_request_error', 'Unrecognized request URL');
  }

  function open(form: Record<string, string>): Answer {
    const session = newSession(form);
    sessions.set(session.id, session);
    return { status: 200, body: session };
  }

  /** Executes a request once per idempotency key and repeats its result, including server errors. */
  async function answerOnce(one: Requested): Promise<Answer | 'silence'> {
    const key = one.headers['idempotency-key']?.toString();
    const form = JSON.stringify(one.form);
    const before = key === undefined ? undefined : kept.get(key);
    if (before && before.form !== form) {
      return refuse(400, 'idempotency_error', 'Keys for idempotent requests can only be used with the same parameters.');
    }
    const answer = before?.answer ?? (await outage?.(one)) ?? answerTo(one);
    if (key !== undefined && answer !== 'silence' && (answer.status < 300 || answer.status >= 500)) {
      kept.set(key, { form, answer });
    }
    return answer;
  }

  function ofSession(id: string, method: string, action: string | undefined): Answer {
    const session = sessions.get(id);
    if (!session) {
      return refuse(404, 'invalid_request_error', `No such checkout.session: ${id}`, 'resource_missing');
    }
    if (method === 'POST' && action) {
      if (session.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`;
        return refuse(400, 'invalid_request_error', message);
      }
      Object.assign(session, { status: 'expired', url: null });
    }
    return { status: 200, body: session };
  }

  function refund(form: Record<string, string>): Answer {
    const charge = [...charges.values()].find(({ payment_intent }) => payment_intent === form.payment_intent);
    if (!charge) {
      return refuse(404, 'invalid_request_error', 'No such payment_intent', 'resource_missing');
    }
    if (charge.refunded) {
      return refuse(400, 'invalid_request_error', 'Charge has already been refunded.', 'charge_already_refunded');
    }
    Object.assign(charge, { refunded: true, amount_refunded: charge.amount });
    return {
      status: 200,
      body: { id: `re_${random()}`, object: 'refund', amount: charge.amount, charge: charge.id, status: 'succeeded' },
    };
  }

  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const answerAll = async () => {
      const form = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
      const one = { method: request.method ?? '', path: request.url ?? '', form, headers: request.headers };
      requested.push(one);
      const answer = await answerOnce(one);
      if (answer === 'silence') {
        response.destroy();
        return;
      }
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body));
    };
    request.on('end', () => void answerAll());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    sessions,
    charges,
    /** Replaces the API's answers with failures until reset. */
    fail(how: typeof outage) {
      outage = how;
    },
    /** Finishes a page as the buyer. `isDelayed` makes the payment arrive later. */
    finish(id: string, { isDelayed = false } = {}) {
      const session = sessions.get(id) as Session;
      Object.assign(session, { status: 'complete', url: null, payment_intent: `pi_${random()}` });
      return isDelayed ? session : this.arrive(id);
    },
    /** Lets a delayed payment arrive. */
    arrive(id: string) {
      const session = sessions.get(id) as Session;
      session.payment_status = 'paid';
      const charge = {
        id: `ch_${random()}`,
        amount: session.amount_total,
        amount_refunded: 0,
        refunded: false,
        ...chargeRest(session),
      };
      charges.set(charge.id, charge);
      return session;
    },
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** Builds a signed event like Stripe. */
export function signEvent(type: string, object: object, { secret = webhookSecret, at = new Date() } = {}) {
  const time = Math.floor(at.getTime() / 1000);
  const event = {
    id: `evt_${random()}`,
    object: 'event',
    api_version: '2020-08-27',
    created: time,
    type,
    data: { object },
    livemode: false,
  };
  const body = JSON.stringify({ ...event, pending_webhooks: 1, request: { id: null, idempotency_key: null } }, null, 2);
  const v1 = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return { body, signature: `t=${time},v1=${v1},v0=${'0'.repeat(64)}` };
}
