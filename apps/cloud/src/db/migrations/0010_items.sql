create table template_types (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

create table categories (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

create table tags (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

-- Plugins that templates need; plugin_file is WordPress's own key of one.
create table dependencies (
  id int generated always as identity primary key,
  plugin_file text collate "C" not null unique,
  slug text collate "C" not null,
  name text not null,
  is_pro boolean not null default false,
  plugin_original_slug text,
  icon text,
  link text
);

create table items (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  platform text collate "C" not null check (platform in ('elementor', 'gutenberg')),
  type text collate "C" not null check (type in ('block', 'page', 'pack')),
  plan text collate "C" not null check (plan in ('starter', 'pro')),
  title text not null,
  description text not null,
  price numeric(10, 2) not null default 0,
  tint text,
  template_type_id int references template_types,
  category_ids int[] not null default '{}',
  tag_ids int[] not null default '{}',
  dependency_ids int[] not null default '{}',
  pack_id int references items,
  -- Items that share this word are one design for several platforms.
  variation text collate "C",
  featured boolean not null default false,
  fullsite_import boolean not null default false,
  has_settings boolean not null default false,
  live_url text,
  -- [[{file, width, height}, …], …]: pictures, each in several widths, narrowest first.
  pictures jsonb not null default '[]',
  -- Words made by features/items/search-words.service.ts: title A, tags B, description C.
  search tsvector not null,
  -- Sort keys, copied from item_stats now and then; the exact numbers are there.
  popularity int not null default 0,
  downloads int not null default 0,
  rating real not null default 0,
  published_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

create index items_by_popularity on items (platform, type, popularity desc, id desc) include (plan);
create index items_by_date on items (platform, type, published_at desc, id desc) include (plan);
create index items_by_rating on items (platform, type, rating desc, id desc) include (plan);
create index items_by_downloads on items (platform, type, downloads desc, id desc) include (plan);
create index items_of_type on items (platform, type, template_type_id, popularity desc, id desc) include (plan);
create index items_of_pack on items (pack_id, id) where pack_id is not null;
create index items_of_variation on items (variation) where variation is not null;
create index items_featured on items (platform, popularity desc, id desc) where featured;
create index items_in_category on items using gin (category_ids);
create index items_with_tag on items using gin (tag_ids);
create index items_with_dependency on items using gin (dependency_ids);
create index items_search on items using gin (search);

-- Counters live apart from the wide row: no index is touched when they change.
create table item_stats (
  item_id int primary key references items on delete cascade,
  downloads int not null default 0,
  favourites int not null default 0,
  rating_sum int not null default 0,
  rating_count int not null default 0
) with (fillfactor = 70);

create table item_counts (
  platform text collate "C" not null,
  type text collate "C" not null,
  plan text collate "C" not null,
  n int not null,
  primary key (platform, type, plan)
);

-- What makes a public answer stale: `version` grows with each publication, the sequence with each counted star or download.
-- The row is also the lock that lets publications pass one at a time.
create table catalogue (id boolean primary key default true check (id), version bigint not null);
insert into catalogue (version) values (1);
create sequence item_stats_version;
-- Until its first use a sequence shows the value that its first use gives out.
select nextval('item_stats_version');
