import { findDestination } from './destinations.js';

/** Where the person is: the `path` of the route table, its query, and state that never reaches the address bar. */
export type Place = {
  path: string;
  query: Readonly<Record<string, string>>;
  state: Readonly<Record<string, unknown>>;
  /** Names this step of the history: the same when one comes back to it, another after each `go` that does not replace. */
  key: string;
};

export type Going = { query?: Record<string, string | undefined>; state?: Record<string, unknown>; replace?: boolean };

/** One in wp-admin writes `?page=…&path=…` to the browser's address; one in an editor keeps its own memory. */
export type Address = {
  /** The same object until the place changes. */
  current: () => Place;
  /** Goes to a path; only the query given is carried. Empty values are left out. */
  go: (path: string, going?: Going) => void;
  /** The address a link to that place carries. */
  href: (path: string, query?: Record<string, string | undefined>) => string;
  back: () => void;
  /** Calls back after every change; answers how to stop. */
  subscribe: (listener: () => void) => () => void;
};

export const trimPath = (path: string) => path.replace(/^\/+|\/+$/g, '');

/** Parameters of the page the library lies in, never part of a place. */
const hostKeys = ['page', 'path', 'isGutenbergEditor', 'closing'];

/** Parameters of a page that are no part of the place of this path. `platform` says nothing where the path names it. */
const droppedKeys = (path: string): string[] => {
  const destination = findDestination(path);
  return destination && 'platform' in destination ? [...hostKeys, 'platform'] : hostKeys;
};

/** The part of a page's parameters that belongs to the place of a path. */
export function placeQuery(path: string, params: URLSearchParams): Record<string, string> {
  const dropped = droppedKeys(path);
  return definedQuery(Object.fromEntries([...params].filter(([key]) => !dropped.includes(key))));
}

/** The query string of a page without what does not belong to its place. `page` and `path` stay: they are the route itself. */
export function tidySearch(search: string): string {
  const path = trimPath(new URLSearchParams(search).get('path') ?? '');
  const dropped = droppedKeys(path).filter((key) => key !== 'page' && key !== 'path');
  const isKept = (pair: string) => !dropped.includes(pair.split('=')[0] ?? '');
  const kept = search.replace(/^\?/, '').split('&').filter(isKept).join('&');
  return kept && `?${kept}`;
}

/** Drops what has no value, so that an empty filter leaves no trace in the address. */
export function definedQuery(query: Record<string, string | undefined> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(query).flatMap(([key, value]) => (value ? [[key, value]] : [])));
}

/** The address of a place on the product's admin page. `admin_url` ends with a slash. */
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
