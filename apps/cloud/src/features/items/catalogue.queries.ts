import { type CountedFacet, type FacetCount, type FacetName, getFacet, type TermFacet } from '@kithouse/contract';
import {
  type Clause,
  listNearness,
  listWords,
  type SearchField,
  searchFields,
  toTypoPattern,
  type Word,
} from '@kithouse/contract/search';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { Catalogue, TermCount } from '../../ports/catalogue.js';
import { countFacets } from './count-facets.js';
import { type Engine, type Filter, findItems, type Page } from './find-items.js';
import { findKey, tierIds } from './item-keys.js';

const sortColumns = {
  popular: sql`i.popularity`,
  latest: sql`i.published_at`,
  rating: sql`i.rating`,
  downloads: sql`i.downloads`,
  lightest: sql`i.lightness`,
} as const;

/** Gathers, counts and sorts up to this many matches. For more it follows the sort index and estimates the total. */
const gatherUpTo = 20_000;

/** Creates the catalogue engine on Postgres. */
export function openSqlCatalogue(db: Db, { exactUpTo = gatherUpTo } = {}): Catalogue {
  const engine: Engine = {
    listTermsFrom: (start) => listTermsFrom(db, start),
    listTerms: (terms) => listTerms(db, terms),
    listTermsNear: (word) => listTermsNear(db, word),
    countMatches: (filter, words) => countMatches(db, toCondition(filter, words)),
    countChoices: (filter, words, facet) => countChoices(db, toCondition(filter, words), facet, exactUpTo),
    listMatches: (filter, clauses, page) => listMatches(db, filter, clauses, page, exactUpTo),
  };
  return {
    find: (query) => findItems(engine, query),
    countFacets: (query, facets) => countFacets(engine, query, facets),
    countTerms: (facet) => countTerms(db, facet),
  };
}

async function listTermsFrom(db: Db, start: string): Promise<Word> {
  const { rows } = await sql<{ id: number }>`
    select id from search_terms where term >= ${start} and term < ${`${start}\u{10FFFF}`} order by id`.execute(db);
  return rows.map(({ id }) => id);
}

async function listTerms(db: Db, terms: string[]): Promise<Word> {
  const { rows } = await sql<{ id: number }>`select id from search_terms where term = any(${terms}::text[]) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

async function listTermsNear(db: Db, word: string): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`select term from search_terms where term ~ ${toTypoPattern(word)}`.execute(db);
  return rows.map(({ term }) => term);
}

async function listMatches(db: Db, filter: Filter, clauses: Clause[], page: Page, exactUpTo: number) {
  const words = listWords(clauses);
  const condition = toCondition(filter, words);
  if (words.length === 0 && (await countMatches(db, condition, exactUpTo + 1)) > exactUpTo) {
    return walk(db, condition, page);
  }
  const { sort, per_page, preferred } = page;
  const ranks = preferred.length > 0 ? preferred.map((narrower) => toCondition(narrower, [])) : toNearness(clauses, words, sort);
  const nearness = ranks.length > 0 ? toRank(ranks) : sql`0`;
  const { rows } = await sql<{ total: number; ids: number[] }>`
    with matching as materialized (select x.item_id, ${nearness} as nearness from item_index x where ${condition})
    select (select count(*) from matching) as total, array(
      select i.id from matching m join items i on i.id = m.item_id
      order by m.nearness, ${sortColumns[sort]} desc, i.id desc limit ${per_page} offset ${toOffset(page)}) as ids`.execute(db);
  const { total = 0, ids = [] } = rows[0] ?? {};
  return { ids, total, is_about: false };
}

/** Follows the sort index, because many matches mean the first ones are near its start. It doesn't sort by fit. */
async function walk(db: Db, condition: RawBuilder<unknown>, page: Page) {
  const ids = await sql<{ id: number }>`
    select i.id from items i
    where exists (select 1 from item_index x where x.item_id = i.id and coalesce(${condition}, false) offset 0)
    order by ${sortColumns[page.sort]} desc, i.id desc limit ${page.per_page} offset ${toOffset(page)}`.execute(db);
  return {
    ids: ids.rows.map(({ id }) => id),
    total: Math.max(await estimateMatches(db, condition), toOffset(page) + ids.rows.length),
    is_about: true,
  };
}

async function estimateMatches(db: Db, condition: RawBuilder<unknown>): Promise<number> {
  const queryPlan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select 1 from item_index x where ${condition}`.execute(db);
  return Math.round(queryPlan.rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0);
}

