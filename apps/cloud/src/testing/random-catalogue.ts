import {
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
import type { Db } from '../db/client.js';
import { indexItem } from '../features/items/item-index.service.js';
import type { CatalogueQuery } from '../ports/catalogue.js';

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

/** Generates an item of a small catalogue. */
export const someItem = fc.record({
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
  lightness: fc.integer({ min: -3, max: 0 }),
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

/** Generates a query of a list. */
export const someQuery = fc.record<CatalogueQuery>(
  {
    platform: fc.constantFrom('elementor', 'gutenberg'),
    type: fc.constantFrom('pages', 'packs', 'blocks'),
    plan: fc.constantFrom('all', 'starter', 'pro'),
    search: fc.oneof(
      fc.array(typed, { minLength: 1, maxLength: 3 }).map((words) => words.join(' ')),
      fc.string({ maxLength: 20, unit: 'grapheme' }),
    ),
    ...parameters,
    sort: fc.constantFrom('popular', 'latest', 'rating', 'downloads', 'lightest', 'fit'),
    missing: rarely(some),
    adaptable: rarely(some),
    page: fc.integer({ min: 1, max: 4 }),
    per_page: fc.constantFrom(1, 5, 24),
  },
  { requiredKeys: ['platform', 'type', 'plan', 'sort', 'page', 'per_page'] },
);

export type SomeItem = typeof someItem extends fc.Arbitrary<infer Item> ? Item : never;

/** Writes the terms that the items have. */
export async function writeTerms(db: Db): Promise<void> {
  const terms = ids.map((id) => ({ slug: `term-${id}`, name: `Term ${id}` }));
  for (const facet of namedFacets) {
    await db.insertInto(facets[facet].table).values(terms).execute();
  }
}

/** Writes an item, or replaces the one with this slug, and returns its id. */
export async function writeItem(db: Db, slug: string, given: SomeItem): Promise<number> {
  const { kind: _kind, labels: _labels, day, ...columns } = given;
  const values = {
    ...columns,
    published_at: new Date(Date.UTC(2026, 0, 1 + day)).toISOString(),
    slug,
    price: 0,
    featured: false,
    rank: 0,
    fullsite_import: false,
    has_settings: false,
    pictures: '[]',
  };
  const { id } = await db
    .insertInto('items')
    .values(values)
    .onConflict((conflict) => conflict.column('slug').doUpdateSet(values))
    .returning('id')
    .executeTakeFirstOrThrow();
  await indexItem(db, id, given);
  return id;
}
