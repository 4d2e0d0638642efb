import { randomUUID } from 'node:crypto';
import {
  countFacets,
  type Dependency,
  getItem,
  type Input,
  listCategories,
  listColors,
  listItems,
  listStyles,
  listWeights,
} from '@kithouse/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDocument, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

/** Lists the slugs of the matches in order. */
async function slugsOf(input: Input<typeof listItems>) {
  const { data } = await call(listItems, { platform: 'gutenberg', type: 'pages', ...input });
  return data.map(({ slug }) => slug);
}

const plugin = (name: string): Dependency => ({ name, slug: name, plugin_file: `${name}/${name}.php`, is_pro: false });
const needs = (...names: string[]) => ({ plugins: names.map(plugin), elementor_pro: false });

test('returns an empty page for an empty catalogue', async () => {
  const page = await call(listItems, { platform: 'elementor', type: 'blocks' });

  expect(page).toEqual({ data: [], current_page: 1, total_page: 0, total: 0, is_about: false, corrected: '' });
});

describe('filters', () => {
  const category = `Food ${randomUUID()}`;
  const [dark, wide] = [`Dark ${randomUUID()}`, `Wide ${randomUUID()}`];
  const template_type = `Menu ${randomUUID()}`;
  const [forms, shop] = [`forms-${randomUUID()}`, `shop-${randomUUID()}`];
  const [both, darkOnly, plain] = [randomUUID(), randomUUID(), randomUUID()];
  let ids: { category: number; dark: number; wide: number; type: number; forms: number; shop: number };

  beforeAll(async () => {
    const common = { categories: [category] };
    await catalogue.publish({
      ...common,
      slug: both,
      tags: [dark, wide],
      template_type,
      plan: 'pro',
      requires: needs(forms, shop),
    });
    await catalogue.publish({ ...common, slug: darkOnly, tags: [dark], requires: needs(forms) });
    await catalogue.publish({ ...common, slug: plain });
    await catalogue.publish({ slug: `other-${randomUUID()}`, tags: [dark, wide], type: 'block' });
    const item = await call(getItem, { slug: both });
    ids = {
      category: item.categories[0]?.id ?? 0,
      dark: item.tags[0]?.id ?? 0,
      wide: item.tags[1]?.id ?? 0,
      type: item.template_type?.id ?? 0,
      forms: item.dependencies[0]?.id ?? 0,
      shop: item.dependencies[1]?.id ?? 0,
    };
  });

  test("[R-API-57] lists a category's items only, newest first while none is popular", async () => {
    expect(await slugsOf({ category_id: ids.category })).toEqual([plain, darkOnly, both]);
  });

  test('[R-API-57] filters by plan', async () => {
    expect(await slugsOf({ category_id: ids.category, plan: 'pro' })).toEqual([both]);
    expect(await slugsOf({ category_id: ids.category, plan: 'starter' })).toEqual([plain, darkOnly]);
  });

  test('[R-API-57] filters by platform and type', async () => {
    expect(await slugsOf({ category_id: ids.category, platform: 'elementor' })).toEqual([]);
    expect(await slugsOf({ tags: [ids.dark, ids.wide], type: 'blocks' })).toEqual([expect.stringMatching(/^other-/)]);
  });

  test('requires all the tags, wherever they are given', async () => {
    expect(await slugsOf({ tags: [ids.dark] })).toEqual([darkOnly, both]);
    expect(await slugsOf({ tags: [ids.dark, ids.wide] })).toEqual([both]);
    expect(await slugsOf({ tags: [ids.dark], tag_id: ids.wide })).toEqual([both]);
    expect(await slugsOf({ tag_id: ids.dark })).toEqual([darkOnly, both]);
  });

  test('filters by template type', async () => {
    expect(await slugsOf({ template_type_id: ids.type })).toEqual([both]);
  });

  test('requires and excludes plugins', async () => {
    const within = { category_id: ids.category };

    expect(await slugsOf({ ...within, include: [ids.forms] })).toEqual([darkOnly, both]);
    expect(await slugsOf({ ...within, include: [ids.forms, ids.shop] })).toEqual([both]);
    expect(await slugsOf({ ...within, exclude: [ids.shop] })).toEqual([plain, darkOnly]);
    expect(await slugsOf({ ...within, include: [ids.forms], exclude: [ids.shop] })).toEqual([darkOnly]);
    expect(await slugsOf({ ...within, include: [ids.forms], exclude: [ids.forms] })).toEqual([]);
  });

  test('[R-API-57] combines all filters', async () => {
    const all = { category_id: ids.category, tags: [ids.dark, ids.wide], template_type_id: ids.type, include: [ids.shop] };

    expect(await slugsOf({ ...all, plan: 'pro', search: 'bakery', include_search: 1 })).toEqual([both]);
    expect(await slugsOf({ ...all, search: 'florist', include_search: 1 })).toEqual([]);
    expect(await slugsOf({ ...all, plan: 'starter' })).toEqual([]);
  });

  test('finds nothing for an unknown id and excludes nothing by it', async () => {
    const unknown = 2_147_483_647;

    expect(await slugsOf({ category_id: unknown })).toEqual([]);
    expect(await slugsOf({ tags: [unknown] })).toEqual([]);
    expect(await slugsOf({ category_id: ids.category, exclude: [unknown] })).toHaveLength(3);
  });

  test('counts the choices of a facet by the other filters and the search', async () => {
    const shelf = { platform: 'gutenberg', type: 'pages' } as const;
    const facets = ['plan', 'category', 'template_type', 'tag'] as const;
    const count = (input: object) => call(countFacets, { ...shelf, facets: [...facets], ...input });
    const only = (id: number, n: number) => expect.arrayContaining([{ id, n }]);

    const counts = await count({ category_id: ids.category, template_type_id: ids.type, tags: [ids.dark] });

    expect(counts.category?.terms).toEqual([{ id: ids.category, n: 1 }]);
    expect(counts.template_type).toEqual({ total: 2, is_about: false, terms: [{ id: ids.type, n: 1 }] });
    expect(counts.tag?.terms).toEqual(only(ids.dark, 1));
    expect(counts.plan).toEqual({ total: 1, starter: 0, pro: 1 });
    expect(await count({ category_id: ids.category, search: randomUUID() })).toMatchObject({
      plan: { total: 0 },
      category: { total: 0, terms: [] },
    });
  });

  test('[R-API-57] [R-API-58] returns the exact total of a filtered list on every page', async () => {
    const input = { platform: 'gutenberg', type: 'pages', category_id: ids.category, per_page: 2 } as const;

    const [first, last, beyond] = await Promise.all([1, 2, 3].map((page) => call(listItems, { ...input, page })));

    expect(first).toMatchObject({ current_page: 1, total_page: 2, total: 3 });
    expect(last?.data).toHaveLength(1);
    expect(beyond).toMatchObject({ data: [], current_page: 3, total_page: 2, total: 3 });
  });
});

