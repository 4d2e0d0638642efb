-- The colours and fonts that the documents refer to; null for a bundle that brings none.
alter table bundles add column settings json;
