import {
  choiceCalls,
  choiceInput,
  countFacets,
  itemTypeOf,
  type ListType,
  listCategories,
  listDependencies,
  listTags,
  type Platform,
  type SlugFacet,
  type Term,
} from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { useMemo } from 'react';
import type { ListNarrowing } from './list-query.js';
import { nameTerms } from './term-names.js';

export const useCategories = (platform: Platform, enabled = true) =>
  useNamed('category', useEndpoint(listCategories, { platform }, { enabled }));

/** Returns the choices of a filter with their number of items. */
export const useTermChoices = (facet: SlugFacet, platform: Platform, type: ListType, enabled = true) =>
  useNamed(
    facet,
    useEndpoint<(typeof choiceCalls)[SlugFacet]>(choiceCalls[facet], choiceInput(facet, platform, itemTypeOf(type)), { enabled }),
  );

type Answer<T> = { data: T[] | undefined; isPending: boolean; isLoading: boolean; isError: boolean };

/** Names the choices of an answer in the person's language. Other fields would cause a rendering whenever they change. */
function useNamed<T extends Term>(facet: SlugFacet, { data, isPending, isLoading, isError }: Answer<T>): Answer<T> {
  const named = useMemo(() => data && nameTerms(facet, data), [facet, data]);
  return { data: named, isPending, isLoading, isError };
}

export const useTags = (platform: Platform, type: ListType, enabled = true) =>
  useEndpoint(listTags, { platform, itemType: itemTypeOf(type) }, { enabled });

export const useDependencies = () => useEndpoint(listDependencies, {});

/** Returns a filtered list's tags with counts; undefined until loaded. */
export function useTagCounts(narrowing: ListNarrowing | undefined, isWanted: boolean): Map<number, number> | undefined {
  const input = { ...narrowing, facets: ['tag' as const] };
  const { data } = useEndpoint(countFacets, input, { enabled: Boolean(narrowing) && isWanted });
  return useMemo(() => data?.tag && new Map(data.tag.terms.map(({ id, n }) => [id, n])), [data]);
}
