import {
  type Call,
  confirmOrder,
  formatAmount,
  listAllOrders,
  type OperatorOrder,
  OrderNumber,
  OrderState,
  refundOrder,
  refuseOrder,
} from '@kithouse/contract';
import { callAsOperator, changeEach, type OperatorOptions, toLine } from '../operator-call.js';
import { UserError } from '../user-error.js';

const changes = { confirm: confirmOrder, refuse: refuseOrder, refund: refundOrder };
const done = { confirm: 'confirmed', refuse: 'refused', refund: 'refunded' };
type Change = keyof typeof changes;

const isChange = (word: string | undefined): word is Change => word !== undefined && Object.hasOwn(changes, word);

/** Lists, confirms, refuses or refunds orders for the operator. */
export function runOrders(options: OperatorOptions): Promise<number> {
  const { args, log } = options;
  const [action = 'list', ...given] = args;
  return callAsOperator(options, async (call) => {
    if (action === 'list') {
      await list(call, given[0], log);
      return 0;
    }
    if (!isChange(action)) {
      throw new UserError('Specify list, confirm, refuse or refund.');
    }
    return change(call, action, given, log);
  });
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

function change(call: Call, action: Change, given: string[], log: (line: string) => void): Promise<number> {
  const numbers = given.map((number) => number.toUpperCase());
  const wrong = numbers.find((number) => !OrderNumber.safeParse(number).success);
  if (numbers.length === 0 || wrong !== undefined) {
    throw new UserError(wrong === undefined ? 'Specify the number of an order.' : `“${wrong}” isn’t an order number.`);
  }
  return changeEach(numbers, log, async (number) => `${done[action]}: ${describe(await call(changes[action], { number }))}`);
}

function describe({ number, state, amount, currency, name, created_at, buyer, payment }: OperatorOrder): string {
  const who = buyer ? `${buyer.name} <${buyer.email}>` : 'deleted account';
  return toLine([number, state.padEnd(9), created_at.slice(0, 10), formatAmount(amount, currency), payment, name, who]);
}
