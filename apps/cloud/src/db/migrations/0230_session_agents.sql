-- The browser and system of a session, such as "Firefox, Linux", for the list of signed-in browsers.
alter table sessions add column agent text not null default '';
