import {
  type CountedFacet,
  countedFacets,
  type FacetCount,
  facets,
  getFacet,
  type IdParameter,
  type IdsParameter,
  type ItemType,
  namedFacets,
  type Platform,
  type TermColumns,
  type Tier,
  termFacets,
} from '@kithouse/contract';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Catalogue, CatalogueQuery, Narrowing } from '../../../ports/catalogue.js';
import { createTestApp } from '../../../testing/index.js';
import { openSqlCatalogue } from '../catalogue.queries.js';
import { indexItem } from '../item-index.service.js';
import { tierIds } from '../item-keys.js';
import { createBuilder } from './build.js';
import { openMemoryCatalogue } from './engine.js';
import { loadIndex } from './load.queries.js';

/** Compares the index in memory with the database, which is the oracle. */
const app = await createTestApp();
const inSql = openSqlCatalogue(app.db);
let inMemory: Catalogue;

const texts = [
  'pizza',
  'pizzeria',
  'plaza',
  'Café',
  'cafes',
  'dark',
  'bark',
  'darker',
  'Ресторан',
  'рестораны',
  '餐厅首页',
  '首页餐',
  'a1',
];
const ids = [1, 2, 3, 4];
const text = fc.array(fc.constantFrom(...texts), { maxLength: 3 }).map((words) => words.join(' '));
const some = fc.subarray(ids, { maxLength: 3 });

const columns = Object.fromEntries(
  termFacets.map((facet) => {
    const { column, stores } = getFacet(facet);
    return [column, stores === 'ids' ? some : fc.option(fc.constantFrom(...ids))];
  }),
) as { [Column in keyof TermColumns]: fc.Arbitrary<TermColumns[Column]> };

const item = fc.record({
  platform: fc.constantFrom<Platform>('elementor', 'gutenberg'),
  type: fc.constantFrom<ItemType>('page', 'pack'),
  plan: fc.constantFrom<Tier>('starter', 'pro'),
  ...columns,
  kind: text,
  title: text,
  labels: text,
  description: text,
  popularity: fc.nat(3),
  downloads: fc.nat(3),
  rating: fc.constantFrom(0, 1.1, 4.5),
  day: fc.nat(3),
});

/** Generates a word as people type it: complete, partial, or with a letter changed, doubled, dropped or swapped. */
const typed = fc
  .tuple(fc.constantFrom(...texts), fc.nat(12), fc.constantFrom('whole', 'begun', 'changed', 'doubled', 'dropped', 'swapped'))
  .map(([word, index, how]) => {
    const letters = [...word];
    const at = index % letters.length;
    const [own = '', next = ''] = letters.slice(at, at + 2);
    const instead = { changed: 'x', doubled: own + own, dropped: '', swapped: next + own };
    return how === 'whole' || how === 'begun'
      ? letters.slice(0, how === 'begun' ? at + 1 : undefined).join('')
      : letters.toSpliced(at, how === 'swapped' ? 2 : 1, instead[how]).join('');
  });

/** Generates a value one time in four, so that most queries find something. */
const rarely = <T>(choice: fc.Arbitrary<T>) =>
  fc.oneof({ arbitrary: fc.constant(undefined), weight: 3 }, { arbitrary: choice, weight: 1 });

/** Generates each parameter that takes ids; one of them may be out of range. */
const parameters = Object.fromEntries(
  termFacets.flatMap((facet) => {
    const { one, all, none } = getFacet(facet);
    const unknown = facet === 'category' ? [2_147_483_647] : [];
    return [
      ...(one ? [[one, rarely(fc.constantFrom(...ids, ...unknown))]] : []),
      ...[all, none].flatMap((parameter) => (parameter ? [[parameter, rarely(some)]] : [])),
    ];
  }),
) as Record<IdParameter, fc.Arbitrary<number | undefined>> & Record<IdsParameter, fc.Arbitrary<number[] | undefined>>;

