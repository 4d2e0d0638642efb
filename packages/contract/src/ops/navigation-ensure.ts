import * as z from 'zod/mini';
import { BlocksDocument } from '../bundle.js';
import { mapOf } from '../endpoint.js';
import { operation, symbolMakers } from './operation.js';
import { TemplateSlug } from './template-write.js';

/** Creates a menu of a block theme as a draft. `publish` shows it before the templates that refer to it. */
export const navigationEnsure = operation({
  name: 'navigation.ensure',
  step: 'wp-content',
  args: z.object({
    slug: TemplateSlug,
    title: z.string(),
    /** The blocks inside a navigation block. */
    document: BlocksDocument,
    /** Operations by the symbols they resolve; all come earlier. */
    refs: z.optional(mapOf(z.string())),
  }),
  references: { refs: symbolMakers },
  capability: 'edit_theme_options',
});
