import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleMedia } from '@kithouse/contract';
import { toSlug } from '@kithouse/kits';
import { measureMedia } from '../media/measure-media.js';
import type { MediaOptions } from '../media/resolve-media.js';
import { UserError } from '../user-error.js';
import { findMedia } from './folder-file.js';
import type { Draft } from './publication.js';
import { readFileAs } from './read-entry.js';
import { readSiteFile, type SiteFile } from './site-file.js';

/** Holds a pack's `site.json` with the files it names. */
export type PackSite = {
  file: SiteFile;
  /** Templates and posts that are no catalogue items, by file. */
  drafts: Map<string, Draft>;
  /** Pictures named by `site.json` itself. */
  pictures: Map<string, { medium: BundleMedia; bytes: Uint8Array }>;
};

/** Reads the site of the pack in this folder; undefined without one. */
export async function readSite(folder: string, options: Pick<MediaOptions, 'fetch_media'>): Promise<PackSite | undefined> {
  const file = await readSiteFile(folder);
  if (!file) {
    return undefined;
  }
  const site: PackSite = { file, drafts: new Map(), pictures: new Map() };
  for (const { file: name, title } of [...file.parts, ...file.posts]) {
    if (name !== undefined) {
      const listing = { title, slug: toSlug(title) || 'part', description: '' };
      site.drafts.set(name, await readFileAs(path.join(folder, name), listing, options));
    }
  }
  const shown = [[file.logo, file.title], ...file.posts.map(({ picture, title }) => [picture, title])] as const;
  for (const [name, alt] of shown) {
    if (name !== undefined && !site.pictures.has(name)) {
      site.pictures.set(name, await readPicture(folder, name, alt ?? ''));
    }
  }
  return site;
}

async function readPicture(folder: string, name: string, alt: string): Promise<{ medium: BundleMedia; bytes: Uint8Array }> {
  const found = await findMedia(folder, name);
  if (found === undefined) {
    throw new UserError(`${path.join(folder, 'site.json')} refers to ${name}, which doesn’t exist.`);
  }
  const bytes = await readFile(found);
  const measured = await measureMedia(name, bytes);
  if ('failed' in measured || measured.mime === 'image/svg+xml') {
    throw new UserError(`${name} must be a WebP, PNG or JPEG image.`);
  }
  const { ext, name: stem } = path.parse(name);
  return { medium: { ...measured, alt, file_name: `${toSlug(stem) || 'picture'}${ext.toLowerCase()}` }, bytes };
}
