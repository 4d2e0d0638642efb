import type { listClouds, ParsedInput } from '@kithouse/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

export type Narrowing = Pick<ParsedInput<typeof listClouds>, 'platform' | 'type' | 'as_of'> & {
  /** Parts of normalised names that must all match. */
  words: string[];
};

/** Lists the ids of one page of the person's cloud, last modified first. */
export async function listFileIds(
  db: Db,
  userId: number,
  narrowing: Narrowing,
  { limit, offset }: { limit: number; offset: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id ${matching(userId, narrowing)} order by modified_at desc, id desc limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function countMatching(db: Db, userId: number, narrowing: Narrowing): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matching(userId, narrowing)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Filters files. With `as_of` the list stays as it was then: later files are omitted and changed ones keep their position. */
function matching(userId: number, { platform, type, words, as_of }: Narrowing): RawBuilder<unknown> {
  const own = sql.join(
    [
      sql`from cloud_files f where f.owner_id = ${userId} and f.deleted_at is null and f.in_my_cloud`,
      ...(platform === undefined ? [] : [sql`and f.platform = ${platform}`]),
      ...(type === undefined ? [] : [sql`and f.type = ${type}`]),
      ...words.map((word) => sql`and f.name_key like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`}`),
    ],
    sql` `,
  );
  if (as_of === undefined) {
    return own;
  }
  return sql`from (
    select f.id, f.modified_at ${own} and f.modified_at <= ${as_of}
    union all
    select f.id, coalesce(
      (select max(v.created_at) from cloud_versions v where v.file_id = f.id and v.created_at <= ${as_of}), f.created_at)
    ${own} and f.modified_at > ${as_of} and f.created_at <= ${as_of}) as listed`;
}
