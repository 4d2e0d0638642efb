import { AppError, fromMinor, type getOffer, type Offer, type ParsedInput } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import * as items from '../items/items.service.js';
import { assertNotOwned, getPriced, type Priced } from './offer.js';
import { findPending } from './orders.queries.js';

type Context = Pick<Deps, 'db' | 'config' | 'clock' | 'payment'>;

/** Returns the price for this account or a visitor. */
export async function offer(
  context: Context,
  userId: number | undefined,
  { item, plan: pricePlan }: ParsedInput<typeof getOffer>,
): Promise<Offer> {
  const wanted = item === undefined ? undefined : /^[1-9]\d{0,8}$/.test(item) ? { id: Number(item) } : { slug: item };
  const priced = await getPriced(context, { item: wanted, plan: pricePlan });
  const [reason, pending, card] = await Promise.all([
    userId === undefined ? '' : findReason(context, userId, priced),
    userId === undefined ? undefined : findPending(context.db, userId, priced),
    findCard(context, priced.item_id),
  ]);
  return {
    name: priced.name,
    item: card ?? null,
    plan: priced.plan,
    amount: fromMinor(priced.amount, priced.currency),
    currency: priced.currency,
    payment: context.payment ? 'stripe' : 'manual',
    state: toState(priced, reason),
    reason,
    pending: pending?.number ?? null,
  };
}

function toState({ amount, isPro }: Priced, reason: string): Offer['state'] {
  if (amount === 0 && !isPro) {
    return 'free';
  }
  if (reason !== '') {
    return 'owned';
  }
  return amount === 0 ? 'plan_only' : 'for_sale';
}

/** Returns why the account need not buy it; empty if it can. */
async function findReason(context: Context, userId: number, priced: Priced): Promise<string> {
  try {
    await assertNotOwned(context, userId, priced);
    return '';
  } catch (error) {
    if (error instanceof AppError && error.code === 'already_owned') {
      return error.message;
    }
    throw error;
  }
}

async function findCard({ db, config }: Context, itemId: number | null) {
  const [card] = itemId === null ? [] : await items.listByIds({ db, filesUrl: `${config.publicUrl}/files/` }, [itemId]);
  return card;
}
