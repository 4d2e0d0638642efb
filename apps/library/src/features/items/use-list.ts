import { countFacets, type ListType, listItems, type Platform } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import type { Route } from '../../lib/address.js';
import { searchOf } from '../lists/list-address.js';
import { isEmptyFilter, readFilter } from './filter.js';
import { countedFacetsOf, type ListCounts } from './list-counts.js';
import { listInput, narrowingOf, sortOf, type TierChoice } from './list-query.js';
import { useListFit } from './use-list-fit.js';
import { useTerms } from './use-terms.js';

/** Returns the list of a place with the terms of its address. */
export function useList(route: Route, platform: Platform, type: ListType, tier: TierChoice) {
  const { terms, isKnown, isNarrowing, unknown } = useTerms(route, platform, type);
  const fit = useListFit(platform, type, sortOf(route.query) === 'fit');
  const input = listInput(route, platform, type, tier, terms, fit);
  const keepPrevious = (former: { platform?: Platform; type?: ListType }) => former.platform === platform && former.type === type;
  const list = useEndpoint(listItems, input, { enabled: isKnown && fit !== undefined, keepPrevious });
  const isNarrowed =
    tier !== 'all' || searchOf(route.query) !== undefined || isNarrowing || !isEmptyFilter(readFilter(route.query));
  const narrowing = isNarrowed && isKnown ? narrowingOf(input) : undefined;
  const counted = useEndpoint(
    countFacets,
    { ...narrowingOf(input), facets: countedFacetsOf(type) },
    { enabled: Boolean(narrowing), keepPrevious },
  );
  // Shows no counts after a failure, because the whole list's would be wrong.
  const counts: ListCounts = narrowing && (counted.isError ? {} : counted.data);
  return {
    list,
    counts,
    narrowing,
    terms,
    unknown,
    isNarrowed,
  };
}
