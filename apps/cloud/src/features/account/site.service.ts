import { AppError, parseUrl, type Site } from '@kithouse/contract';

/** Holds a site's readable address and its normalised form. */
export type SiteAddress = { name: string; site_url: string; site: string };

/**
 * Returns the part of a site's address that a key is bound to: host, port and folder. Omits the scheme, so that keys survive a
 * move to https. Undefined if the address is no website.
 */
export function normaliseSite(address: string): string | undefined {
  const url = parseUrl(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host === '') {
    return undefined;
  }
  // A trailing dot is not part of the host name, and a host of dots only is invalid.
  const host = url.host.replace(/\.+(?=:|$)/, '');
  return /^(:|$)/.test(host) ? undefined : host + url.pathname.replace(/\/+$/, '');
}

/** Parses a site. Throws `invalid_input` if the address is no website. */
export function readSite({ url, name }: Site): SiteAddress {
  const site = normaliseSite(url);
  if (site === undefined || site.includes('\0') || name.includes('\0')) {
    throw new AppError('invalid_input', undefined, { 'site.url': 'Enter the address of a website.' });
  }
  return { site, site_url: `${new URL(url).protocol}//${site}`, name: name.trim().slice(0, 200) || site.slice(0, 200) };
}
