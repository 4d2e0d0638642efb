import {
  countFacets,
  itemTypeOf,
  type ListType,
  listCategories,
  listItems,
  listTemplateTypes,
  type Platform,
} from '@kithouse/contract';
import type { Place } from '../../lib/address.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { searchOf } from '../lists/list-address.js';
import { isEmptyFilter, readFilter } from './filter.js';
import type { ListCounts } from './list-counts.js';
import { chosenSlug, listInput, narrowingOf, type TierChoice } from './list-query.js';

/** Returns the list of a place with the terms of its address. */
export function useList(place: Place, platform: Platform, type: ListType, tier: TierChoice) {
  const { query } = place;
  const category = useChosen(useCategories(platform, type === 'packs' || Boolean(chosenSlug(query.category))), query.category);
  const isTyped = type !== 'packs' || Boolean(chosenSlug(query.templateType));
  const templateType = useChosen(useTemplateTypes(platform, type, isTyped), query.templateType);

  const input = listInput(place, platform, type, tier, { category: category.term, templateType: templateType.term });
  const isKnown = category.isKnown && templateType.isKnown;
  const keepPrevious = (former: { platform?: Platform; type?: ListType }) => former.platform === platform && former.type === type;
  const list = useEndpoint(listItems, input, { enabled: isKnown, keepPrevious });
  const isNarrowed =
    tier !== 'all' ||
    searchOf(query) !== undefined ||
    category.isNarrowing ||
    templateType.isNarrowing ||
    !isEmptyFilter(readFilter(query));
  const narrowing = isNarrowed && isKnown ? narrowingOf(input) : undefined;
  const facets = type === 'packs' ? (['plan', 'category'] as const) : (['plan', 'template_type'] as const);
  const counted = useEndpoint(
    countFacets,
    { ...narrowingOf(input), facets: [...facets] },
    { enabled: Boolean(narrowing), keepPrevious },
  );
  // Shows no counts after a failure, because the whole list's would be wrong.
  const counts: ListCounts = narrowing && (counted.isError ? {} : counted.data);
  return {
    list,
    counts,
    narrowing,
    category: category.term,
    templateType: templateType.term,
    /** Unknown names of the address, which are ignored. */
    unknown: category.unknown ?? templateType.unknown,
    isNarrowed,
  };
}

export const useCategories = (platform: Platform, enabled = true) => useEndpoint(listCategories, { platform }, { enabled });

export const useTemplateTypes = (platform: Platform, type: ListType, enabled = true) =>
  useEndpoint(listTemplateTypes, { platform, itemType: itemTypeOf(type) }, { enabled });

type Named = { id: number; name: string; slug: string };

/** Resolves a slug of the address to the id of a loaded term. */
function useChosen({ data, isError }: { data?: Named[] | undefined; isError: boolean }, slug: string | undefined) {
  const chosen = chosenSlug(slug);
  const term = data?.find((known) => known.slug === chosen);
  const isKnown = !chosen || data !== undefined || isError;
  return { term, isKnown, isNarrowing: Boolean(term) || !isKnown, unknown: data && !term ? chosen : undefined };
}
