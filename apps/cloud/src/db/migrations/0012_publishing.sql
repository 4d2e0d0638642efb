-- Public files by the hash of their bytes. Width and height are measured here, never taken from the sender.
create table media (
  sha256 text collate "C" primary key check (sha256 ~ '^[0-9a-f]{64}$'),
  extension text collate "C" not null,
  mime text collate "C" not null,
  bytes int not null,
  width int,
  height int,
  created_at timestamptz not null default now()
);

-- What a site needs to build the template. `json`, not `jsonb`: documents leave as they came, key for key.
create table bundles (
  item_id int primary key references items on delete cascade,
  documents json not null,
  media json not null,
  requires json not null,
  warnings json not null
);
