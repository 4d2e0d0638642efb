import { facets, getFacet, type ListType, type Platform, type SlugFacet, slugFacets, type Term } from '@kithouse/contract';
import type { Route } from '../../lib/address.js';
import { chosenSlug } from './list-query.js';
import { useTermChoices } from './use-choices.js';

export type ChosenTerms = Record<SlugFacet, Term | undefined>;

/** Returns the terms that the address names by slug. */
export function useTerms({ query }: Route, platform: Platform, type: ListType) {
  const chosen = slugFacets.map((facet) => useTerm(facet, query[facets[facet].address], platform, type));
  return {
    terms: Object.fromEntries(slugFacets.map((facet, at) => [facet, chosen[at]?.term])) as ChosenTerms,
    isKnown: chosen.every(({ isKnown }) => isKnown),
    isNarrowing: chosen.some(({ isNarrowing }) => isNarrowing),
    /** Unknown name of the address, which is ignored. */
    unknown: chosen.find(({ unknown }) => unknown)?.unknown,
  };
}

/** Resolves a slug of the address to a loaded term. */
function useTerm(facet: SlugFacet, slug: string | undefined, platform: Platform, type: ListType) {
  const chosen = chosenSlug(slug);
  const isWanted = getFacet(facet).lists.includes(type) || Boolean(chosen);
  const { data, isError } = useTermChoices(facet, platform, type, isWanted);
  const term: Term | undefined = data?.find((known) => known.slug === chosen);
  const isKnown = !chosen || data !== undefined || isError;
  return { term, isKnown, isNarrowing: Boolean(term) || !isKnown, unknown: data && !term ? chosen : undefined };
}
