import type { Facet, FacetCount } from '@kithouse/contract';
import type { Narrowing } from '../../ports/catalogue.js';
import { correct, type Engine, listWords, lookUpSearch, type Part, toFilter } from './find-items.js';

const nothing: FacetCount = { total: 0, is_about: false, terms: [] };

/** Each choice with the number of items that the list would show with it, counted by an engine. */
export async function countFacets(engine: Engine, query: Narrowing, facets: readonly Facet[]): Promise<Map<Facet, FacetCount>> {
  const parts = await findParts(engine, query);
  const counts = await Promise.all(
    facets.map(async (facet) => {
      const filter = toFilter(without(query, facet));
      return filter && parts ? engine.countChoices(filter, listWords(parts), facet) : nothing;
    }),
  );
  return new Map(facets.map((facet, at) => [facet, counts[at] ?? nothing]));
}

/** The words that the list itself is found by: the corrected ones where it corrects them. */
async function findParts(engine: Engine, query: Narrowing): Promise<Part[] | undefined> {
  const parts = await lookUpSearch(engine, query);
  const filter = toFilter(query);
  if (!parts?.length || !filter || (await engine.countMatches(filter, listWords(parts))) > 0) {
    return parts;
  }
  return (await correct(engine, filter, parts)) ?? parts;
}

/** An item has one plan, one template type and is listed in one category at a time, so another choice replaces the present one. */
function without(query: Narrowing, facet: Facet): Narrowing {
  const own = {
    plan: { plan: 'all' },
    category: { category_id: undefined },
    template_type: { template_type_id: undefined },
    tag: {},
  } as const;
  return { ...query, ...own[facet] };
}
