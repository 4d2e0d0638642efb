import { AppError, type Output, type ParsedInput, type toggleFavourite } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { bumpVersion } from '../items/items.service.js';
import { addFavourite, listStarredIds, removeFavourite } from './favourites.queries.js';

type Toggle = typeof toggleFavourite;

/** Stars an item or takes the star back. Safe to repeat. */
export async function toggle(db: Db, userId: number, { id, action }: ParsedInput<Toggle>): Promise<Output<Toggle>> {
  const counted = await (action === 'do' ? addFavourite : removeFavourite)(db, userId, id);
  if (!counted) {
    throw new AppError('item_not_found');
  }
  if (counted.changed) {
    await bumpVersion(db);
  }
  return { data: { starred: await listStarredIds(db, userId), favourite_count: counted.favourite_count } };
}

/** Ids of an account's favourite items, newest first. */
export const listStarred = listStarredIds;
