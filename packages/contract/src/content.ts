import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleDocument, Colors, KitSettings } from './bundle.js';
import { endpoint } from './endpoint.js';
import { Dependency, Id, Platform } from './items.js';
import { Warning } from './warning.js';

/** A size in which a site keeps its pictures, as WordPress registers it: 0 leaves that side free. */
export const ImageSize = z.object({
  width: z.int().check(z.gte(0), z.lte(10_000)),
  height: z.int().check(z.gte(0), z.lte(10_000)),
  crop: z.boolean(),
});
export type ImageSize = z.infer<typeof ImageSize>;

/** The site's own sizes of pictures: copies that the cloud has ready are named beside each. */
export const ImageSizes = z._default(z.array(ImageSize).check(z.maxLength(50)), []);

/** A smaller copy of a picture, ready-made, so that the site need not draw it. */
export const MediumVariant = z.object({
  sha256: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
  bytes: z.int(),
});
export type MediumVariant = z.infer<typeof MediumVariant>;

/** A file of a template, fetched from `url` and checked against `sha256`. */
export const ContentMedium = z.object({
  sha256: z.string(),
  url: z.string(),
  file_name: z.string(),
  mime: z.string(),
  bytes: z.int(),
  alt: z.string(),
  /** In px; only of pictures that come with `variants`. */
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  variants: z.optional(z.array(MediumVariant)),
});
export type ContentMedium = z.infer<typeof ContentMedium>;

/** What a site needs to put one template into something that is being edited. */
export const Content = z.object({
  item_id: z.int(),
  name: z.string(),
  platform: Platform,
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  document: BundleDocument,
  media: z.array(ContentMedium),
  warnings: z.array(Warning),
  /** Colours and fonts to add to the site's own, with `bring`; without, whether there would be any. */
  settings: z.optional(KitSettings),
  has_colors: z.optional(z.boolean()),
  /** Of a file of the cloud: the account that asks made it. A site runs code of nobody else, whoever's copy it is in. */
  is_own: z.optional(z.boolean()),
});
export type Content = z.infer<typeof Content>;

/** Counts as a download, once for each account and item; not with `dry_run`. */
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
    dry_run: z._default(z.boolean(), false),
  }),
  output: Content,
  errors: ['item_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'],
});
