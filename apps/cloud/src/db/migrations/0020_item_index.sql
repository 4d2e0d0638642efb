-- Words that items hold or held, as features/items/search-words.service.ts makes them.
create table search_terms (
  id int generated always as identity primary key,
  term text collate "C" not null unique
);

-- What lists are filtered and searched by, apart from the wide row and from the sort keys, so that ranking touches no key.
-- A key is a kind and a number: 0 platform, 1 type, 2 plan, 3 template type, 4 category, 5 tag, 6 dependency,
-- and a search term by the nearest place it stands in: 7 title, 8 tags and categories, 9 description.
create table item_index (
  item_id int primary key references items on delete cascade,
  keys int[] not null
);

-- Words that stand in items already. Characters of a script without spaces become pairs with the one that follows.
create temporary table item_words on commit drop as
with words as (
  select i.id as item_id, w.lexeme as term, p.position::int, p.weight, char_length(w.lexeme) = 1 and ascii(w.lexeme) >= 3584 as alone
  from items i, unnest(i.search) w, unnest(w.positions, w.weights) p (position, weight))
select w.item_id, w.term || coalesce(n.term, '') as term, min(case w.weight when 'A' then 7 when 'B' then 8 else 9 end) as kind
from words w
left join words n on w.alone and n.alone and n.item_id = w.item_id and n.position = w.position + 1
group by 1, 2;

insert into search_terms (term) select distinct term from item_words;

insert into item_index (item_id, keys)
select i.id, array(
  select unnest(array[
    (0 << 27) + case i.platform when 'elementor' then 1 else 2 end,
    (1 << 27) + case i.type when 'block' then 1 when 'page' then 2 else 3 end,
    (2 << 27) + case i.plan when 'starter' then 1 else 2 end])
  union select (3 << 27) + i.template_type_id where i.template_type_id is not null
  union select (4 << 27) + id from unnest(i.category_ids) id
  union select (5 << 27) + id from unnest(i.tag_ids) id
  union select (6 << 27) + id from unnest(i.dependency_ids) id
  union select (w.kind << 27) + t.id from item_words w join search_terms t using (term) where w.item_id = i.id)
from items i;

create index item_index_keys on item_index using gin (keys);

drop index items_search, items_in_category, items_with_tag, items_with_dependency;
alter table items drop column search;