const query = fc.record<CatalogueQuery>(
  {
    platform: fc.constantFrom('elementor', 'gutenberg'),
    type: fc.constantFrom('pages', 'packs', 'blocks'),
    plan: fc.constantFrom('all', 'starter', 'pro'),
    search: fc.oneof(
      fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      fc.string({ maxLength: 20, unit: 'grapheme' }),
    ),
    ...parameters,
    sort: fc.constantFrom('popular', 'latest', 'rating', 'downloads'),
    page: fc.integer({ min: 1, max: 4 }),
    per_page: fc.constantFrom(1, 5, 24),
  },
  { requiredKeys: ['platform', 'type', 'plan', 'sort', 'page', 'per_page'] },
);

beforeAll(async () => {
  const items = fc.sample(item, { numRuns: 400, seed: 7 });
  const terms = ids.map((id) => ({ slug: `term-${id}`, name: `Term ${id}` }));
  for (const facet of namedFacets) {
    await app.db.insertInto(facets[facet].table).values(terms).execute();
  }
  for (const [at, given] of items.entries()) {
    const { kind: _kind, labels: _labels, day, popularity, downloads, rating, ...values } = given;
    const { id } = await app.db
      .insertInto('items')
      .values({
        ...values,
        popularity,
        downloads,
        rating,
        published_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
        slug: `item-${at}`,
        price: 0,
        featured: false,
        rank: 0,
        fullsite_import: false,
        has_settings: false,
        pictures: '[]',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await indexItem(app.db, id, given);
  }
  inMemory = openMemoryCatalogue(await loadIndex(app.db));
});

test('[R-API-57] [R-API-58] answers every query like the database', async () => {
  const seen = { found: 0, corrected: 0 };
  await fc.assert(
    fc.asyncProperty(query, async (asked) => {
      const [expected, answered] = await Promise.all([inSql.find(asked), inMemory.find(asked)]);

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
    fc.asyncProperty(query, async ({ search: _search, ...asked }) => {
      const [expected, { ids: walked, total, is_about }] = [await inMemory.find(asked), await walking.find(asked)];

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
    fc.asyncProperty(query, async ({ sort: _sort, page: _page, per_page: _perPage, ...asked }) => {
      const [answered, expected] = await Promise.all([
        inMemory.countFacets(asked, countedFacets),
        inSql.countFacets(asked, countedFacets),
      ]);
      expect(answered).toEqual(expected);

      // Another choice may correct a misspelled word differently.
      for (const [facet, { terms }] of asked.search ? [] : answered) {
        for (const { id, n } of terms) {
          const { total } = await inMemory.find({ ...choose(asked, facet, id), ...firstPage });
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
  const asked = { platform: 'gutenberg', type: 'pages', plan: 'all', search: 'pizzqria' } as const;
  const { total, corrected } = await inMemory.find({ ...asked, sort: 'popular', page: 1, per_page: 1 });

  const tiers = (await inMemory.countFacets(asked, ['plan'])).get('plan');

  expect(corrected).toBe('pizzeria');
  expect(total).toBeGreaterThan(0);
  expect(tiers?.total).toBe(total);
});

test('estimates the choices of a facet when many items match', async () => {
  const walking = openSqlCatalogue(app.db, { exactUpTo: 30 });
  await sql`analyze item_index`.execute(app.db);
  const asked = { platform: 'gutenberg', type: 'pages', plan: 'all' } as const;

  const [about, exact] = [await walking.countFacets(asked, countedFacets), await inMemory.countFacets(asked, countedFacets)];

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
    fc.asyncProperty(query, async (asked) => {
      const pages = await Promise.all(
        Array.from({ length: 20 }, (_, at) => inMemory.find({ ...asked, page: at + 1, per_page: 24 })),
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

  for (const asked of fc.sample(query, { numRuns: 20, seed: 1 })) {
    expect(await empty.find(asked)).toEqual({ ids: [], total: 0, is_about: false, corrected: '' });
  }
  expect(await empty.countTerms('tag')).toEqual([]);
  const nothing = { total: 0, is_about: false, terms: [] };
  expect(await empty.countFacets({ platform: 'gutenberg', type: 'pages', plan: 'all' }, ['tag'])).toEqual(
    new Map([['tag', nothing]]),
  );
});
