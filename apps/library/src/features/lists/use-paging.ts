import type { Route } from '../../lib/address.js';
import { useHost } from '../../lib/host.js';
import { pageOf } from './list-address.js';

export type Paging = { page: number; total: number; go: (page: number) => void; hrefOf: (page: number) => string };

/** Returns the paging, with a history entry per page and no parameter for the first. */
export function usePaging(route: Route, total: number): Paging {
  const { address } = useHost();
  const page = pageOf(route);
  const queryOf = (to: number) => ({ ...route.query, p: to > 1 ? String(to) : undefined });
  return {
    page,
    total,
    hrefOf: (to) => address.href(route.path, queryOf(to)),
    go: (to) => {
      if (to >= 1 && to <= total && to !== page) {
        address.go(route.path, { query: queryOf(to), state: { turned: true } });
      }
    },
  };
}
