import { randomUUID } from 'node:crypto';
import { publishItem, uploadMedia } from '@kithouse/contract';
import type { Library } from '../../plugin/tests/testing/library.js';
import { type SiteContent, toDocuments } from './content.js';

/** Publishes a site as a pack and returns its id. */
export async function publishPack(library: Library, content: SiteContent): Promise<number> {
  for (const { sha256, bytes } of content.pictures) {
    await library.call(uploadMedia, { sha256 }, { file: bytes });
  }
  const about = { slug: `pack-${randomUUID()}`, title: 'Bench', description: '' };
  const media = content.pictures.map(({ sha256, mime, bytes, alt, file_name }) => ({
    sha256,
    mime,
    bytes: bytes.length,
    alt,
    file_name,
    width: 1600,
    height: 1000,
  }));
  const requires = { plugins: [], elementor_pro: false };
  const bundle = { format: 1 as const, platform: 'elementor' as const, type: 'pack' as const, ...about, requires };
  const { id } = await library.call(publishItem, {
    listing: { ...about, fullsite_import: true },
    bundle: { ...bundle, site: { title: 'Bench' }, documents: toDocuments(content), media, warnings: [] },
    pictures: [],
  });
  return id;
}
