-- The font families that the documents name, with their licences; null for a bundle without fonts.
alter table bundles add column fonts json;
