-- What a pack brings for a whole site; null for anything else.
alter table bundles add column site json;
alter table bundles add column terms json;
alter table bundles add column menus json;
alter table bundles add column forms json;

-- Smaller copies of pictures, made when they are published.
create table media_variants (
  sha256 text collate "C" not null references media (sha256) on delete cascade,
  width int not null,
  height int not null,
  -- The copy's own hash, which names its file.
  variant_sha256 text collate "C" not null,
  extension text collate "C" not null,
  bytes int not null,
  primary key (sha256, width, height)
);

-- The operations of large plans, until the sites have fetched them.
create table plan_parts (
  plan_id text collate "C" not null,
  sha256 text collate "C" not null,
  user_id int not null references users (id) on delete cascade,
  ops text not null,
  created_at timestamptz not null default now(),
  primary key (plan_id, sha256)
);
create index plan_parts_by_age on plan_parts (created_at);
