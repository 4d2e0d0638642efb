import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isKnownTerm } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { type EntryListing, readListing } from './read-entry.js';

const folder = 'catalogue';
const packs = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'site.json')) && !name.endsWith('-blocks'));

/** Lists the pictures of a pack, its items and its posts. */
function listPictures(pack: string): Set<string> {
  const { items } = JSON.parse(readFileSync(path.join(folder, pack, 'listing.json'), 'utf8')) as { items: string[] };
  const texts = [pack, ...items].flatMap((entry) =>
    readdirSync(path.join(folder, entry))
      .filter((name) => /\.(json|html)$/.test(name))
      .map((name) => readFileSync(path.join(folder, entry, name), 'utf8')),
  );
  return new Set([...texts.join().matchAll(/media\/([a-z0-9-]+)\.webp/g)].map(([, name = '']) => name));
}

test('[R-SHELF-22] shows no picture in two packs', () => {
  const shown = packs.map(listPictures);
  const shared = shown.flatMap((names, at) =>
    shown.slice(at + 1).flatMap((others) => [...names].filter((name) => others.has(name))),
  );

  expect(shown.every((names) => names.size > 5)).toBe(true);
  expect(shared).toEqual([]);
});

const readListings = (): Promise<EntryListing[]> =>
  Promise.all(
    readdirSync(folder)
      .map((name) => path.join(folder, name, 'listing.json'))
      .filter((file) => existsSync(file))
      .map(readListing),
  );

test('[R-FIND-13] uses only categories, types and styles that are translated', async () => {
  const listings = await readListings();

  const unknown = listings.flatMap(({ categories, styles, template_type }) => [
    ...categories.filter((name) => !isKnownTerm('category', name)),
    ...styles.filter((name) => !isKnownTerm('style', name)),
    ...[template_type ?? []].flat().filter((name) => !isKnownTerm('template_type', name)),
  ]);

  expect(listings.length).toBeGreaterThan(600);
  expect(unknown).toEqual([]);
});

test('[R-SHELF-40] describes packs and neutral sections in German', async () => {
  const described = (await readListings()).filter(({ type, categories }) => type === 'pack' || categories.includes('Neutral'));

  const missing = described.filter(
    ({ type, translations }) => !translations.de?.description || (type !== 'pack' && !translations.de.title),
  );

  expect(described.length).toBeGreaterThanOrEqual(400);
  expect(missing.map(({ slug }) => slug)).toEqual([]);
});
