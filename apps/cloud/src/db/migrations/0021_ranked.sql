-- Downloads, favourites, rating_sum and rating_count as of the last ranking, so that the next one touches only what has moved.
alter table item_stats add column ranked int[] not null default '{}';

update items i set
  popularity = s.downloads + 3 * s.favourites,
  downloads = s.downloads,
  rating = coalesce(s.rating_sum::real / nullif(s.rating_count, 0), 0)::real
from item_stats s
where s.item_id = i.id
  and (i.popularity, i.downloads, i.rating) is distinct from
    (s.downloads + 3 * s.favourites, s.downloads, coalesce(s.rating_sum::real / nullif(s.rating_count, 0), 0)::real);

update item_stats set ranked = array[downloads, favourites, rating_sum, rating_count];