test('[R-FIND-08] filters by style and colour, which items have from their pack, and counts both by the other filters', async () => {
  const [pack, page, own] = [randomUUID(), randomUUID(), randomUUID()];
  const style = `Calm ${randomUUID()}`;
  const colors = [
    { id: 'primary', title: 'Primary', color: '#2338E0', role: 'custom' as const },
    { id: 'paper', title: 'Paper', color: '#F6F4EC', role: 'custom' as const },
  ];
  await catalogue.publish({ slug: pack, type: 'pack', styles: [style], settings: { colors, fonts: [] } });
  await catalogue.publish({ slug: page, pack });
  await catalogue.publish({ slug: own, pack, styles: [`Bold ${randomUUID()}`], colors: ['Red'] });

  const within = { platform: 'gutenberg', itemType: 'page' } as const;
  const idOf = (rows: { id: number; name: string }[], name: string) => rows.find((row) => row.name === name)?.id ?? 0;
  const style_id = idOf(await call(listStyles, within), style);
  const color_id = idOf(await call(listColors, within), 'Blue');
  const counts = await call(countFacets, { platform: 'gutenberg', type: 'pages', style_id, facets: ['style', 'color'] });

  expect(await slugsOf({ type: 'packs', style_id, color_id })).toEqual([pack]);
  expect(await slugsOf({ style_id })).toEqual([page]);
  expect(await slugsOf({ color_id })).toEqual([page]);
  expect(counts.color).toEqual({ total: 1, is_about: false, terms: [{ id: color_id, n: 1 }] });
  expect(counts.style?.terms).toContainEqual({ id: style_id, n: 1 });
});

test('[R-FIND-16] [R-FIND-18] states the weight of items, filters by it and lists the lightest first', async () => {
  const category = `Weighed ${randomUUID()}`;
  const [light, heavy, middle] = [randomUUID(), randomUUID(), randomUUID()];
  const paragraphs = (kB: number) => `<!-- wp:paragraph --><p>${'a'.repeat(kB * 1000)}</p><!-- /wp:paragraph -->`;
  const publish = (slug: string, kB: number) =>
    catalogue.publish({
      slug,
      categories: [category],
      licence: 'CC0-1.0',
      documents: [makeDocument('gutenberg', paragraphs(kB))],
    });
  await publish(light, 20);
  await publish(heavy, 200);
  await publish(middle, 100);

  const { categories, audit } = await call(getItem, { slug: light });
  const within = { category_id: categories[0]?.id ?? 0 };
  const weights = await call(listWeights, { platform: 'gutenberg', itemType: 'page' });
  const weight_id = weights.find(({ name }) => name === 'Up to 150 kB')?.id ?? 0;
  const { weight } = await call(countFacets, { platform: 'gutenberg', type: 'pages', ...within, facets: ['weight'] });

  expect(audit).toMatchObject({ requests: 1, fonts: [], licences: ['CC0-1.0'], faults: [] });
  expect(audit?.bytes).toBeGreaterThan(20_000);
  expect(audit?.bytes).toBeLessThan(25_000);
  expect(await slugsOf({ ...within, sort: 'lightest' })).toEqual([light, middle, heavy]);
  expect(await slugsOf({ ...within, weight_id })).toEqual([middle, light]);
  expect(weight?.terms.map(({ n }) => n).toSorted()).toEqual([1, 2, 3, 3]);
});

