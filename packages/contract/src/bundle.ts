import * as z from 'zod/mini';
import { Dependency, ItemType, Platform, Sha256 } from './items.js';

/**
 * The one portable form of a template. Inside content, what the target site numbers itself is a symbol:
 * `kit:media/<sha256>/url`, `kit:media/<sha256>/id`, `kit:doc/<key>`, `kit:term/<taxonomy>/<slug>`, `kit:menu/<slug>`.
 */
export const Warning = z.object({
  code: z.string(),
  message: z.string(),
  /** Where in the content, such as `content[0].elements[2].settings.image`. */
  place: z.optional(z.string()),
});
export type Warning = z.infer<typeof Warning>;

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

/** An Elementor element; only its frame is fixed, settings stay as they were read. */
export const ElementorElement: z.ZodMiniType<ElementorElement> = z.looseObject({
  id: z.string(),
  elType: z.string(),
  widgetType: z.optional(z.string()),
  settings: z.record(z.string(), z.unknown()),
  elements: z.lazy(() => z.array(ElementorElement)),
});
export type ElementorElement = {
  [key: string]: unknown;
  id: string;
  elType: string;
  widgetType?: string | undefined;
  settings: Record<string, unknown>;
  elements: ElementorElement[];
};

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
  page_settings: z.record(z.string(), z.unknown()),
});
export const BundleDocument = z.discriminatedUnion('kind', [BlocksDocument, ElementorDocument]);
export type BundleDocument = z.infer<typeof BundleDocument>;

export const Bundle = z.object({
  format: z.literal(1),
  platform: Platform,
  type: ItemType,
  title: z.string(),
  slug: z.string(),
  description: z.string(),
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  documents: z.array(BundleDocument).check(z.minLength(1)),
  media: z.array(BundleMedia),
  warnings: z.array(Warning),
});
export type Bundle = z.infer<typeof Bundle>;
