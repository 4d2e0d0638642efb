/**
 * The part of a site's address that a key is bound to: host, port and folder. The scheme is left out, so that a site
 * keeps its keys when it moves to https. Nothing when the address is none of a website.
 */
export function normaliseSite(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.host === '') {
    return undefined;
  }
  return url.host + url.pathname.replace(/\/+$/, '');
}
