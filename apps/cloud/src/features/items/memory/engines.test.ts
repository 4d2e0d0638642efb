import {
  type CountedFacet,
  countedFacets,
  type FacetCount,
  getFacet,
  type IdParameter,
  type IdsParameter,
  termFacets,
} from '@kithouse/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue, Narrowing } from '../../../ports/catalogue.js';
import { createTestApp } from '../../../testing/index.js';
import { someItem, someQuery, writeItem, writeTerms } from '../../../testing/random-catalogue.js';
import { openSqlCatalogue } from '../catalogue.queries.js';
import { tierIds } from '../item-keys.js';
import { createBuilder } from './build.js';
import { openMemoryCatalogue } from './engine.js';
import { loadIndex } from './load.queries.js';

/** Compares the index in memory with the database, which is the oracle. */
const app = await createTestApp();
const inSql = openSqlCatalogue(app.db);
let inMemory: Catalogue;

beforeAll(async () => {
  await writeTerms(app.db);
  for (const [at, given] of fc.sample(someItem, { numRuns: 400, seed: 7 }).entries()) {
    await writeItem(app.db, `item-${at}`, given);
  }
  inMemory = openMemoryCatalogue(await loadIndex(app.db));
});

test('[R-API-57] [R-API-58] answers every query like the database', async () => {
  const seen = { found: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(someQuery, async (requested) => {
      const [expected, answered] = await Promise.all([inSql.find(requested), inMemory.find(requested)]);

      expect(answered).toEqual(expected);
      seen.found += answered.total > 0 ? 1 : 0;
      seen.corrected += answered.corrected === '' ? 0 : 1;
    }),
    { numRuns: 400 },
  );
  expect(seen.found).toBeGreaterThan(80);
  expect(seen.corrected).toBeGreaterThan(5);
});

test('returns the same matches along the sort index as gathered, with about the right total, when many match', async () => {
  const walking = openSqlCatalogue(app.db, { exactUpTo: 3 });
  await sql`analyze item_index`.execute(app.db);
  await fc.assert(
    fc.asyncProperty(someQuery, async ({ search: _search, sort, ...given }) => {
      const requested = { ...given, sort: sort === 'fit' ? ('popular' as const) : sort };
      const [expected, { ids: walked, total, is_about }] = [await inMemory.find(requested), await walking.find(requested)];

      expect(walked).toEqual(expected.ids);
      expect(is_about).toBe(expected.total > 3);
      expect(is_about || total === expected.total).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test.for(termFacets)('counts items by %s like the database', async (facet) => {
  const [expected, counted] = await Promise.all([inSql.countTerms(facet), inMemory.countTerms(facet)]);

  expect(counted.length).toBeGreaterThan(0);
  expect(new Set(counted.map((count) => JSON.stringify(count, Object.keys(count).toSorted())))).toEqual(
    new Set(expected.map((count) => JSON.stringify(count, Object.keys(count).toSorted()))),
  );
});

/** Returns the query with a choice of a facet, as a person would make it. */
function choose(query: Narrowing, facet: CountedFacet, id: number): Narrowing {
  const { all, one } = getFacet(facet);
  if (facet === 'plan') {
    return { ...query, plan: id === tierIds.pro ? 'pro' : 'starter' };
  }
  return all ? { ...query, [all]: [...(query[all as IdsParameter] ?? []), id] } : { ...query, [one as IdParameter]: id };
}

test('counts in both engines what a list shows with each choice of a facet', async () => {
  const firstPage = { sort: 'popular', page: 1, per_page: 1 } as const;
  let counted = 0;
  await fc.assert(
    fc.asyncProperty(someQuery, async ({ sort: _sort, page: _page, per_page: _perPage, ...requested }) => {
      const [answered, expected] = await Promise.all([
        inMemory.countFacets(requested, countedFacets),
        inSql.countFacets(requested, countedFacets),
      ]);
      expect(answered).toEqual(expected);

      // Another choice may correct a misspelled word differently.
      for (const [facet, { terms }] of requested.search ? [] : answered) {
        for (const { id, n } of terms) {
          const { total } = await inMemory.find({ ...choose(requested, facet, id), ...firstPage });
          expect([facet, id, n]).toEqual([facet, id, total]);
          counted += 1;
        }
      }
    }),
    { numRuns: 200 },
  );
  expect(counted).toBeGreaterThan(100);
});

test('counts the choices of a corrected search by the corrected word', async () => {
  const requested = { platform: 'gutenberg', type: 'pages', plan: 'all', search: 'pizzqria' } as const;
  const { total, corrected } = await inMemory.find({ ...requested, sort: 'popular', page: 1, per_page: 1 });

  const tiers = (await inMemory.countFacets(requested, ['plan'])).get('plan');

  expect(corrected).toBe('pizzeria');
  expect(total).toBeGreaterThan(0);
  expect(tiers?.total).toBe(total);
});

test('estimates the choices of a facet when many items match', async () => {
  const walking = openSqlCatalogue(app.db, { exactUpTo: 30 });
  await sql`analyze item_index`.execute(app.db);
  const requested = { platform: 'gutenberg', type: 'pages', plan: 'all' } as const;

  const [about, exact] = [
    await walking.countFacets(requested, countedFacets),
    await inMemory.countFacets(requested, countedFacets),
  ];

  for (const facet of countedFacets) {
    const [estimate, count] = [about.get(facet), exact.get(facet)] as [FacetCount, FacetCount];
    expect(estimate.is_about).toBe(true);
    expect(estimate.total / count.total).toBeGreaterThan(0.5);
    expect(estimate.total / count.total).toBeLessThan(2);
    expect(estimate.terms.map(({ id }) => id)).toEqual(count.terms.map(({ id }) => id));
  }
});

test('lists each match once over all pages', async () => {
  await fc.assert(
    fc.asyncProperty(someQuery, async (requested) => {
      const pages = await Promise.all(
        Array.from({ length: 20 }, (_, at) => inMemory.find({ ...requested, page: at + 1, per_page: 24 })),
      );

      const all = pages.flatMap((page) => page.ids);
      expect(new Set(all).size).toBe(all.length);
      expect(all).toHaveLength(pages[0]?.total ?? 0);
    }),
    { numRuns: 200 },
  );
});

test('builds an index of an empty catalogue', async () => {
  const empty = openMemoryCatalogue(createBuilder().build([], { content: '1', numbers: '1' }));

  for (const requested of fc.sample(someQuery, { numRuns: 20, seed: 1 })) {
    expect(await empty.find(requested)).toEqual({ ids: [], total: 0, is_about: false, corrected: '' });
  }
  expect(await empty.countTerms('tag')).toEqual([]);
  const nothing = { total: 0, is_about: false, terms: [] };
  expect(await empty.countFacets({ platform: 'gutenberg', type: 'pages', plan: 'all' }, ['tag'])).toEqual(
    new Map([['tag', nothing]]),
  );
});
