import { randomUUID } from 'node:crypto';
import { countItems, getItem, getScreen, listCategories, listFeatured, listItems, listPricing } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);

const open = async (path: string) => (await app.visitor.call(getScreen, { path })).answers;

test("returns all calls of a list's first view with the same answers as alone", async () => {
  await catalogue.publish({ title: 'Ænima — Café 🍞', platform: 'elementor', type: 'block' });

  const answers = await open('elementor/packs');

  const input = { platform: 'elementor', type: 'packs' } as const;
  expect(answers).toEqual(
    expect.arrayContaining([
      { name: 'items.list', input, output: await app.visitor.call(listItems, input) },
      { name: 'items.count', input: {}, output: await app.visitor.call(countItems, {}) },
      {
        name: 'items.categories',
        input: { platform: 'elementor' },
        output: await app.visitor.call(listCategories, { platform: 'elementor' }),
      },
      {
        name: 'items.featured',
        input: { platform: 'elementor' },
        output: await app.visitor.call(listFeatured, { platform: 'elementor' }),
      },
    ]),
  );
});

test('returns the choices of every filter of pages and of packs', async () => {
  const namesOf = async (path: string) => (await open(path)).map(({ name }) => name);
  const choices = ['items.categories', 'items.styles', 'items.colors', 'items.weights'];

  expect(await namesOf('gutenberg/pages')).toEqual(expect.arrayContaining([...choices, 'items.template-types']));
  expect(await namesOf('gutenberg/packs')).toEqual(expect.arrayContaining(choices));
});

test('returns an item like its own call', async () => {
  const slug = `hero-${randomUUID()}`;
  await catalogue.publish({ slug, platform: 'gutenberg', type: 'block' });

  const answers = await open(`gutenberg/blocks/${slug}`);

  const input = { slug, type: 'block', platform: 'gutenberg' } as const;
  expect(answers).toEqual([
    { name: 'items.get', input, output: await app.visitor.call(getItem, input) },
    { name: 'pricing.list', input: {}, output: await app.visitor.call(listPricing, {}) },
  ]);
});

test.each([
  ['an unknown item', 'gutenberg/blocks/nothing-here'],
  ['an invalid slug', 'gutenberg/blocks/..%2Fx'],
])('leaves the error for %s to its own call', async (_, path) => {
  expect((await open(path)).map(({ name }) => name)).toEqual(['pricing.list']);
});

test.each([
  ['an extra path segment', 'gutenberg/blocks/hero/x'],
  ['an unknown platform', 'divi/packs'],
])('returns nothing for %s', async (_, path) => {
  expect(await open(path)).toEqual([]);
});

test('sends only changed answers again', async () => {
  const address = `${app.url}/v1/screen?path=elementor/blocks`;
  const etag = (await fetch(address)).headers.get('etag') ?? '';

  const unchanged = await fetch(address, { headers: { 'if-none-match': etag } });
  await catalogue.publish({ platform: 'elementor', type: 'block' });
  const changed = await fetch(address, { headers: { 'if-none-match': etag } });

  expect([unchanged.status, changed.status]).toEqual([304, 200]);
});
