import {
  confirmOrder,
  formatAmount,
  listAllOrders,
  type OperatorOrder,
  OrderNumber,
  OrderState,
  refundOrder,
  refuseOrder,
} from '@kithouse/contract';
import { type Action, assertIds, changeEach, listRows, type OperatorOptions, runAction, toLine } from '../operator-call.js';

type Change = typeof confirmOrder | typeof refuseOrder | typeof refundOrder;

/** Lists, confirms, refuses or refunds orders for the operator. */
export const runOrders = (options: OperatorOptions): Promise<number> =>
  runAction(options, {
    list: listRows({
      states: OrderState.options,
      initial: 'pending',
      read: (call, requested) => call(listAllOrders, requested),
      describe,
      explainNone: (state) => (state === 'pending' ? 'No order is waiting for payment.' : 'No orders have this state.'),
    }),
    confirm: change(confirmOrder, 'confirmed'),
    refuse: change(refuseOrder, 'refused'),
    refund: change(refundOrder, 'refunded'),
  });

function change(endpoint: Change, done: string): Action {
  return async (call, given, log) => {
    const numbers = given.map((number) => number.toUpperCase());
    const isNumber = (number: string) => OrderNumber.safeParse(number).success;
    assertIds(numbers, isNumber, { missing: 'the number of an order', wrong: 'an order number' });
    return changeEach(numbers, log, async (number) => `${done}: ${describe(await call(endpoint, { number }))}`);
  };
}

function describe({ number, state, amount, currency, name, created_at, buyer, payment }: OperatorOrder): string {
  const who = buyer ? `${buyer.name} <${buyer.email}>` : 'deleted account';
  return toLine([number, state.padEnd(9), created_at.slice(0, 10), formatAmount(amount, currency), payment, name, who]);
}
