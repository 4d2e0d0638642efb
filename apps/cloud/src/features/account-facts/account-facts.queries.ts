import type { Facts } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export async function findFacts(db: Db, userId: number): Promise<unknown> {
  const row = await db.selectFrom('account_facts').select('facts').where('user_id', '=', userId).executeTakeFirst();
  return row?.facts ?? null;
}

export async function saveFacts(db: Db, userId: number, facts: Facts): Promise<void> {
  const values = { facts: JSON.stringify(facts), updated_at: sql<string>`now()` };
  await db
    .insertInto('account_facts')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values))
    .execute();
}

export async function removeFacts(db: Db, userId: number): Promise<void> {
  await db.deleteFrom('account_facts').where('user_id', '=', userId).execute();
}
