import type { Item, SiteProfile } from '@kithouse/contract';

type Account = Pick<SiteProfile, 'plan' | 'purchasedItems'> | null;
type Priced = Pick<Item, 'id' | 'price'> & { pack: { id: number } | null };

const subscriptions = new Set(['pro', 'lifetime', 'yearly']);

const isSubscribed = (account: Account) => account?.plan.some((plan) => subscriptions.has(plan)) ?? false;

/** A pack that was bought gives what is in it. */
const isPurchased = ({ id, pack }: Priced, account: Account) =>
  account?.purchasedItems.some(({ item_id }) => item_id === id || item_id === pack?.id) ?? false;

/** Whether the account paid for the item, by itself or through a subscription. */
export const isPaidFor = (item: Priced, account: Account): boolean => isPurchased(item, account) || isSubscribed(account);

/** As the specification has it, an account on the free plan sees everything as bought; the cloud still decides on each insert. */
export const isOwned = (item: Priced, account: Account): boolean =>
  isPaidFor(item, account) || (account?.plan.includes('free') ?? false);

/** Whether Insert is shown; else the item is to be bought first. */
export const isInsertable = (item: Priced, account: Account) => item.price === 0 || isOwned(item, account);

/** Whether the whole of a pack may become a site. A visitor is offered it, and asked to sign in on the press. */
export const isImportable = (item: Priced & Pick<Item, 'type' | 'fullsite_import'>, account: Account) =>
  item.type === 'pack' && item.fullsite_import && (account === null || isInsertable(item, account));
