-- The audit of a template from its publication: weight, requests, fonts, licences and faults.
-- Items that were published before have none until they are published again.
create table weights (
  id int generated always as identity primary key,
  slug text collate "C" not null unique,
  name text not null
);

alter table items add column audit jsonb;
alter table items add column weight_ids int[] not null default '{}';
-- The negative weight in bytes, so that the lightest come first in descending order; items without an audit come last.
alter table items add column lightness int not null default -2147483647;

create index items_by_lightness on items (platform, type, lightness desc, id desc) include (plan);
