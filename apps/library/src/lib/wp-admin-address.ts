import { brand } from '@kithouse/contract';
import { type Address, adminHref, newKey, type Route, routeQuery, tidySearch, trimPath } from './address.js';

type Entry = { key: string; state: Record<string, unknown> };

export function createWpAdminAddress(view: Window, admin_url: string): Address {
  const listeners = new Set<() => void>();
  const publish = () => {
    route = readRoute(view);
    for (const listener of listeners) {
      listener();
    }
  };
  const write = (entry: Entry, href: string, replace: boolean) =>
    view.history[replace ? 'replaceState' : 'pushState']({ ...view.history.state, [brand.prefix]: entry }, '', href);

  const { pathname, search, hash } = view.location;
  const tidy = tidySearch(search);
  const entry = readEntry(view);
  if (!entry || tidy !== search) {
    write(entry ?? { key: newKey(), state: {} }, pathname + tidy + hash, true);
  }
  let route = readRoute(view);
  view.addEventListener('popstate', publish);

  return {
    current: () => route,
    href: (path, query) => adminHref(admin_url, brand.adminPage, path, query),
    go: (path, { query, state = {}, replace = false } = {}) => {
      write({ key: replace ? route.key : newKey(), state }, adminHref(admin_url, brand.adminPage, path, query), replace);
      publish();
    },
    back: () => view.history.back(),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function readRoute(view: Window): Route {
  const params = new URLSearchParams(view.location.search);
  const path = trimPath(params.get('path') ?? '');
  const query = routeQuery(path, params);
  const { key, state } = readEntry(view) ?? { key: newKey(), state: {} };
  return { path, query, state, key };
}

function readEntry(view: Window): Entry | undefined {
  return (view.history.state as Record<string, Entry> | null)?.[brand.prefix];
}
