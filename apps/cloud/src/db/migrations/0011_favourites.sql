create table favourites (
  user_id int not null references users on delete cascade,
  item_id int not null references items on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

create index favourites_of_user on favourites (user_id, created_at desc, item_id desc);
