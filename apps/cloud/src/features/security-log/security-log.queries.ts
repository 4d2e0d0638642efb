import type { Insertable } from 'kysely';
import type { Db } from '../../db/client.js';
import type { OperatorTables } from '../../db/schema/operators.js';

export function insertAction(db: Db, action: Insertable<OperatorTables['operator_actions']>) {
  return db.insertInto('operator_actions').values(action).returning('id').executeTakeFirstOrThrow();
}

/** Adds the outcome to an action that has none. */
export async function setOutcome(db: Db, id: number, result: { outcome: string; target: string | null }) {
  await db.updateTable('operator_actions').set(result).where('id', '=', id).where('outcome', 'is', null).execute();
}

/** Lists actions of an account or of all, newest first. */
export async function listActions(db: Db, account: number | undefined, { limit, offset }: { limit: number; offset: number }) {
  const all = db.selectFrom('operator_actions');
  const wanted = account === undefined ? all : all.where('account', '=', account);
  const [rows, { total }] = await Promise.all([
    wanted.selectAll().orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    wanted.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(total) };
}
