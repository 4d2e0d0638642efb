import { type Call, listMails, MailState, resendMail, type StoredMail } from '@kithouse/contract';
import { callAsOperator, changeEach, type OperatorOptions, toLine } from '../operator-call.js';
import { UserError } from '../user-error.js';

/** Lists the emails that no mail server has accepted yet, or sends some of them again. */
export function runMails(options: OperatorOptions): Promise<number> {
  const { args, log } = options;
  const [action = 'list', ...given] = args;
  return callAsOperator(options, async (call) => {
    if (action === 'list') {
      await list(call, given[0], log);
      return 0;
    }
    if (action === 'resend') {
      return resend(call, given, log);
    }
    throw new UserError('Specify list or resend.');
  });
}

async function list(call: Call, given: string | undefined, log: (line: string) => void) {
  const state = given === undefined || given === 'all' ? 'all' : MailState.safeParse(given).data;
  if (!state) {
    throw new UserError(`Specify one of these states: all, ${MailState.options.join(', ')}.`);
  }
  let shown = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, total_page } = await call(listMails, { state, page });
    data.map(describe).forEach(log);
    shown += data.length;
    pages = total_page;
  }
  if (shown === 0) {
    log(state === 'failed' ? 'No email has failed.' : 'No email is waiting.');
  }
}

function resend(call: Call, given: string[], log: (line: string) => void): Promise<number> {
  const wrong = given.find((id) => !/^[1-9]\d{0,14}$/.test(id));
  if (given.length === 0 || wrong !== undefined) {
    throw new UserError(wrong === undefined ? 'Specify the number of an email.' : `“${wrong}” isn’t the number of an email.`);
  }
  return changeEach(given, log, async (id) => `sending again: ${describe(await call(resendMail, { id: Number(id) }))}`);
}

const describe = ({ id, state, created_at, kind, recipient, attempts, last_error }: StoredMail) =>
  toLine([
    `${id}`,
    state.padEnd(7),
    created_at.slice(0, 16).replace('T', ' '),
    kind,
    recipient,
    `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`,
    last_error ?? '',
  ]).trimEnd();
