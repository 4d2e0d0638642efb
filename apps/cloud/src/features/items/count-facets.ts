import { type CountedFacet, type FacetCount, getFacet } from '@kithouse/contract';
import type { Narrowing } from '../../ports/catalogue.js';
import { correct, type Engine, listWords, lookUpSearch, type Part, toFilter } from './find-items.js';

const nothing: FacetCount = { total: 0, is_about: false, terms: [] };

/** Counts with an engine how many items the list would show with each choice. */
export async function countFacets(
  engine: Engine,
  query: Narrowing,
  facets: readonly CountedFacet[],
): Promise<Map<CountedFacet, FacetCount>> {
  const parts = await findParts(engine, query);
  const counts = await Promise.all(
    facets.map(async (facet) => {
      const filter = toFilter(query, getFacet(facet).isExclusive ? facet : undefined);
      return filter && parts ? engine.countChoices(filter, listWords(parts), facet) : nothing;
    }),
  );
  return new Map(facets.map((facet, at) => [facet, counts[at] ?? nothing]));
}

/** Returns the words that the list uses, corrected where it corrects them. */
async function findParts(engine: Engine, query: Narrowing): Promise<Part[] | undefined> {
  const parts = await lookUpSearch(engine, query);
  const filter = toFilter(query);
  if (!parts?.length || !filter || (await engine.countMatches(filter, listWords(parts))) > 0) {
    return parts;
  }
  return (await correct(engine, filter, parts)) ?? parts;
}
