import type { AnyIconName } from '@kithouse/ui/any-icon.js';
import { t } from '../../lib/i18n.js';

type PersonalScreen = { path: string; icon: AnyIconName; title: () => string };

/** Screens of the account's cloud and of shared content. */
export const cloudScreens: readonly PersonalScreen[] = [
  { path: 'clouds', icon: 'cloud', title: () => t('My Clouds') },
  { path: 'clouds/workspace', icon: 'folder', title: () => t('My WorkSpace') },
  { path: 'clouds/shared-workspace', icon: 'users-round', title: () => t('Shared with Me') },
];

/** Screens of the marketplace account, in the order of every menu. */
export const personalScreens: readonly PersonalScreen[] = [
  { path: 'favourites', icon: 'star', title: () => t('My Favourites') },
  { path: 'downloads', icon: 'download', title: () => t('My Downloads') },
  { path: 'purchased-items', icon: 'shopping-bag', title: () => t('Purchased Items') },
];

export const profileScreen: PersonalScreen = { path: 'profile', icon: 'circle-user-round', title: () => t('Profile') };

/** Screen of the site's imports, for people who can import. */
export const historyScreen: PersonalScreen = { path: 'history', icon: 'history', title: () => t('History') };
