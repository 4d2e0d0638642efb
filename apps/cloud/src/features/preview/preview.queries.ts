import type { Bundle, BundleDocument, Platform } from '@kithouse/contract';
import type { Db } from '../../db/client.js';

/** Finds a pack, or a page; undefined for any other item. */
export async function findItem(
  db: Db,
  { id, type }: { id: number; type: 'pack' | 'page' },
): Promise<{ platform: Platform; updated_at: string } | undefined> {
  return db
    .selectFrom('items')
    .select(['platform', 'updated_at'])
    .where('id', '=', id)
    .where('type', '=', type)
    .executeTakeFirst();
}

/** Finds the same pack of blocks. */
export const findBlocks = (db: Db, id: number) =>
  db
    .selectFrom('items as own')
    .innerJoin('items as twin', (join) => join.onRef('twin.variation', '=', 'own.variation').onRef('twin.id', '!=', 'own.id'))
    .select(['twin.id', 'twin.updated_at', 'twin.plan', 'twin.price'])
    .where('own.id', '=', id)
    .where('twin.type', '=', 'pack')
    .where('twin.platform', '=', 'gutenberg')
    .orderBy('twin.id')
    .executeTakeFirst();

type PackBundle = { documents: BundleDocument[]; media: { sha256: string; file: string }[] } & Pick<
  Bundle,
  'settings' | 'fonts' | 'site' | 'menus' | 'terms'
>;

export async function getPackBundle(db: Db, id: number): Promise<PackBundle> {
  const { documents, media, settings, fonts, site, menus, terms } = await db
    .selectFrom('bundles')
    .select(['documents', 'media', 'settings', 'fonts', 'site', 'menus', 'terms'])
    .where('item_id', '=', id)
    .executeTakeFirstOrThrow();
  return {
    documents: documents as BundleDocument[],
    media: media as PackBundle['media'],
    ...(settings ? { settings } : {}),
    ...(fonts ? { fonts } : {}),
    ...(site ? { site } : {}),
    ...(menus ? { menus } : {}),
    ...(terms ? { terms } : {}),
  };
}
