import { listAllOrders, type OperatorOrder, type OrderState } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useState } from 'react';
import { t } from '../i18n.js';
import { stateWords } from '../orders/order-words.js';
import { ListFrame } from './list-frame.js';
import { type OrderAction, OrderDialog } from './order-dialog.js';
import { OrderEntry } from './order-entry.js';

const states: (OrderState | 'all')[] = ['pending', 'paid', 'refunded', 'refused', 'cancelled', 'all'];

/** Lists orders. Asks before it confirms, refuses or refunds one. */
export function OrdersView() {
  const [{ state, page }, setFilter] = useState<{ state: OrderState | 'all'; page: number }>({ state: 'pending', page: 1 });
  const [pending, setPending] = useState<{ order: OperatorOrder; action: OrderAction }>();
  const [done, setDone] = useState<string>();
  const list = useEndpoint(listAllOrders, { state, page }, { keepPrevious: () => true });

  const finish = async ({ number, state: now }: OperatorOrder) => {
    await list.refetch();
    setPending(undefined);
    setDone(t('Order {number}: {state}.', { number, state: stateWords(now).label }));
  };
  return (
    <>
      <ListFrame
        title={t('Orders')}
        filter={
          <label className="line">
            <span>{t('Status')}</span>
            <select
              className="sel"
              value={state}
              onChange={({ target }) => setFilter({ state: target.value as OrderState | 'all', page: 1 })}
            >
              {states.map((one) => (
                <option key={one} value={one}>
                  {one === 'all' ? t('All') : stateWords(one).label}
                </option>
              ))}
            </select>
          </label>
        }
        list={list}
        loading={t('Loading orders…')}
        empty={{ title: t('No orders'), text: t('Orders appear here when somebody buys a template or a plan.') }}
        done={done}
        page={page}
        onGo={(next) => setFilter({ state, page: next })}
      >
        {list.data?.data.map((order) => (
          <OrderEntry key={order.number} order={order} onAct={(action) => setPending({ order, action })} />
        ))}
      </ListFrame>
      {pending && <OrderDialog {...pending} onDone={finish} onClose={() => setPending(undefined)} />}
    </>
  );
}
