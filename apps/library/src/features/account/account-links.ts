import type { Boot } from '@kithouse/contract';

/** Builds the address of a portal page in WordPress's language. All open in a new tab. */
export const portalHref = ({ links, locale }: Boot, page = '') =>
  links.portal.replace(/\/*$/, `/${page}?${new URLSearchParams({ locale })}`);

export const outside = { target: '_blank', rel: 'noopener' } as const;
