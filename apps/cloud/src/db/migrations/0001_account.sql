create table users (
  id integer generated always as identity primary key,
  email text collate "C" not null unique,
  first_name text not null,
  last_name text not null,
  password_hash text not null,
  verified_at timestamptz,
  created_at timestamptz not null default now()
);

create table api_keys (
  id integer generated always as identity primary key,
  user_id integer references users (id) on delete cascade,
  name text not null,
  secret_hash bytea not null,
  site_url text,
  site text collate "C",
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_user on api_keys (user_id) where revoked_at is null;

create table email_tokens (
  token_hash bytea primary key,
  user_id integer not null references users (id) on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index email_tokens_user on email_tokens (user_id, purpose);

-- How often something was tried since started_at; the row of a bucket starts over when its window has passed.
create table attempts (
  bucket text collate "C" primary key,
  started_at timestamptz not null,
  count integer not null
);
create index attempts_started on attempts (started_at);
