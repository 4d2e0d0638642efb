/** Stands for this portal, whatever its real address: only what resolves to it is a page of ours. */
const here = 'https://portal.invalid';

/** The page that a `?next=` asks for, when it is one of ours and not signing in again; else the account. */
export function readNext(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? '';
  if (!next.startsWith('/') || !URL.canParse(next, here)) {
    return '/account';
  }
  const { origin, pathname, search: query, hash } = new URL(next, here);
  // A path of two slashes would be read as a host by whoever goes there.
  const isOurs = origin === here && !pathname.startsWith('//') && !/^\/sign-(in|up)\/?$/.test(pathname);
  return isOurs ? pathname + query + hash : '/account';
}

/** Address of a page that comes back to `next` when it is done. */
export const withNext = (page: '/sign-in' | '/sign-up', next: string) => `${page}?${new URLSearchParams({ next })}`;
