-- Versions of the plugin that sites may install as an update. The zip lies in the store of files under its hash.
create table plugin_releases (
  version text collate "C" primary key check (version ~ '^\d{1,5}(\.\d{1,5}){1,3}$'),
  sha256 char(64) not null unique,
  bytes int not null,
  requires text not null,
  tested text not null,
  requires_php text not null,
  changelog text not null,
  published_at timestamptz not null
);
create index plugin_releases_newest on plugin_releases ((string_to_array(version, '.')::int[]) desc);
