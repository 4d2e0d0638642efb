import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Counts one try and answers how many there were since the window began; a window that has passed begins anew. */
export async function countAttempt(db: Db, bucket: string, now: Date, windowMs: number): Promise<number> {
  const passed = new Date(now.getTime() - windowMs).toISOString();
  const { rows } = await sql<{ count: number }>`
    insert into attempts as a (bucket, started_at, count) values (${bucket}, ${now.toISOString()}, 1)
    on conflict (bucket) do update set
      count = case when a.started_at <= ${passed} then 1 else a.count + 1 end,
      started_at = case when a.started_at <= ${passed} then excluded.started_at else a.started_at end
    returning count`.execute(db);
  return rows[0]?.count ?? 1;
}

export async function forgetAttempts(db: Db, bucket: string) {
  await db.deleteFrom('attempts').where('bucket', '=', bucket).execute();
}

export async function forgetAttemptsBefore(db: Db, time: string) {
  await db.deleteFrom('attempts').where('started_at', '<', time).execute();
}
