import type { SecurityActor } from '@kithouse/contract';
import { type Insertable, sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { OperatorTables } from '../../db/schema/operators.js';

type Result = { outcome: string; target: string | null; changes: string };

export function insertOperatorAction(db: Db, action: Insertable<OperatorTables['operator_actions']>) {
  return db.insertInto('operator_actions').values(action).returning('id').executeTakeFirstOrThrow();
}

export function insertAccountAction(db: Db, action: Insertable<OperatorTables['account_actions']>) {
  return db.insertInto('account_actions').values(action).returning('id').executeTakeFirstOrThrow();
}

/** Sets the outcome of an operator's action, once. */
export async function setOperatorOutcome(db: Db, id: number, result: Result) {
  await db.updateTable('operator_actions').set(result).where('id', '=', id).where('outcome', 'is', null).execute();
}

/** Sets the outcome of an account's action, once. */
export async function setAccountOutcome(db: Db, id: number, result: Result) {
  await db.updateTable('account_actions').set(result).where('id', '=', id).where('outcome', 'is', null).execute();
}

export async function deleteAccountActionsBefore(db: Db, time: string) {
  await db.deleteFrom('account_actions').where('at', '<', time).execute();
}

type Filter = {
  by: SecurityActor | 'all';
  account?: number | undefined;
  call?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
};

/** Lists recorded calls, newest first. */
export async function listActions(db: Db, filter: Filter, { limit, offset }: { limit: number; offset: number }) {
  const found = findActions(db, filter);
  const [rows, { total }] = await Promise.all([
    found.selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute(),
    found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

function findActions(db: Db, { by, account, call = '', from = '', until = '' }: Filter) {
  return db
    .selectFrom(unionTables(db).as('a'))
    .$if(by !== 'all', (query) => query.where('by', '=', by as SecurityActor))
    .$if(account !== undefined, (query) => query.where('account', '=', account as number))
    .$if(call !== '', (query) => query.where(({ or, eb }) => or([eb('call', '=', call), eb('call', 'like', `${call}.%`)])))
    .$if(from !== '', (query) => query.where('at', '>=', from))
    .$if(until !== '', (query) => query.where('at', '<', until));
}

const sharedColumns = ['id', 'at', 'account', 'call', 'target', 'outcome', 'changes', 'ip', 'request_id'] as const;

/** Unites both tables. PostgreSQL pushes the conditions down into each of them, so it uses their indexes. */
function unionTables(db: Db) {
  const operators = db
    .selectFrom('operator_actions')
    .select([...sharedColumns, 'email', 'role'])
    .select(sql<SecurityActor>`case when account is null then 'command' else 'operator' end`.as('by'));
  const accounts = db
    .selectFrom('account_actions as x')
    .select(sharedColumns)
    .select((x) => [x.selectFrom('users as u').select('u.email').whereRef('u.id', '=', 'x.account').as('email')])
    .select([sql<null>`null::text`.as('role'), sql<SecurityActor>`'account'`.as('by')]);
  return operators.unionAll(accounts);
}

/** Lists the recorded calls of an account, oldest first. */
export function listActionsOf(db: Db, account: number) {
  return db
    .selectFrom('account_actions')
    .select(['at', 'call', 'outcome', 'changes', 'ip'])
    .where('account', '=', account)
    .orderBy('id')
    .execute();
}
