import type { Boot, Item, SiteProfile } from '@kithouse/contract';

type Account = Pick<SiteProfile, 'plan' | 'purchasedItems'> | null;
type Priced = Pick<Item, 'id' | 'price'>;

const subscriptions = new Set(['pro', 'lifetime', 'yearly']);

/** As the specification has it, an account on the free plan sees everything as bought; the cloud still decides on each insert. */
export function isOwned(item: Priced, account: Account): boolean {
  return account !== null && (account.plan.includes('free') || account.purchasedItems.some(({ item_id }) => item_id === item.id));
}

export const isSubscribed = (account: Account) => account?.plan.some((plan) => subscriptions.has(plan)) ?? false;

/** Whether Insert is shown; else the item is to be bought first. */
export const isInsertable = (item: Priced, account: Account) =>
  item.price === 0 || isOwned(item, account) || isSubscribed(account);

/** The provider's page on which one item is bought. */
export function purchaseHref({ links }: Boot, item: Pick<Item, 'platform' | 'type' | 'slug'>): string {
  const query = new URLSearchParams({
    platform: item.platform,
    type: item.type,
    slug: item.slug,
    utm_source: 'plugin',
    utm_medium: 'itemDetailsHeader',
  });
  return `${links.portal.replace(/\/*$/, '/')}purchase?${query}`;
}
