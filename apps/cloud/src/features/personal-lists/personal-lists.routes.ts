import { listDownloads, listFavourites, listPurchasedItems } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as lists from './personal-lists.service.js';

export function personalListRoutes({ db, config }: Deps): Route[] {
  const shelf = { db, filesUrl: `${config.publicUrl}/files/` };
  return [
    route(listFavourites, ({ input, user }) => lists.favourites(shelf, user?.id, input)),
    route(listDownloads, ({ input, user }) => lists.downloads(shelf, user.id, input)),
    route(listPurchasedItems, ({ input, user }) => lists.purchases(shelf, user.id, input)),
  ];
}
