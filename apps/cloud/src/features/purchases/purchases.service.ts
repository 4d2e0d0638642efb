import type { Db } from '../../db/client.js';
import { findPurchase, listPurchases } from './purchases.queries.js';

/** What an account bought, as its profile shows it. */
export const listPurchased = listPurchases;

/** Whether the account owns the item for good. */
export const hasPurchased = async (db: Db, userId: number, itemId: number) =>
  (await findPurchase(db, userId, itemId)) !== undefined;
