import type { Deps } from '../../deps.js';
import { bumpVersion } from '../items/items.service.js';
import { abandonOrders } from '../orders/closing.service.js';
import { discard } from '../publishing/media.service.js';
import { holdForDeletion } from '../workspaces/trash.service.js';
import { forgive } from './attempts.service.js';
import { writeDeletedMail } from './mails/mails.js';
import { assertOwnPassword } from './own-password.js';
import { deleteUser } from './users.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'mail' | 'files' | 'config' | 'log' | 'payment'>;

/**
 * Deletes an account with its names, sites, browsers, favourites, ratings, downloads, purchases, files and workspaces. Files that
 * other people added to those workspaces return to their owners. Retains orders without the buyer for bookkeeping. Irreversible.
 */
export async function deleteAccount(context: Context, userId: number, password: string, ip: string): Promise<void> {
  const user = await assertOwnPassword(context, userId, password, ip);
  await abandonOrders(context, userId);
  await context.db.transaction().execute(async (trx) => {
    await holdForDeletion(trx, userId);
    await deleteUser(trx, userId);
  });
  if (user.photo_sha256 !== null) {
    await discard(context, user.photo_sha256);
  }
  // Its favourites and ratings no longer count in the catalogue.
  await bumpVersion(context.db);
  await forgive(context, 'signInToAccount', user.email);
  context.mail.send(async () => writeDeletedMail(user));
}
