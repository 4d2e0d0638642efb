import path from 'node:path';
import { type Browser, findBrowser } from '@kithouse/playground';
import type { Draft } from '../sources/publication.js';
import { readCatalogue } from '../sources/read-catalogue.js';
import { createStudio, type Studio } from '../studio.js';
import { renderPictures } from '../thumbnails/add-pictures.js';
import { writePictures } from '../thumbnails/cache.js';
import { renderBatches } from '../thumbnails/render-batch.js';
import { toSizes } from '../thumbnails/sizes.js';
import { UserError } from '../user-error.js';

type Options = { folder: string; only?: string[]; log: (line: string) => void };

/** Renders the pictures of every entry again into its `thumbnails` folder, to be committed. */
export async function renderThumbnails({ folder, only = [], log }: Options): Promise<void> {
  const drafts = await readCatalogue(folder, {});
  const siteNames = new Map(drafts.map(({ listing, bundle }) => [listing.slug, bundle.site?.title]));
  const items = drafts.filter(({ members, listing }) => !members && isWanted(listing.slug, only));
  await withStudio(items, async (studio) => {
    const renderer = await studio.getRenderer();
    for (const item of renderer ? items : []) {
      const pictures = await renderPictures(
        item,
        renderer as NonNullable<typeof renderer>,
        siteNames.get(item.listing.pack ?? ''),
      );
      writePictures(path.join(folder, item.listing.slug, 'thumbnails'), pictures);
      log(item.listing.slug);
    }
  });
}

/**
 * Renders the tiles of blocks that have no pack and no fonts, many of them per page, and says which are wider than a window.
 * These have no picture for the lightbox.
 */
export async function renderTiles({ folder, only = [], log }: Options): Promise<void> {
  const drafts = await readCatalogue(folder, {});
  const items = drafts.filter(isPlainBlock).filter(({ listing }) => isWanted(listing.slug, only));
  await withStudio(items, async (studio, program) => {
    await studio.getRenderer();
    for await (const { draft, picture, tooWideAt } of renderBatches(items, await studio.getWordPress(), program)) {
      writePictures(path.join(folder, draft.listing.slug, 'thumbnails'), [await toSizes(picture)]);
      log(
        tooWideAt.length > 0 ? `${draft.listing.slug}: wider than the window at ${tooWideAt.join(', ')} px` : draft.listing.slug,
      );
    }
  });
}

/** Matches a slug, or all slugs with a beginning such as `hero-*`. */
const isWanted = (slug: string, only: string[]) =>
  only.length === 0 || only.some((one) => (one.endsWith('*') ? slug.startsWith(one.slice(0, -1)) : slug === one));

const isPlainBlock = ({ members, listing, bundle }: Draft) =>
  !members && listing.pack === undefined && bundle.type === 'block' && (bundle.fonts ?? []).length === 0;

async function withStudio(items: Draft[], run: (studio: Studio, program: Browser) => Promise<void>): Promise<void> {
  if (items.some(({ bundle }) => bundle.platform === 'elementor') && !process.env.ELEMENTOR_ZIP) {
    throw new UserError('Some of these templates are made for Elementor. Set ELEMENTOR_ZIP to the path of its zip.');
  }
  const program = await findBrowser({ install: false });
  if (!program) {
    throw new UserError('No browser was found. Install Chrome or Chromium, or set CHROMIUM to its path.');
  }
  const studio = createStudio();
  try {
    await run(studio, program);
  } finally {
    await studio.close();
  }
}
