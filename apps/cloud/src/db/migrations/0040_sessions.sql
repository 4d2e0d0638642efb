-- Browsers signed in on the provider's own pages. An ended one is no row.
create table sessions (
  id integer generated always as identity primary key,
  user_id integer not null references users (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null
);
create index sessions_user on sessions (user_id);
create index sessions_last_used on sessions (last_used_at);
