import { sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Compares an item with this many, the most popular of its platform and type. */
const maxCompared = 2_000;

/** Lists the items that have most in common with one, nearest first; undefined when it doesn't exist. */
export async function listSimilarIds(db: Db, slug: string, limit: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ ids: number[] }>`
    select array(
      select near.id
      from (
        select i.id, i.popularity,
          3 * (i.template_type_id is not distinct from own.template_type_id and own.template_type_id is not null)::int
          + 2 * ${countShared('category_ids')} + ${countShared('tag_ids')} as shared
        from (
          select id, popularity, template_type_id, category_ids, tag_ids from items
          where platform = own.platform and type = own.type and id <> own.id
            and (own.pack_id is null or pack_id is distinct from own.pack_id)
          order by popularity desc, id desc limit ${maxCompared}) i) near
      where near.shared > 0
      order by near.shared desc, near.popularity desc, near.id desc limit ${limit}) as ids
    from items own where own.slug = ${slug}`.execute(db);
  return rows[0]?.ids;
}

const countShared = (column: 'category_ids' | 'tag_ids') =>
  sql`(select count(*) from unnest(i.${sql.ref(column)}) as one(id) where one.id = any(own.${sql.ref(column)}))`;
