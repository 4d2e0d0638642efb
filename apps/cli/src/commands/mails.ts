import { listMails, MailState, resendMail, type StoredMail } from '@kithouse/contract';
import {
  type Action,
  assertIds,
  changeEach,
  countAttempts,
  listRows,
  type OperatorOptions,
  runAction,
  toLine,
  toMinute,
} from '../operator-call.js';

/** Lists the emails that no mail server has accepted yet, or sends some of them again. */
export const runMails = (options: OperatorOptions): Promise<number> =>
  runAction(options, {
    list: listRows({
      states: MailState.options,
      initial: 'all',
      read: (call, requested) => call(listMails, requested),
      describe,
      explainNone: (state) => (state === 'failed' ? 'No email has failed.' : 'No email is waiting.'),
    }),
    resend,
  });

const resend: Action = async (call, ids, log) => {
  const isId = (id: string) => /^[1-9]\d{0,14}$/.test(id);
  assertIds(ids, isId, { missing: 'the number of an email', wrong: 'the number of an email' });
  return changeEach(ids, log, async (id) => `sending again: ${describe(await call(resendMail, { id: Number(id) }))}`);
};

const describe = ({ id, state, created_at, kind, recipient, attempts, last_error }: StoredMail) =>
  toLine([`${id}`, state.padEnd(7), toMinute(created_at), kind, recipient, countAttempts(attempts), last_error ?? '']);
