-- Emails that are still to be sent, written in the transaction of their cause and deleted once a mail server accepts them.
create table mails (
  id bigint generated always as identity primary key,
  kind text not null,
  -- Whether "sealed" contains the written email, rather than what to write.
  is_written boolean not null default false,
  recipient text not null,
  -- Encrypted, because links in emails open accounts.
  sealed bytea not null,
  -- Only processes with this key can open "sealed".
  key_id text not null,
  created_at timestamptz not null,
  -- When the links in the email stop working, if it has any.
  valid_until timestamptz,
  give_up_at timestamptz not null,
  next_at timestamptz not null,
  -- While a process delivers it.
  claimed_until timestamptz,
  attempts int not null default 0,
  last_error text,
  failed_at timestamptz
);
create index mails_due on mails (next_at) where failed_at is null;
create index mails_recipient on mails (recipient);
