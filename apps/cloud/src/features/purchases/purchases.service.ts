import type { Profile } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { pricePlanPeriod } from './price-plan-period.js';
import * as purchases from './purchases.queries.js';

/** Lists an account's purchases for its profile. */
export const listPurchased = purchases.listPurchases;

/** Returns true if the account owns the item, alone or in a pack. */
export const hasPurchased = purchases.isPurchased;

/** Grants and revokes what an order bought. Call these in the order's transaction. */
export const { insertPurchase, releasePurchase } = purchases;

/** Returns until when an account can use all templates. */
export async function getPricePlanPeriod(db: Db, userId: number) {
  return pricePlanPeriod(await purchases.listPaidPricePlans(db, userId));
}

/** Lists the plans of an account: `['free']`, `['pro', 'yearly']` or `['pro', 'lifetime']`. */
export async function listAccountPlans(db: Db, userId: number, now = new Date()): Promise<Profile['plan']> {
  const { isLifetime, ends_at } = await getPricePlanPeriod(db, userId);
  if (isLifetime) {
    return ['pro', 'lifetime'];
  }
  return ends_at !== undefined && now < ends_at ? ['pro', 'yearly'] : ['free'];
}
