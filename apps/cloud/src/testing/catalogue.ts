import { createHash, randomUUID } from 'node:crypto';
import { type Bundle, type BundleDocument, type Input, publishItem, uploadMedia } from '@kithouse/contract';
import sharp from 'sharp';
import type { TestApp } from './test-app.js';

type Publication = Input<typeof publishItem>;
type Listing = Partial<Publication['listing']>;
type Given = Listing &
  Partial<Pick<Bundle, 'type' | 'platform' | 'media' | 'requires' | 'settings' | 'site' | 'terms' | 'menus' | 'forms'>> & {
    documents?: BundleDocument[];
    pictures?: Publication['pictures'];
  };

export const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Draws a unique WebP. */
export async function drawPicture(width = 40, height = 30): Promise<Buffer> {
  const text = Buffer.from(`<svg width="${width}" height="${height}"><!--${randomUUID()}--></svg>`);
  const [r = 0, g = 0, b = 0] = createHash('md5').update(randomUUID()).digest();
  return sharp(text)
    .flatten({ background: { r, g, b } })
    .withExif({ IFD0: { ImageDescription: randomUUID() } })
    .webp()
    .toBuffer();
}

/** Builds a publication of a small page with the given overrides. */
export function makePublication(given: Given = {}): Publication {
  const { type = 'page', platform = 'gutenberg', media = [], requires, documents, pictures = [], ...rest } = given;
  const { settings, site, terms, menus, forms, ...listing } = rest;
  const slug = listing.slug ?? `item-${randomUUID()}`;
  const title = listing.title ?? 'Bakery';
  const listed = { description: '', ...listing, slug, title };
  return {
    listing: listed,
    bundle: {
      format: 1,
      platform,
      type,
      title,
      slug,
      description: listed.description,
      requires: requires ?? { plugins: [], elementor_pro: false },
      ...(settings ? { settings } : {}),
      ...(site ? { site } : {}),
      ...(terms ? { terms } : {}),
      ...(menus ? { menus } : {}),
      ...(forms ? { forms } : {}),
      documents: documents ?? [makeDocument(platform)],
      media,
      warnings: [],
    },
    pictures,
  };
}

export function makeDocument(
  platform: Bundle['platform'],
  content = '<!-- wp:paragraph --><p>Bread</p><!-- /wp:paragraph -->',
): BundleDocument {
  const frame = { key: 'main', title: 'Main', slug: 'main', post_type: 'page', template_type: 'page' };
  if (platform === 'gutenberg') {
    return { ...frame, kind: 'blocks', content };
  }
  const widget = { id: 'a1b2c3d', elType: 'widget', widgetType: 'html', settings: { html: content }, elements: [] };
  return { ...frame, kind: 'elementor', content: [widget], page_settings: {} };
}

/** Signs the operator in and publishes through the same calls as the command line. */
export async function openCatalogue(app: TestApp) {
  const { call } = await app.publisher();

  async function upload(file: Uint8Array): Promise<string> {
    const sha256 = sha256Of(file);
    await call(uploadMedia, { sha256 }, { file });
    return sha256;
  }

  return {
    call,
    upload,
    publish: (given: Given = {}) => call(publishItem, makePublication(given)),
    async picture(...widths: number[]) {
      const sizes = await Promise.all(
        widths.map(async (width) => ({ sha256: await upload(await drawPicture(width, width / 2)), width, height: width / 2 })),
      );
      return { sizes };
    },
  };
}
