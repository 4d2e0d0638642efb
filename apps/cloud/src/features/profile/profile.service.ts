import type { Profile } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { listStarred } from '../favourites/favourites.service.js';
import { listPurchased } from '../purchases/purchases.service.js';
import { getAccount } from './profile.queries.js';

/** All a person's own site may know about their account. */
export async function getProfile(db: Db, userId: number): Promise<Profile> {
  const [account, starred, purchasedItems] = await Promise.all([
    getAccount(db, userId),
    listStarred(db, userId),
    listPurchased(db, userId),
  ]);
  const { id, email, first_name, last_name, verified_at, created_at } = account;
  return {
    id,
    name: `${first_name} ${last_name}`.trim(),
    first_name,
    last_name,
    email,
    joined: created_at,
    profile_photo: null,
    plan: ['free'],
    is_verified: verified_at !== null,
    show_notice: true,
    starred,
    purchasedItems,
    cloud_activity: [],
    reviews: { pack: {} },
  };
}
