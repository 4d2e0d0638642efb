import type { Input, ListType, listItems, Platform, Term } from '@kithouse/contract';
import type { Place } from '../../lib/address.js';

export type PlanChoice = 'all' | 'starter' | 'pro';
export type ListInput = Input<typeof listItems>;

/** Characters a search needs before it is sent. */
export const shortestSearch = 3;

export const isSearchable = (text: string) => [...text.trim()].length >= shortestSearch;

/** The page in the address: `p`, absent on the first. */
export function pageOf({ query }: Pick<Place, 'query'>): number {
  const page = Number(query.p ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

export const isNumbered = (text: string | undefined) => text !== undefined && /^[1-9]\d{0,8}$/.test(text);

type Terms = { category?: Pick<Term, 'id'> | undefined; templateType?: Pick<Term, 'id'> | undefined };

/** Only what differs from the call's defaults, so that the answer that came with the page is recognised. */
export function listInput(place: Place, platform: Platform, type: ListType, plan: PlanChoice, terms: Terms = {}): ListInput {
  const { q, tag_id } = place.query;
  const page = pageOf(place);
  return {
    platform,
    type,
    ...(plan !== 'all' && { plan }),
    ...(q && { search: [...q].slice(0, 100).join(''), include_search: 1 }),
    ...(terms.category && { category_id: terms.category.id }),
    ...(terms.templateType && { template_type_id: terms.templateType.id }),
    ...(isNumbered(tag_id) && { tag_id: Number(tag_id) }),
    ...(page > 1 && { page }),
  };
}

/** Every way in which a list can be narrowed, as the address names it. */
export const filterKeys = ['q', 'category', 'templateType', 'tag_id'] as const;

/** `all` is how an address may also say that nothing is chosen. */
export const chosenSlug = (slug: string | undefined) => (slug === 'all' ? undefined : slug);
