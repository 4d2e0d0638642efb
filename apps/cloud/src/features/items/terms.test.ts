import { randomUUID } from 'node:crypto';
import { listDependencies, listTags } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const { call } = app.visitor;

const needs = (slug: string, more: object = {}) => ({
  plugins: [{ name: slug, slug, plugin_file: `${slug}/${slug}.php`, is_pro: false, ...more }],
  elementor_pro: false,
});

test('[R-API-65] [R-ENT-36] lists tags with the number of their items, sorted by name', async () => {
  const [dark, wide] = [`Dark ${randomUUID()}`, `Čapek ${randomUUID()}`];
  await catalogue.publish({ tags: [dark, wide] });
  await catalogue.publish({ tags: [dark, dark], platform: 'elementor', type: 'block' });

  const tags = await call(listTags, {});

  const found = tags.filter(({ label }) => [dark, wide].includes(label));
  expect(found).toEqual([
    { value: expect.any(Number), label: dark, items_count: 2 },
    { value: expect.any(Number), label: wide, items_count: 1 },
  ]);
});

test('lists only the tags of items of a platform and type', async () => {
  const [dark, wide] = [`Dark ${randomUUID()}`, `Wide ${randomUUID()}`];
  await catalogue.publish({ tags: [dark, wide] });
  await catalogue.publish({ tags: [dark], type: 'block' });
  await catalogue.publish({ tags: [dark], platform: 'elementor', type: 'block' });
  const listOf = async (input: Parameters<typeof call<typeof listTags>>[1]) =>
    (await call(listTags, input)).flatMap(({ label, items_count }) =>
      [dark, wide].includes(label) ? [[label, items_count]] : [],
    );

  expect(await listOf({ platform: 'gutenberg' })).toEqual([
    [dark, 2],
    [wide, 1],
  ]);
  expect(await listOf({ itemType: 'block' })).toEqual([[dark, 2]]);
  expect(await listOf({ platform: 'elementor', itemType: 'page' })).toEqual([]);
});

test('omits a tag once its last item drops it', async () => {
  const tag = `Gone ${randomUUID()}`;
  const { slug } = await catalogue.publish({ tags: [tag] });

  await catalogue.publish({ slug, tags: [] });

  expect((await call(listTags, {})).some(({ label }) => label === tag)).toBe(false);
});

test("[R-API-15] [R-STORE-08] [R-STORE-09] returns a plugin's platform, or none when both platforms need it", async () => {
  const [blocks, forms] = [`blocks-${randomUUID()}`, `forms-${randomUUID()}`];
  await catalogue.publish({ requires: needs(blocks) });
  await catalogue.publish({ requires: needs(forms) });
  await catalogue.publish({ requires: needs(forms), platform: 'elementor' });

  const plugins = await call(listDependencies, {});

  expect(plugins.filter(({ slug }) => [blocks, forms].includes(slug))).toMatchObject([
    { slug: blocks, platform: 'gutenberg', items_count: 1 },
    { slug: forms, platform: null, items_count: 2 },
  ]);
});

test('[R-ENT-29] [R-ENT-30] [R-ENT-32] [R-ENT-33] returns only the known fields of a plugin', async () => {
  const [known, plain] = [`known-${randomUUID()}`, `plain-${randomUUID()}`];
  const all = { is_pro: true, icon: 'https://a.example/i.svg', link: 'https://a.example/', plugin_original_slug: 'original' };
  await catalogue.publish({ requires: needs(known, all) });
  await catalogue.publish({ requires: needs(plain) });

  const plugins = await call(listDependencies, {});

  const [full, bare] = plugins.filter(({ slug }) => [known, plain].includes(slug));
  const counted = { id: expect.any(Number), platform: 'gutenberg', items_count: 1 };
  expect(full).toEqual({ ...counted, ...all, name: known, slug: known, plugin_file: `${known}/${known}.php` });
  expect(bare).toEqual({ ...counted, is_pro: false, name: plain, slug: plain, plugin_file: `${plain}/${plain}.php` });
  expect(full?.id).not.toBe(bare?.id);
});
