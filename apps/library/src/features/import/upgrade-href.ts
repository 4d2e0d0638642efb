import type { Boot } from '@kithouse/contract';

/** The provider's page of paid plans. */
export function upgradeHref({ links }: Boot): string {
  return `${links.portal.replace(/\/*$/, '/')}pricing?utm_source=plugin&utm_medium=upgradePlan`;
}
