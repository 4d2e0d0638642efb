-- The accounts that may operate the cloud. Only a command on its machine adds rows.
create table operators (
  user_id integer primary key references users (id) on delete cascade,
  role text not null check (role in ('owner', 'finance', 'support', 'editor')),
  created_at timestamptz not null
);

-- The keys of operators who signed in. They end with the role.
create table operator_keys (
  id integer generated always as identity primary key,
  user_id integer not null references operators (user_id) on delete cascade,
  secret_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz
);
create index operator_keys_user on operator_keys (user_id);

-- The calls of operators. They have no reference to the account, because they outlive it.
create table operator_actions (
  id integer generated always as identity primary key,
  at timestamptz not null,
  account integer,
  email text,
  role text,
  call text not null,
  target text,
  -- Null until the response.
  outcome text,
  ip text,
  request_id text
);
create index operator_actions_account on operator_actions (account, id desc);

-- An action only gets its target and outcome, once. Everything else would hide what somebody did.
create function keep_operator_action() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and old.outcome is null
    and row(new.id, new.at, new.account, new.email, new.role, new.call, new.ip, new.request_id)
      is not distinct from row(old.id, old.at, old.account, old.email, old.role, old.call, old.ip, old.request_id)
  then
    return new;
  end if;
  raise exception 'actions of operators can’t be changed or deleted';
end
$$;
create trigger keep_operator_action before update or delete on operator_actions
  for each row execute function keep_operator_action();
