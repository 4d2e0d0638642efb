import { brand, formatAmount, type Order, type SessionUser } from '@kithouse/contract';
import type { ReactNode } from 'react';
import { describeOrder, formatDay } from './order-words.js';

/** What was bought, by whom, for how much and when. */
export function Receipt({ order, user }: { order: Order; user: SessionUser }) {
  const { name, amount, currency, created_at, paid_at, closed_at, state } = order;
  return (
    <dl className="facts receipt">
      <Fact label="What">
        <span className="stack snug">
          <b>{name}</b>
          <span className="dim">{describeOrder(order)}</span>
        </span>
      </Fact>
      <Fact label="Buyer">
        <span className="stack snug">
          <span>{user.name}</span>
          <span className="dim">{user.email}</span>
        </span>
      </Fact>
      <Fact label="Seller">{`${brand.name}, ${location.host}`}</Fact>
      <Fact label="Ordered">{formatDay(created_at)}</Fact>
      {paid_at && <Fact label="Paid">{formatDay(paid_at)}</Fact>}
      {closed_at && <Fact label={state === 'refunded' ? 'Refunded' : 'Closed'}>{formatDay(closed_at)}</Fact>}
      <Fact label="Total">
        <b className="num">{formatAmount(amount, currency)}</b>
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
