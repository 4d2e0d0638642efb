import { sql } from 'kysely';
import type { Db } from '../../apps/cloud/src/db/client.js';
import { listKeys, listTermsByField } from '../../apps/cloud/src/features/items/item-index.service.js';
import { createItems, listWords, nameOf, type SeededItem, sizes } from './items.js';

const batch = 2_000;

/** Fills an empty, migrated database with this many items and creates the expensive indexes at the end. */
export async function writeCatalogue(db: Db, count: number, seed: number, onProgress: (written: number) => void) {
  const words = listWords(seed);
  await writeTerms(db);
  const ids = await writeSearchTerms(db, words);
  const indexes = await dropIndexes(db);
  const makeItem = createItems(seed, words);
  for (let first = 1; first <= count; first += batch) {
    const items = Array.from({ length: Math.min(batch, count - first + 1) }, (_, at) => makeItem(first + at));
    await writeItems(db, items);
    await writeKeys(db, items, ids);
    onProgress(first + items.length - 1);
  }
  for (const definition of indexes) {
    await sql.raw(definition).execute(db);
  }
  await finish(db);
}

/** Drops indexes and foreign keys, which are valid by construction; returns the statements that restore them. */
async function dropIndexes(db: Db): Promise<string[]> {
  await sql`set session_replication_role = replica`.execute(db);
  const { rows } = await sql<{ name: string; definition: string }>`
    select indexname as name, indexdef as definition from pg_indexes
    where tablename in ('items', 'item_index', 'item_stats') and indexdef not like 'CREATE UNIQUE%'`.execute(db);
  for (const { name } of rows) {
    await sql`drop index ${sql.id(name)}`.execute(db);
  }
  return rows.map(({ definition }) => definition);
}

async function writeTerms(db: Db) {
  for (const table of ['tags', 'categories', 'template_types'] as const) {
    const names = Array.from({ length: sizes[table] }, (_, at) => nameOf(table, at + 1));
    await sql`insert into ${sql.table(table)} (slug, name) select name, name from unnest(${names}::text[]) name`.execute(db);
  }
  const plugins = Array.from({ length: sizes.dependencies }, (_, at) => nameOf('dependencies', at + 1));
  await sql`insert into dependencies (plugin_file, slug, name)
    select name || '/' || name || '.php', name, name from unnest(${plugins}::text[]) name`.execute(db);
}

async function writeSearchTerms(db: Db, words: string[]): Promise<Map<string, number>> {
  const terms = [...words, ...Array.from({ length: sizes.tags }, (_, at) => nameOf('tags', at + 1))];
  const { rows } = await sql<{ id: number; term: string }>`
    insert into search_terms (term) select unnest(${terms}::text[]) returning id, term`.execute(db);
  return new Map(rows.map(({ id, term }) => [term, id]));
}

/** Formats a Postgres array, because lists of several lengths cannot be one parameter. */
const toList = (numbers: number[]) => `{${numbers.join(',')}}`;

async function writeItems(db: Db, items: SeededItem[]) {
  const column = <T>(read: (item: SeededItem) => T) => items.map(read);
  await sql`
    insert into items (id, slug, platform, type, plan, title, description, template_type_id, category_ids, tag_ids, dependency_ids,
      pack_id, pictures, popularity, downloads, rating, published_at, updated_at)
    overriding system value
    select id, 'item-' || id, platform, type, plan, title, description, template_type_id, category_ids::int[], tag_ids::int[],
      dependency_ids::int[], pack_id, pictures::jsonb, popularity, downloads, rating, published_at, published_at
    from unnest(${column(({ id }) => id)}::int[], ${column(({ platform }) => platform)}::text[], ${column(({ type }) => type)}::text[],
      ${column(({ plan: tier }) => tier)}::text[], ${column(({ title }) => title)}::text[], ${column(({ description }) => description)}::text[],
      ${column((item) => item.template_type_id)}::int[], ${column((item) => toList(item.category_ids))}::text[],
      ${column((item) => toList(item.tag_ids))}::text[], ${column((item) => toList(item.dependency_ids))}::text[],
      ${column(({ pack_id }) => pack_id)}::int[], ${column(({ pictures }) => JSON.stringify(pictures))}::text[],
      ${column(({ downloads, favourites }) => downloads + 3 * favourites)}::int[], ${column(({ downloads }) => downloads)}::int[],
      ${column((item) => (item.rating_count ? item.rating_sum / item.rating_count : 0))}::real[],
      ${column(({ minute }) => new Date(Date.UTC(2023, 0, 1, 0, minute)).toISOString())}::timestamptz[])
    as given (id, platform, type, plan, title, description, template_type_id, category_ids, tag_ids, dependency_ids, pack_id, pictures,
      popularity, downloads, rating, published_at)`.execute(db);
  await sql`
    insert into item_stats (item_id, downloads, favourites, rating_sum, rating_count, ranked)
    select given.*, array[downloads, favourites, rating_sum, rating_count] from unnest(${column(({ id }) => id)}::int[], ${column(({ downloads }) => downloads)}::int[],
      ${column(({ favourites }) => favourites)}::int[], ${column((item) => item.rating_sum)}::int[],
      ${column((item) => item.rating_count)}::int[]) as given (item_id, downloads, favourites, rating_sum, rating_count)`.execute(
    db,
  );
}

async function writeKeys(db: Db, items: SeededItem[], ids: Map<string, number>) {
  const keys = items.map((item) => toList(listKeys(item, listTermsByField(item), ids)));
  await sql`
    insert into item_index (item_id, keys)
    select id, keys::int[] from unnest(${items.map(({ id }) => id)}::int[], ${keys}::text[]) as given (id, keys)`.execute(db);
}

async function finish(db: Db) {
  await sql`insert into item_counts (platform, type, plan, n)
    select platform, type, plan, count(*) from items group by platform, type, plan`.execute(db);
  await sql`update items set featured = true where id in (select id from items where type = 'pack' order by popularity desc limit 24)`.execute(
    db,
  );
  await sql`select setval(pg_get_serial_sequence('items', 'id'), (select max(id) from items))`.execute(db);
  await sql`update catalogue set version = version + 1`.execute(db);
  await sql`vacuum analyze`.execute(db);
}
