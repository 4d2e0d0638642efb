-- What was uploaded but never published goes away after some days. What is there by now counts as published.
alter table media add column published boolean not null default true;
alter table media alter column published set default false;
create index media_unpublished on media (created_at) where not published;
