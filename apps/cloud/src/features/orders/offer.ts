import { AppError, type PricePlan, sentence, toMinor } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { getPricePlanPeriod, hasPurchased } from '../purchases/purchases.service.js';
import { findPricedItem, type Thing } from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock'>;
/** Identifies an item by id or slug, or a plan. */
export type Requested = { item?: { id: number } | { slug: string } | undefined; plan?: PricePlan | undefined };

/** Holds an item or plan with its price in the smallest unit. An item priced 0 is not sold separately. */
export type Priced = Thing & { name: string; amount: number; currency: string; isPro: boolean };

const day = 24 * 60 * 60_000;
/** Allows renewing a year only near its end, so that nobody pays twice by mistake. */
const renewableMs = 60 * day;

/** Names the plans in orders and receipts. */
const pricePlanNames: Record<PricePlan, string> = { year: sentence('Premium plan'), one_time: sentence('Lifetime plan') };

/** Returns an item or plan with its price; throws if it does not exist. */
export async function getPriced({ db, config }: Context, { item: wanted, plan: pricePlan }: Requested): Promise<Priced> {
  if ((wanted === undefined) === (pricePlan === undefined)) {
    throw new AppError('invalid_input', 'Choose an item or a plan.');
  }
  const { currency } = config;
  if (pricePlan !== undefined) {
    const entry = config.plans.find(({ type }) => type === pricePlan);
    if (!entry) {
      throw new AppError('not_for_sale', 'This plan isn’t available right now. Choose another one.');
    }
    const amount = toMinor(entry.discounted_price, currency);
    return { item_id: null, plan: pricePlan, name: pricePlanNames[pricePlan], amount, currency, isPro: true };
  }
  const item = wanted && (await findPricedItem(db, wanted));
  if (!item) {
    throw new AppError('item_not_found');
  }
  const name = item.title.replace(/\s+/gu, ' ').trim();
  const amount = toMinor(Number(item.price), currency);
  return { item_id: item.id, plan: null, name, amount, currency, isPro: item.plan === 'pro' };
}

/** Throws if the item isn't sold by itself. */
export function assertForSale({ amount, isPro }: Priced): void {
  if (amount === 0) {
    throw new AppError('not_for_sale', isPro ? undefined : 'This template is free. You don’t have to pay.');
  }
}

/** Throws if the account owns it, so that nothing is paid twice. */
export async function assertNotOwned({ db, clock }: Context, userId: number, { item_id, plan: pricePlan }: Thing): Promise<void> {
  const { isLifetime, ends_at } = await getPricePlanPeriod(db, userId);
  if (isLifetime) {
    throw new AppError('already_owned', 'Your lifetime plan already includes this. You don’t have to pay.');
  }
  if (item_id !== null && (await hasPurchased(db, userId, item_id))) {
    throw new AppError('already_owned');
  }
  const left = (ends_at?.getTime() ?? 0) - clock.now().getTime();
  if (pricePlan === 'year' && left > renewableMs) {
    throw new AppError('already_owned', `Your plan runs until ${toDay(ends_at)}. It can be renewed in its last 60 days.`);
  }
}

const toDay = (date: Date | undefined) => date?.toISOString().slice(0, 10) ?? '';
