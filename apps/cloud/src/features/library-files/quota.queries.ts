import { AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/**
 * Locks the account for quota checks only, so that rows referring to it can be written meanwhile. Throws if it was just deleted.
 */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

/** Counts an account's live files in My Clouds and workspaces. */
export async function countFiles(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('cloud_files')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
