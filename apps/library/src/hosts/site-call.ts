import { type Boot, type Call, createCall } from '@kithouse/contract';

/** Creates a client of this page's site with its nonce. */
export const createSiteCall = ({ rest_root, nonce }: Pick<Boot, 'rest_root' | 'nonce'>): Call =>
  createCall({ root: rest_root, headers: { 'X-WP-Nonce': nonce } });
