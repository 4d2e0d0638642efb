import * as z from 'zod/mini';
import { operation } from './operation.js';

const Count = z.int().check(z.gte(0));

/** Compares the site with the plan and reports differences; changes nothing. */
export const verify = operation({
  name: 'verify',
  step: 'finalize',
  args: z.object({ documents: Count, media: Count, term_count: z.optional(Count), menu_item_count: z.optional(Count) }),
  capability: null,
});
