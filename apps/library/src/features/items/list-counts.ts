import type { countFacets, Output, SlugFacet } from '@kithouse/contract';

/** Counts of a filtered list by facet. Undefined without filters and until loaded. */
export type ListCounts = Output<typeof countFacets> | undefined;

/** Returns a choice's count in the filtered list, or in the whole one. The choice of all has no id. */
export function countOf(counts: ListCounts, facet: SlugFacet, id: number | undefined, whole: number | undefined) {
  if (!counts) {
    return whole;
  }
  const own = counts[facet];
  return id === undefined ? own?.total : own && (own.terms.find((term) => term.id === id)?.n ?? 0);
}
