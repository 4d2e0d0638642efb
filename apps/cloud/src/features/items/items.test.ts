import { randomUUID } from 'node:crypto';
import {
  countItems,
  getItem,
  getProfile,
  listCategories,
  listFeatured,
  listItems,
  listTemplateTypes,
  toggleFavourite,
} from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { rank } from './ranking.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

/** Sends a request with an etag, like a client that caches. */
const ask = (path: string, etag?: string) => fetch(`${app.url}/v1${path}`, { headers: etag ? { 'if-none-match': etag } : {} });

test('[R-ENT-14] [R-ENT-15] [R-ENT-16] [R-ENT-17] [R-ENT-18] [R-ENT-27] [R-ENT-28] returns all fields of a card', async () => {
  const name = randomUUID();
  const pictures = [await catalogue.picture(60, 20, 40), await catalogue.picture(30)];
  const plugin = { name: 'Forms', slug: 'forms', plugin_file: `${name}/forms.php`, is_pro: true, link: 'https://forms.example' };
  await catalogue.publish({
    slug: name,
    title: name,
    plan: 'pro',
    price: 19.5,
    tint: '#a1b2c3',
    template_type: 'Menu',
    categories: ['Food'],
    pictures,
    requires: { plugins: [plugin], elementor_pro: false },
  });

  const { data } = await call(listItems, { platform: 'gutenberg', type: 'pages', search: name });

  const [small, middle, large] = ['20', '40', '60'].map((width) => {
    const size = pictures[0]?.sizes.find((given) => given.width === Number(width));
    return `https://cloud.example/files/${size?.sha256}.webp`;
  });
  expect(data).toEqual([
    {
      id: expect.any(Number),
      name,
      title: name,
      slug: name,
      type: 'page',
      params: { type: 'page' },
      platform: 'gutenberg',
      plan: 'pro',
      is_pro: true,
      price: 19.5,
      rating: 0,
      rating_count: 0,
      downloads: 0,
      favourite_count: 0,
      thumbnail: middle,
      thumbnail2: expect.stringMatching(/\.webp$/),
      thumbnail3: null,
      pictures: [
        { src: middle, srcset: `${small} 20w, ${middle} 40w, ${large} 60w`, width: 40, height: 20 },
        expect.objectContaining({ width: 30, height: 15 }),
      ],
      tint: '#a1b2c3',
      template_type: { id: expect.any(Number), name: 'Menu', slug: 'menu' },
      categories: [{ id: expect.any(Number), name: 'Food', slug: 'food' }],
      dependencies: [{ ...plugin, id: expect.any(Number) }],
      fullsite_import: false,
      has_settings: false,
      pack: null,
      layouts: 0,
      audit: { bytes: expect.any(Number), requests: 1, fonts: [], licences: [], faults: [] },
    },
  ]);
});

test('[R-ENT-16] names the first three of four pictures as thumbnails, in their order', async () => {
  const pictures = await Promise.all([20, 30, 40, 50].map((width) => catalogue.picture(width)));
  const { slug } = await catalogue.publish({ pictures });
  const title = randomUUID();
  await catalogue.publish({ title, pictures });

  const { data } = await call(listItems, { platform: 'gutenberg', type: 'pages', search: title });
  const detail = await call(getItem, { slug, type: 'page', platform: 'gutenberg', plan: 'all' });

  const thumbnails = pictures.slice(0, 3).map(({ sizes }) => `https://cloud.example/files/${sizes[0]?.sha256}.webp`);
  expect(data).toHaveLength(1);
  for (const item of [data[0], detail]) {
    expect([item?.thumbnail, item?.thumbnail2, item?.thumbnail3]).toEqual(thumbnails);
  }
});

test.each(['block', 'page', 'pack'] as const)('[R-CONST-01] lists a %s among its own kind alone', async (type) => {
  const title = randomUUID();
  await catalogue.publish({ type, title });

  const lists = (['blocks', 'pages', 'packs'] as const).map(async (list) =>
    (await call(listItems, { platform: 'gutenberg', type: list, search: title })).data.map((item) => [list, item.type]),
  );

  expect((await Promise.all(lists)).flat()).toEqual([[`${type}s`, type]]);
  expect((await ask('/items?platform=gutenberg&type=widgets')).status).toBe(400);
});

