import { type countFacets, type ListType, listSlugFacets, type Output, type SlugFacet } from '@kithouse/contract';

/** Counts of a filtered list by facet. Undefined without filters and until loaded. */
export type ListCounts = Output<typeof countFacets> | undefined;

/** Lists the facets that are counted beside a list. */
export const countedFacetsOf = (type: ListType) => ['plan' as const, 'dependency' as const, ...listSlugFacets(type)];

/** Returns a choice's count in the filtered list, or in the whole one. The choice of all has no id. */
export function countOf(counts: ListCounts, facet: SlugFacet, id: number | undefined, whole: number | undefined) {
  if (!counts) {
    return whole;
  }
  const own = counts[facet];
  return id === undefined ? own?.total : own && (own.terms.find((term) => term.id === id)?.n ?? 0);
}
