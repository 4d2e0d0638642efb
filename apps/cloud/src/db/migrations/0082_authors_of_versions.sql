-- Whose work a version is, which a copy of it does not change: a site runs nobody's code but the person's own.
alter table cloud_versions add column author_id integer references users on delete set null;
update cloud_versions set author_id = created_by;
create index cloud_versions_of_author on cloud_versions (author_id) where author_id is not null;
