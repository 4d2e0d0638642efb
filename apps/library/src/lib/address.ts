import { findDestination } from './destinations.js';

/** Describes a place: `path` of the route table, query, and state that never reaches the address bar. */
export type Route = {
  path: string;
  query: Readonly<Record<string, string>>;
  state: Readonly<Record<string, unknown>>;
  /** Identifies the history entry: unchanged on returning, new after each `go` without replace. */
  key: string;
};

export type Going = { query?: Record<string, string | undefined>; state?: Record<string, unknown>; replace?: boolean };

/** Defines an address: in wp-admin `?page=…&path=…` of the browser; in an editor its own memory. */
export type Address = {
  /** The same object until the place changes. */
  current: () => Route;
  /** Opens a path with only the given query, without empty values. */
  go: (path: string, going?: Going) => void;
  /** Returns the address of a link to that place. */
  href: (path: string, query?: Record<string, string | undefined>) => string;
  back: () => void;
  /** Calls back after every change; returns a function that stops it. */
  subscribe: (listener: () => void) => () => void;
};

export const trimPath = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** Parameters of the host page, never part of a place. */
const hostKeys = ['page', 'path', 'isGutenbergEditor', 'closing'];

/** Lists parameters that are no part of this path's place. `platform` is redundant where the path names it. */
const droppedKeys = (path: string): string[] => {
  const destination = findDestination(path);
  return destination && 'platform' in destination ? [...hostKeys, 'platform'] : hostKeys;
};

/** Returns the parameters of a path's place. */
export function routeQuery(path: string, params: URLSearchParams): Record<string, string> {
  const dropped = droppedKeys(path);
  return definedQuery(Object.fromEntries([...params].filter(([key]) => !dropped.includes(key))));
}

/** Removes other parameters from a page's query string except `page` and `path`, the route itself. */
export function tidySearch(search: string): string {
  const path = trimPath(new URLSearchParams(search).get('path') ?? '');
  const dropped = droppedKeys(path).filter((key) => key !== 'page' && key !== 'path');
  const isKept = (pair: string) => !dropped.includes(pair.split('=')[0] ?? '');
  const kept = search.replace(/^\?/, '').split('&').filter(isKept).join('&');
  return kept && `?${kept}`;
}

/** Removes empty values, so that an empty filter is not in the address. */
export function definedQuery(query: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** Builds the address of a place on the admin page. `admin_url` ends with a slash. */
export function adminHref(admin_url: string, page: string, path: string, query?: Record<string, string | undefined>): string {
  const rest = new URLSearchParams(definedQuery(query)).toString().replaceAll('%2C', ',');
  const readable = encodeURIComponent(trimPath(path)).replaceAll('%2F', '/');
  return `${admin_url}admin.php?page=${page}&path=${readable}${rest && `&${rest}`}`;
}

let count = 0;

export function newKey(): string {
  count += 1;
  return `${Date.now().toString(36)}-${count}`;
}
