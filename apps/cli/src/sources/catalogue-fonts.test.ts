import type { Bundle } from '@kithouse/contract';
import { namedFonts } from '@kithouse/kits';
import { findFonts, offerFontPairs } from '@kithouse/kits/look';
import { beforeAll, expect, test } from 'vitest';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';

const maxBytes = 120 * 1024;
let items: Draft[] = [];
beforeAll(async () => {
  items = await readCatalogue('catalogue', {});
});

const textOf = (documents: Bundle['documents']) => JSON.stringify(documents).replaceAll('\\"', '"');
const systemFonts = new Set(['georgia', 'arial', 'consolas', 'serif', 'sans-serif', 'monospace', 'inherit', '']);

/** Returns true if a text has a character of a range such as `U+0000-00FF,U+0131`. */
function isShown(range: string | undefined, text: string): boolean {
  const spans = (range ?? 'U+0-10FFFF').split(',').map((span) => span.trim().slice(2).split('-'));
  const points = [...new Set(text)].map((letter) => letter.codePointAt(0) ?? 0);
  return spans.some(([from = '', to = from]) =>
    points.some((point) => point >= Number.parseInt(from, 16) && point <= Number.parseInt(to, 16)),
  );
}

test('[R-SITE-150] brings every font that a template names, except those that computers have', () => {
  for (const { listing, bundle, files } of items) {
    const own = (bundle.fonts ?? []).map(({ name }) => name.toLowerCase());
    const others = [...namedFonts(textOf(bundle.documents))].filter((name) => !own.includes(name) && !systemFonts.has(name));

    expect([listing.slug, others]).toEqual([listing.slug, []]);
    // Neutral sections are written in the fonts of the site.
    expect([listing.slug, own.length > 0]).toEqual([listing.slug, listing.categories?.includes('Neutral') !== true]);
    for (const { sha256 } of (bundle.fonts ?? []).flatMap(({ faces }) => faces)) {
      expect(files.has(sha256)).toBe(true);
      expect(bundle.media.find((file) => file.sha256 === sha256)?.mime).toBe('font/woff2');
    }
  }
});

test('[R-SITE-28] needs at most 120 KB of fonts for the first page of each pack', () => {
  const packs = items.filter(({ members }) => members);
  for (const { listing, bundle } of packs) {
    const shown = bundle.documents.filter(
      ({ front_page, template_type }) => front_page === true || ['header', 'footer'].includes(template_type),
    );
    const text = textOf(shown);
    const named = namedFonts(text);
    const faces = (bundle.fonts ?? []).filter(({ name }) => named.has(name.toLowerCase())).flatMap((font) => font.faces);
    const bytes = faces
      .filter(({ range }) => isShown(range, text))
      .map(({ sha256 }) => bundle.media.find((file) => file.sha256 === sha256)?.bytes ?? Number.POSITIVE_INFINITY)
      .reduce((sum, size) => sum + size, 0);

    expect([listing.slug, bytes > 20_000, bytes <= maxBytes]).toEqual([listing.slug, true, true]);
  }
  expect(packs.length).toBeGreaterThanOrEqual(10);
});

test('[R-SITE-182] brings the families of six designed pairs with each pack', () => {
  for (const { listing, bundle } of items.filter(({ members }) => members)) {
    const served = (bundle.fonts ?? []).map(({ name }) => name);
    const pairs = offerFontPairs(bundle.settings?.colors ?? [], findFonts(bundle), served);
    expect([listing.slug, pairs.length]).toEqual([listing.slug, 6]);
  }
});

test('[R-SITE-29] records an open licence with its text for each family', () => {
  for (const { name, licence } of items.flatMap(({ bundle }) => bundle.fonts ?? [])) {
    expect([name, licence.name]).toEqual([name, 'OFL-1.1']);
    expect(licence.text).toContain('SIL OPEN FONT LICENSE');
    expect(licence.text).toContain('Copyright');
  }
});

test('[R-SITE-04] starts the name of each family with the prefix of its pack', () => {
  for (const { listing, bundle, members } of items) {
    const prefix = members || listing.pack ? listing.slug.split('-')[0] : listing.variation;
    const others = (bundle.fonts ?? []).filter(({ slug }) => !slug.startsWith(`${prefix}-`));
    expect([listing.slug, others.map(({ slug }) => slug)]).toEqual([listing.slug, []]);
  }
});
