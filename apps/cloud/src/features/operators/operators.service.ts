import {
  AppError,
  type listOperators,
  type OperatorRole,
  type Output,
  type ParsedInput,
  type signInOperator,
} from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import type { Deps } from '../../deps.js';
import { findAccount } from '../account/find-account.service.js';
import { hasSecondFactor } from '../account/second-factor.service.js';
import { completeSignIn, signInPerson } from '../account/sign-in.service.js';
import { recordCommand, recordSignIn } from '../security-log/security-log.service.js';
import { createOperatorKey } from './operator-keys.service.js';
import * as operators from './operators.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'sealer' | 'factorSealer'>;
type CommandContext = Pick<Deps, 'db' | 'clock'>;

const hour = 60 * 60_000;
/** As long as the longest session of a browser. */
const signInMs = 12 * hour;

/**
 * Signs an operator in. Throws the same error for an account without a role and one without a second factor, so that a password
 * alone doesn't reveal who is an operator.
 */
export async function signIn(
  context: Context,
  input: ParsedInput<typeof signInOperator>,
  request: { ip: string; request_id: string },
): Promise<Output<typeof signInOperator>> {
  const checked = await signInPerson(context, input, request.ip);
  return context.db.transaction().execute(async (trx) => {
    const own = { ...context, db: trx };
    await completeSignIn(own, checked);
    const operator = await operators.findOperator(trx, checked.id);
    if (!operator || !(await hasSecondFactor(trx, checked.id))) {
      throw new AppError('invalid_permission', 'This account isn’t an operator, or its two-step sign-in is off.');
    }
    await recordSignIn(own, { id: checked.id, email: checked.email, role: operator.role }, request);
    return { ...(await createOperatorKey(own, checked.id, signInMs)), role: operator.role };
  });
}

export async function list({ db, clock }: CommandContext): Promise<Output<typeof listOperators>> {
  const rows = await operators.listOperators(db, clock.now().toISOString());
  const data = rows.map(({ user_id: id, role, email, first_name, last_name, created_at: since, keys, last_used_at, ...row }) => {
    const name = `${first_name} ${last_name}`.trim();
    return { id, name, email, role, since, has_second_factor: row.confirmed_at !== null, keys: Number(keys), last_used_at };
  });
  return { data };
}

export async function remove(db: Db, userId: number): Promise<void> {
  if (!(await operators.deleteOperator(db, userId))) {
    throw new AppError('not_found', 'This account isn’t an operator.');
  }
}

/** Gives an account a role, on the machine of the cloud. Throws one sentence. */
export async function addByCommand(
  context: CommandContext,
  email: string,
  role: OperatorRole,
): Promise<{ needsFactor: boolean }> {
  return context.db.transaction().execute(async (trx) => {
    const user = await getAccount(trx, email);
    if (user.verified_at === null) {
      throw new Error(`The email address ${email} isn’t confirmed. Its owner must open the link in the email first.`);
    }
    const own = { ...context, db: trx };
    await operators.putOperator(trx, { user_id: user.id, role, created_at: context.clock.now().toISOString() });
    await recordCommand(own, 'operators.add', `${user.id} ${user.email} ${role}`);
    return { needsFactor: !(await hasSecondFactor(trx, user.id)) };
  });
}

/** Ends the role of an account, on the machine of the cloud. Returns whether there was one. */
export async function removeByCommand(context: CommandContext, email: string): Promise<boolean> {
  return context.db.transaction().execute(async (trx) => {
    const user = await getAccount(trx, email);
    const isRemoved = await operators.deleteOperator(trx, user.id);
    if (isRemoved) {
      await recordCommand({ ...context, db: trx }, 'operators.remove', `${user.id} ${user.email}`);
    }
    return isRemoved;
  });
}

/** Creates a key for a program that works as an operator, on the machine of the cloud. Throws one sentence. */
export async function issueByCommand(context: CommandContext, email: string, days: number) {
  return context.db.transaction().execute(async (trx) => {
    const own = { ...context, db: trx };
    const user = await getAccount(trx, email);
    if (!(await operators.findOperator(trx, user.id))) {
      throw new Error(`The account ${email} isn’t an operator. Add it first.`);
    }
    await recordCommand(own, 'operators.issue-key', `${user.id} ${user.email} ${days} days`);
    return createOperatorKey(own, user.id, days * 24 * hour);
  });
}

async function getAccount(db: Db, email: string) {
  const user = await findAccount(db, email);
  if (!user) {
    throw new Error(`There is no account with the email address ${email}.`);
  }
  return user;
}
