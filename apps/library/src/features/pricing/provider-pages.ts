import type { Boot, Item, PlanType } from '@kithouse/contract';

/** The page of paid plans, with one of them chosen when a type is given. */
export const upgradeHref = (boot: Boot, type?: PlanType) => pageHref(boot, 'pricing', { ...(type && { type }) }, 'upgradePlan');

/** The page on which one item is bought. */
export const purchaseHref = (boot: Boot, { slug }: Pick<Item, 'slug'>) =>
  pageHref(boot, 'purchase', { item: slug }, 'itemDetailsHeader');

function pageHref({ links, locale }: Boot, page: string, query: Record<string, string>, utm_medium: string): string {
  const search = new URLSearchParams({ ...query, utm_source: 'plugin', utm_medium, locale });
  return `${links.portal.replace(/\/*$/, '/')}${page}?${search}`;
}
