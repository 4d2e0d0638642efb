-- As with ratings: an account that is deleted takes its stars out of the counts.
create function count_favourite() returns trigger language plpgsql as $$
begin
  update item_stats set favourites = favourites + (case tg_op when 'INSERT' then 1 else -1 end)
  where item_id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger favourites_counted after insert or delete on favourites for each row execute function count_favourite();
create index favourites_of_item on favourites (item_id);