test('[R-API-55] [R-ENT-18] [R-ENT-19] [R-ENT-20] [R-ENT-21] [R-ENT-22] [R-ENT-26] returns all details of an item', async () => {
  const variation = randomUUID();
  const twin = await catalogue.publish({ platform: 'elementor', variation, title: 'Twin' });
  const picture = await catalogue.picture(20, 40, 60);
  const { slug } = await catalogue.publish({
    variation,
    description: 'Fresh <b>bread</b> & rolls',
    tags: ['Dark', 'Wide'],
    template_type: 'Menu',
    categories: ['Food'],
    live_url: 'https://demo.example/bakery',
    pictures: [picture],
  });

  const item = await call(getItem, { slug, type: 'page', platform: 'gutenberg', plan: 'all' });

  expect(item).toMatchObject({
    description: 'Fresh <b>bread</b> & rolls',
    tags: [
      { id: expect.any(Number), name: 'Dark' },
      { id: expect.any(Number), name: 'Wide' },
    ],
    template_type: { id: expect.any(Number), name: 'Menu', slug: 'menu' },
    categories: [{ id: expect.any(Number), name: 'Food', slug: 'food' }],
    fullsite_import: false,
    is_pro: false,
    has_settings: false,
    live_url: 'https://demo.example/bakery',
    banner: `https://cloud.example/files/${picture.sizes[2]?.sha256}.webp`,
    variations: [{ platform: 'elementor', slug: twin.slug, name: 'Twin', type: 'page' }],
    items: [],
    pack: null,
  });
  expect(item.screenshots).toEqual(item.pictures);
  expect(Date.parse(item.published_at)).toBeLessThanOrEqual(Date.parse(item.updated_at));
});

test("[R-ENT-23] [R-ENT-24] [R-ENT-25] lists a pack's items, and the pack of each item", async () => {
  const pack = await catalogue.publish({ type: 'pack', title: 'Bakery', fullsite_import: true });
  const home = await catalogue.publish({ pack: pack.slug, title: 'Home' });
  const hero = await catalogue.publish({ pack: pack.slug, title: 'Hero', type: 'block' });

  const [whole, part] = [await call(getItem, { slug: pack.slug }), await call(getItem, { slug: home.slug })];

  expect(whole).toMatchObject({ layouts: 2, fullsite_import: true, pack: null });
  expect(whole.items.map(({ slug }) => slug)).toEqual([home.slug, hero.slug]);
  expect(whole.items[0]?.pack).toEqual({ id: pack.id, name: 'Bakery', slug: pack.slug });
  expect(part.pack).toMatchObject({ id: pack.id, name: 'Bakery', slug: pack.slug });
  expect(part.pack?.items.map(({ id }) => id)).toEqual([home.id, hero.id]);
  expect(part.items).toEqual([]);
});

test('[R-API-54] finds a template by its slug, with or without plan, platform and type', async () => {
  const { id, slug } = await catalogue.publish();

  const named = await ask(`/items/${slug}?plan=all&platform=gutenberg&type=page`);
  const plain = await ask(`/items/${slug}`);
  const odd = await Promise.all(['plan=gold', 'platform=divi', 'type=pages'].map((query) => ask(`/items/${slug}?${query}`)));

  expect([await named.json(), await plain.json()]).toEqual([expect.objectContaining({ id }), expect.objectContaining({ id })]);
  expect(odd.map(({ status }) => status)).toEqual([400, 400, 400]);
});

test.for([
  ['an unknown slug', { slug: 'nobody-has-this' }],
  ['another type', { type: 'block' as const }],
  ['another platform', { platform: 'elementor' as const }],
  ['another tier', { plan: 'pro' as const }],
])('[R-API-54] returns not found for %s', async ([, requested]) => {
  const { slug } = await catalogue.publish();

  const attempt = call(getItem, { slug, ...(requested as object) });

  await expect(attempt).rejects.toMatchObject({ code: 'item_not_found', status: 404 });
});

test.for(['..%2F..%2Fetc', 'A', "a'b", '%00', 'a'.repeat(121), 'a--b'])('refuses the slug %s', async (slug) => {
  const response = await ask(`/items/${slug}`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'invalid_input' });
});

