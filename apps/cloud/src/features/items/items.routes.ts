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
import { createCardStore } from './card-store.js';
import { openCatalogue } from './catalogue.service.js';
import * as items from './items.service.js';
import { getIndex } from './search-index.service.js';
import * as terms from './terms.service.js';

const choiceFacets = Object.keys(choiceCalls) as (keyof typeof choiceCalls)[];

export function itemRoutes({ db, config, index }: Deps): Route[] {
  const catalogue = openCatalogue({ db, index });
  const cards = { db, filesUrl: `${config.publicUrl}/files/` };
  const shelf = { ...cards, catalogue, listCards: createCardStore((ids) => items.listByIds(cards, ids)) };
  const kept = { version: catalogue.getVersion };
  const shared = { ...kept, sharedAt: () => 0 };
  // A person who has just added a favourite sees it in the count.
  const sharedUntilCounted = { ...kept, sharedAt: () => items.countBumps(db) };
  return [
    route(listItems, ({ input }) => items.list(shelf, input), shared),
    route(getItem, ({ input }) => items.getDetail(shelf, input), sharedUntilCounted),
    route(countItems, () => items.count(db), shared),
    route(countFacets, ({ input }) => items.countChoices(shelf, input), shared),
    route(getSearchIndex, ({ input }) => getIndex(cards, input.platform), shared),
    route(listSimilar, ({ input }) => items.listSimilarItems(shelf, input.slug), shared),
    route(listFeatured, ({ input }) => items.listFeaturedItems(shelf, input.platform), shared),
    ...choiceFacets.map((facet) => route(choiceCalls[facet], ({ input }) => terms.choices(shelf, facet, input), shared)),
    route(listCategories, ({ input }) => terms.categories(shelf, input.platform), shared),
    route(listTags, ({ input }) => terms.tags(shelf, input), shared),
    route(listDependencies, () => terms.dependencies(shelf), shared),
  ];
}