const toOffset = ({ page, per_page }: Page) => (page - 1) * per_page;

async function countMatches(db: Db, condition: RawBuilder<unknown>, atMost?: number): Promise<number> {
  const limit = atMost === undefined ? sql`` : sql`limit ${atMost}`;
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (select 1 from item_index x where ${condition} ${limit}) matching`.execute(db);
  return rows[0]?.n ?? 0;
}

function toCondition({ all, none }: Filter, words: Word[]): RawBuilder<unknown> {
  const conditions = [
    sql`x.keys @> ${all}::int[]`,
    ...(none.length > 0 ? [sql`not x.keys && ${none}::int[]`] : []),
    ...words.map((word) => has(word, searchFields)),
  ];
  return sql.join(conditions, sql` and `);
}

/** Returns the conditions of the groups in which the matches of a search are sorted; none for another order. */
const toNearness = (clauses: Clause[], searched: Word[], sort: Page['sort']): RawBuilder<unknown>[] =>
  searched.length === 0 || sort !== 'popular'
    ? []
    : listNearness(clauses).map(({ words, within }) =>
        sql.join(
          words.map((word) => has(word, searchFields.slice(0, within))),
          sql` and `,
        ),
      );

/** Ranks a match by the first condition that it meets. */
function toRank(conditions: RawBuilder<unknown>[]): RawBuilder<unknown> {
  const cases = conditions.map((condition, at) => sql`when ${condition} then ${sql.lit(at)}`);
  return sql`case ${sql.join(cases, sql` `)} else ${sql.lit(conditions.length)} end`;
}

function has(word: Word, wanted: readonly SearchField[]): RawBuilder<unknown> {
  const keys = wanted.flatMap((field) => word.flatMap((id) => findKey(field, id) ?? []));
  return sql`x.keys && ${keys}::int[]`;
}

/** Estimates the counts from a sample of the matches above the limit. */
async function countChoices(db: Db, condition: RawBuilder<unknown>, facet: CountedFacet, exactUpTo: number): Promise<FacetCount> {
  const { rows } = await sql<{ gathered: number; terms: FacetCount['terms'] }>`
    with matching as materialized (select x.item_id from item_index x where ${condition} limit ${exactUpTo + 1}),
    counted as (
      select own.id, count(*) as n
      from matching m join items i on i.id = m.item_id cross join unnest(${toIds(facet)}) as own(id)
      where own.id is not null
      group by own.id)
    select (select count(*) from matching) as gathered,
      coalesce((select json_agg(counted order by counted.id) from counted), '[]') as terms`.execute(db);
  const { gathered = 0, terms = [] } = rows[0] ?? {};
  if (gathered <= exactUpTo) {
    return { total: gathered, is_about: false, terms };
  }
  const total = Math.max(gathered, await estimateMatches(db, condition));
  return { total, is_about: true, terms: terms.map(({ id, n }) => ({ id, n: Math.round((n * total) / gathered) })) };
}

/** Returns the array of ids by which an item is found. */
function toIds(facet: FacetName): RawBuilder<unknown> {
  const { column, stores } = getFacet(facet);
  const own = sql.ref(`i.${column}`);
  if (stores === 'tier') {
    return sql`array[case ${own} when 'pro' then ${sql.lit(tierIds.pro)} else ${sql.lit(tierIds.starter)} end]`;
  }
  return stores === 'ids' ? own : sql`array[${own}]`;
}

async function countTerms(db: Db, facet: TermFacet): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`
    select own.id, i.platform, i.type, count(*) as n
    from items i cross join unnest(${toIds(facet)}) as own(id)
    where own.id is not null
    group by own.id, i.platform, i.type`.execute(db);
  return rows;
}
