import type { listSecurityLog, Output, ParsedInput } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import type { AccountActor, Operator, RecordAction } from '../../operator.js';
import { assertWithinRateLimit } from '../account/attempts.service.js';
import * as actions from './security-log.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;
type Request = { ip: string; request_id: string };

const pageSize = 50;
const day = 24 * 60 * 60_000;

/** Limits in ms how long the calls of accounts are stored. Those of operators are never deleted. */
const accountActionRetention = 180 * day;

/** Returns the function that records calls. */
export const recordAction =
  ({ db, clock }: Context): RecordAction =>
  async (actor, action) => {
    const row = { ...action, at: clock.now().toISOString(), target: null, outcome: null };
    if ('operator' in actor) {
      const { id: account, email, role } = actor.operator;
      const { id } = await actions.insertOperatorAction(db, { ...row, account, email, role });
      return (result) => actions.setOperatorOutcome(db, id, toColumns(result));
    }
    await limitActions({ db, clock }, actor);
    const { id } = await actions.insertAccountAction(db, { ...row, account: actor.account });
    return (result) => actions.setAccountOutcome(db, id, toColumns(result));
  };

async function limitActions(context: Context, { account, session }: AccountActor): Promise<void> {
  if (session === undefined) {
    await assertWithinRateLimit(context, 'recordedByLink', `${account}`);
    return;
  }
  await assertWithinRateLimit(context, 'recordedOfSession', `${session}`);
  await assertWithinRateLimit(context, 'recordedOfAccount', `${account}`);
}

const toColumns = ({ outcome, target, changes }: Parameters<Awaited<ReturnType<RecordAction>>>[0]) => ({
  outcome,
  target: target ?? null,
  changes: JSON.stringify(changes),
});

/** Records the sign-in of an operator. Call it in the transaction of the sign-in. */
export async function recordSignIn(
  { db, clock }: Context,
  { id: account, email, role }: Omit<Operator, 'key_id'>,
  request: Request,
): Promise<void> {
  const at = clock.now().toISOString();
  const action = { at, account, email, role, call: 'operators.sign-in', target: null, outcome: 'success', ...request };
  await actions.insertOperatorAction(db, action);
}

/** Records a change that a command on the cloud's machine makes. Call it in the transaction of the change. */
export async function recordCommand({ db, clock }: Context, call: string, target: string): Promise<void> {
  const nobody = { account: null, email: null, role: null, ip: null, request_id: null };
  await actions.insertOperatorAction(db, { ...nobody, at: clock.now().toISOString(), call, target, outcome: 'success' });
}

export async function list(db: Db, input: ParsedInput<typeof listSecurityLog>): Promise<Output<typeof listSecurityLog>> {
  const { page, from, until, ...rest } = input;
  const filter = { ...rest, from: toTime(from), until: toTime(until) };
  const { rows, total } = await actions.listActions(db, filter, { limit: pageSize, offset: (page - 1) * pageSize });
  const data = rows.map((row) => ({ ...row, changes: row.changes ?? [] }));
  return { data, current_page: page, total_page: Math.ceil(total / pageSize), total };
}

/** Converts a time to the form that the database reads, which supports fewer digits and time zones. */
const toTime = (time: string | undefined) => (time === undefined ? undefined : new Date(time).toISOString());

/** Lists the recorded calls of an account, oldest first. */
export const listRecordedCallsOf = async (db: Db, account: number) =>
  (await actions.listActionsOf(db, account)).map((row) => ({ ...row, changes: row.changes ?? [] }));

/** Deletes the calls of accounts that are too old. */
export const sweepAccountActions = ({ db, clock }: Context): Promise<void> =>
  actions.deleteAccountActionsBefore(db, new Date(clock.now().getTime() - accountActionRetention).toISOString());
