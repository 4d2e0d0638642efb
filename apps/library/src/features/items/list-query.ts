import {
  facets,
  type Input,
  type ListType,
  type listItems,
  type Platform,
  type SlugFacet,
  slugFacets,
  type Term,
} from '@kithouse/contract';
import type { Route } from '../../lib/address.js';
import { pageOf, searchOf } from '../lists/list-address.js';
import { isNumbered, readFilter, readIds } from './filter.js';

export type TierChoice = 'all' | 'starter' | 'pro';
export type ListInput = Input<typeof listItems>;

type Query = Route['query'];

export const sorts = ['popular', 'latest', 'rating', 'downloads', 'lightest', 'fit'] as const;
export type Sort = (typeof sorts)[number];

/** Returns the order of the address: `sort`, absent for the default. */
export const sortOf = ({ sort }: Query): Sort => sorts.find((known) => known === sort) ?? 'popular';

/** Input of the order by fit: plugins that the site lacks, and categories whose designs adapt to it. */
export type ListFit = { missing: readonly number[]; adaptable: readonly number[] };

export type ListTerms = Partial<Record<SlugFacet, Pick<Term, 'id'> | undefined>>;

/** Omits the call's defaults, so that an answer printed with the page matches. */
export function listInput(
  route: Route,
  platform: Platform,
  type: ListType,
  tier: TierChoice,
  terms: ListTerms = {},
  fit: ListFit = { missing: [], adaptable: [] },
): ListInput {
  const { tags, tag_id } = route.query;
  const { include, exclude } = readFilter(route.query);
  const search = searchOf(route.query);
  const sort = sortOf(route.query);
  const page = pageOf(route);
  return {
    platform,
    type,
    ...(tier !== 'all' && { plan: tier }),
    ...(search && { search, include_search: 1 }),
    ...Object.fromEntries(slugFacets.flatMap((facet) => (terms[facet] ? [[facets[facet].one, terms[facet].id]] : []))),
    ...ids('tags', readIds(tags)),
    ...(isNumbered(tag_id) && { tag_id: Number(tag_id) }),
    ...ids('include', include),
    ...ids('exclude', exclude),
    ...(sort !== 'popular' && { sort }),
    ...(sort === 'fit' && { ...ids('missing', fit.missing), ...ids('adaptable', fit.adaptable) }),
    ...(page > 1 && { page }),
  };
}

type Ordering = 'sort' | 'missing' | 'adaptable' | 'page' | 'per_page';
export type ListNarrowing = Omit<ListInput, Ordering>;

/** Returns a list's filters without order and page. */
export const narrowingOf = ({
  sort: _sort,
  missing: _missing,
  adaptable: _adaptable,
  page: _page,
  per_page: _perPage,
  ...narrowing
}: ListInput): ListNarrowing => narrowing;

/** Sorts ids, so that equal choices are equal queries. */
const ids = <K extends string>(key: K, chosen: readonly number[]) =>
  chosen.length > 0 ? ({ [key]: [...chosen].sort((a, b) => a - b) } as Record<K, number[]>) : {};

/** Treats `all` as no choice. */
export const chosenSlug = (slug: string | undefined) => (slug === 'all' ? undefined : slug);
