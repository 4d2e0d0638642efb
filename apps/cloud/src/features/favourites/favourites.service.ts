import { AppError, type Output, type ParsedInput, type toggleFavourite } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { bumpVersion } from '../items/items.service.js';
import { addFavourite, findFavouriteCount, listStarredIds, removeFavourite } from './favourites.queries.js';

type Toggle = typeof toggleFavourite;

/** Adds or removes a favourite. Idempotent. */
export async function toggle(db: Db, userId: number, { id, action }: ParsedInput<Toggle>): Promise<Output<Toggle>> {
  const hasChanged = await (action === 'do' ? addFavourite : removeFavourite)(db, userId, id);
  const favourite_count = await findFavouriteCount(db, id);
  if (favourite_count === undefined) {
    throw new AppError('item_not_found');
  }
  if (hasChanged) {
    await bumpVersion(db);
  }
  return { data: { starred: await listStarredIds(db, userId), favourite_count } };
}

/** Lists the ids of an account's favourite items, newest first. */
export const listStarred = listStarredIds;
