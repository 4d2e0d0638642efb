import { Platform } from '@kithouse/contract';
import { useSyncExternalStore } from 'react';
import type { Route } from './address.js';
import { findDestination } from './destinations.js';
import { useHost } from './host.js';
import { readLastPlatform } from './last-platform.js';

/** Returns the current place and re-renders on changes. */
export function useRoute(): Route {
  const { address } = useHost();
  return useSyncExternalStore(address.subscribe, address.current);
}

/** Returns the platform of the place, or of its query, or the default. */
export function usePlatform(): Platform {
  return platformOf(useRoute(), useDefaultPlatform());
}

/** Returns the open editor's platform, the last chosen one, or one that this site supports. */
export function useDefaultPlatform(): Platform {
  const { boot, editor } = useHost();
  return editor?.platform ?? readLastPlatform() ?? (boot.has_elementor ? 'elementor' : 'gutenberg');
}

function platformOf(route: Route, otherwise: Platform): Platform {
  const destination = findDestination(route.path);
  const requested = Platform.safeParse(route.query.platform);
  return destination && 'platform' in destination ? destination.platform : (requested.data ?? otherwise);
}

/** Formats a place for `redirect-to`, read back by `splitReturnPath`. */
export function toReturnPath({ path, query }: Pick<Route, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns undefined for unknown paths. */
export function splitReturnPath(value: string): Pick<Route, 'path' | 'query'> | undefined {
  const [path = '', search] = value.split('?');
  return findDestination(path) && { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Opens the sign-in screen with a return to this place. With `wanted` the interrupted action reopens, also for a new account. */
export function useSignIn(wanted?: Route['query']): () => void {
  const { address } = useHost();
  const otherwise = useDefaultPlatform();
  return () => {
    const route = address.current();
    const query = { 'redirect-to': toReturnPath(route), platform: platformOf(route, otherwise) };
    const redirect = wanted && toReturnPath({ path: route.path, query: { ...route.query, ...wanted } });
    address.go('sign-in', { query, ...(redirect && { state: { redirect } }) });
  };
}
