import type { Bundle, ContentMedium, Platform } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type StoredPack = Pick<
  Bundle,
  'documents' | 'requires' | 'warnings' | 'settings' | 'fonts' | 'site' | 'terms' | 'menus' | 'forms'
> & {
  media: (Omit<ContentMedium, 'url'> & { file: string })[];
};

export async function readPack(db: Db, itemId: number): Promise<StoredPack> {
  const row = await db
    .selectFrom('bundles')
    .select(['documents', 'media', 'requires', 'warnings', 'settings', 'fonts', 'site', 'terms', 'menus', 'forms'])
    .where('item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as StoredPack;
}

/** Lists the slugs of an item's categories. */
export async function listCategories(db: Db, itemId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('items as i')
    .innerJoin('categories as c', (join) => join.on(({ eb, fn, ref }) => eb(ref('c.id'), '=', fn.any('i.category_ids'))))
    .select('c.slug')
    .where('i.id', '=', itemId)
    .orderBy('c.slug')
    .execute();
  return rows.map(({ slug }) => slug);
}

/** Lists the same pack for the other platform, with its price and version. Several can have the same variation. */
export const listTwins = (db: Db, itemId: number, platform: Platform) =>
  db
    .selectFrom('items as own')
    .innerJoin('items as twin', (join) => join.onRef('twin.variation', '=', 'own.variation').onRef('twin.id', '!=', 'own.id'))
    .innerJoin('bundles as b', 'b.item_id', 'twin.id')
    .select(['twin.id', 'twin.plan', 'twin.price', sql<string>`concat(twin.updated_at, ' ', b.xmin)`.as('version')])
    .where('own.id', '=', itemId)
    .where('twin.type', '=', 'pack')
    .where('twin.platform', '=', platform)
    .orderBy('twin.id')
    .limit(10)
    .execute();
