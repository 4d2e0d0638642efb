import type { Deps } from '../../deps.js';
import type { Reader } from '../../ports/mail-letter.js';
import { findLanguage } from '../account/language.service.js';
import { type SoldThing, writeWaitingMail } from './mails/mails.js';
import { toOrder } from './order-view.js';
import { findBuyer, type OrderRow } from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'mail'>;
type Write = (publicUrl: string, to: Reader, order: SoldThing) => ReturnType<typeof writeWaitingMail>;

/** Mails the buyer after responding; skips a deleted account. */
export function mailBuyer(context: Context, row: OrderRow, write: Write): void {
  context.mail.send(async () => {
    const buyer = row.user_id === null ? undefined : await findBuyer(context.db, row.user_id);
    return buyer && write(context.config.publicUrl, buyer, await toOrder(context, row));
  });
}

/** Mails the operator, if configured, about an order to confirm. */
export function mailOperator(context: Context, row: OrderRow): void {
  const { operatorMail, publicUrl } = context.config;
  if (operatorMail === undefined) {
    return;
  }
  context.mail.send(async () => {
    const buyer = row.user_id === null ? undefined : await findBuyer(context.db, row.user_id);
    const language = await findLanguage(context.db, [operatorMail]);
    return buyer && writeWaitingMail(publicUrl, { email: operatorMail, language }, buyer.email, await toOrder(context, row));
  });
}