test('[R-FIND-19] sorts by fit: adaptable designs first, items with a missing plugin last', async () => {
  const [tag, forms] = [`Fit ${randomUUID()}`, `forms-${randomUUID()}`];
  const adaptableName = `Neutral ${randomUUID()}`;
  const [plain, needing, adaptable, both] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
  await catalogue.publish({ slug: adaptable, tags: [tag], categories: [adaptableName] });
  await catalogue.publish({ slug: both, tags: [tag], categories: [adaptableName], requires: needs(forms) });
  await catalogue.publish({ slug: plain, tags: [tag] });
  await catalogue.publish({ slug: needing, tags: [tag], requires: needs(forms), rank: 5 });

  const { tags, categories, dependencies } = await call(getItem, { slug: both });
  const within = { tags: tags.map(({ id }) => id), sort: 'fit' } as const;
  const missing = dependencies.flatMap(({ id }) => id ?? []);

  expect(await slugsOf({ ...within, missing, adaptable: [categories[0]?.id ?? 0] })).toEqual([adaptable, plain, needing, both]);
  expect(await slugsOf({ ...within, missing })).toEqual([plain, adaptable, needing, both]);
  expect(await slugsOf(within)).toEqual([needing, plain, both, adaptable]);
  expect(await slugsOf({ ...within, missing, page: 2, per_page: 3 })).toEqual([both]);
});

test('[R-FIND-18] lists items without an audit last when sorted by weight', async () => {
  const category = `Old ${randomUUID()}`;
  const [old, audited] = [randomUUID(), randomUUID()];
  await catalogue.publish({ slug: audited, categories: [category] });
  await catalogue.publish({ slug: old, categories: [category] });
  // The migration leaves items that were published earlier in this state.
  await app.db.updateTable('items').set({ audit: null, lightness: -2_147_483_647 }).where('slug', '=', old).execute();
  await app.db
    .updateTable('catalogue')
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .execute();

  const { categories, ...item } = await call(getItem, { slug: old });

  expect(item.audit).toBeUndefined();
  expect(await slugsOf({ category_id: categories[0]?.id ?? 0, sort: 'lightest' })).toEqual([audited, old]);
});

test('[R-FIND-08] lists the categories of blocks and counts plugins within the other filters', async () => {
  const [category, plugin] = [`Trade ${randomUUID()}`, `forms-${randomUUID()}`];
  await catalogue.publish({ slug: randomUUID(), type: 'block', categories: [category], requires: needs(plugin) });
  await catalogue.publish({ slug: randomUUID(), type: 'page', categories: [category] });

  const rows = await call(listCategories, { platform: 'gutenberg', itemType: 'block' });
  const found = rows.find(({ name }) => name === category);
  const input = { platform: 'gutenberg', type: 'blocks', category_id: found?.id ?? 0 } as const;
  const { dependency } = await call(countFacets, { ...input, facets: ['dependency'] });

  expect(found).toMatchObject({ packs_count: 0, items_count: 1 });
  expect(dependency).toEqual({ total: 1, is_about: false, terms: [{ id: expect.any(Number), n: 1 }] });
});

test.for([
  ['category_id=99999999999999999999', 'category_id'],
  ['category_id=3000000000', 'category_id'],
  ['tags=1,x', 'tags.1'],
  ['tags=1,-2', 'tags.1'],
  ['page=0', 'page'],
  ['page=10001', 'page'],
  ['per_page=101', 'per_page'],
  ['page=1e3', 'page'],
  ['platform=divi', 'platform'],
  ['platform=elementor&platform=gutenberg', 'platform'],
  ['type=sections', 'type'],
  ['sort=title;drop%20table%20items', 'sort'],
  [`search=${'a'.repeat(101)}`, 'search'],
])('refuses %s and names the field', async ([query, field]) => {
  const response = await fetch(`${app.url}/v1/items?${query}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    code: 'invalid_input',
    data: { details: { [field as string]: expect.any(String) } },
  });
});

test('[R-API-58] lists each item once in the same order for any page size', async () => {
  const category = randomUUID();
  const slugs = Array.from({ length: 7 }, (_, index) => `${category}-${index}`);
  for (const slug of slugs) {
    await catalogue.publish({ slug, categories: [category], platform: 'elementor', type: 'block' });
  }
  // A changed row moves to the end of its table, which must not affect the order.
  await catalogue.publish({ slug: slugs[2], categories: [category], platform: 'elementor', type: 'block' });
  const found = (await call(listCategories, { platform: 'elementor' })).find(({ name }) => name === category);

  for (const sort of ['popular', 'latest', 'rating', 'downloads'] as const) {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        call(listItems, { platform: 'elementor', type: 'blocks', category_id: found?.id, sort, page, per_page: 3 }),
      ),
    );

    expect(pages.flatMap(({ data }) => data.map(({ slug }) => slug))).toEqual(slugs.toReversed());
    expect(pages.map(({ current_page, total_page, total }) => [current_page, total_page, total])).toEqual([
      [1, 3, 7],
      [2, 3, 7],
      [3, 3, 7],
    ]);
  }
});
