import * as z from 'zod/mini';
import { operation } from './operation.js';

/** Makes what was created visible, at the very end. A single import creates drafts and has none. */
export const publish = operation({
  name: 'publish',
  step: 'finalize',
  args: z.object({
    posts: z.array(z.string()),
    /** Published first, because a reference to a draft shows another menu. */
    navigations: z.optional(z.array(z.string())),
    /** Published before the posts. */
    templates: z.optional(z.array(z.string())),
  }),
  references: { posts: 'post.create', navigations: 'navigation.ensure', templates: 'template.write' },
  // Each post type has its own.
  capability: null,
});
