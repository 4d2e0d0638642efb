import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { auditBundle, walkElements } from '@kithouse/kits';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { contrast, readBlockWords, readElementorWords, type Words } from '../testing/design.js';
import { tileWidths, widths } from '../thumbnails/sizes.js';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

const folder = 'catalogue';
let items: Draft[] = [];
let packs: Draft[] = [];
let words: { draft: Draft; runs: Words[] }[] = [];
beforeAll(async () => {
  const all = await readCatalogue(folder, {});
  packs = all.filter(({ members }) => members);
  items = all.filter(({ members }) => !members);
  words = items.map((draft) => ({ draft, runs: readWords(draft) }));
});

function readWords({ listing, bundle }: Draft): Words[] {
  const [document] = bundle.documents;
  return document?.kind === 'elementor'
    ? readElementorWords(document.content)
    : readBlockWords(path.join(folder, listing.slug, 'template.html'));
}

test('makes every text readable on every possible background', () => {
  const faint = words.flatMap(({ draft, runs }) =>
    runs.flatMap(({ text, ink, grounds, size }) =>
      grounds
        .map((ground) => ({ ground, ratio: contrast(ink, ground) }))
        .filter(({ ratio }) => ratio < (size >= 24 ? 3 : 4.5))
        .map(({ ground, ratio }) => `${draft.listing.slug}: "${text.slice(0, 30)}" ${ink} on ${ground} ${ratio.toFixed(2)}`),
    ),
  );

  expect(words.flatMap(({ runs }) => runs).length).toBeGreaterThan(2000);
  expect([...new Set(faint)]).toEqual([]);
});

test('[R-SHELF-26] passes the accessibility checks with every item', () => {
  const faulty = [...packs, ...items].flatMap(({ listing, bundle }) =>
    auditBundle(bundle, { bytesOf: () => 0 }).faults.map((fault) => `${listing.slug}: ${fault}`),
  );

  expect(faulty).toEqual([]);
});

test('makes every text of a header readable on every possible background', () => {
  const headers = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => /header\.(json|html)$/.test(name));
  const runs = headers.flatMap((name) =>
    name.endsWith('.html')
      ? readBlockWords(path.join(folder, name))
      : readElementorWords(JSON.parse(readFileSync(path.join(folder, name), 'utf8')).content),
  );

  // A label of the button in both versions, and the links in Elementor's.
  expect([headers.length, runs.length]).toEqual([packs.length, packs.length * 1.5]);
  expect(runs.filter(({ ink, grounds }) => grounds.some((ground) => contrast(ink, ground) < 4.5))).toEqual([]);
});

const headers = (end: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(end))
    .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const);

test('keeps a header in one row on a phone, with an opened menu in its colours', () => {
  const found = headers('header.html').map(([name, text]) => {
    const [, background, ink] = /"color":\{"background":"(#\w+)","text":"(#\w+)"\}/.exec(text) ?? [];
    const menu = /wp:navigation (\{.*\}) -->/.exec(text)?.[1] ?? '{}';
    return {
      name,
      wraps: text.includes('"flexWrap":"wrap"'),
      menu: JSON.parse(menu),
      wanted: { customOverlayBackgroundColor: background, customOverlayTextColor: ink },
    };
  });

  expect(found).toHaveLength(packs.length / 2);
  for (const { name, wraps, menu, wanted } of found) {
    expect([name, wraps, menu]).toEqual([name, false, expect.objectContaining(wanted)]);
  }
});

test('gives an e-mail address in a footer a column wide enough', () => {
  const narrow = headers('template.html').flatMap(([name, text]) =>
    /footer-blocks/.test(name)
      ? [...text.matchAll(/"width":"(\d+)%"(?:(?!"width":)[\s\S])*?[\w.]+@[\w.]+\.example/g)]
          .filter(([, width]) => Number(width) < 28)
          .map(() => name)
      : [],
  );

  expect(narrow).toEqual([]);
});

test('starts a page with its only first-level heading and skips no level', () => {
  for (const { draft, runs } of words) {
    const levels = runs.flatMap(({ heading }) => heading ?? []);
    const skips = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 1) + 1);

    expect([draft.listing.slug, skips]).toEqual([draft.listing.slug, []]);
    if (draft.bundle.type === 'page') {
      expect([draft.listing.slug, levels[0], levels.filter((level) => level === 1).length]).toEqual([draft.listing.slug, 1, 1]);
    }
  }
});

/** Returns true for a section in the colours of the site, whose texts set no colour. One description makes both versions. */
const isNeutral = ({ listing }: Draft) => listing.categories?.includes('Neutral') ?? false;

test('says the same in both versions of a design', () => {
  const texts = (runs: Words[]) => runs.filter(({ heading }) => heading).map(({ text, heading }) => `${heading} ${text}`);
  for (const { draft, runs } of words.filter(({ draft }) => draft.bundle.platform === 'elementor' && !isNeutral(draft))) {
    const other = words.find(({ draft: { listing } }) => listing.slug === `${draft.listing.slug}-blocks`);

    expect(texts(other?.runs ?? [])).toEqual(texts(runs));
  }
});

test('loads nothing from other hosts, including fonts', () => {
  for (const { listing, bundle } of items) {
    for (const document of bundle.documents) {
      // Links to maps and profiles load nothing before somebody follows them.
      const text = JSON.stringify(document.content).replaceAll(
        /https:\/\/www\.(openstreetmap\.org|(linkedin|instagram|facebook)\.com)\b/g,
        '',
      );
      expect([listing.slug, text.match(/(https?:)?\/\/[a-z]|@import|@font-face|url\(/gi)]).toEqual([listing.slug, null]);
      if (document.kind === 'elementor') {
        walkElements(document.content, ({ settings }) => {
          const families = Object.entries(settings).filter(([key]) => key.endsWith('font_family'));
          const own = new Set(bundle.fonts?.map(({ name }) => name));
          expect(families.filter(([, family]) => !own.has(String(family)))).toEqual([]);
        });
      }
    }
  }
});

test('contains no placeholder text', () => {
  for (const { draft, runs } of words) {
    const text = runs.map((each) => each.text).join(' ');
    expect([draft.listing.slug, text.match(/lorem|ipsum|dolor sit|todo|tbd|undefined|\[object/i)]).toEqual([
      draft.listing.slug,
      null,
    ]);
    expect(draft.listing.description.length).toBeGreaterThan(30);
  }
});

test('stores every thumbnail in the width of its name', async () => {
  for (const { listing } of items) {
    for (const width of widths) {
      const file = path.join(folder, listing.slug, 'thumbnails', `1-${width}.webp`);
      if (tileWidths.includes(width) || existsSync(file)) {
        const metadata = await sharp(file).metadata();
        expect([listing.slug, metadata.format, metadata.width]).toEqual([listing.slug, 'webp', width]);
      }
    }
  }
});

test('uses every shared picture and stays small enough to ship', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(folder, name)).isFile(),
  );
  const templates = files
    .filter((name) => /\.(json|html)$/.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8'))
    .join();
  const unused = readdirSync(path.join(folder, 'media')).filter((name) => !templates.includes(`media/${name}`));

  expect(unused).toEqual([]);
  const large = files.filter((name) => name.endsWith(`-${widths.at(-1)}.webp`));
  const weigh = (names: string[]) => names.reduce((sum, name) => sum + statSync(path.join(folder, name)).size, 0);
  expect(weigh(files) - weigh(large)).toBeLessThan(85_000 * items.length);
  expect(weigh(large)).toBeLessThan(100_000 * items.length);
});
