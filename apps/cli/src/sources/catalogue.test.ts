import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import {
  checkTemplate,
  findLooseColors,
  parseBlocks,
  readTemplate,
  serializeBlocks,
  walkBlocks,
  walkElements,
} from '@kithouse/kits';
import { resolveColors } from '@kithouse/kits/look';
import { getBrowser, startWordPress, toLaunchOptions } from '@kithouse/playground';
import { chromium } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { isLongRun } from '../../../../scripts/test-extent.js';
import { readPictures } from '../thumbnails/cache.js';
import { maxPictureBytes, tileWidths } from '../thumbnails/sizes.js';
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
    .filter((file) => existsSync(file));

/** Returns pages, parts and posts as a site gets them, with colours that refer to the palette and ids that are numbers. */
const markupOfSites = () =>
  items
    .filter(({ members }) => members)
    .flatMap(({ bundle }) => bundle.documents.flatMap((document) => (document.kind === 'blocks' ? document.content : [])))
    .map((markup) => markup.replace(/"kit:[^"\s]*\/id"/g, '1').replace(/kit:[^"\s]*\/id\b/g, '1'));

test('provides every design for both platforms under one name', () => {
  const words = new Set(items.map(({ listing }) => listing.variation));

  expect(words.size).toBeGreaterThanOrEqual(8);
  for (const word of words) {
    const pair = items.filter(({ listing }) => listing.variation === word);
    expect(pair.map(({ bundle }) => bundle.platform).sort()).toEqual(['elementor', 'gutenberg']);
    expect(new Set(pair.map(({ bundle }) => bundle.type)).size).toBe(1);
  }
});

test('describes a design identically for both platforms', () => {
  for (const { listing } of items.filter(({ bundle }) => bundle.platform === 'elementor')) {
    const other = items.find((item) => item.listing.slug === `${listing.slug}-blocks`);
    const pack = listing.pack && `${listing.pack}-blocks`;

    expect(other?.listing).toEqual({ ...listing, slug: `${listing.slug}-blocks`, ...(pack ? { pack } : {}) });
  }
});

test.each(['elementor', 'gutenberg'])(
  '[R-SHELF-20] gives each pack for %s five to nine pages, the front page first, and at least six blocks of different kinds',
  (platform) => {
    const packs = items.filter(({ bundle }) => bundle.type === 'pack' && bundle.platform === platform);

    expect(packs.length).toBeGreaterThanOrEqual(5);
    for (const { listing, bundle, members = [] } of packs) {
      const pages = members.filter((member) => member.bundle.type === 'page').map((member) => member.listing.template_type);
      const blocks = members.filter((member) => member.bundle.type === 'block').map((member) => member.listing.template_type);

      expect(pages[0]).toBe('Home');
      expect(pages).toEqual(expect.arrayContaining(['Services', 'About', 'Contact']));
      expect([listing.slug, pages.length >= 5, pages.length <= 9]).toEqual([listing.slug, true, true]);
      expect([listing.slug, blocks.length >= 6, new Set(blocks).size]).toEqual([listing.slug, true, blocks.length]);
      expect(blocks).toEqual(expect.arrayContaining(['Hero', 'Footer', 'Call to action']));
      expect(listing.fullsite_import).toBe(true);
      const itemPages = bundle.documents.filter(({ key }) => members.some((member) => member.listing.slug === key));
      expect(itemPages.map(({ key }) => key).sort()).toEqual(
        members
          .slice(0, pages.length)
          .map((member) => member.listing.slug)
          .sort(),
      );
    }
  },
);

