import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleDocument, Colors, KitSettings } from './bundle.js';
import { DesignRoom, DocumentDesign } from './design.js';
import { endpoint } from './endpoint.js';
import { ownFacts } from './facts.js';
import { ContentFont } from './fonts.js';
import { Dependency, Id, Platform } from './items.js';
import { Warning } from './warning.js';

/** Describes a registered image size of a site; 0 leaves that side free. */
export const ImageSize = z.object({
  width: z.int().check(z.gte(0), z.lte(10_000)),
  height: z.int().check(z.gte(0), z.lte(10_000)),
  crop: z.boolean(),
});
export type ImageSize = z.infer<typeof ImageSize>;

/** Image sizes of the site, for which the cloud returns existing copies. */
export const ImageSizes = z._default(z.array(ImageSize).check(z.maxLength(50)), []);

export const MediumVariant = z.object({
  sha256: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type MediumVariant = z.infer<typeof MediumVariant>;

/** Describes a file of a template, downloaded from `url` and checked against `sha256`. */
export const ContentMedium = z.object({
  sha256: z.string(),
  url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  alt: z.string(),
  /** In px; present with `variants` only. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  variants: z.optional(z.array(MediumVariant)),
});
export type ContentMedium = z.infer<typeof ContentMedium>;

export const Content = z.object({
  item_id: z.int(),
  name: z.string(),
  platform: Platform,
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  document: BundleDocument,
  media: z.array(ContentMedium),
  /** Families that the document names. */
  fonts: z.optional(z.array(ContentFont).check(z.maxLength(20))),
  warnings: z.array(Warning),
  /** Colours and fonts to add, with `bring`; otherwise tells whether there are any. */
  settings: z.optional(KitSettings),
  has_colors: z.optional(z.boolean()),
  /** The global classes and variables that an import would add. */
  design: z.optional(DocumentDesign),
  /** True if the requesting account is the author, of a cloud file or its copy. Sites run scripts of nobody else. */
  is_own: z.optional(z.boolean()),
});
export type Content = z.infer<typeof Content>;

/** Returns a template's content. Counts as a download once per account and item; not with `dry_run`. */
export const getContent = endpoint({
  name: 'content.get',
  method: 'POST',
  path: '/content',
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({
    id: Id,
    platform: Platform,
    colors: z._default(Colors, 'keep'),
    image_sizes: ImageSizes,
    ...ownFacts,
    dry_run: z._default(z.boolean(), false),
    /** Sent with `dry_run` by sites that ask about taken names of global classes. */
    design: z.optional(DesignRoom),
  }),
  output: Content,
  errors: ['item_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'],
});
