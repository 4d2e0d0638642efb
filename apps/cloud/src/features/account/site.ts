import { AppError, type Site } from '@kithouse/contract';

/** A site as people read it, and the part of its address that is compared. */
export type SiteAddress = { name: string; site_url: string; site: string };

/**
 * The part of a site's address that a key is bound to: host, port and folder. The scheme is left out, so that a site
 * keeps its keys when it moves to https. Nothing when the address is none of a website.
 */
export function normaliseSite(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.host === '') {
    return undefined;
  }
  // The dot that ends a full host name is not part of it, and a name of nothing else is none.
  const host = url.host.replace(/\.+(?=:|$)/, '');
  return /^(:|$)/.test(host) ? undefined : host + url.pathname.replace(/\/+$/, '');
}

/** Throws `invalid_input` when the address is none of a website. */
export function readSite({ url, name }: Site): SiteAddress {
  const site = normaliseSite(url);
  if (site === undefined || site.includes('\0') || name.includes('\0')) {
    throw new AppError('invalid_input', undefined, { 'site.url': 'Please give the address of a website.' });
  }
  return { site, site_url: `${new URL(url).protocol}//${site}`, name: name.trim().slice(0, 200) || site.slice(0, 200) };
}
