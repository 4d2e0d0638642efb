import type { ItemType, Platform } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import type { PictureSize } from './pictures.js';

export type SearchRow = {
  type: ItemType;
  slug: string;
  name: string;
  titles: Record<string, string> | null;
  kind: string;
  labels: string;
  sizes: PictureSize[] | null;
};

/** Lists a platform's items in the default order. */
export async function listSearchRows(db: Db, platform: Platform, limit: number): Promise<SearchRow[]> {
  const { rows } = await sql<SearchRow>`
    select i.type, i.slug, i.title as name, i.titles, i.pictures -> 0 as sizes,
      coalesce((select t.name from template_types t where t.id = i.template_type_id), '') as kind, concat_ws(' ',
      (select string_agg(c.name, ' ') from categories c where c.id = any(i.category_ids)),
      (select string_agg(s.name, ' ') from styles s where s.id = any(i.style_ids)),
      (select string_agg(c.name, ' ') from colors c where c.id = any(i.color_ids)),
      (select string_agg(g.name, ' ') from tags g where g.id = any(i.tag_ids))) as labels
    from items i
    where i.platform = ${platform}
    order by i.popularity desc, i.id desc
    limit ${limit}`.execute(db);
  return rows;
}
