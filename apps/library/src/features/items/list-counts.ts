import type { countFacets, Output } from '@kithouse/contract';

/** The counts of a narrowed list by facet. Undefined for a list that isn't narrowed, and until they are known. */
export type ListCounts = Output<typeof countFacets> | undefined;

/** What to show beside a choice: its count in the narrowed list, or its count in the whole one. The choice of all has no id. */
export function countOf(
  counts: ListCounts,
  facet: 'category' | 'template_type',
  id: number | undefined,
  whole: number | undefined,
) {
  if (!counts) {
    return whole;
  }
  const own = counts[facet];
  return id === undefined ? own?.total : own && (own.terms.find((term) => term.id === id)?.n ?? 0);
}
