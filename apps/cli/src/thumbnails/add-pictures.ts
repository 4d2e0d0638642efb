import sharp from 'sharp';
import { hashOf } from '../media/measure-media.js';
import type { Draft, Publication } from '../sources/publication.js';
import { cacheFolderOf, readPictures, writePictures } from './cache.js';
import type { Renderer } from './renderer.js';
import { findTint, toSizes } from './sizes.js';
import { drawWireframe } from './wireframe.js';

/** Limits the pictures of a pack's tile. */
const perPack = 3;

export type PictureOptions = { renderer?: Renderer; onFailure?: (reason: string) => void };

/**
 * Adds pictures to an item: its own, rendered ones, or a wireframe. Without a renderer only cached renderings are used.
 * `onFailure` gets the reason of a failed rendering.
 */
export async function addPictures(draft: Draft, options: PictureOptions = {}): Promise<Publication> {
  const found = await Promise.all(shownOf(draft).map((item) => picturesOf(item, options)));
  return assemble(draft, found.flat());
}

/** Returns true if this item needs rendering. */
export const lacksPictures = (draft: Draft) => shownOf(draft).some((item) => keptPictures(item).length === 0);

/** Renders the template, on a site of this name, and caches the pictures. */
export async function renderPictures({ bundle, files }: Draft, renderer: Renderer, siteName?: string): Promise<Buffer[][]> {
  const pictures = [await toSizes(await renderer.render(bundle, files, siteName))];
  writePictures(cacheFolderOf(bundle), pictures);
  return pictures;
}

const shownOf = (draft: Draft) => draft.members?.slice(0, perPack) ?? [draft];

function keptPictures({ thumbnails, bundle }: Draft): Buffer[][] {
  const ready = thumbnails === undefined ? [] : readPictures(thumbnails);
  return ready.length > 0 ? ready : readPictures(cacheFolderOf(bundle));
}

async function picturesOf(draft: Draft, { renderer, onFailure }: PictureOptions): Promise<Buffer[][]> {
  const kept = keptPictures(draft);
  if (kept.length > 0) {
    return kept;
  }
  const rendered = renderer
    ? await renderPictures(draft, renderer).catch((error: Error) => {
        onFailure?.(error.message);
        return undefined;
      })
    : undefined;
  return rendered ?? [await toSizes(Buffer.from(drawWireframe(draft.bundle)))];
}

async function assemble({ listing, bundle, files }: Draft, pictures: Buffer[][]): Promise<Publication> {
  const all = new Map(files);
  const described = pictures.map(async (sizes) => ({ sizes: await Promise.all(sizes.map(describe)) }));
  for (const bytes of pictures.flat()) {
    all.set(hashOf(bytes), bytes);
  }
  const first = pictures[0]?.[0];
  const tint = listing.tint ?? (first && (await findTint(first)));
  return { listing: { ...listing, ...(tint ? { tint } : {}) }, bundle, files: all, pictures: await Promise.all(described) };
}

async function describe(bytes: Buffer) {
  const { width, height } = await sharp(bytes).metadata();
  return { sha256: hashOf(bytes), width, height };
}