test('builds a whole site from every pack: name, logo, colours, front page, menu, header and footer everywhere, and posts [R-FSI-01]', () => {
  for (const { listing, bundle } of items.filter(({ bundle }) => bundle.type === 'pack')) {
    const { site, settings, menus = [], documents } = bundle;
    const named = (test: (document: (typeof documents)[number]) => unknown) => documents.filter(test).length;

    expect([listing.slug, Object.keys(site ?? {})]).toEqual([
      listing.slug,
      ['title', 'slogan', 'logo', 'facts', 'slots', 'contact_forms'],
    ]);
    const isElementor = documents.some(({ kind }) => kind === 'elementor');
    const own = isElementor ? /^kh[0-9a-f]{5}$/ : new RegExp(`^${listing.slug.split('-')[0]}(?:-[a-z]+|-[0-9]+)+$`);
    const colors = [...(settings?.colors ?? []), ...(settings?.tokens ?? [])];
    expect([listing.slug, colors.filter(({ id }) => !own.test(id))]).toEqual([listing.slug, []]);
    expect(new Set(colors.map(({ id }) => id)).size).toBe(colors.length);
    expect([named(({ front_page }) => front_page), named(({ posts_page }) => posts_page)]).toEqual([1, 1]);
    expect(documents[0]?.front_page).toBe(true);
    const parts = documents.filter(({ conditions }) => conditions);
    expect(parts.slice(0, 2).map(({ template_type, conditions }) => [template_type, conditions])).toEqual([
      ['header', ['include/general']],
      ['footer', ['include/general']],
    ]);
    const posts = documents.filter(({ post_type }) => post_type === 'post');
    expect(posts.length).toBeGreaterThanOrEqual(3);
    expect(posts.every(({ is_demo, featured, terms, excerpt }) => is_demo && featured && terms?.length && excerpt)).toBe(true);
    const pictures = bundle.media.filter(({ sha256 }) => posts.some(({ featured }) => featured === sha256));
    expect(pictures.filter(({ width = 0 }) => width < 800).map(({ file_name }) => [listing.slug, file_name])).toEqual([]);
    expect(menus.map(({ locations }) => locations[0])).toEqual(['primary', 'footer']);
    expect(menus.flatMap(({ items: links }) => links).filter(({ document }) => !document)).toEqual([]);
  }
});

test('[R-SITE-77] has templates for posts, blog, archives, search results and missing pages in every pack', () => {
  const packs = items.filter(({ bundle }) => bundle.type === 'pack');

  expect(packs.length).toBeGreaterThanOrEqual(10);
  for (const { listing, bundle } of packs) {
    const parts = bundle.documents.filter(({ conditions }) => conditions).slice(2);
    expect([listing.slug, parts.map(({ template_type, conditions }) => [template_type, conditions])]).toEqual([
      listing.slug,
      [
        ['single-post', ['include/singular/post']],
        ['archive', ['include/archive']],
        // In Elementor, the archive names the blog, too.
        ...(bundle.platform === 'elementor' ? [] : [['archive', ['include/archive/post_archive']]]),
        ['search-results', ['include/general']],
        ['error-404', ['include/general']],
      ],
    ]);
    // One heading of the first level names each page.
    const first = /<h1[\s>]|wp:query-title |wp:post-title \{[^}]*"level":1|"part":"(?:list-)?title"|"header_size":"h1"/g;
    const counts = parts.map(
      ({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)).match(first)?.length,
    );
    expect([listing.slug, counts]).toEqual([listing.slug, parts.map(() => 1)]);
    expect([listing.slug, bundle.warnings]).toEqual([listing.slug, []]);
  }
});

test('lets every colour of a pack follow the chosen ones [R-SITE-52, R-SITE-53]', () => {
  for (const { listing, bundle } of items.filter(({ bundle }) => bundle.type === 'pack')) {
    const { settings = { colors: [], fonts: [] }, documents } = bundle;
    const drawn = resolveColors(settings, {});
    const chosen = resolveColors(settings, Object.fromEntries(settings.colors.map(({ id }) => [id, '#12d4f6'])));
    const unchanged = Object.keys(drawn).filter((id) => drawn[id] === chosen[id] && drawn[id] !== '#ffffff');

    expect([listing.slug, findLooseColors(documents), unchanged]).toEqual([listing.slug, [], []]);
    expect((settings.tokens ?? []).length).toBeGreaterThan(5);
  }
});

test('links inside a pack to included pages or posts, or away, except where the owner must write', () => {
  for (const { listing, bundle } of items.filter(({ bundle }) => bundle.type === 'pack')) {
    const keys = new Set(bundle.documents.map(({ key }) => key));
    const text = bundle.documents
      .map(({ content }) => (typeof content === 'string' ? content : JSON.stringify(content)))
      .join('\n');
    const named = [...text.matchAll(/kit:doc\/([a-z0-9-]+)\/url/g)].map(([, key = '']) => key);
    const dead = [...text.matchAll(/href=\\?"#\\?"[^>]*>([^<]*)|"text":"([^"]*)","link":\{"url":"#"/g)].map(([, a, b]) => a ?? b);

    expect(named.length).toBeGreaterThan(15);
    expect([listing.slug, named.filter((key) => !keys.has(key))]).toEqual([listing.slug, []]);
    expect(dead.filter((words) => !/^(Imprint|Privacy|Terms|Allergens)$/.test(words ?? ''))).toEqual([]);
  }
});

