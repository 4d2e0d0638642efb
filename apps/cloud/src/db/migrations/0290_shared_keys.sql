-- Key files of the data folder, encrypted with KITHOUSE_KEY_SECRET. Empty unless that setting is used.
create table shared_keys (
  name text primary key,
  sealed bytea not null
);
