import type { ComponentType } from 'react';
import { ListScreen } from '../features/items/list-screen.js';
import type { Route } from '../lib/address.js';
import type { AccountScreen, Destination } from '../lib/destinations.js';
import { lazyComponent } from '../lib/lazy-component.js';

type ScreenOf<D> = ComponentType<{ destination: D; route: Route }>;
type RouteEntry<D> = {
  screen: ScreenOf<D>;
  /** Without the header, such as the sign-in screen. */
  bare?: boolean;
  /** For signed-in people only; others sign in first and return. */
  isPersonal?: boolean;
};
type DestinationOf<S> = S extends AccountScreen ? { screen: AccountScreen } : Extract<Destination, { screen: S }>;
type Routes = { [S in Destination['screen']]: RouteEntry<DestinationOf<S>> };

const PersonalScreen = lazyComponent(() =>
  import('../features/personal-lists/personal-screen.js').then((file) => file.PersonalScreen),
);
const personal = { screen: PersonalScreen, isPersonal: true };

/** Maps each kind of destination to its screen. Only the list is in the first load. */
export const routes: Routes = {
  list: { screen: ListScreen },
  item: { screen: lazyComponent(() => import('../features/items/detail-screen.js').then((file) => file.DetailScreen)) },
  templates: {
    screen: lazyComponent(() => import('../features/saved-templates/templates-screen.js').then((file) => file.TemplatesScreen)),
  },
  'theme-parts': {
    screen: lazyComponent(() => import('../features/theme-parts/theme-parts-screen.js').then((file) => file.ThemePartsScreen)),
  },
  'sign-in': {
    screen: lazyComponent(() => import('../features/account/sign-in-screen.js').then((file) => file.SignInScreen)),
    bare: true,
  },
  settings: {
    screen: lazyComponent(() => import('../features/connection/settings-screen.js').then((file) => file.SettingsScreen)),
  },
  history: { screen: lazyComponent(() => import('../features/history/history-screen.js').then((file) => file.HistoryScreen)) },
  workspaces: {
    screen: lazyComponent(() => import('../features/workspaces/workspaces-screen.js').then((file) => file.WorkspacesScreen)),
    isPersonal: true,
  },
  workspace: {
    screen: lazyComponent(() => import('../features/workspaces/workspace-screen.js').then((file) => file.WorkspaceScreen)),
    isPersonal: true,
  },
  clouds: personal,
  'clouds/trash': personal,
  'clouds/save-template': personal,
  favourites: personal,
  downloads: personal,
  'purchased-items': personal,
  profile: personal,
};