test('prices exactly the pro items', () => {
  const paid = items.filter(({ listing }) => listing.plan === 'pro');

  expect(
    items.filter(({ listing }) => (listing.plan === 'pro') !== listing.price > 0).map(({ listing }) => listing.slug),
  ).toEqual([]);
  for (const platform of ['elementor', 'gutenberg']) {
    const types = paid.filter(({ bundle }) => bundle.platform === platform).map(({ bundle }) => bundle.type);
    expect(types.filter((type) => type === 'pack')).toHaveLength(1);
    expect(types.filter((type) => type === 'block').length).toBeGreaterThan(4);
    expect(types.length).toBeLessThan(items.length / 4);
  }
});

test('makes every item findable by type, category and tags, and features a few', () => {
  for (const { listing, bundle } of items) {
    expect([listing.slug, bundle.type === 'pack' || Boolean(listing.template_type)]).toEqual([listing.slug, true]);
    expect(listing.categories.length).toBeGreaterThan(0);
    expect(listing.tags.length).toBeGreaterThan(1);
  }
  const featured = items.filter(({ listing }) => listing.featured);
  expect(featured.filter(({ bundle }) => bundle.type === 'pack').length).toBeGreaterThan(4);
  expect(featured.length).toBeLessThan(items.length / 4);
});

test('has no template with errors, warnings, missing pictures or paid plugins', () => {
  for (const { listing, bundle } of items) {
    const serious = checkTemplate(bundle).filter(({ severity }) => severity !== 'info');

    expect([listing.slug, serious, bundle.warnings]).toEqual([listing.slug, [], []]);
    expect(bundle.requires.elementor_pro).toBe(false);
    expect(bundle.requires.plugins.map(({ slug }) => slug).filter((slug) => slug !== 'elementor')).toEqual([]);
  }
});

test('gives every picture an alternative text and every page one first-level heading', () => {
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

test('serialises block markup back to the same bytes', () => {
  for (const file of markupFiles()) {
    const markup = readFileSync(file, 'utf8');

    expect(serializeBlocks(parseBlocks(markup).nodes)).toBe(markup);
  }
});

test("uses unique Elementor ids of seven hex digits and no setting of the design's own site", () => {
  const files = readdirSync(folder).map((name) => path.join(folder, name, 'template.json'));
  for (const file of files.filter((name) => existsSync(name))) {
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
    // Neutral sections take the colours that every kit of Elementor has.
    const text = readFileSync(file, 'utf8').replaceAll(/"globals\/colors\?id=(?:primary|text|accent)"/g, '');
    expect(text).not.toMatch(/__dynamic__|globals\//);
  }
});

test('keeps pictures small and gives every template its own in the widths of tiles', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.webp'));
  for (const name of files) {
    expect([name, statSync(path.join(folder, name)).size < maxPictureBytes]).toEqual([name, true]);
  }
  for (const { listing, members } of items) {
    const pictures = members ? [] : readPictures(path.join(folder, listing.slug, 'thumbnails'));
    const counts = pictures.map((sizes) => Math.min(sizes.length, tileWidths.length));
    expect([listing.slug, counts]).toEqual([listing.slug, members ? [] : [tileWidths.length]]);
  }
});

// The journeys insert some of them every day and check their validity.
test.runIf(isLongRun)(
  'contains only blocks that the block editor considers valid',
  async () => {
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
        [...markupFiles().map((file) => readFileSync(file, 'utf8')), ...markupOfSites()],
      );

      expect(invalid).toEqual([]);
    } finally {
      await browser.close();
      await wordpress.close();
    }
  },
  600_000,
);

test('lists the pages of a pack in the order of its site', () => {
  const ofPack = items.filter(({ listing }) => listing.pack === 'driftwood-hotel');

  expect(ofPack.slice(0, 5).map(({ listing }) => listing.slug)).toEqual([
    'driftwood-home',
    'driftwood-rooms',
    'driftwood-about',
    'driftwood-journal',
    'driftwood-contact',
  ]);
});
