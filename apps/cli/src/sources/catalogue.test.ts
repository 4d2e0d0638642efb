import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { checkTemplate, parseBlocks, readTemplate, serializeBlocks, walkBlocks, walkElements } from '@kithouse/kits';
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readPictures } from '../thumbnails/cache.js';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

const folder = 'catalogue';
let items: Draft[] = [];
beforeAll(async () => {
  items = await readCatalogue(folder, {});
});

const markupFiles = () =>
  readdirSync(folder)
    .map((name) => path.join(folder, name, 'template.html'))
    .filter((file) => statSync(file, { throwIfNoEntry: false }));

test('every design is there for both platforms, under one word', () => {
  const words = new Set(items.map(({ listing }) => listing.variation));

  expect(words.size).toBeGreaterThanOrEqual(8);
  for (const word of words) {
    const pair = items.filter(({ listing }) => listing.variation === word);
    expect(pair.map(({ bundle }) => bundle.platform).sort()).toEqual(['elementor', 'gutenberg']);
    expect(new Set(pair.map(({ bundle }) => bundle.type)).size).toBe(1);
  }
});

test('the pack has four pages, the front page first', () => {
  const packs = items.filter(({ bundle }) => bundle.type === 'pack');

  expect(packs).toHaveLength(2);
  for (const { members = [] } of packs) {
    expect(members.map(({ listing }) => listing.template_type)).toEqual(['Home', 'Services', 'About', 'Contact']);
  }
});

test('no template has an error, a warning, a picture that is missing or a need for more than the free plugins', () => {
  for (const { listing, bundle } of items) {
    const serious = checkTemplate(bundle).filter(({ severity }) => severity !== 'info');

    expect([listing.slug, serious, bundle.warnings]).toEqual([listing.slug, [], []]);
    expect(bundle.requires.elementor_pro).toBe(false);
    expect(bundle.requires.plugins.map(({ slug }) => slug).filter((slug) => slug !== 'elementor')).toEqual([]);
  }
});

test('every picture shown has words in its place, and one first heading opens each page', () => {
  for (const file of markupFiles()) {
    const { nodes } = parseBlocks(readFileSync(file, 'utf8'));
    const names: string[] = [];
    walkBlocks(nodes, (block) => {
      names.push(block.name);
    });
    const html = readFileSync(file, 'utf8');

    expect(names.filter((name) => !name.startsWith('core/'))).toEqual([]);
    expect(html.match(/<img(?![^>]* alt="[^"]{5,}")/g)).toBeNull();
    expect(html.match(/<h1/g)?.length ?? 0).toBeLessThanOrEqual(1);
  }
});

test('block markup reads and writes back to the same bytes', () => {
  for (const file of markupFiles()) {
    const markup = readFileSync(file, 'utf8');

    expect(serializeBlocks(parseBlocks(markup).nodes)).toBe(markup);
  }
});

test('Elementor ids are seven hex digits and unique, and no setting leans on the site the design was made on', () => {
  const files = readdirSync(folder).map((name) => path.join(folder, name, 'template.json'));
  for (const file of files.filter((name) => statSync(name, { throwIfNoEntry: false }))) {
    const { bundle } = readTemplate({ name: file, bytes: readFileSync(file) });
    const ids: string[] = [];
    for (const document of bundle.documents) {
      if (document.kind === 'elementor') {
        walkElements(document.content, ({ id }) => {
          ids.push(id);
        });
      }
    }

    expect(ids.every((id) => /^[0-9a-f]{7}$/.test(id))).toBe(true);
    expect(new Set(ids).size).toBe(ids.length);
    expect(readFileSync(file, 'utf8')).not.toMatch(/__globals__|__dynamic__|globals\//);
  }
});

test('pictures are small, and every template has its own in three widths', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  for (const name of files) {
    expect([name, statSync(path.join(folder, name)).size < 200_000]).toEqual([name, true]);
  }
  for (const { listing, members } of items) {
    const pictures = members ? [] : readPictures(path.join(folder, listing.slug, 'thumbnails'));
    expect([listing.slug, pictures.map((sizes) => sizes.length)]).toEqual([listing.slug, members ? [] : [3]]);
  }
});

test('the block editor itself finds every block valid', async () => {
  const wordpress = await startWordPress({ instances: 2 });
  const browser = await chromium.launch(toLaunchOptions(await getBrowser()));
  try {
    await wordpress.install();
    const { cookies } = await wordpress.auth();
    const context = await browser.newContext();
    await context.addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: wordpress.url })));
    const page = await context.newPage();
    await page.goto(`${wordpress.url}/wp-admin/post-new.php?post_type=page`, { timeout: 120_000 });
    await page.waitForFunction('window.wp?.blocks?.getBlockType("core/cover")', undefined, { timeout: 120_000 });

    const invalid = await page.evaluate(
      (templates) => {
        type Block = { name: string; isValid: boolean; innerBlocks: Block[] };
        const { parse } = (window as unknown as { wp: { blocks: { parse: (html: string) => Block[] } } }).wp.blocks;
        const flat = (blocks: Block[]): Block[] => blocks.flatMap((block) => [block, ...flat(block.innerBlocks)]);
        return templates.flatMap((html) =>
          flat(parse(html)).filter(({ isValid, name }) => !isValid || name === 'core/freeform' || name === 'core/missing'),
        );
      },
      markupFiles().map((file) => readFileSync(file, 'utf8')),
    );

    expect(invalid).toEqual([]);
  } finally {
    await browser.close();
    await wordpress.close();
  }
}, 300_000);
