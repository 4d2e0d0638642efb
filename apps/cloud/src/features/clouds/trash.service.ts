import type { Deps } from '../../deps.js';
import { takeOutOfAll } from '../memberships/places.service.js';
import { lockOwnFiles, setDeleted } from './trash.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

/**
 * Puts a person's own files into the trash and takes them out of all workspaces. Others' files and those that are there
 * already stay as they are. `db` is a transaction's. Answers which went.
 */
export async function trashFiles({ db, clock }: Context, userId: number, fileIds: number[]): Promise<number[]> {
  const own = await lockOwnFiles(db, userId, fileIds);
  // First out of the workspaces: only live files have places whose people are told.
  await takeOutOfAll(db, { userId, fileIds: own });
  await setDeleted(db, own, clock.now().toISOString());
  return own;
}
