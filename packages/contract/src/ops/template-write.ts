import * as z from 'zod/mini';
import { BlocksDocument } from '../bundle.js';
import { mapOf } from '../endpoint.js';
import { operation, symbolMakers } from './operation.js';

export const ThemeSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/));
export const TemplateSlug = z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]{0,119}$/));

/**
 * Writes a template or template part of a block theme as a draft under a temporary name. `publish` gives it its name, so that
 * the theme shows it.
 */
export const templateWrite = operation({
  name: 'template.write',
  step: 'wp-content',
  args: z.object({
    kind: z.enum(['wp_template', 'wp_template_part']),
    /** The theme that the site will have. */
    theme: ThemeSlug,
    slug: TemplateSlug,
    /** Of a part. */
    area: z.optional(z.enum(['header', 'footer'])),
    title: z.string(),
    document: BlocksDocument,
    /** Operations by the symbols they resolve; all come earlier. */
    refs: z.optional(mapOf(z.string())),
  }),
  references: { refs: symbolMakers },
  capability: 'edit_theme_options',
});
