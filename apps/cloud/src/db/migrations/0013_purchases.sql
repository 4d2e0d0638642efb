create table purchases (
  id int generated always as identity primary key,
  user_id int not null references users on delete cascade,
  item_id int not null references items,
  purchased_at timestamptz not null default now(),
  unique (user_id, item_id)
);
