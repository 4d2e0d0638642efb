import * as z from 'zod/mini';
import { operation } from './operation.js';

/** Adds a category, a tag or the like; one that the site has under that slug is used. */
export const termEnsure = operation({
  name: 'term.ensure',
  step: 'wp-content',
  args: z.object({
    taxonomy: z.string(),
    slug: z.string(),
    name: z.string(),
    description: z.optional(z.string()),
    parent: z.optional(z.string()),
  }),
  references: { parent: 'term.ensure' },
  // Each taxonomy has its own.
  capability: null,
});
