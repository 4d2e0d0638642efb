import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Adds attempts and returns their number since the window began. Starts a new window if the last one has expired. */
export async function countAttempt(db: Db, bucket: string, now: Date, windowMs: number, tries = 1): Promise<number> {
  const passed = new Date(now.getTime() - windowMs).toISOString();
  const { rows } = await sql<{ count: number }>`
    insert into attempts as a (bucket, started_at, count) values (${bucket}, ${now.toISOString()}, ${tries})
    on conflict (bucket) do update set
      count = case when a.started_at <= ${passed} then excluded.count else a.count + excluded.count end,
      started_at = case when a.started_at <= ${passed} then excluded.started_at else a.started_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 1;
}

export async function forgetAttempts(db: Db, bucket: string) {
  await db.deleteFrom('attempts').where('bucket', '=', bucket).execute();
}

/** Skips rows that another transaction is using, because waiting for them could deadlock. */
export async function forgetAttemptsBefore(db: Db, time: string) {
  const old = db.selectFrom('attempts').select('bucket').where('started_at', '<', time).forUpdate().skipLocked();
  await db.deleteFrom('attempts').where('bucket', 'in', old).execute();
}
