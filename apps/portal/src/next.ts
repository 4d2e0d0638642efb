/** Represents this portal at any address: only what resolves to it is internal. */
const here = 'https://portal.invalid';

/** Reads the page of `?next=` if it is internal and not signing in again; otherwise the account. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, here)) {
    return '/account';
  }
  const { origin, pathname, search: query, hash } = new URL(next, here);
  // A path with two slashes would be followed as a host.
  const isOurs = origin === here && !pathname.startsWith('//') && !/^\/sign-(in|up)\/?$/.test(pathname);
  return isOurs ? pathname + query + hash : '/account';
}

/** Builds the address of a page that continues to `next`. */
export const withNext = (page: '/sign-in' | '/sign-up', next: string) => `${page}?${new URLSearchParams({ next })}`;
