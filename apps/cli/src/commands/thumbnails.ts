import path from 'node:path';
import { readCatalogue } from '../sources/read-catalogue.js';
import { createStudio } from '../studio.js';
import { renderPictures } from '../thumbnails/add-pictures.js';
import { writePictures } from '../thumbnails/cache.js';
import { UserError } from '../user-error.js';

type Options = { folder: string; only?: string[]; log: (line: string) => void };

/** Renders the pictures of every entry again into its `thumbnails` folder, to be committed. */
export async function renderThumbnails({ folder, only = [], log }: Options): Promise<void> {
  const drafts = await readCatalogue(folder, {});
  const siteNames = new Map(drafts.map(({ listing, bundle }) => [listing.slug, bundle.site?.title]));
  const items = drafts.filter(({ members, listing }) => !members && (only.length === 0 || only.includes(listing.slug)));
  if (items.some(({ bundle }) => bundle.platform === 'elementor') && !process.env.ELEMENTOR_ZIP) {
    throw new UserError('Some of these templates are made for Elementor. Set ELEMENTOR_ZIP to the path of its zip.');
  }
  const studio = createStudio();
  try {
    const renderer = await studio.getRenderer();
    if (!renderer) {
      throw new UserError('No browser was found. Install Chrome or Chromium, or set CHROMIUM to its path.');
    }
    for (const item of items) {
      const pictures = await renderPictures(item, renderer, siteNames.get(item.listing.pack ?? ''));
      writePictures(path.join(folder, item.listing.slug, 'thumbnails'), pictures);
      log(item.listing.slug);
    }
  } finally {
    await studio.close();
  }
}
