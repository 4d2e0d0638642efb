import type { Route } from '../../lib/address.js';

/** Minimum characters of a search. */
const shortestSearch = 3;

/** Maximum UTF-16 units of a search in the cloud. */
const longestSearch = 100;

export const isSearchable = (text: string) => [...text.trim()].length >= shortestSearch;

/** Returns the search, truncated at whole characters; undefined if too short. */
export function searchOf({ q = '' }: Route['query']): string | undefined {
  return isSearchable(q)
    ? q
        .trim()
        .slice(0, longestSearch)
        .replace(/[\uD800-\uDBFF]$/, '')
    : undefined;
}

/** Returns the page of the address: `p`, absent on the first. */
export function pageOf({ query }: Pick<Route, 'query'>): number {
  const page = Number(query.p ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
