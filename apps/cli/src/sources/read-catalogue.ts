import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { UserError } from '../user-error.js';
import { toPack } from './pack.js';
import type { Draft } from './publication.js';
import { type Entry, readEntry, readListing } from './read-entry.js';
import { readSite } from './read-site.js';

/** Lists the entries of a folder, sorted by name. */
async function listEntries(folder: string): Promise<Entry[]> {
  const names = (await readdir(folder)).sort();
  const folders = names.map((name) => path.join(folder, name)).filter((entry) => existsSync(path.join(entry, 'listing.json')));
  return Promise.all(
    folders.map(async (entry) => ({ folder: entry, listing: await readListing(path.join(entry, 'listing.json')) })),
  );
}

/** Reads every item of a folder: packs first, because their pages refer to them, then pages in site order. */
export async function readCatalogue(folder: string, options: { fetch_media?: boolean }): Promise<Draft[]> {
  const entries = await listEntries(folder);
  if (entries.length === 0) {
    throw new UserError(`There is nothing to publish in ${folder}. Add a listing.json to the folder of each entry.`);
  }
  const items: Draft[] = [];
  for (const entry of entries.filter(({ listing }) => listing.type !== 'pack')) {
    items.push(await readEntry(entry, options));
  }
  const packs: Draft[] = [];
  const order: string[] = [];
  const placeOf = ({ listing }: Draft) => (order.includes(listing.slug) ? order.indexOf(listing.slug) : order.length);
  for (const { folder: own, listing } of entries.filter((entry) => entry.listing.type === 'pack')) {
    const site = await readSite(own, options);
    order.push(...(site?.file.pages.map(({ item }) => item) ?? []));
    packs.push(toPack(listing, items, listing.items, site));
  }
  return [...packs, ...items.toSorted((a, b) => placeOf(a) - placeOf(b))];
}
