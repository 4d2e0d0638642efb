import type { Deps } from '../deps.js';
import { accountMails } from '../features/account/mails.service.js';
import { invitationMail } from '../features/invitations/inviting.service.js';
import { createDelivery, type Delivery } from '../features/mail/delivery.service.js';
import { orderMails } from '../features/orders/order-mails.js';
import type { Deliver } from '../ports/mail.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config' | 'log' | 'sealer'>;

const second = 1000;

/** Lists the kinds of mails of every feature. A new kind adds one entry. */
export const createMailDelivery = (context: Context, deliver: Deliver): Delivery =>
  createDelivery(context, deliver, [...accountMails, ...orderMails, invitationMail]);

/** Delivers stored mails every second. Returns a function that delivers what is due for `patience` ms and stops. */
export function startMailing(context: Context, deliver: Deliver, patience: number): () => Promise<void> {
  const delivery = createMailDelivery(context, deliver);
  const ending = new AbortController();
  const report = createReport(context.log);
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= delivery
      .run(ending.signal)
      .then(() => report(undefined), report)
      .finally(() => {
        running = undefined;
      });
    return running;
  };
  const timer = setInterval(() => void run(), second);
  timer.unref();
  return async () => {
    clearInterval(timer);
    const end = setTimeout(() => ending.abort(), patience);
    await running;
    await run();
    clearTimeout(end);
  };
}

/** Reports a problem once, and not every second. */
function createReport(log: Deps['log']) {
  let last: string | undefined;
  return (error: Error | undefined) => {
    if (error && error.message !== last) {
      log.error({ err: error }, 'mails could not be delivered');
    }
    last = error?.message;
  };
}
