import type { Boot } from '@kithouse/contract';

/** A page of the provider, in the language that WordPress is shown in. All of them open in a new tab. */
export const portalHref = ({ links, locale }: Boot, page = '') =>
  links.portal.replace(/\/*$/, `/${page}?${new URLSearchParams({ locale })}`);

export const outside = { target: '_blank', rel: 'noopener' } as const;
