-- The authenticator apps of accounts. One that is not confirmed yet doesn't count.
create table second_factors (
  user_id integer primary key references users (id) on delete cascade,
  -- Encrypted, because whoever reads the secret can compute every code.
  sealed bytea not null,
  -- Only processes with this key can open "sealed".
  key_id text not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The last interval of 30 seconds whose code was used, so that no code works twice.
  last_step bigint not null default 0
);

create table recovery_codes (
  user_id integer not null references second_factors (user_id) on delete cascade,
  code_hash bytea not null,
  primary key (user_id, code_hash)
);
