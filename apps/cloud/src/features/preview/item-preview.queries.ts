import type { BundleSite, DemoFacts, KitSettings, Platform } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type Previewed = {
  id: number;
  slug: string;
  title: string;
  description: string;
  type: 'pack' | 'page';
  platform: Platform;
  /** Each in several widths, narrowest first. */
  pictures: { file: string; width: number; height: number }[][];
  pack_id: number | null;
};

/** Finds a pack or page by slug; undefined for any other item. */
export async function findPreviewed(db: Db, slug: string): Promise<Previewed | undefined> {
  const row = await db
    .selectFrom('items')
    .select(['id', 'slug', 'title', 'description', 'type', 'platform', 'pictures', 'pack_id'])
    .where('slug', '=', slug)
    .where('type', 'in', ['pack', 'page'])
    .executeTakeFirst();
  return row as Previewed | undefined;
}

export type DocumentRow = {
  key: string;
  title: string;
  kind: 'blocks' | 'elementor';
  post_type: string;
  template_type: string;
  posts_page: boolean;
  conditions: string[] | null;
};

/** Limits what is read of a large pack. */
const maxDocuments = 2000;

/** Lists a bundle's documents without their content. */
export async function listDocuments(db: Db, itemId: number): Promise<DocumentRow[]> {
  const { rows } = await sql<DocumentRow>`
    select d->>'key' as key, coalesce(d->>'title', '') as title, d->>'kind' as kind, d->>'post_type' as post_type,
      d->>'template_type' as template_type, coalesce(d->>'posts_page', 'false') = 'true' as posts_page,
      d->'conditions' as conditions
    from bundles b, json_array_elements(b.documents) with ordinality as documents(d, position)
    where b.item_id = ${itemId}
    order by position
    limit ${maxDocuments}`.execute(db);
  return rows;
}

/** Finds a bundle's colours and the details of its demo business. */
export async function findLook(db: Db, itemId: number): Promise<{ settings?: KitSettings; demo?: DemoFacts }> {
  const row = await db.selectFrom('bundles').select(['settings', 'site']).where('item_id', '=', itemId).executeTakeFirst();
  const demo = (row?.site as BundleSite | null | undefined)?.facts;
  return { ...(row?.settings ? { settings: row.settings as KitSettings } : {}), ...(demo ? { demo } : {}) };
}
