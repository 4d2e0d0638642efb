-- Somebody's own templates. What is in the trash has `deleted_at`; what lives in a workspace only, is not in My Clouds.
create table cloud_files (
  id integer generated always as identity primary key,
  owner_id integer not null references users on delete cascade,
  name text not null,
  -- The name folded for search, cut to what an index takes: no accents, no capitals.
  name_key text collate "C" not null,
  slug text collate "C" not null,
  platform text not null check (platform in ('elementor', 'gutenberg')),
  type text not null check (type in ('block', 'page', 'pack')),
  in_my_cloud boolean not null default true,
  -- The post it was pushed from, by the site's address as keys have it.
  site text collate "C",
  post_id integer,
  version integer not null default 1,
  thumbnail_sha256 text collate "C" references media,
  sketch json not null default '[]',
  modified_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
-- All that a list looks at before it knows which rows to show: ten thousand are looked through without touching one.
create index cloud_files_listed on cloud_files (owner_id, modified_at desc, id desc) include (platform, type, name_key)
  where deleted_at is null and in_my_cloud;
create index cloud_files_counted on cloud_files (owner_id) where deleted_at is null;
create index cloud_files_trash on cloud_files (owner_id, deleted_at desc, id desc) where deleted_at is not null;
create index cloud_files_swept on cloud_files (deleted_at) where deleted_at is not null;
create unique index cloud_files_of_post on cloud_files (owner_id, site, post_id) where deleted_at is null and post_id is not null;

-- `json`, not `jsonb`: bundles leave as they came, key for key.
create table cloud_versions (
  file_id integer not null references cloud_files on delete cascade,
  number integer not null,
  name text not null default '',
  bundle json not null,
  bundle_sha256 text collate "C" not null,
  parts integer not null,
  media_count integer not null,
  media_bytes bigint not null,
  restored_from integer,
  request_id text collate "C",
  created_by integer references users on delete set null,
  created_at timestamptz not null default now(),
  primary key (file_id, number)
);
create index cloud_versions_by on cloud_versions (created_by) where created_by is not null;
create unique index cloud_versions_of_request on cloud_versions (created_by, request_id) where request_id is not null;

-- Which media a version shows; what none shows any more is thrown away in time.
create table cloud_version_media (
  file_id integer not null,
  number integer not null,
  sha256 text collate "C" not null references media,
  primary key (file_id, number, sha256),
  foreign key (file_id, number) references cloud_versions on delete cascade
);
create index cloud_version_media_used on cloud_version_media (sha256);

-- Whoever knows a hash has not got the file: only what an account has put here itself may stand in its templates.
create table cloud_media (
  user_id integer not null references users on delete cascade,
  sha256 text collate "C" not null references media on delete cascade,
  created_at timestamptz not null default now(),
  primary key (user_id, sha256)
);
create index cloud_media_used on cloud_media (sha256);
create index cloud_files_pictured on cloud_files (thumbnail_sha256) where thumbnail_sha256 is not null;
