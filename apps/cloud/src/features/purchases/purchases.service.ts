import type { Profile } from '@kithouse/contract';
import type { Db } from '../../db/client.js';
import { planPeriod } from './plan-period.js';
import * as purchases from './purchases.queries.js';

/** What an account bought, as its profile shows it. */
export const listPurchased = purchases.listPurchases;

/** Whether the account owns the item for good, by itself or as part of a pack. */
export const hasPurchased = purchases.isPurchased;

/** What an order gives and, when it is given back, takes. To be called within the order's own transaction. */
export const { insertPurchase, releasePurchase } = purchases;

/** Until when an account may use all templates. */
export async function getPlanPeriod(db: Db, userId: number) {
  return planPeriod(await purchases.listPaidPlans(db, userId));
}

/** The plans of an account: `['free']`, `['pro', 'yearly']` or `['pro', 'lifetime']`. */
export async function listPlans(db: Db, userId: number, now = new Date()): Promise<Profile['plan']> {
  const { isLifetime, ends_at } = await getPlanPeriod(db, userId);
  if (isLifetime) {
    return ['pro', 'lifetime'];
  }
  return ends_at !== undefined && now < ends_at ? ['pro', 'yearly'] : ['free'];
}
