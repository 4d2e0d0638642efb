-- The version of the catalogue that last changed an item or its card, so that each process reads only what has changed.
-- The item 0 stands for all cards. A row stays when its item is deleted.
create table item_changes (
  item_id int primary key,
  version bigint not null
);
create index item_changes_by_version on item_changes (version);

-- Triggers, because processes of the previous version publish too during an update.
create function note_item_changes(ids int[]) returns void language sql as $$
  insert into item_changes (item_id, version)
  select distinct id, (select version from catalogue) from unnest(ids) id where id is not null
  on conflict (item_id) do update set version = excluded.version
$$;

create function note_changed_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    -- Publications increase the version themselves.
    update catalogue set version = version + 1;
    perform note_item_changes(array[old.id, old.pack_id]);
  elsif tg_op = 'INSERT' then
    perform note_item_changes(array[new.id, new.pack_id]);
  else
    perform note_item_changes(array[new.id]);
    -- Cards show the number of items of a pack, and the name of the pack of an item.
    if new.pack_id is distinct from old.pack_id then
      perform note_item_changes(array[old.pack_id, new.pack_id]);
    end if;
    if new.title <> old.title or new.slug <> old.slug then
      perform note_item_changes(array(select id from items where pack_id = new.id));
    end if;
  end if;
  return null;
end $$;
-- A ranking sets none of these columns.
create trigger item_changed after insert or delete
  or update of slug, platform, type, plan, title, description, price, tint, template_type_id, category_ids, tag_ids, dependency_ids,
    must_have_ids, pack_id, variation, fullsite_import, has_settings, pictures, published_at
  on items for each row execute function note_changed_item();

create function note_changed_term() returns trigger language plpgsql as $$
begin
  perform note_item_changes(array[0]);
  return null;
end $$;
create trigger template_type_changed after update on template_types
  for each row when (old.* is distinct from new.*) execute function note_changed_term();
create trigger category_changed after update on categories
  for each row when (old.* is distinct from new.*) execute function note_changed_term();
create trigger tag_changed after update on tags
  for each row when (old.* is distinct from new.*) execute function note_changed_term();
create trigger dependency_changed after update on dependencies
  for each row when (old.* is distinct from new.*) execute function note_changed_term();
