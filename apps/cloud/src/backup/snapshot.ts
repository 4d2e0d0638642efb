import { type Db, openDb } from '../db/client.js';

/** In ms. Slow disks may pause for long between two batches. */
const patience = 30 * 60_000;

/** Opens a database for long transactions. */
export const openWithLongTimeouts = (url: string): Db => openDb({ url, pool: 4, timeoutMs: patience, idleMs: patience });

/** Runs work that sees the database at one moment and can't change it. */
export function inSnapshot<Result>(db: Db, work: (trx: Db) => Promise<Result>): Promise<Result> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work);
}
