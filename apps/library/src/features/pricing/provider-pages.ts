import type { Boot, Item, PricePlan } from '@kithouse/contract';

/** Builds the address of the paid plans, optionally with one chosen. */
export const upgradeHref = (boot: Boot, type?: PricePlan) => pageHref(boot, 'pricing', { ...(type && { type }) }, 'upgradePlan');

/** Builds the address of an item's purchase page. */
export const purchaseHref = (boot: Boot, { slug }: Pick<Item, 'slug'>) =>
  pageHref(boot, 'purchase', { item: slug }, 'itemDetailsHeader');

function pageHref({ links, locale }: Boot, page: string, query: Record<string, string>, utm_medium: string): string {
  const search = new URLSearchParams({ ...query, utm_source: 'plugin', utm_medium, locale });
  return `${links.portal.replace(/\/*$/, '/')}${page}?${search}`;
}
