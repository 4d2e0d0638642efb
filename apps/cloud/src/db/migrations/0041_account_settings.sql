-- A link to a new address carries that address; it becomes the account's when the link is opened.
alter table email_tokens drop constraint email_tokens_purpose_check;
alter table email_tokens add check (purpose in ('verify', 'reset', 'email'));
alter table email_tokens add column new_email text collate "C" check ((new_email is not null) = (purpose = 'email'));
create index email_tokens_expires on email_tokens (expires_at);

alter table users add column photo_sha256 text collate "C" references media;
create index users_photo on users (photo_sha256) where photo_sha256 is not null;

create index api_keys_revoked on api_keys (revoked_at) where revoked_at is not null;