test('[R-API-53] [R-LIST-08] updates the counts with each publication, also when an item changes its plan', async () => {
  const before = await call(countItems, {});
  const { slug } = await catalogue.publish({ platform: 'elementor', type: 'block' });
  await catalogue.publish({ platform: 'elementor', type: 'block', plan: 'pro' });
  await catalogue.publish({ platform: 'elementor', type: 'block', slug, plan: 'pro' });

  const after = await call(countItems, {});
  const shelf = await call(listItems, { platform: 'elementor', type: 'blocks' });

  const { total, starter, pro } = before.elementor.blocks;
  expect(after.elementor.blocks).toEqual({ total: total + 2, starter, pro: pro + 2 });
  expect(after.gutenberg).toEqual(before.gutenberg);
  expect(shelf.total).toBe(after.elementor.blocks.total);
});

test('[R-API-63] [R-API-64] lists featured items of the platform with their description', async () => {
  const { slug } = await catalogue.publish({ featured: true, description: 'Chosen' });
  await catalogue.publish({ featured: true, platform: 'elementor' });
  const plain = await catalogue.publish();

  const { data } = await call(listFeatured, { platform: 'gutenberg' });

  expect(data.find((item) => item.slug === slug)?.description).toBe('Chosen');
  expect(data.every(({ platform }) => platform === 'gutenberg')).toBe(true);
  expect(data.map((item) => item.slug)).not.toContain(plain.slug);
});

test('[R-API-66] [R-API-67] [R-ENT-34] [R-LIST-12] counts template types by the items of the given type', async () => {
  const name = `Hero ${randomUUID()}`;
  await catalogue.publish({ type: 'block', template_type: name });
  await catalogue.publish({ type: 'block', template_type: name.toUpperCase() });
  await catalogue.publish({ type: 'page', template_type: name });

  const types = await call(listTemplateTypes, { itemType: 'block', platform: 'gutenberg' });

  const slug = name.toLowerCase().replace(' ', '-');
  expect(types.filter((type) => type.slug === slug)).toEqual([{ id: expect.any(Number), name, slug, items_count: 2 }]);
});

test('[R-API-68] [R-ENT-35] counts the packs of each category', async () => {
  const name = `طعام ${randomUUID()}`;
  await catalogue.publish({ categories: [name, 'Food'], type: 'pack' });
  await catalogue.publish({ categories: [name] });

  const categories = await call(listCategories, { platform: 'gutenberg' });
  const elsewhere = await call(listCategories, { platform: 'elementor' });

  expect(categories.find((category) => category.name === name)).toEqual({
    id: expect.any(Number),
    name,
    slug: name.replace(' ', '-'),
    packs_count: 1,
    items_count: 2,
  });
  expect(elsewhere.some((category) => category.name === name)).toBe(false);
});

test.for([
  '/items?type=pages&platform=gutenberg',
  '/items-count',
  '/featured-items',
  '/templateTypes',
  '/categories',
  '/styles',
  '/colors',
  '/weights',
  '/tags',
  '/dependencies',
])('responds 304 for an unchanged %s', async (path) => {
  const first = await ask(path);
  const etag = first.headers.get('etag') ?? '';

  const [same, other, listed] = await Promise.all([ask(path, etag), ask(path, '"x"'), ask(path, `"x", ${etag}`)]);

  expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
  expect([same.status, await same.text()]).toEqual([304, '']);
  expect(same.headers.get('etag')).toBe(etag);
  expect([other.status, listed.status]).toEqual([200, 304]);
});

test('expires cached lists once with the next ranking after many favourites, and at once after a publication', async () => {
  const [ada, grace, page] = await Promise.all([app.user(), app.user(), catalogue.publish()]);
  const star = { id: page.id, itemType: 'page', action: 'do' } as const;
  const path = '/items?platform=gutenberg&type=pages';
  const read = async () => (await ask(path)).headers.get('etag') ?? '';

  await rank(app.db);
  const first = await read();
  await ada.call(toggleFavourite, star);
  await grace.call(toggleFavourite, star);
  const starred = await read();
  const { user } = await ada.call(getProfile, {});
  await rank(app.db);
  const ranked = await read();
  await rank(app.db);
  const again = await read();
  await catalogue.publish();

  expect(user.starred).toContain(page.id);
  expect(starred).toBe(first);
  expect(ranked).not.toBe(first);
  expect(again).toBe(ranked);
  expect((await ask(path, again)).status).toBe(200);
});

test('ignores the etag of another address', async () => {
  const etag = (await ask('/items-count')).headers.get('etag') ?? '';

  const response = await ask('/categories', etag);

  expect(response.status).toBe(200);
});

test('never caches a failure', async () => {
  const response = await ask('/items/nobody-has-this');

  expect(response.status).toBe(404);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('etag')).toBeNull();
});
