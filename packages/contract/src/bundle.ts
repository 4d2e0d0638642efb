import * as z from 'zod/mini';
import { ElementorElement } from './elementor-element.js';
import { mapOf } from './endpoint.js';
import { Dependency, ItemType, Platform, Sha256 } from './items.js';
import { Warning } from './warning.js';

export const BundleMedia = z.object({
  sha256: Sha256,
  mime: z.string(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  bytes: z.int(),
  alt: z.string(),
  /** Safe for any file system: lower-case letters, digits, single dashes, one extension. */
  file_name: z.string().check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*\.[a-z0-9]+$/), z.maxLength(120)),
  source_url: z.optional(z.string()),
});
export type BundleMedia = z.infer<typeof BundleMedia>;

const documentFields = {
  key: z.string().check(z.regex(/^[a-z0-9][a-z0-9-]*$/), z.maxLength(120)),
  title: z.string(),
  slug: z.string(),
  post_type: z.string(),
  /** What the author's tool calls it: `page`, `section`, `header`, `popup`… */
  template_type: z.string(),
  page_template: z.optional(z.string()),
};

export const BlocksDocument = z.object({ ...documentFields, kind: z.literal('blocks'), content: z.string() });
export const ElementorDocument = z.object({
  ...documentFields,
  kind: z.literal('elementor'),
  content: z.array(ElementorElement),
  page_settings: mapOf(z.unknown()),
});
export const BundleDocument = z.discriminatedUnion('kind', [BlocksDocument, ElementorDocument]);
export type BundleDocument = z.infer<typeof BundleDocument>;

/** The colours and fonts that a kit's templates share. `id` is what their settings refer to. */
export const KitSettings = z.object({
  colors: z.array(z.object({ id: z.string(), title: z.string(), color: z.string(), role: z.enum(['system', 'custom']) })),
  fonts: z.array(
    z.object({ id: z.string(), title: z.string(), settings: mapOf(z.unknown()), role: z.enum(['system', 'custom']) }),
  ),
});
export type KitSettings = z.infer<typeof KitSettings>;

/** What happens to these when one template comes without its kit: the site's own are kept, they are brought along, or written into the template. */
export const Colors = z.enum(['keep', 'bring', 'flatten']);
export type Colors = z.infer<typeof Colors>;

/**
 * The one portable form of a template. Inside content, what the target site numbers itself is a symbol:
 * `kit:media/<sha256>/url`, `kit:media/<sha256>/id`, `kit:doc/<key>`, `kit:term/<taxonomy>/<slug>`, `kit:menu/<slug>`.
 */
export const Bundle = z.object({
  format: z.literal(1),
  platform: Platform,
  type: ItemType,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  settings: z.optional(KitSettings),
  documents: z.array(BundleDocument).check(z.minLength(1)),
  media: z.array(BundleMedia),
  warnings: z.array(Warning),
});
export type Bundle = z.infer<typeof Bundle>;
