import type { ComponentType } from 'react';
import { ListScreen } from '../features/items/list-screen.js';
import type { Place } from '../lib/address.js';
import type { Destination } from '../lib/destinations.js';
import { part } from '../lib/part.js';

type ScreenOf<D> = ComponentType<{ destination: D; place: Place }>;
type Route<D> = { screen: ScreenOf<D> /** Without header, such as the front page. */; bare?: boolean };
type Routes = { [S in Destination['screen']]: Route<Extract<Destination, { screen: S }>> };

/** One line for each kind of destination. Only the list is part of the first load. */
export const routes: Routes = {
  list: { screen: ListScreen },
  item: { screen: part(() => import('../features/items/detail-screen.js').then((file) => file.DetailScreen)) },
  'sign-in': {
    screen: part(() => import('../features/account/sign-in-screen.js').then((file) => file.SignInScreen)),
    bare: true,
  },
};
