import { createHash, randomBytes } from 'node:crypto';
import type { BundleDocument, ElementorElement } from '@kithouse/contract';
import sharp from 'sharp';
import type { Picture } from '../../plugin/tests/testing/library.js';

/** Pages and pictures of a site, given to every importer in its own format. */
export type SiteContent = { pages: Page[]; pictures: Picture[] };
type Page = { key: string; title: string; shown: Picture[]; words: string };

/** Draws a site with its pictures distributed over the pages. */
export async function drawSite(documents: number, pictures: number): Promise<SiteContent> {
  const drawn: Picture[] = [];
  for (let index = 0; index < pictures; index++) {
    drawn.push(await drawPhoto(index));
  }
  const pages = Array.from({ length: documents }, (_, index) => ({
    key: `page-${index}`,
    title: `Page ${index}`,
    shown: drawn.filter((_, place) => place % documents === index),
    words: `${randomBytes(8).toString('hex')} `.repeat(20),
  }));
  return { pages, pictures: drawn };
}

/** Draws noise as large and heavy as a photo on a page. */
async function drawPhoto(index: number): Promise<Picture> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const small = await sharp({ create: { width: 200, height: 125, channels: 3, background: '#567', noise } })
    .png()
    .toBuffer();
  const bytes = await sharp(small)
    .resize(1600, 1000)
    .withExif({ IFD0: { ImageDescription: randomBytes(8).toString('hex') } })
    .webp({ quality: 80 })
    .toBuffer();
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const address = { url: `kit:media/${sha256}/url`, id: `kit:media/${sha256}/id` };
  return { bytes, sha256, mime: 'image/webp', file_name: `photo-${index}.webp`, alt: '', ...address };
}

/** Builds Elementor data of a page; `show` refers to a picture. */
export const elementsOf = (page: Page, show: (picture: Picture) => { url: string; id: unknown }): ElementorElement[] => [
  {
    id: 'aaaaaaa',
    elType: 'container',
    settings: {},
    elements: [
      widget('bbbbbb0', 'heading', { title: page.title }),
      widget('bbbbbb1', 'text-editor', { editor: `<p>${page.words}</p>` }),
      ...page.shown.map((picture, index) => widget(`ccccc${index + 10}`, 'image', { image: show(picture) })),
    ],
  },
];

const widget = (id: string, widgetType: string, settings: Record<string, unknown>): ElementorElement => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

export const toDocuments = ({ pages }: SiteContent): BundleDocument[] =>
  pages.map((page, index) => ({
    kind: 'elementor',
    key: page.key,
    title: page.title,
    slug: page.key,
    post_type: 'page',
    template_type: 'page',
    content: elementsOf(page, ({ url, id }) => ({ url, id })),
    page_settings: {},
    ...(index === 0 && { front_page: true }),
  }));
