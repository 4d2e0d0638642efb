import type { Item, SiteProfile } from '@kithouse/contract';

type Account = Pick<SiteProfile, 'plan' | 'purchasedItems'> | null;
type Priced = Pick<Item, 'id' | 'price'> & { pack: { id: number } | null };

const subscriptions = new Set(['pro', 'lifetime', 'yearly']);

const isSubscribed = (account: Account) => account?.plan.some((plan) => subscriptions.has(plan)) ?? false;

/** Returns true if the item or its pack was bought. */
const isPurchased = ({ id, pack }: Priced, account: Account) =>
  account?.purchasedItems.some(({ item_id }) => item_id === id || item_id === pack?.id) ?? false;

/** Returns true if the account paid for the item, alone or by subscription. */
export const isPaidFor = (item: Priced, account: Account): boolean => isPurchased(item, account) || isSubscribed(account);

/** Treats everything as owned on the free plan, as specified; the cloud decides on each insert. */
export const isOwned = (item: Priced, account: Account): boolean =>
  isPaidFor(item, account) || (account?.plan.includes('free') ?? false);

/** Returns whether Insert is shown; otherwise the item must be bought first. */
export const isInsertable = (item: Priced, account: Account) => item.price === 0 || isOwned(item, account);

/** Returns whether a pack can become a site. Visitors are asked to sign in. */
export const isImportable = (item: Priced & Pick<Item, 'type' | 'fullsite_import'>, account: Account) =>
  item.type === 'pack' && item.fullsite_import && (account === null || isInsertable(item, account));
