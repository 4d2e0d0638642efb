import { itemTypeOf } from '@kithouse/contract';
import { type SelectQueryBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { Database } from '../../db/schema.js';
import type { Catalogue, CatalogueQuery } from './catalogue.js';
import { toSearchQuery } from './search-words.service.js';

type Matching = SelectQueryBuilder<Database, 'items', object>;

const sortColumns = { popular: 'popularity', latest: 'published_at', rating: 'rating', downloads: 'downloads' } as const;

/** The catalogue as Postgres answers it. */
export function openSqlCatalogue(db: Db): Catalogue {
  return {
    async find(query) {
      const text = query.search?.trim() ?? '';
      if (text !== '' && toSearchQuery(text) === undefined) {
        return { ids: [], total: 0 };
      }
      const [ids, total] = await Promise.all([listIds(db, query, text), countMatching(db, query, text)]);
      return { ids, total };
    },
  };
}

async function listIds(db: Db, query: CatalogueQuery, text: string): Promise<number[]> {
  let select = matching(db, query, text).select('id');
  // Who searches wants the nearest first; who also picked an order gets that order.
  if (text !== '' && query.sort === 'popular') {
    select = select.orderBy(nearness(text));
  }
  const rows = await select
    .orderBy(sortColumns[query.sort], 'desc')
    .orderBy('id', 'desc')
    .limit(query.per_page)
    .offset((query.page - 1) * query.per_page)
    .execute();
  return rows.map(({ id }) => id);
}

async function countMatching(db: Db, query: CatalogueQuery, text: string): Promise<number> {
  if (isWholeShelf(query, text)) {
    let counts = db
      .selectFrom('item_counts')
      .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('n'), sql<number>`0`).as('total'))
      .where('platform', '=', query.platform)
      .where('type', '=', itemTypeOf(query.type));
    counts = query.plan === 'all' ? counts : counts.where('plan', '=', query.plan);
    return (await counts.executeTakeFirstOrThrow()).total;
  }
  const { total } = await matching(db, query, text)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** Without a filter the total is known already; counting rows would cost more the larger the catalogue grows. */
const isWholeShelf = ({ category_id, template_type_id, tag_id, tags, include, exclude }: CatalogueQuery, text: string) =>
  text === '' &&
  [category_id, template_type_id, tag_id].every((id) => id === undefined) &&
  [tags, include, exclude].every(isEmpty);

const isEmpty = (ids: number[] | undefined) => ids === undefined || ids.length === 0;

function matching(db: Db, query: CatalogueQuery, text: string): Matching {
  const tags = [...(query.tags ?? []), ...(query.tag_id === undefined ? [] : [query.tag_id])];
  let items: Matching = db.selectFrom('items').where('platform', '=', query.platform).where('type', '=', itemTypeOf(query.type));
  if (query.plan !== 'all') {
    items = items.where('plan', '=', query.plan);
  }
  if (query.template_type_id !== undefined) {
    items = items.where('template_type_id', '=', query.template_type_id);
  }
  if (query.category_id !== undefined) {
    items = items.where(sql<boolean>`category_ids @> ${[query.category_id]}::int[]`);
  }
  if (tags.length > 0) {
    items = items.where(sql<boolean>`tag_ids @> ${tags}::int[]`);
  }
  if (!isEmpty(query.include)) {
    items = items.where(sql<boolean>`dependency_ids @> ${query.include}::int[]`);
  }
  if (!isEmpty(query.exclude)) {
    items = items.where(sql<boolean>`not dependency_ids && ${query.exclude}::int[]`);
  }
  return text === '' ? items : items.where(sql<boolean>`search @@ ${toSearchQuery(text)}::tsquery`);
}

/** 0: every word is in the title. 1: in title or tags. 2: anywhere. */
const nearness = (text: string) => sql`case
  when search @@ ${toSearchQuery(text, 'A')}::tsquery then 0
  when search @@ ${toSearchQuery(text, 'AB')}::tsquery then 1
  else 2 end`;

/** Changes whenever a public answer may: with each publication, and with each star or download that counted. */
export async function getCatalogueVersion(db: Db): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select catalogue.version || '.' || item_stats_version.last_value as version from catalogue, item_stats_version`.execute(db);
  return rows[0]?.version ?? '0';
}

/** Outside any transaction and after its end: a reader who sees the new version must see the new numbers too. */
export async function bumpStatsVersion(db: Db): Promise<void> {
  await sql`select nextval('item_stats_version')`.execute(db);
}
