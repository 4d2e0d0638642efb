import type { Boot } from '@kithouse/contract';

/** A page of the provider. All of them open in a new tab. */
export const portalHref = ({ links }: Boot, page = '') => links.portal.replace(/\/*$/, `/${page}`);

export const outside = { target: '_blank', rel: 'noopener' } as const;
