import { listOperators, listSecurityLog, type Operator, removeOperator, type SecurityEntry } from '@kithouse/contract';
import { type Action, assertIds, changeEach, type OperatorOptions, runAction, toLine, toMinute } from '../operator-call.js';
import { UserError } from '../user-error.js';

/** Lists operators and their actions, or ends the roles of some. */
export const runOperators = (options: OperatorOptions): Promise<number> => runAction(options, { list, remove, actions });

const isId = (id: string) => /^[1-9]\d{0,8}$/.test(id);

const list: Action = async (call, _given, log) => {
  const { data } = await call(listOperators, {});
  data.map(describe).forEach(log);
  return 0;
};

const remove: Action = async (call, ids, log) => {
  assertIds(ids, isId, { missing: 'the number of an account', wrong: 'the number of an account' });
  return changeEach(ids, log, async (id) => `${id}: ${(await call(removeOperator, { id: Number(id) })).message}`);
};

const actions: Action = async (call, [account], log) => {
  if (account !== undefined && !isId(account)) {
    throw new UserError(`“${account}” isn’t the number of an account.`);
  }
  const about = account === undefined ? {} : { account: Number(account) };
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, total_page } = await call(listSecurityLog, { ...about, page });
    data.map(describeAction).forEach(log);
    pages = total_page;
  }
  return 0;
};

const describe = ({ id, email, role, has_second_factor, keys, last_used_at }: Operator) => {
  const factor = has_second_factor ? 'two-step sign-in' : 'no two-step sign-in';
  const used = last_used_at === null ? 'never used' : `used ${toMinute(last_used_at)}`;
  return toLine([`${id}`, email, role.padEnd(7), factor, `${keys} ${keys === 1 ? 'key' : 'keys'}`, used]);
};

const describeAction = ({ by, at, email, role, call, target, outcome, changes, ip }: SecurityEntry) =>
  toLine([
    toMinute(at),
    email ?? by,
    role ?? by,
    call,
    target ?? '',
    outcome ?? 'unfinished',
    changes.map(({ field, before, after }) => `${field} ${before} → ${after}`).join(', '),
    ip ?? '',
  ]);
