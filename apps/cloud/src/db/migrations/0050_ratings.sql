create table ratings (
  user_id int not null references users on delete cascade,
  item_id int not null references items on delete cascade,
  stars smallint not null check (stars between 1 and 5),
  updated_at timestamptz not null default now(),
  primary key (user_id, item_id)
);
create index ratings_of_item on ratings (item_id);

-- The counters follow the rows themselves, so that they stay exact whoever writes: a rating changed, an account deleted.
create function count_rating() returns trigger language plpgsql as $$
begin
  update item_stats set
    rating_sum = rating_sum + coalesce(new.stars, 0) - coalesce(old.stars, 0),
    rating_count = rating_count + (tg_op = 'INSERT')::int - (tg_op = 'DELETE')::int
  where item_id = coalesce(new.item_id, old.item_id);
  return null;
end $$;
create trigger ratings_counted after insert or delete or update of stars on ratings for each row execute function count_rating();
