import { brand, type Order, type SessionUser } from '@kithouse/contract';
import type { ReactNode } from 'react';
import { formatDay, formatMoney, t } from '../i18n.js';
import { describeOrder, nameThing } from './order-words.js';

/** Shows a receipt with item, buyer, price and date. */
export function Receipt({ order, user }: { order: Order; user: SessionUser }) {
  const { amount, currency, created_at, paid_at, closed_at, state } = order;
  return (
    <dl className="facts receipt">
      <Fact label={t('Item')}>
        <span className="stack snug">
          <b>{nameThing(order)}</b>
          <span className="dim">{describeOrder(order)}</span>
        </span>
      </Fact>
      <Fact label={t('Buyer')}>
        <span className="stack snug">
          <span>{user.name}</span>
          <span className="dim">{user.email}</span>
        </span>
      </Fact>
      <Fact label={t('Seller')}>{`${brand.name}, ${location.host}`}</Fact>
      <Fact label={t('Ordered')}>{formatDay(created_at)}</Fact>
      {paid_at && <Fact label={t('Paid')}>{formatDay(paid_at)}</Fact>}
      {closed_at && <Fact label={state === 'refunded' ? t('Refunded') : t('Closed')}>{formatDay(closed_at)}</Fact>}
      <Fact label={t('Total')}>
        <b className="num">{formatMoney(amount, currency)}</b>
      </Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
