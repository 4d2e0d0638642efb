-- Values before and after the changes of a call. Null for sign-ins, commands and earlier rows, and while a call runs.
alter table operator_actions add column changes jsonb;
create index operator_actions_at on operator_actions (at desc, id desc);

-- Changes that people make to their own account. Personal data: rows are deleted with the account, or after 180 days.
create table account_actions (
  id integer generated always as identity primary key,
  at timestamptz not null,
  account integer not null references users (id) on delete cascade,
  call text not null,
  target text,
  -- Null until the response.
  outcome text,
  changes jsonb,
  ip text not null,
  request_id text not null
);
create index account_actions_account on account_actions (account, id desc);
create index account_actions_at on account_actions (at desc, id desc);

create function keep_account_action() returns trigger language plpgsql as $$
begin
  if old.outcome is null
    and row(new.id, new.at, new.account, new.call, new.ip, new.request_id)
      is not distinct from row(old.id, old.at, old.account, old.call, old.ip, old.request_id)
  then
    return new;
  end if;
  raise exception 'actions of accounts can’t be changed';
end
$$;
create trigger keep_account_action before update on account_actions
  for each row execute function keep_account_action();
