import { AppError } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/**
 * Rows that point at the account go on being written meanwhile, by whoever does not need this lock. Throws where it was
 * deleted a moment ago.
 */
export async function lockAccount(trx: Db, userId: number): Promise<void> {
  await trx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow(() => new AppError('is_signed_failed'));
}

/** Live files an account owns, wherever they are. */
export async function countFiles(db: Db, userId: number): Promise<number> {
  const { n } = await db
    .selectFrom('cloud_files')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('owner_id', '=', userId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return n;
}
