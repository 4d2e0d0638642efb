import { searchFields } from '@kithouse/contract/search';
import { sql } from 'kysely';
import type { Db } from '../../db/client.js';
import { readKey } from './item-keys.js';
import type { IndexRow } from './memory/build.js';
import type { Word } from './memory/terms.js';

/** Stands for all cards, such as after a term was renamed. */
const allCards = 0;

/** Describes an item that was published or deleted; `row` is undefined for a deleted one. */
export type ChangedItem = { id: number; version: number; row: IndexRow | undefined };
export type CatalogueChanges = { items: ChangedItem[]; words: Word[] };

/** Lists the items whose cards have changed since a version of the content; undefined for all cards or more than the limit. */
export async function listChangedCards(db: Db, since: string, limit: number): Promise<number[] | undefined> {
  const { rows } = await sql<{ id: number }>`
    select item_id as id from item_changes where version > ${since}::bigint limit ${limit + 1}`.execute(db);
  const ids = rows.map(({ id }) => id);
  return ids.length > limit || ids.includes(allCards) ? undefined : ids;
}

/**
 * Reads the items that have changed since a version of the content, with the words that they contain; undefined for more than the
 * limit. Read the version of the content first, because changes may be newer than it, but never older.
 */
export async function readChanges(db: Db, since: string, limit: number): Promise<CatalogueChanges | undefined> {
  const { rows } = await sql<IndexRow & { version: number; keys: string | null }>`
    select c.item_id as id, c.version::float8 as version, i.popularity, i.downloads, i.lightness, i.rating::float8 as rating, x.keys::text as keys,
      (extract(epoch from i.published_at) * 1000000)::bigint as published
    from item_changes c
    left join items i on i.id = c.item_id
    left join item_index x on x.item_id = i.id
    where c.version > ${since}::bigint and c.item_id <> ${allCards} limit ${limit + 1}`.execute(db);
  if (rows.length > limit) {
    return undefined;
  }
  const items = rows.map(({ version, ...row }) => ({ id: row.id, version, row: row.keys === null ? undefined : row }));
  return { items, words: await listWordsOf(db, items) };
}

async function listWordsOf(db: Db, items: ChangedItem[]): Promise<Word[]> {
  const keys = items.flatMap(({ row }) => row?.keys.match(/\d+/g) ?? []).map((key) => readKey(Number(key)));
  const ids = keys.filter(({ kind }) => searchFields.some((field) => field === kind)).map(({ id }) => id);
  const { rows } = await sql<Word>`select id, term from search_terms where id = any(${[...new Set(ids)]}::int[])`.execute(db);
  return rows;
}
