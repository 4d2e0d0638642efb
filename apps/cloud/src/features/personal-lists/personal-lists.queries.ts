import type { listFavourites, ParsedInput } from '@kithouse/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/client.js';

/** A row of somebody's list: its own number, the item it is about, and since when it is there. */
export type Entry = { id: number; item_id: number; at: string };
export type Page = { offset: number; limit: number };
export type Narrowing = Pick<ParsedInput<typeof listFavourites>, 'platform' | 'itemType' | 'plan'>;

const sources = {
  favourites: { at: 'created_at', id: 'item_id' },
  downloads: { at: 'downloaded_at', id: 'item_id' },
  purchases: { at: 'purchased_at', id: 'id' },
} as const;
export type Source = keyof typeof sources;

/** One page, newest first; what came at the same moment stays in one order. */
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

/** Items are looked at only where something about them narrows the list. */
function matching(source: Source, userId: number, { platform, itemType, plan }: Narrowing): RawBuilder<unknown> {
  const asked = { platform, type: itemType === 'all' ? undefined : itemType, plan: plan === 'all' ? undefined : plan };
  const conditions = Object.entries(asked).flatMap(([column, value]) =>
    value === undefined ? [] : [sql`and ${sql.ref(`i.${column}`)} = ${value}`],
  );
  const items = conditions.length > 0 ? sql`join items i on i.id = own.item_id` : sql``;
  return sql`from ${sql.table(source)} own ${items} where own.user_id = ${userId} ${sql.join(conditions, sql` `)}`;
}
