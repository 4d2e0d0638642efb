-- What an item looks like: styles that authors name, and the colours of its palette.
create table styles (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

create table colors (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

alter table items add column style_ids int[] not null default '{}';
alter table items add column color_ids int[] not null default '{}';
