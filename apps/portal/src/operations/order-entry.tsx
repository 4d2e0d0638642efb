import type { OperatorOrder, OrderState } from '@kithouse/contract';
import { Button } from '@kithouse/ui/button.js';
import { formatMoney, formatTime, t } from '../i18n.js';
import { OrderPill } from '../orders/order-pill.js';
import { nameThing } from '../orders/order-words.js';
import type { OrderAction } from './order-dialog.js';

/** Lists the actions for each state. A cancelled or refused order can be confirmed, because the buyer may pay after all. */
const actionsOf: Record<OrderState, OrderAction[]> = {
  pending: ['confirm', 'refuse'],
  paid: ['refund'],
  cancelled: ['confirm'],
  refused: ['confirm'],
  refunded: [],
};

type OrderEntryProps = { order: OperatorOrder; onAct: (action: OrderAction) => void };

/** Shows an order with its buyer and a button for each possible action. */
export function OrderEntry({ order, onAct }: OrderEntryProps) {
  const { number, state, amount, currency, created_at, buyer } = order;
  const labels: Record<OrderAction, [label: string, name: string]> = {
    confirm: [t('Confirm'), t('Confirm order {number}', { number })],
    refuse: [t('Refuse'), t('Refuse order {number}', { number })],
    refund: [t('Refund'), t('Refund order {number}', { number })],
  };
  return (
    <li>
      <div className="stack snug">
        <p className="line flow">
          <b className="number">{number}</b>
          <span>{formatMoney(amount, currency)}</span>
          <OrderPill state={state} />
        </p>
        <p className="anywhere">{nameThing(order)}</p>
        <p className="cap anywhere">
          {buyer ? `${buyer.name} · ${buyer.email}` : t('Deleted account')} · {formatTime(created_at)}
        </p>
      </div>
      <div className="line flow">
        {actionsOf[state].map((action) => (
          <Button key={action} size="s" aria-label={labels[action][1]} onClick={() => onAct(action)}>
            {labels[action][0]}
          </Button>
        ))}
      </div>
    </li>
  );
}
