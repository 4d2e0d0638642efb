import type { Bundle, BundleFont, BundleSite, Content, KitSettings } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Changes with each publication of an item. Includes the time, because transaction ids start over in a restored database. */
const version = sql<string>`concat(i.updated_at, ' ', b.xmin)`;

/** Returns the columns that decide access; the content is read only afterwards. */
export async function findItem(db: Db, id: number) {
  return db
    .selectFrom('items as i')
    .leftJoin('bundles as b', 'b.item_id', 'i.id')
    .select(['i.id', 'i.title', 'i.type', 'i.platform', 'i.plan', 'i.price', version.as('version')])
    .where('i.id', '=', id)
    .executeTakeFirst();
}

type StoredBundle = Pick<Bundle, 'documents' | 'requires' | 'warnings'> & {
  settings: KitSettings | null;
  fonts: BundleFont[] | null;
  /** The site of its pack, whose demo business the template shows. */
  site: BundleSite | null;
  media: (Omit<Content['media'][number], 'url'> & { file: string })[];
};

/** Returns a bundle; one without colours gets those of its pack. */
export async function getBundle(db: Db, itemId: number): Promise<StoredBundle> {
  const row = await db
    .selectFrom('bundles as b')
    .innerJoin('items as i', 'i.id', 'b.item_id')
    .leftJoin('bundles as p', 'p.item_id', 'i.pack_id')
    .select(['b.documents', 'b.media', 'b.requires', 'b.warnings', 'b.fonts', 'p.site'])
    .select(({ fn }) => fn.coalesce('b.settings', 'p.settings').as('settings'))
    .where('b.item_id', '=', itemId)
    .executeTakeFirstOrThrow();
  return row as StoredBundle;
}

/** Counts a download once per account and item and returns whether it was the first; a repeat only updates the date. */
export async function addDownload(db: Db, userId: number, itemId: number): Promise<boolean> {
  const { rows } = await sql<{ counted: boolean }>`
    with added as (
      insert into downloads (user_id, item_id) values (${userId}, ${itemId}) on conflict do nothing returning 1),
    counted as (
      update item_stats set downloads = downloads + 1 where item_id = ${itemId} and exists (select 1 from added)),
    moved as (
      update downloads set downloaded_at = now()
      where user_id = ${userId} and item_id = ${itemId} and not exists (select 1 from added))
    select exists (select 1 from added) as counted`.execute(db);
  return rows[0]?.counted === true;
}
