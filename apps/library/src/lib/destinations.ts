import { ListType, Platform, Slug } from '@kithouse/contract';

/** Target of a path of the route table. */
export type Destination =
  | { screen: 'list'; platform: Platform; type: ListType }
  | { screen: 'item'; platform: Platform; type: ListType; slug: string }
  | { screen: 'templates'; platform: 'elementor' }
  | { screen: 'sign-in' }
  | { screen: 'theme-parts' }
  | { screen: 'history' }
  | { screen: 'settings' }
  | { screen: 'workspaces'; shared: boolean }
  | { screen: 'workspace'; shared: boolean; slug: string }
  | { screen: AccountScreen };

/** Account screens by path. */
export const accountScreens = [
  'clouds',
  'clouds/trash',
  'clouds/save-template',
  'favourites',
  'downloads',
  'purchased-items',
  'profile',
] as const;
export type AccountScreen = (typeof accountScreens)[number];

/** Only Elementor: Gutenberg manages its patterns itself. */
export const templatesPath = 'elementor/templates';
export const themePartsPath = 'theme-parts';
export const saveTemplatePath = 'clouds/save-template' satisfies AccountScreen;

/**
 * Finds the destination of a path; undefined if unknown. Unknown paths are never followed, so a link cannot leave the product.
 */
export function findDestination(path: string): Destination | undefined {
  if (path === 'sign-in' || path === 'history' || path === 'settings' || path === themePartsPath) {
    return { screen: path };
  }
  if (path === templatesPath) {
    return { screen: 'templates', platform: 'elementor' };
  }
  const accountScreen = accountScreens.find((screen) => screen === path);
  if (accountScreen) {
    return { screen: accountScreen };
  }
  const [first, second, third, ...more] = path.split('/');
  if (first === 'clouds') {
    return more.length > 0 ? undefined : findWorkspaces(second, third);
  }
  const platform = Platform.safeParse(first).data;
  const type = ListType.safeParse(second).data;
  if (!platform || !type || more.length > 0) {
    return undefined;
  }
  if (third === undefined) {
    return { screen: 'list', platform, type };
  }
  return Slug.safeParse(third).success ? { screen: 'item', platform, type, slug: third } : undefined;
}

function findWorkspaces(place: string | undefined, slug: string | undefined): Destination | undefined {
  const shared = place === 'shared-workspace';
  if (!shared && place !== 'workspace') {
    return undefined;
  }
  if (slug === undefined) {
    return { screen: 'workspaces', shared };
  }
  return Slug.safeParse(slug).success ? { screen: 'workspace', shared, slug } : undefined;
}

export const homeOf = (platform: Platform) => `${platform}/packs`;

/** Path that replaces unknown ones. */
export const fallbackPath = homeOf('elementor');
