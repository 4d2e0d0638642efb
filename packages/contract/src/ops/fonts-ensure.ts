import * as z from 'zod/mini';
import { ContentFont } from '../fonts.js';
import { operation } from './operation.js';

/**
 * Stores font families with their files in WordPress's Font Library, which shows nothing yet. Skips them for a person who can't
 * add fonts.
 */
export const fontsEnsure = operation({
  name: 'fonts.ensure',
  step: 'download',
  args: z.object({ families: z.array(ContentFont).check(z.minLength(1), z.maxLength(20)) }),
  capability: null,
});
