-- A live file that leaves its last live workspace goes back into its owner's cloud. Kept here rather than in the program,
-- since an account that is deleted takes workspaces and places with it.
create function bring_files_home(ids integer[]) returns void language plpgsql as $$
begin
  -- One after the other and in order; what is looked at next then includes what others did meanwhile.
  perform 1 from cloud_files where id = any (ids) order by id for no key update;
  update cloud_files f set in_my_cloud = true
  where f.id = any (ids) and not f.in_my_cloud and f.deleted_at is null and not exists (
    select 1 from workspace_files p join workspaces w on w.id = p.workspace_id
    where p.file_id = f.id and w.deleted_at is null);
end $$;

create function places_were_left() returns trigger language plpgsql as $$
begin
  perform bring_files_home(array(select file_id from gone));
  return null;
end $$;
create trigger places_were_left after delete on workspace_files
  referencing old table as gone for each statement execute function places_were_left();

create function workspace_was_deleted() returns trigger language plpgsql as $$
begin
  perform bring_files_home(array(select file_id from workspace_files where workspace_id = new.id));
  return null;
end $$;
create trigger workspace_was_deleted after update on workspaces for each row
  when (old.deleted_at is null and new.deleted_at is not null) execute function workspace_was_deleted();

-- The pictures of a workspace are those of what was added last.
create index workspace_files_latest on workspace_files (workspace_id, id desc);
