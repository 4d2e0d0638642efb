-- In which language an account gets its mails, such as de-AT.
alter table users add column language text collate "C" not null default 'en' check (length(language) between 2 and 35);
