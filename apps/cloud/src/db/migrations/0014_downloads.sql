create table downloads (
  user_id int not null references users on delete cascade,
  item_id int not null references items on delete cascade,
  downloaded_at timestamptz not null default now(),
  primary key (user_id, item_id)
);

create index downloads_of_user on downloads (user_id, downloaded_at desc, item_id desc);
