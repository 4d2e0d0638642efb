import type { Deps } from '../../deps.js';
import { removeFromAllWorkspaces } from '../memberships/memberships.service.js';
import { lockOwnFiles, setDeleted } from './trash.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

/**
 * Moves a person's own files to the trash and out of all workspaces. Skips others' files and trashed ones. `db` must be a
 * transaction. Returns the moved ids.
 */
export async function trashFiles({ db, clock }: Context, userId: number, fileIds: number[]): Promise<number[]> {
  const own = await lockOwnFiles(db, userId, fileIds);
  // Removed from workspaces first, because only members of live files are notified.
  await removeFromAllWorkspaces(db, { userId, fileIds: own });
  await setDeleted(db, own, clock.now().toISOString());
  return own;
}
