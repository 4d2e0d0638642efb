import { OperatorRole } from '@kithouse/contract';
import { readConfig } from '../config.js';
import type { Deps } from '../deps.js';
import * as operators from '../features/operators/operators.service.js';
import type { Context, Flags } from './context.js';
import { withStores } from './open-stores.js';
import { UsageError } from './usage-error.js';

type Tools = Pick<Deps, 'db' | 'clock'>;

const roles = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(OperatorRole.options);

/** Limits how long a program can work without a new key. */
const days = { usual: 30, max: 90 };

/** Gives an account a role, also instead of another one. */
export async function addOperator(context: Context, [email = '', given = '']: readonly string[]): Promise<number> {
  const role = OperatorRole.safeParse(given);
  if (!role.success) {
    throw new UsageError(`“${given}” isn’t a role. Specify ${roles}.`);
  }
  return withDatabase(context, async (tools) => {
    const { needsFactor } = await operators.addByCommand(tools, email, role.data);
    context.print(`${email} is an operator with the role ${role.data}.`);
    if (needsFactor) {
      context.print(
        'Two-step sign-in is off for this account. Turn it on at /account, because operators can’t sign in without it.',
      );
    }
    return 0;
  });
}

export async function removeOperator(context: Context, [email = '']: readonly string[]): Promise<number> {
  return withDatabase(context, async (tools) => {
    const isRemoved = await operators.removeByCommand(tools, email);
    context.print(
      isRemoved ? `${email} is no longer an operator. The account’s operator keys are revoked.` : `${email} isn’t an operator.`,
    );
    return 0;
  });
}

/** Lists operators on the machine of the cloud, where nobody has to be signed in. */
export async function listOperators(context: Context): Promise<number> {
  return withDatabase(context, async (tools) => {
    const { data } = await operators.list(tools);
    for (const { email, role, has_second_factor, keys, last_used_at } of data) {
      const factor = has_second_factor ? 'two-step sign-in' : 'no two-step sign-in';
      context.print([email, role, factor, `${keys} keys`, last_used_at ?? 'never used'].join('  '));
    }
    if (data.length === 0) {
      context.print('There is no operator.');
    }
    return 0;
  });
}

/** Prints nothing but the new key, so that a program can store it. */
export async function issueOperatorKey(context: Context, [email = '']: readonly string[], flags: Flags): Promise<number> {
  const count = flags.days === undefined ? days.usual : Number(flags.days);
  if (!Number.isInteger(count) || count < 1 || count > days.max) {
    throw new UsageError(`--days must be a number from 1 to ${days.max}.`);
  }
  return withDatabase(context, async (tools) => {
    context.print((await operators.issueByCommand(tools, email, count)).operator_key);
    return 0;
  });
}

const withDatabase = ({ environment }: Context, work: (tools: Tools) => Promise<number>): Promise<number> =>
  withStores(readConfig(environment), {}, ({ db }) => work({ db, clock: { now: () => new Date() } }));
