import type { Place } from '../../lib/address.js';

/** Characters a search needs before it is sent. */
const shortestSearch = 3;

/** Units of text, as strings are measured, that the cloud takes. */
const longestSearch = 100;

export const isSearchable = (text: string) => [...text.trim()].length >= shortestSearch;

/** What the list is searched for; undefined for what is too short to be. No character is cut in two. */
export function searchOf({ q = '' }: Place['query']): string | undefined {
  return isSearchable(q)
    ? q
        .trim()
        .slice(0, longestSearch)
        .replace(/[\uD800-\uDBFF]$/, '')
    : undefined;
}

/** The page in the address: `p`, absent on the first. */
export function pageOf({ query }: Pick<Place, 'query'>): number {
  const page = Number(query.p ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}
