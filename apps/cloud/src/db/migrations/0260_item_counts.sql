-- Grows with each change of a public number, so that all processes show it in the details of an item before the next ranking.
create sequence item_counts_version;
-- The first value of a sequence looks like the one before it.
select nextval('item_counts_version');
