import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawPicture } from '../pictures.js';
import { designs, sites } from './index.js';
import { describeEntry, makePack } from './pack.js';
import { themes } from './themes.js';

const catalogue = 'catalogue';
const theme = themes.fernway;
const entry = { key: 'home', title: 'home', kind: 'Home', tags: ['hero', 'shop'], description: 'A shop.', parts: [] };
const pack = { slug: 'shop-pack', prefix: 'shop', name: 'Shop', theme, categories: ['Shop'], tags: ['shop'] };

test('[R-SHELF-29] the catalogue has each design for both builders, under its title', () => {
  const missing = designs.flatMap(({ slug, listing }) =>
    [slug, `${slug}-blocks`].filter((name) => {
      const { title } = JSON.parse(readFileSync(`${catalogue}/${name}/listing.json`, 'utf8')) as { title: string };
      return title !== listing.title;
    }),
  );

  expect(missing).toEqual([]);
  expect(new Set(designs.map(({ slug }) => slug)).size).toBe(designs.length);
});

test('[R-SHELF-29] the pages, the footer and the pictures of a site exist', () => {
  const slugs = new Set(designs.map(({ slug }) => slug));
  const media = new Set(readdirSync(`${catalogue}/media`));
  const lost = Object.values(sites).flatMap(({ site }) => [
    ...[...site.pages.map(({ item }) => item), site.footer].filter((item) => !slugs.has(item)),
    ...[site.logo, ...site.posts.map(({ picture }) => picture)].filter((file) => !media.has(file.replace('media/', ''))),
  ]);

  expect(lost).toEqual([]);
});

test('[R-SHELF-29] the entries of a paid pack are paid for, those of a free one unless they have a price', () => {
  const planOf = (isPaid: boolean, price?: number) =>
    describeEntry('page', { ...pack, isPaid }, { ...entry, price }).listing.plan;
  const [whole, home] = makePack({
    ...pack,
    listing: { title: 'Shop pack', description: 'A shop.', plan: 'pro', price: 29 },
    pages: [entry],
    blocks: [],
  });

  expect([planOf(false), planOf(true), planOf(false, 9)]).toEqual([undefined, 'pro', 'pro']);
  expect(whole.items).toEqual(['shop-home']);
  expect(home?.listing).toMatchObject({ title: 'Shop home', plan: 'pro', price: 12, tags: ['shop', 'hero'] });
});

test('refuses a picture that nobody drew', async () => {
  await expect(drawPicture('shop-nothing')).rejects.toThrow('pictures.ts has no shop-nothing');
});
