import { randomUUID } from 'node:crypto';
import type { Bundle } from '@kithouse/contract';
import { blocks, imageBlock, makePicture, type Picture } from './library.js';
import { packMedia } from './small-pack.js';

/** Builds many long pages with rotating pictures. */
export async function makeLargePack(pages = 80, count = 8): Promise<{ bundle: Bundle; pictures: Picture[] }> {
  const pictures = await Promise.all(Array.from({ length: count }, (_, index) => makePicture(`photo-${index}.webp`)));
  const text = `<!-- wp:paragraph -->\n<p>${'Bread rises slowly. '.repeat(400)}</p>\n<!-- /wp:paragraph -->`;
  const documents = Array.from({ length: pages }, (_, index) => ({
    ...blocks(
      `${pictures
        .slice(index % count, (index % count) + 1)
        .map(imageBlock)
        .join('')}\n\n${text}`,
    ),
    key: `page-${index}`,
    slug: `page-${index}`,
    title: `Page ${index}`,
    ...(index === 0 && { front_page: true }),
  }));
  const about = { slug: `large-${randomUUID()}`, title: 'Large', description: '' };
  const requires = { plugins: [], elementor_pro: false };
  const bundle = { format: 1 as const, platform: 'gutenberg' as const, type: 'pack' as const, ...about, requires };
  return { bundle: { ...bundle, site: { title: 'Large' }, documents, media: packMedia(pictures), warnings: [] }, pictures };
}
