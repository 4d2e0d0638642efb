import { rateItem } from '@kithouse/contract';
import type { Deps } from '../../deps.js';
import { type Route, route } from '../../http/route.js';
import * as ratings from './ratings.service.js';

export function ratingRoutes({ db }: Deps): Route[] {
  return [route(rateItem, ({ input, user }) => ratings.rate(db, user.id, input))];
}
