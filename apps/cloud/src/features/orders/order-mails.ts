import { PricePlan } from '@kithouse/contract';
import * as z from 'zod/mini';
import type { Deps } from '../../deps.js';
import type { Reader } from '../../ports/mail-letter.js';
import { findLanguage } from '../account/language.service.js';
import { addMail, defineMail, type MailKind, ReaderFields } from '../mail/mail.service.js';
import * as mails from './mails/mails.js';
import { toOrder } from './order-view.js';
import { findBuyer, type OrderRow } from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'sealer'>;
type Sold = { buyer: Reader; order: mails.SoldThing };

const order = z.object({
  number: z.string(),
  name: z.string(),
  plan: z.nullable(PricePlan),
  amount: z.number(),
  currency: z.string(),
  instructions: z.nullable(z.string()),
});

const toBuyer = (
  name: string,
  write: (publicUrl: string, to: Reader, order: mails.SoldThing) => ReturnType<typeof mails.writePaidMail>,
) =>
  defineMail<Sold>(name, {
    payload: z.object({ buyer: ReaderFields, order }),
    write: ({ config }, { buyer, order }) => write(config.publicUrl, buyer, order),
  });

export const receivedMail = toBuyer('order-received', mails.writeReceivedMail);
export const paidMail = toBuyer('order-paid', mails.writePaidMail);
export const refusedMail = toBuyer('order-refused', mails.writeRefusedMail);
export const failedMail = toBuyer('order-failed', mails.writeFailedMail);
export const refundedMail = toBuyer('order-refunded', mails.writeRefundedMail);

const waitingMail = defineMail('order-waiting', {
  payload: z.object({ operator: z.string(), buyer: z.string(), order }),
  async write({ db, config }, { operator, buyer, order }) {
    const language = await findLanguage(db, [operator]);
    return mails.writeWaitingMail(config.publicUrl, { email: operator, language }, buyer, order);
  },
});

export const orderMails = [receivedMail, paidMail, refusedMail, failedMail, refundedMail, waitingMail];

/** Mails the buyer in the transaction of the order's change; skips a deleted account. */
export async function mailBuyer(context: Context, row: OrderRow, kind: MailKind<Sold>): Promise<void> {
  const buyer = row.user_id === null ? undefined : await findBuyer(context.db, row.user_id);
  if (buyer) {
    await addMail(context, kind, buyer.email, { buyer, order: await toSoldThing(context, row) });
  }
}

/** Mails the operator, if configured, about an order to confirm. */
export async function mailOperator(context: Context, row: OrderRow): Promise<void> {
  const operator = context.config.operatorMail;
  const buyer = row.user_id === null ? undefined : await findBuyer(context.db, row.user_id);
  if (operator !== undefined && buyer) {
    const order = await toSoldThing(context, row);
    await addMail(context, waitingMail, operator, { operator, buyer: buyer.email, order });
  }
}

async function toSoldThing(context: Context, row: OrderRow): Promise<mails.SoldThing> {
  const { number, name, plan, amount, currency, instructions } = await toOrder(context, row);
  return { number, name, plan, amount, currency, instructions };
}
