import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { bumpVersion } from '../items/items.service.js';
import { addMail, forgetMailsTo } from '../mail/mail.service.js';
import { discard } from '../publishing/media.service.js';
import { forgive } from './attempts.service.js';
import { deletedMail } from './mails.service.js';
import { deleteUnconfirmedBefore, deleteUser, type getUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'files'>;
type User = Awaited<ReturnType<typeof getUser>>;

/** Deletes an account with all rows that depend on it. `hold` runs first in the transaction, to take the locks it needs. */
export async function removeAccount(context: Context, user: User, hold: (trx: Db) => Promise<void>): Promise<void> {
  await context.db.transaction().execute(async (trx) => {
    await hold(trx);
    await deleteUser(trx, user.id);
    await forgetMailsTo(trx, user.email);
    await addMail({ ...context, db: trx }, deletedMail, user.email, { person: user });
  });
  if (user.photo_sha256 !== null) {
    await discard(context, user.photo_sha256);
  }
  // Its favourites and ratings no longer count in the catalogue.
  await bumpVersion(context.db);
  await forgive(context, 'signInToAccount', user.email);
}

const unconfirmedFor = 30 * 24 * 60 * 60_000;

/** Deletes accounts whose address was never confirmed, such as those with somebody else's address. Sends no mail to it. */
export const sweepUnconfirmed = ({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> =>
  deleteUnconfirmedBefore(db, new Date(clock.now().getTime() - unconfirmedFor).toISOString());
