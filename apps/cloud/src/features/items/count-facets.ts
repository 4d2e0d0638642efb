import { type CountedFacet, type FacetCount, getFacet } from '@kithouse/contract';
import { type Clause, correct, listWords, lookUpSearch } from '@kithouse/contract/search';
import type { Narrowing } from '../../ports/catalogue.js';
import { type Engine, toFilter } from './find-items.js';

const nothing: FacetCount = { total: 0, is_about: false, terms: [] };

/** Counts with an engine how many items the list would show with each choice. */
export async function countFacets(
  engine: Engine,
  query: Narrowing,
  facets: readonly CountedFacet[],
): Promise<Map<CountedFacet, FacetCount>> {
  const clauses = await findClauses(engine, query);
  const counts = await Promise.all(
    facets.map(async (facet) => {
      const filter = toFilter(query, getFacet(facet).isExclusive ? facet : undefined);
      return filter && clauses ? engine.countChoices(filter, listWords(clauses), facet) : nothing;
    }),
  );
  return new Map(facets.map((facet, at) => [facet, counts[at] ?? nothing]));
}

/** Returns the words that the list uses, corrected where it corrects them. */
async function findClauses(engine: Engine, query: Narrowing): Promise<Clause[] | undefined> {
  const clauses = await lookUpSearch(engine, query.search);
  const filter = toFilter(query);
  if (!clauses?.length || !filter || (await engine.countMatches(filter, listWords(clauses))) > 0) {
    return clauses;
  }
  return (await correct(engine, filter, clauses)) ?? clauses;
}
