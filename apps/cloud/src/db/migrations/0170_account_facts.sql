-- Details of a business that a person chose to store with the account, for all of its sites.
create table account_facts (
  user_id int primary key references users (id) on delete cascade,
  facts jsonb not null,
  updated_at timestamptz not null default now()
);
