import { existsSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { attachFonts, prefixOfItem } from '../fonts/attach-fonts.js';
import { readFontLoader } from '../fonts/load-fonts.js';
import type { Studio } from '../studio.js';
import { UserError } from '../user-error.js';
import type { Draft } from './publication.js';
import { readCatalogue } from './read-catalogue.js';
import { type EntryListing, readEntry, readFileAs, readListing } from './read-entry.js';
import { readTheme } from './read-theme.js';

export type SourceKind = 'file' | 'entry' | 'catalogue' | 'theme';

/** Detects the kind of a source by its files. */
export async function findSourceKind(source: string): Promise<SourceKind> {
  const found = await stat(source).catch(() => undefined);
  if (!found) {
    throw new UserError(`${source} doesn’t exist.`);
  }
  if (!found.isDirectory()) {
    return 'file';
  }
  const has = (name: string) => existsSync(path.join(source, name));
  if (has('listing.json')) {
    return 'entry';
  }
  return has('style.css') && has('patterns') ? 'theme' : 'catalogue';
}

type Options = { studio: Pick<Studio, 'getWordPress'>; listing?: Partial<EntryListing>; fetch_media?: boolean };

/** Reads all of a source in an order that can be published. */
export async function readSource(
  source: string,
  kind: SourceKind,
  { studio, listing = {}, fetch_media }: Options,
): Promise<Draft[]> {
  if (kind === 'theme') {
    return readTheme(await studio.getWordPress(), path.resolve(source), { fetch_media });
  }
  if (kind === 'catalogue') {
    return readCatalogue(source, { fetch_media });
  }
  if (kind === 'entry') {
    const entry = { folder: source, listing: await readListing(path.join(source, 'listing.json')) };
    if (entry.listing.type === 'pack') {
      throw new UserError('A pack is published together with its pages. Specify the folder that contains all of them.');
    }
    return withFonts(await readEntry(entry, { fetch_media }), source);
  }
  return withFonts(await readFileAs(source, listing, { fetch_media }), path.dirname(source));
}

async function withFonts(draft: Draft, folder: string): Promise<Draft[]> {
  const { slug, variation } = draft.listing;
  return [await attachFonts(draft, await readFontLoader(folder), prefixOfItem(variation ?? slug))];
}
