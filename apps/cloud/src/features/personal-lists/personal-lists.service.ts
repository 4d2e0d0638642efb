import type {
  DownloadRecord,
  Item,
  listDownloads,
  listFavourites,
  listPurchasedItems,
  Output,
  ParsedInput,
} from '@kithouse/contract';
import * as items from '../items/items.service.js';
import { countEntries, type Entry, listEntries, type Source } from './personal-lists.queries.js';

type Requested = ParsedInput<typeof listFavourites>;
/** Sets the page size and the maximum when all rows are requested. */
const pages = { size: 24, all: 1000 };

export async function favourites(
  shelf: items.Cards,
  userId: number | undefined,
  requested: Requested,
): Promise<Output<typeof listFavourites>> {
  if (userId === undefined) {
    return { data: [], current_page: requested.page, total_page: 0, total: 0, redirect: true };
  }
  const { rows, ...paging } = await listPage(shelf, 'favourites', userId, requested);
  return { ...paging, data: rows.map(({ item }) => item) };
}

export async function downloads(shelf: items.Cards, userId: number, requested: Requested): Promise<Output<typeof listDownloads>> {
  const { rows, ...paging } = await listPage(shelf, 'downloads', userId, requested);
  return { ...paging, data: rows.map(({ entry, item }) => ({ ...toRecord(entry, item), downloaded_at: entry.at })) };
}

export async function purchases(
  shelf: items.Cards,
  userId: number,
  requested: Requested,
): Promise<Output<typeof listPurchasedItems>> {
  const { rows, ...paging } = await listPage(shelf, 'purchases', userId, requested);
  return { ...paging, data: rows.map(({ entry, item }) => ({ ...toRecord(entry, item), purchased_at: entry.at })) };
}

async function listPage(shelf: items.Cards, source: Source, userId: number, requested: Requested) {
  const limit = requested.all ? pages.all : pages.size;
  const [entries, total] = await Promise.all([
    listEntries(shelf.db, source, userId, requested, { limit, offset: (requested.page - 1) * limit }),
    countEntries(shelf.db, source, userId, requested),
  ]);
  const cards = await items.listByIds(
    shelf,
    entries.map(({ item_id }) => item_id),
  );
  const byId = new Map(cards.map((item) => [item.id, item]));
  // An item may have been withdrawn between the two queries.
  const rows = entries.flatMap((entry) => {
    const item = byId.get(entry.item_id);
    return item ? [{ entry, item }] : [];
  });
  return { rows, current_page: requested.page, total_page: Math.ceil(total / limit), total };
}

const toRecord = ({ id }: Entry, item: Item): Omit<DownloadRecord, 'downloaded_at'> => ({ ...item, id, item_id: item.id });
