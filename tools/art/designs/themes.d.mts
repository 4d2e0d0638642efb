import type { Theme } from '../nodes.mjs';

/** Returns the same look on a dark or coloured ground. */
export function on(theme: Theme, ink: string, muted?: string, more?: Partial<Theme>): Theme;
