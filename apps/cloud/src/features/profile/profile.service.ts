import type { Profile, SessionUser } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { listStarred } from '../favourites/favourites.service.js';
import { listAccountPlans, listPurchased } from '../purchases/purchases.service.js';
import { listReviews } from '../ratings/ratings.service.js';
import { toPerson } from './person.service.js';
import { getAccount } from './profile.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Returns all that a person's site can know about the account. */
export async function getProfile(context: Context, userId: number): Promise<Profile> {
  const { db } = context;
  const [{ operator_role: _, ...user }, starred, purchasedItems, reviews] = await Promise.all([
    getSessionUser(context, userId),
    listStarred(db, userId),
    listPurchased(db, userId),
    listReviews(db, userId),
  ]);
  // The notice describes the limits of a free account, so a paid one has none.
  return { ...user, show_notice: user.plan.includes('free'), starred, purchasedItems, cloud_activity: [], reviews };
}

/** Returns a person without favourites and ratings. */
export async function getSessionUser(context: Context, userId: number): Promise<SessionUser> {
  const { db, clock } = context;
  const [account, plan] = await Promise.all([getAccount(db, userId), listAccountPlans(db, userId, clock.now())]);
  const { email, first_name, last_name, verified_at, created_at, operator_role } = account;
  return {
    ...toPerson(context, account),
    first_name,
    last_name,
    email,
    joined: created_at,
    plan,
    is_verified: verified_at !== null,
    ...(operator_role !== null && { operator_role }),
  };
}
