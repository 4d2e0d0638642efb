import * as z from 'zod/mini';
import { operation } from './operation.js';

/** Adds stored families to the global styles of the active theme, so that WordPress prints their faces on every page. */
export const fontsActivate = operation({
  name: 'fonts.activate',
  step: 'finalize',
  args: z.object({ fonts: z.string() }),
  references: { fonts: 'fonts.ensure' },
  capability: null,
});
