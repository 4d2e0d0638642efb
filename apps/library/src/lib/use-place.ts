import { Platform } from '@kithouse/contract';
import { useSyncExternalStore } from 'react';
import type { Place } from './address.js';
import { findDestination } from './destinations.js';
import { useHost } from './host.js';
import { readLastPlatform } from './last-platform.js';

/** Returns the current place and re-renders on changes. */
export function usePlace(): Place {
  const { address } = useHost();
  return useSyncExternalStore(address.subscribe, address.current);
}

/** Returns the platform of the place, or of its query, or the default. */
export function usePlatform(): Platform {
  return platformOf(usePlace(), useDefaultPlatform());
}

/** Returns the open editor's platform, the last chosen one, or one that this site supports. */
export function useDefaultPlatform(): Platform {
  const { boot, editor } = useHost();
  return editor?.platform ?? readLastPlatform() ?? (boot.has_elementor ? 'elementor' : 'gutenberg');
}

function platformOf(place: Place, otherwise: Platform): Platform {
  const destination = findDestination(place.path);
  const asked = Platform.safeParse(place.query.platform);
  return destination && 'platform' in destination ? destination.platform : (asked.data ?? otherwise);
}

/** Formats a place for `redirect-to`, read back by `splitReturnPath`. */
export function toReturnPath({ path, query }: Pick<Place, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Returns undefined for unknown paths. */
export function splitReturnPath(value: string): Pick<Place, 'path' | 'query'> | undefined {
  const [path = '', search] = value.split('?');
  return findDestination(path) && { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/** Opens the sign-in screen with a return to this place. With `wanted` the interrupted action reopens, also for a new account. */
export function useSignIn(wanted?: Place['query']): () => void {
  const { address } = useHost();
  const otherwise = useDefaultPlatform();
  return () => {
    const place = address.current();
    const query = { 'redirect-to': toReturnPath(place), platform: platformOf(place, otherwise) };
    const redirect = wanted && toReturnPath({ path: place.path, query: { ...place.query, ...wanted } });
    address.go('sign-in', { query, ...(redirect && { state: { redirect } }) });
  };
}
