import type { Audit, Item, ItemDetail, Platform } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { PictureSize } from './pictures.js';

type Unmade = 'titles' | 'audit' | 'pictures' | 'thumbnail' | 'thumbnail2' | 'thumbnail3';
/** A text by language. */
type Translated = Record<string, string>;
/** Describes a stored item, whose pictures are still file names. */
export type ItemRow = Omit<Item, Unmade> & {
  titles: Translated | null;
  audit: Audit | null;
  description: string;
  pictures: PictureSize[][];
  /** Changes with each of the item's numbers. */
  stamp: string;
};
type DetailRow = ItemRow &
  Pick<ItemDetail, 'live_url' | 'tags' | 'published_at' | 'updated_at'> & {
    descriptions: Translated | null;
    pack_id: number | null;
    variation: string | null;
  };

/** Selects the terms of an array column in its order. */
const terms = (table: 'categories' | 'tags', column: 'category_ids' | 'tag_ids') => sql`
  coalesce((select json_agg(json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) order by array_position(i.${sql.ref(column)}, t.id))
    from ${sql.table(table)} t where t.id = any(i.${sql.ref(column)})), '[]')`;

const itemColumns = sql`
  i.id, i.title as name, i.title, i.titles, i.slug, i.type, json_build_object('type', i.type) as params, i.platform, i.plan, i.plan = 'pro' as is_pro, i.price::float8 as price,
  coalesce(round(s.rating_sum::numeric / nullif(s.rating_count, 0), 2), 0)::float8 as rating, s.rating_count,
  s.downloads, s.favourites as favourite_count, s.xmin::text as stamp, i.pictures, i.tint, i.description, i.fullsite_import, i.has_settings, i.audit,
  (select json_build_object('id', t.id, 'name', t.name, 'slug', t.slug) from template_types t where t.id = i.template_type_id) as template_type,
  ${terms('categories', 'category_ids')} as categories,
  coalesce((select json_agg(json_strip_nulls(to_json(d)) order by array_position(i.dependency_ids, d.id))
    from (select p.*, nullif(p.id = any(i.must_have_ids), false) as "mustHave" from dependencies p
      where p.id = any(i.dependency_ids)) d), '[]') as dependencies,
  (select json_strip_nulls(json_build_object('id', p.id, 'name', p.title, 'titles', p.titles, 'slug', p.slug)) from items p where p.id = i.pack_id) as pack,
  case when i.type = 'pack' then (select count(*)::int from items l where l.pack_id = i.id) else 0 end as layouts`;

/** Lists the items of these ids in order, without unknown ids. */
export async function listItemsById(db: Db, ids: number[]): Promise<ItemRow[]> {
  if (ids.length === 0) {
    return [];
  }
  // As one text, because parsing hundreds of columns costs more than all the rest.
  const { rows } = await selectCards(ids).execute(db);
  return rows[0]?.cards ?? [];
}

const selectCards = (ids: number[]) => sql<{ cards: ItemRow[] }>`
    select coalesce(json_agg(card), '[]') as cards from (
      select ${itemColumns}
      from unnest(${ids}::int[]) with ordinality as wanted(id, position)
      join items i on i.id = wanted.id
      join item_stats s on s.item_id = i.id
      order by wanted.position) card`;

/** Lists the stamps of these items, in any order. */
export async function listStamps(db: Db, ids: number[]): Promise<Pick<ItemRow, 'id' | 'stamp'>[]> {
  const { rows } = await sql<Pick<ItemRow, 'id' | 'stamp'>>`
    select item_id as id, xmin::text as stamp from item_stats where item_id = any(${ids}::int[])`.execute(db);
  return rows;
}

export async function findItemBySlug(db: Db, slug: string): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${itemColumns}, ${terms('tags', 'tag_ids')} as tags, i.descriptions, i.live_url, i.pack_id, i.variation, i.published_at, i.updated_at
    from items i join item_stats s on s.item_id = i.id
    where i.slug = ${slug}`.execute(db);
  return rows[0];
}

/** Lists a pack's items in the order of publication, which is the order of its pages. */
export async function listIdsOfPack(db: Db, packId: number): Promise<number[]> {
  const rows = await db.selectFrom('items').select('id').where('pack_id', '=', packId).orderBy('id').limit(500).execute();
  return rows.map(({ id }) => id);
}

export async function listVariations(db: Db, variation: string, ownId: number): Promise<ItemDetail['variations']> {
  return db
    .selectFrom('items')
    .select(['platform', 'slug', 'title as name', 'type'])
    .where('variation', '=', variation)
    .where('id', '!=', ownId)
    .orderBy('platform')
    .orderBy('id')
    .limit(20)
    .execute();
}

export async function listFeaturedIds(db: Db, platform: Platform, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .where('featured', '=', true)
    .where('platform', '=', platform)
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export async function listPopularIds(db: Db, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('items')
    .select('id')
    .orderBy('popularity', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

export function listCounts(db: Db) {
  return db.selectFrom('item_counts').selectAll().execute();
}
