-- One thing sold to one account. Kept for the books when the account is deleted, without a word about the person.
create table orders (
  id int generated always as identity primary key,
  number text collate "C" not null unique,
  user_id int references users on delete set null,
  -- Made by the buyer's browser, so that a repeated press is one order.
  key uuid not null,
  item_id int references items,
  plan text collate "C" check (plan in ('year', 'one_time')),
  name text not null,
  -- In the smallest coin of the currency.
  amount bigint not null check (amount > 0),
  currency text collate "C" not null check (currency ~ '^[A-Z]{3}$'),
  payment text collate "C" not null check (payment in ('manual', 'stripe')),
  state text collate "C" not null default 'pending' check (state in ('pending', 'paid', 'cancelled', 'refused', 'refunded')),
  -- The open page to pay on, how many were asked for, and the payment that came of one: names the payment provider gave.
  session_id text collate "C" unique,
  attempt int not null default 1,
  payment_id text collate "C" unique,
  utm_source text,
  utm_medium text,
  created_at timestamptz not null,
  paid_at timestamptz,
  closed_at timestamptz,
  check ((item_id is null) <> (plan is null)),
  check (state <> 'paid' or paid_at is not null),
  unique (user_id, key)
);

create unique index orders_one_pending on orders (user_id, coalesce(item_id, 0), coalesce(plan, '')) where state = 'pending';
create index orders_of_user on orders (user_id, id desc);
create index orders_of_item on orders (item_id) where item_id is not null;
create index orders_by_state on orders (state, id);

-- The order that gave the right; null for what was given before there were orders.
alter table purchases add column order_id int references orders;
create index purchases_of_order on purchases (order_id) where order_id is not null;
