import { ListType, Platform, Slug } from '@kithouse/contract';

/** What a path of the route table leads to. */
export type Destination =
  | { screen: 'list'; platform: Platform; type: ListType }
  | { screen: 'item'; platform: Platform; type: ListType; slug: string }
  | { screen: 'sign-in' };

/** Undefined for a path the product does not know; such a path is never followed, so a link cannot lead out of it. */
export function findDestination(path: string): Destination | undefined {
  if (path === 'sign-in') {
    return { screen: 'sign-in' };
  }
  const [first, second, third, ...more] = path.split('/');
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

export const homeOf = (platform: Platform) => `${platform}/packs`;

/** Where paths lead that the product does not know. */
export const fallbackPath = homeOf('elementor');
