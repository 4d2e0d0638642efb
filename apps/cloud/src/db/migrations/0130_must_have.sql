-- Of the plugins that an item needs, those it cannot do without.
alter table items add column must_have_ids int[] not null default '{}';
