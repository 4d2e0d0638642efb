import type { Deps } from '../../deps.js';
import { assertOwnPassword } from '../account/own-password.service.js';
import { removeAccount } from '../account/removal.service.js';
import { abandonOrders } from '../orders/closing.service.js';
import { holdForDeletion } from '../workspaces/trash.service.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'files' | 'config' | 'log' | 'payment'>;

/**
 * Deletes an account with its names, sites, browsers, favourites, ratings, downloads, purchases, files and workspaces. Files that
 * other people added to those workspaces return to their owners. Retains orders without the buyer for bookkeeping. Irreversible.
 */
export async function deleteAccount(context: Context, userId: number, password: string): Promise<void> {
  const user = await assertOwnPassword(context, userId, password);
  await abandonOrders(context, userId);
  await removeAccount(context, user, (trx) => holdForDeletion(trx, userId));
}
