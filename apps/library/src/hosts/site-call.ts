import { type Boot, type Call, createCall } from '@kithouse/contract';

/** Calls the site of this page; by the nonce WordPress knows that the page itself asks. */
export const createSiteCall = ({ rest_root, nonce }: Pick<Boot, 'rest_root' | 'nonce'>): Call =>
  createCall({ root: rest_root, headers: { 'X-WP-Nonce': nonce } });
