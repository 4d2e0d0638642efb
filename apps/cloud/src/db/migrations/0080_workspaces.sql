create table workspaces (
  id integer generated always as identity primary key,
  owner_id integer not null references users on delete cascade,
  slug text collate "C" not null unique,
  title text not null,
  title_key text collate "C" not null,
  request_id text collate "C",
  created_at timestamptz not null default now(),
  deleted_at timestamptz
);
create index workspaces_of_owner on workspaces (owner_id);
create index workspaces_trash on workspaces (owner_id, deleted_at desc, id desc) where deleted_at is not null;
create unique index workspaces_of_request on workspaces (owner_id, request_id) where request_id is not null;

-- The owner is a member too.
create table workspace_members (
  workspace_id integer not null references workspaces on delete cascade,
  user_id integer not null references users on delete cascade,
  role text not null check (role in ('owner', 'editor', 'viewer')),
  joined_at timestamptz not null default now(),
  primary key (workspace_id, user_id)
);
create index workspace_members_of_user on workspace_members (user_id, workspace_id);

create table workspace_invitations (
  id integer generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  email text collate "C" not null,
  role text not null check (role in ('editor', 'viewer')),
  token_hash bytea not null unique,
  invited_by integer references users on delete set null,
  -- Kept after it was accepted, so that a second click on its link gets the same answer.
  accepted_by integer references users on delete cascade,
  sent_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  unique (workspace_id, email)
);
create index workspace_invitations_to on workspace_invitations (email);
create index workspace_invitations_accepted on workspace_invitations (accepted_by) where accepted_by is not null;
create index workspace_invitations_by on workspace_invitations (invited_by) where invited_by is not null;

-- A file's place in a workspace. The file stays its owner's.
create table workspace_files (
  id integer generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  file_id integer not null references cloud_files on delete cascade,
  added_by integer references users on delete set null,
  added_at timestamptz not null default now(),
  unique (workspace_id, file_id)
);
create index workspace_files_of_file on workspace_files (file_id);
create index workspace_files_by on workspace_files (added_by) where added_by is not null;

create table workspace_activity (
  id bigint generated always as identity primary key,
  workspace_id integer not null references workspaces on delete cascade,
  user_id integer references users on delete set null,
  action text not null,
  -- Whom it is about; people have their names in one place only, and take them along.
  person_id integer references users on delete set null,
  subject text not null default '',
  detail text not null default '',
  at timestamptz not null default now()
);
create index workspace_activity_of on workspace_activity (workspace_id, id desc);
create index workspace_activity_by on workspace_activity (user_id) where user_id is not null;
create index workspace_activity_about on workspace_activity (person_id) where person_id is not null;
