import { Platform } from '@kithouse/contract';
import { useSyncExternalStore } from 'react';
import type { Place } from './address.js';
import { findDestination } from './destinations.js';
import { useHost } from './host.js';
import { readLastPlatform } from './last-platform.js';

/** Where the person is now; renders again when that changes. */
export function usePlace(): Place {
  const { address } = useHost();
  return useSyncExternalStore(address.subscribe, address.current);
}

/** The platform of the place; on places without one that of the query, or the default. */
export function usePlatform(): Platform {
  return platformOf(usePlace(), useDefaultPlatform());
}

/** The platform of the open editor, the one chosen last, or the one this site supports. */
export function useDefaultPlatform(): Platform {
  const { boot, editor } = useHost();
  return editor?.platform ?? readLastPlatform() ?? (boot.has_elementor ? 'elementor' : 'gutenberg');
}

function platformOf(place: Place, otherwise: Platform): Platform {
  const destination = findDestination(place.path);
  const asked = Platform.safeParse(place.query.platform);
  return destination && 'platform' in destination ? destination.platform : (asked.data ?? otherwise);
}

/** The place as `redirect-to` writes it: path and query, to be read back by `splitReturnPath`. */
export function toReturnPath({ path, query }: Pick<Place, 'path' | 'query'>): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}

/** Undefined when the path is none of the product's own. */
export function splitReturnPath(value: string): Pick<Place, 'path' | 'query'> | undefined {
  const [path = '', search] = value.split('?');
  return findDestination(path) && { path, query: Object.fromEntries(new URLSearchParams(search)) };
}

/**
 * Takes a visitor to the sign-in screen, from where they return to where they are now. With `wanted` they find it open there,
 * and so does who makes an account: what stands in the route state was being done.
 */
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
