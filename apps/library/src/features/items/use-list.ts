import { itemTypeOf, type ListType, listCategories, listItems, listTemplateTypes, type Platform } from '@kithouse/contract';
import type { Place } from '../../lib/address.js';
import { useEndpoint } from '../../lib/use-endpoint.js';
import { chosenSlug, listInput, type PlanChoice } from './list-query.js';

/** The list of a place, and the terms by which its address narrows it. */
export function useList(place: Place, platform: Platform, type: ListType, plan: PlanChoice) {
  const category = useChosen(
    useCategories(platform, type === 'packs' || Boolean(chosenSlug(place.query.category))),
    place.query.category,
  );
  const isTyped = type !== 'packs' || Boolean(chosenSlug(place.query.templateType));
  const templateType = useChosen(useTemplateTypes(platform, type, isTyped), place.query.templateType);

  const input = listInput(place, platform, type, plan, { category: category.term, templateType: templateType.term });
  const list = useEndpoint(listItems, input, {
    enabled: category.isKnown && templateType.isKnown,
    keepOld: (former) => former.platform === platform && former.type === type,
  });
  return { list, category: category.term, templateType: templateType.term };
}

export const useCategories = (platform: Platform, enabled = true) => useEndpoint(listCategories, { platform }, { enabled });

export const useTemplateTypes = (platform: Platform, type: ListType, enabled = true) =>
  useEndpoint(listTemplateTypes, { platform, itemType: itemTypeOf(type) }, { enabled });

type Named = { id: number; name: string; slug: string };

/** A slug is written in the address, an id is asked for: the term has to be known first. A slug of nothing narrows nothing. */
function useChosen({ data, isError }: { data?: Named[] | undefined; isError: boolean }, slug: string | undefined) {
  const chosen = chosenSlug(slug);
  return { term: data?.find((term) => term.slug === chosen), isKnown: !chosen || data !== undefined || isError };
}
