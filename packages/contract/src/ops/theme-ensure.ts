import * as z from 'zod/mini';
import { operation } from './operation.js';
import { Theme } from './theme-activate.js';

/** Installs a theme of wordpress.org and activates it; `activate` is false where what visitors see changes only at the end. */
export const themeEnsure = operation({
  name: 'theme.ensure',
  step: 'theme',
  args: z.extend(Theme, { activate: z.optional(z.boolean()) }),
  capability: null,
});
