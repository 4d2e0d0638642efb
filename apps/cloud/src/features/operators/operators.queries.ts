import type { OperatorRole } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/** Finds the role of an account. */
export function findOperator(db: Db, userId: number) {
  return db.selectFrom('operators').select('role').where('user_id', '=', userId).executeTakeFirst();
}

/** Reads the fields of an operator that the security log may store. */
export function readRecordedOperator(db: Db, userId: number) {
  return db
    .selectFrom('operators as o')
    .leftJoin('operator_keys as k', 'k.user_id', 'o.user_id')
    .select(({ fn }) => ['o.role', fn.count<number>('k.id').as('keys')])
    .where('o.user_id', '=', userId)
    .groupBy('o.user_id')
    .executeTakeFirst();
}

/** Lists all operators, the first one first. */
export function listOperators(db: Db, now: string) {
  return db
    .selectFrom('operators as o')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .leftJoin('second_factors as f', (join) => join.onRef('f.user_id', '=', 'o.user_id').on('f.confirmed_at', 'is not', null))
    .leftJoin('operator_keys as k', (join) => join.onRef('k.user_id', '=', 'o.user_id').on('k.expires_at', '>', now))
    .select(['o.user_id', 'o.role', 'o.created_at', 'u.email', 'u.first_name', 'u.last_name', 'f.confirmed_at'])
    .select(({ fn }) => [fn.count<string>('k.id').as('keys'), fn.max('k.last_used_at').as('last_used_at')])
    .groupBy(['o.user_id', 'u.id', 'f.user_id'])
    .orderBy('o.created_at')
    .orderBy('o.user_id')
    .execute();
}

/** Stores the role of an account instead of its former one. */
export async function putOperator(db: Db, operator: { user_id: number; role: OperatorRole; created_at: string }) {
  await db
    .insertInto('operators')
    .values(operator)
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ role: operator.role }))
    .execute();
}

/** Deletes a role with its keys and returns whether there was one. */
export async function deleteOperator(db: Db, userId: number): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('operators').where('user_id', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
