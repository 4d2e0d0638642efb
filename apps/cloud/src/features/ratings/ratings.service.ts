import { AppError, type Output, type ParsedInput, type Reviews, type rateItem } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { bumpVersion } from '../items/items.service.js';
import { listRated, putRating, type Rated } from './ratings.queries.js';

type Rate = typeof rateItem;

/** Rates a pack or changes the rating. Idempotent. */
export async function rate(db: Db, userId: number, { type_id, rating }: ParsedInput<Rate>): Promise<Output<Rate>> {
  const hasChanged = await putRating(db, userId, type_id, rating);
  const rated = await listRated(db, userId);
  if (!rated.some(({ item_id }) => item_id === type_id)) {
    throw new AppError('item_not_found');
  }
  if (hasChanged) {
    await bumpVersion(db);
  }
  return { data: { reviews: toReviews(rated) } };
}

/** Returns an account's ratings for its profile. */
export const listReviews = async (db: Db, userId: number): Promise<Reviews> => toReviews(await listRated(db, userId));

const toReviews = (rated: Rated[]): Reviews => ({
  pack: Object.fromEntries(
    rated.flatMap(({ item_id, stars, average, count }) => [
      [`${item_id}`, stars],
      [`avg_${item_id}`, average],
      [`count_${item_id}`, count],
    ]),
  ),
});
