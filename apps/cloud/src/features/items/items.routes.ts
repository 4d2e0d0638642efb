import {
  choiceCalls,
  countFacets,
  countItems,
  getItem,
  getSearchIndex,
  listCategories,
  listDependencies,
  listFeatured,
  listItems,
  listSimilar,
  listTags,
} from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { openCatalogue } from './catalogue.service.js';
import * as items from './items.service.js';
import { readCardsAhead } from './read-ahead.service.js';
import { getIndex } from './search-index.service.js';
import * as terms from './terms.service.js';

const { category: _category, ...plainCalls } = choiceCalls;
const plainFacets = Object.keys(plainCalls) as (keyof typeof plainCalls)[];

export function itemRoutes({ db, config, index, log }: Deps): Route[] {
  const catalogue = openCatalogue({ db, index });
  const cards = { db, filesUrl: `${config.publicUrl}/files/` };
  const shelf = { ...cards, catalogue, cardStore: items.openCardStore(cards) };
  index?.whenBuilt((ids) => void readCardsAhead(shelf, ids, log));
  const kept = { version: catalogue.getVersion };
  const sharedLists = { ...kept, sharedAt: () => 0 };
  const shared = { ...sharedLists, sharedBy: 'input' } as const;
  // A person who has just added a favourite sees it in the count.
  const sharedUntilCounted = { ...shared, version: catalogue.getCountedVersion };
  return [
    route(listItems, ({ input }) => items.list(shelf, input), sharedLists),
    route(getItem, ({ input }) => items.getDetail(shelf, input), sharedUntilCounted),
    route(countItems, () => items.count(db), shared),
    route(countFacets, ({ input }) => items.countChoices(shelf, input), shared),
    route(getSearchIndex, ({ input }) => getIndex(cards, input.platform), shared),
    route(listSimilar, ({ input }) => items.listSimilarItems(shelf, input.slug), shared),
    route(listFeatured, ({ input }) => items.listFeaturedItems(shelf, input.platform), shared),
    ...plainFacets.map((facet) => route(plainCalls[facet], ({ input }) => terms.choices(shelf, facet, input), shared)),
    route(listCategories, ({ input }) => terms.categories(shelf, input), shared),
    route(listTags, ({ input }) => terms.tags(shelf, input), shared),
    route(listDependencies, () => terms.dependencies(shelf), shared),
  ];
}
