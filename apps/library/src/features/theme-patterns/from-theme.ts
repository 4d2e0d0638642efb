import type { Route } from '../../lib/address.js';

/** Returns whether the address asks for the patterns of the site's theme. */
export const isFromTheme = ({ from }: Route['query']): boolean => from === 'theme';
