import type { listFavourites, ParsedInput } from '@kithouse/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** Describes a row of a personal list: its own id, the item's id and the time it was added. */
export type Entry = { id: number; item_id: number; at: string };
export type Page = { offset: number; limit: number };
export type Narrowing = Pick<ParsedInput<typeof listFavourites>, 'platform' | 'itemType' | 'plan'>;

const sources = {
  favourites: { at: 'created_at', id: 'item_id' },
  downloads: { at: 'downloaded_at', id: 'item_id' },
  purchases: { at: 'purchased_at', id: 'id' },
} as const;
export type Source = keyof typeof sources;

/** Lists one page, newest first and in a stable order for equal times. */
export async function listEntries(db: Db, source: Source, userId: number, narrowing: Narrowing, page: Page): Promise<Entry[]> {
  const { at, id } = sources[source];
  const { rows } = await sql<Entry>`
    select ${sql.ref(`own.${id}`)} as id, own.item_id, ${sql.ref(`own.${at}`)} as at
    ${matching(source, userId, narrowing)}
    order by ${sql.ref(`own.${at}`)} desc, own.item_id desc limit ${page.limit} offset ${page.offset}`.execute(db);
  return rows;
}

export async function countEntries(db: Db, source: Source, userId: number, narrowing: Narrowing): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*) as total ${matching(source, userId, narrowing)}`.execute(db);
  return rows[0]?.total ?? 0;
}

/** Filters entries; joins items only when a filter needs them. */
function matching(source: Source, userId: number, { platform, itemType, plan: tier }: Narrowing): RawBuilder<unknown> {
  const requested = { platform, type: itemType === 'all' ? undefined : itemType, plan: tier === 'all' ? undefined : tier };
  const conditions = Object.entries(requested).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`and ${sql.ref(`i.${column}`)} = ${value}`],
  );
  const items = conditions.length > 0 ? sql`join items i on i.id = own.item_id` : sql``;
  return sql`from ${sql.table(source)} own ${items} where own.user_id = ${userId} ${sql.join(conditions, sql` `)}`;
}
