import type { listOperatorActions, Output, ParsedInput } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import type { Operator, RecordAction } from '../../operator.js';
import { insertAction, listActions, setOutcome } from './security-log.queries.js';

type Context = Pick<Deps, 'db' | 'clock'>;

const pageSize = 50;

/** Creates the function that records calls. */
export const recordAction =
  ({ db, clock }: Context): RecordAction =>
  async ({ id: account, email, role }, { call, ip, request_id }) => {
    const at = clock.now().toISOString();
    const action = { at, account, email, role, call, target: null, outcome: null, ip, request_id };
    const { id } = await insertAction(db, action);
    return (outcome, target) => setOutcome(db, id, { outcome, target: target ?? null });
  };

/** Records a sign-in. Call it in its transaction. */
export async function recordSignIn(
  { db, clock }: Context,
  { id: account, email, role }: Omit<Operator, 'key_id'>,
  request: { ip: string; request_id: string },
): Promise<void> {
  const at = clock.now().toISOString();
  await insertAction(db, { at, account, email, role, call: 'operators.sign-in', target: null, outcome: 'success', ...request });
}

/** Records what a command on the machine of the cloud changed. Call it in the transaction of the change. */
export async function recordCommand({ db, clock }: Context, call: string, target: string): Promise<void> {
  const nobody = { account: null, email: null, role: null, ip: null, request_id: null };
  await insertAction(db, { ...nobody, at: clock.now().toISOString(), call, target, outcome: 'success' });
}

export async function list(
  db: Db,
  { account, page }: ParsedInput<typeof listOperatorActions>,
): Promise<Output<typeof listOperatorActions>> {
  const { rows, total } = await listActions(db, account, { limit: pageSize, offset: (page - 1) * pageSize });
  return { data: rows, current_page: page, total_page: Math.ceil(total / pageSize), total };
}
