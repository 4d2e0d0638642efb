import { countItems, getItem, listCategories, listFeatured, listItems, listTemplateTypes } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import { openSqlCatalogue } from './catalogue.queries.js';
import * as items from './items.service.js';

export function itemRoutes({ db, config }: Deps): Route[] {
  const shelf = { db, catalogue: openSqlCatalogue(db), filesUrl: `${config.publicUrl}/files/` };
  const kept = { version: () => items.getVersion(db) };
  return [
    route(listItems, ({ input }) => items.list(shelf, input), kept),
    route(getItem, ({ input }) => items.getDetail(shelf, input), kept),
    route(countItems, () => items.count(db), kept),
    route(listFeatured, ({ input }) => items.listFeaturedItems(shelf, input.platform), kept),
    route(listTemplateTypes, ({ input }) => items.listTemplateTypes(db, input.platform, input.itemType), kept),
    route(listCategories, ({ input }) => items.listCategories(db, input.platform), kept),
  ];
}
