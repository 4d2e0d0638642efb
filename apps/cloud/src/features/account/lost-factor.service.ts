import type { Deps } from '../../deps.js';
import { addMail } from '../mail/mail.service.js';
import { forgive } from './attempts.service.js';
import { factorMail } from './factor-mails.js';
import { findAccount } from './find-account.service.js';
import { deleteFactor, findFactor } from './second-factor.queries.js';
import { deleteSessionsOf } from './sessions.queries.js';
import { getUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer'>;

/** `off`: the account had no second factor to remove. */
export type Removal = { account: number; outcome: 'removed' | 'off' } | { outcome: 'unknown' };

/**
 * Turns the second factor of an account off for an owner who lost it, signs its browsers out and tells the owner by email. For the
 * operator alone: it needs neither the password nor a code.
 */
export async function removeLostFactor(context: Context, address: string): Promise<Removal> {
  const user = await findAccount(context.db, address);
  if (!user) {
    return { outcome: 'unknown' };
  }
  return context.db.transaction().execute(async (trx) => {
    const own = { ...context, db: trx };
    if (!(await findFactor(trx, user.id))?.confirmed_at) {
      return { account: user.id, outcome: 'off' };
    }
    await deleteFactor(trx, user.id);
    // A lost phone may still be signed in.
    await deleteSessionsOf(trx, user.id);
    await forgive(own, 'codeOfAccount', `${user.id}`);
    const person = await getUser(trx, user.id);
    await addMail(own, factorMail, person.email, { person, event: 'removed' });
    return { account: user.id, outcome: 'removed' };
  });
}
