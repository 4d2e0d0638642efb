import type { ComponentType } from 'react';
import type { Route } from '../../lib/address.js';
import type { AccountScreen } from '../../lib/destinations.js';
import { CloudsScreen } from '../library-files/clouds-screen.js';
import { TrashScreen } from '../library-files/trash-screen.js';
import { SaveTemplateScreen } from '../push/save-template-screen.js';
import { DownloadsScreen } from './downloads-screen.js';
import { FavouritesScreen } from './favourites-screen.js';
import { ProfileScreen } from './profile-screen.js';
import { PurchasedScreen } from './purchased-screen.js';

const screens: Record<AccountScreen, ComponentType<{ route: Route }>> = {
  clouds: CloudsScreen,
  'clouds/trash': TrashScreen,
  'clouds/save-template': SaveTemplateScreen,
  favourites: FavouritesScreen,
  downloads: DownloadsScreen,
  'purchased-items': PurchasedScreen,
  profile: ProfileScreen,
};

/** Renders all account screens in one chunk, because they are visited together. */
export function PersonalScreen({ destination, route }: { destination: { screen: AccountScreen }; route: Route }) {
  const Content = screens[destination.screen];
  return <Content route={route} />;
}
