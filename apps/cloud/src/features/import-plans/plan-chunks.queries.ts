import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type Chunk = { sha256: string; ops: string };

/** Number of rows per insert. */
const rowsAtOnce = 32;

/** Limits the total size of all accounts' plan chunks, in bytes. */
const allChunks = 2 * 1024 ** 3;

/** Stores the chunks of a plan for its account and deletes all but its most recent plans. */
export async function saveChunks(
  db: Db,
  owner: { planId: string; userId: number; at: string },
  chunks: Chunk[],
  max: number,
  roomBytes = allChunks,
) {
  const { planId: plan_id, userId: user_id, at: created_at } = owner;
  await db.transaction().execute(async (trx) => {
    const kept = trx
      .selectFrom('plan_parts')
      .select('plan_id')
      .where('user_id', '=', user_id)
      .groupBy('plan_id')
      .orderBy(({ fn }) => fn.max('created_at'), 'desc')
      .limit(max - 1);
    await trx.deleteFrom('plan_parts').where('user_id', '=', user_id).where('plan_id', 'not in', kept).execute();
    await makeRoom(trx, bytesOf(chunks), roomBytes);
    for (let start = 0; start < chunks.length; start += rowsAtOnce) {
      const rows = chunks.slice(start, start + rowsAtOnce).map((chunk) => ({ ...chunk, plan_id, user_id, created_at }));
      await trx
        .insertInto('plan_parts')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}

const bytesOf = (chunks: readonly Chunk[]) => chunks.reduce((sum, { ops }) => sum + Buffer.byteLength(ops), 0);

/** Deletes the oldest plans of any account; a site that still needs one must start again. */
async function makeRoom(db: Db, wanted: number, roomBytes: number): Promise<void> {
  await sql`
    DELETE FROM plan_parts WHERE plan_id IN (
      SELECT plan_id FROM (
        SELECT plan_id, sum(sum(octet_length(ops))) OVER (ORDER BY max(created_at) DESC, plan_id) AS so_far
        FROM plan_parts GROUP BY plan_id
      ) AS plans WHERE so_far > ${roomBytes - wanted}
    )`.execute(db);
}

export async function findChunk(
  db: Db,
  wanted: { plan_id: string; sha256: string; user_id: number; since: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('plan_parts')
    .select('ops')
    .where('plan_id', '=', wanted.plan_id)
    .where('sha256', '=', wanted.sha256)
    .where('user_id', '=', wanted.user_id)
    .where('created_at', '>=', wanted.since)
    .executeTakeFirst();
  return row?.ops;
}

export async function deleteChunksBefore(db: Db, time: string): Promise<void> {
  await db.deleteFrom('plan_parts').where('created_at', '<', time).execute();
}
