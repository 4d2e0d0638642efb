-- Fingerprints of the data folder that this database is used with: its id and its keys.
create table data_folder (
  name text primary key,
  fingerprint text not null
);
