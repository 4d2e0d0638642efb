import { toggleFavourite } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as favourites from './favourites.service.js';

export function favouriteRoutes({ db }: Deps): Route[] {
  return [route(toggleFavourite, ({ input, user }) => favourites.toggle(db, user.id, input))];
}
