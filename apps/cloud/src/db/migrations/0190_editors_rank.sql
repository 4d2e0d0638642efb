-- The editors' rank of an item, which the default order uses before popularity. Published items have none until they are published again.
alter table items add column rank smallint not null default 0;
