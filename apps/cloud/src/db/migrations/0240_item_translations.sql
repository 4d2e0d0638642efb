-- Titles and descriptions of an item in other languages, by language.
alter table items add column titles jsonb;
alter table items add column descriptions jsonb;

-- Cards and the search in the browser show the titles, so they are read again when these change.
drop trigger item_changed on items;
create trigger item_changed after insert or delete
  or update of slug, platform, type, plan, title, titles, description, price, tint, template_type_id, category_ids, tag_ids,
    dependency_ids, must_have_ids, pack_id, variation, fullsite_import, has_settings, pictures, published_at
  on items for each row execute function note_changed_item();
create or replace function note_changed_item() returns trigger language plpgsql as $$
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
    if new.title <> old.title or new.titles is distinct from old.titles or new.slug <> old.slug then
      perform note_item_changes(array(select id from items where pack_id = new.id));
    end if;
  end if;
  return null;
end $$;
