import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { listPairFonts } from '@kithouse/kits/look';
import { attachFonts, prefixOfItem } from '../fonts/attach-fonts.js';
import { readFontLoader } from '../fonts/load-fonts.js';
import { UserError } from '../user-error.js';
import { prefixOf } from './color-site.js';
import { toPack } from './pack.js';
import type { Draft } from './publication.js';
import { type Entry, readDefaults, readEntry, readListing } from './read-entry.js';
import { type PackSite, readSite } from './read-site.js';

/** Lists the entries of a folder, sorted by name. Each listing includes the values of `defaults.json`. */
async function listEntries(folder: string): Promise<Entry[]> {
  const names = (await readdir(folder)).sort();
  const folders = names.map((name) => path.join(folder, name)).filter((entry) => existsSync(path.join(entry, 'listing.json')));
  const defaults = await readDefaults(folder);
  return Promise.all(
    folders.map(async (entry) => ({
      folder: entry,
      listing: { ...defaults, ...(await readListing(path.join(entry, 'listing.json'))) },
    })),
  );
}

/** Reads every item of a folder: packs first, because their pages refer to them, then pages in site order. */
export async function readCatalogue(folder: string, options: { fetch_media?: boolean }): Promise<Draft[]> {
  const entries = await listEntries(folder);
  if (entries.length === 0) {
    throw new UserError(`There is nothing to publish in ${folder}. Add a listing.json to the folder of each entry.`);
  }
  const fonts = await readFontLoader(folder);
  const read: Draft[] = [];
  for (const entry of entries.filter(({ listing }) => listing.type !== 'pack')) {
    read.push(await readEntry(entry, options));
  }
  const sites = new Map<string, PackSite | undefined>();
  const prefixes = new Map<string, string>();
  const packEntries = entries.filter(({ listing }) => listing.type === 'pack');
  for (const { folder: own, listing } of packEntries) {
    const site = await readSite(own, options);
    sites.set(listing.slug, site);
    prefixes.set(listing.slug, site ? prefixOf(listing.slug, site.file) : prefixOfItem(listing.variation ?? listing.slug));
  }
  const prefixFor = ({ pack, variation, slug }: Draft['listing']) => prefixes.get(pack ?? '') ?? prefixOfItem(variation ?? slug);
  const items = await Promise.all(read.map((draft) => attachFonts(draft, fonts, prefixFor(draft.listing))));
  const packs: Draft[] = [];
  const order: string[] = [];
  const placeOf = ({ listing }: Draft) => (order.includes(listing.slug) ? order.indexOf(listing.slug) : order.length);
  for (const { listing } of packEntries) {
    const site = sites.get(listing.slug);
    order.push(...(site?.file.pages.map(({ item }) => item) ?? []));
    const pack = toPack(listing, items, listing.items, site);
    // A person can choose another pair of fonts for a whole site.
    const others = site ? listPairFonts(pack.bundle.settings?.colors ?? []) : [];
    packs.push(await attachFonts(pack, fonts, prefixes.get(listing.slug) ?? '', others));
  }
  return [...packs, ...items.toSorted((a, b) => placeOf(a) - placeOf(b))];
}
