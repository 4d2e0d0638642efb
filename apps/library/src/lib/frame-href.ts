/** Returns the address of a page for a frame of this site; undefined for an invalid one. */
export function toFrameHref(frame_url: string, page: string | undefined): string | undefined {
  const url = URL.canParse(frame_url) ? new URL(frame_url) : undefined;
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:')) {
    return undefined;
  }
  url.searchParams.set('site', window.location.origin);
  if (page) {
    url.searchParams.set('page', page);
  }
  return url.href;
}
