import {
  AppError,
  type Call,
  confirmOrder,
  createCall,
  formatAmount,
  listAllOrders,
  type OperatorOrder,
  OrderNumber,
  OrderState,
  refundOrder,
  refuseOrder,
} from '@kithouse/contract';
import { UserError } from '../user-error.js';

type Options = { args: string[]; cloud: string; key: string; log: (line: string) => void };

const changes = { confirm: confirmOrder, refuse: refuseOrder, refund: refundOrder };
const done = { confirm: 'confirmed', refuse: 'refused', refund: 'refunded' };
type Change = keyof typeof changes;

const isChange = (word: string | undefined): word is Change => word !== undefined && Object.hasOwn(changes, word);

/** Lists, confirms, refuses or refunds orders for the operator. */
export async function runOrders({ args: [action = 'list', ...given], cloud, key, log }: Options): Promise<number> {
  const call = createCall({ root: `${cloud.replace(/\/$/, '')}/v1`, headers: { authorization: `Bearer ${key}` } });
  try {
    if (action === 'list') {
      await list(call, given[0], log);
      return 0;
    }
    if (!isChange(action)) {
      throw new UserError('Specify list, confirm, refuse or refund.');
    }
    return await change(call, action, given, log);
  } catch (error) {
    throw explain(error, cloud);
  }
}

async function list(call: Call, given: string | undefined, log: (line: string) => void) {
  const state = OrderState.safeParse(given ?? 'pending').data ?? (given === 'all' ? 'all' : undefined);
  if (!state) {
    throw new UserError(`Specify one of these states: all, ${OrderState.options.join(', ')}.`);
  }
  let shown = 0;
  for (let page = 1, pages = 1; page <= pages; page++) {
    const { data, total_page } = await call(listAllOrders, { state, page });
    data.map(describe).forEach(log);
    shown += data.length;
    pages = total_page;
  }
  if (shown === 0) {
    log(state === 'pending' ? 'No order is waiting for payment.' : 'No orders have this state.');
  }
}

/** Tries all of them; returns 1 if one was refused. */
async function change(call: Call, action: Change, given: string[], log: (line: string) => void): Promise<number> {
  const numbers = given.map((number) => number.toUpperCase());
  const wrong = numbers.find((number) => !OrderNumber.safeParse(number).success);
  if (numbers.length === 0 || wrong !== undefined) {
    throw new UserError(wrong === undefined ? 'Specify the number of an order.' : `“${wrong}” isn’t an order number.`);
  }
  let failed = 0;
  for (const number of numbers) {
    try {
      log(`${done[action]}: ${describe(await call(changes[action], { number }))}`);
    } catch (error) {
      if (!(error instanceof AppError) || error.cause !== undefined || error.status < 404) {
        throw error;
      }
      failed += 1;
      log(`${number}: ${error.message}`);
    }
  }
  return failed > 0 ? 1 : 0;
}

/** Describes an order in one line without control characters. */
function describe({ number, state, amount, currency, name, created_at, buyer, payment }: OperatorOrder): string {
  const who = buyer ? `${buyer.name} <${buyer.email}>` : 'deleted account';
  const columns = [number, state.padEnd(9), created_at.slice(0, 10), formatAmount(amount, currency), payment, name, who];
  return columns.join('  ').replace(/\p{Cc}|\p{Cf}/gu, '');
}

function explain(error: unknown, cloud: string): unknown {
  if (!(error instanceof AppError)) {
    return error;
  }
  if (error.cause !== undefined) {
    return new UserError(`The cloud at ${cloud} can’t be reached. Check that it’s running.`);
  }
  if (['is_signed_failed', 'invalid_api_key', 'invalid_permission'].includes(error.code)) {
    return new UserError('The cloud doesn’t accept this key. Use the publisher key that it created at its first start.');
  }
  return error;
}
