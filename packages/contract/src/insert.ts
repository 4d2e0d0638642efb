import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleDocument, ElementorElement, Warning } from './bundle.js';
import { endpoint } from './endpoint.js';
import { Dependency, Id, Platform } from './items.js';

/** What a site needs to put one template on itself. Media are fetched from `url` and checked against `sha256`. */
export const Content = z.object({
  item_id: z.int(),
  name: z.string(),
  platform: Platform,
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  document: BundleDocument,
  media: z.array(
    z.object({
      sha256: z.string(),
      url: z.string(),
      file_name: z.string(),
      mime: z.string(),
      bytes: z.int(),
      alt: z.string(),
    }),
  ),
  warnings: z.array(Warning),
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
  input: z.object({ id: Id, platform: Platform, dry_run: z._default(z.boolean(), false) }),
  output: Content,
  errors: ['item_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'],
});

/** What would happen, in numbers; `bytes` is what would be downloaded. */
export const InsertPlan = z.object({
  documents: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
  plugins: z.array(Dependency),
  warnings: z.array(Warning),
});

export const insertItem = endpoint({
  name: 'insert',
  method: 'POST',
  path: '/insert',
  timeout: 180_000,
  runs: 'site',
  access: 'signed-in',
  capabilities: [brand.readCapability],
  input: z.object({
    id: z.int(),
    postId: z._default(z.int(), 0),
    origin: z._default(z.enum(['remote', 'cloud', 'local']), 'remote'),
    platform: Platform,
    dry_run: z._default(z.boolean(), false),
  }),
  output: z.object({
    /** Block markup on gutenberg, elements with fresh ids on elementor; absent after a dry run. */
    content: z.optional(z.union([z.string(), z.array(ElementorElement)])),
    page_settings: z.optional(z.record(z.string(), z.unknown())),
    plan: z.optional(InsertPlan),
    warnings: z.array(Warning),
  }),
  errors: ['invalid_data', 'item_not_found', brand.requiredProCode, 'required_elementor', 'invalid_permission', 'import_failed'],
});

export const importPage = endpoint({
  name: 'import.page',
  method: 'POST',
  path: '/import/page',
  timeout: 180_000,
  runs: 'site',
  access: 'signed-in',
  capabilities: ['edit_pages', 'upload_files'],
  input: z.object({ id: z.int(), title: z.string().check(z.minLength(1), z.maxLength(200)), platform: Platform }),
  output: z.object({
    post_id: z.int(),
    edit_link: z.string(),
    elementor_edit_link: z.optional(z.string()),
    visit: z.string(),
    warnings: z.array(Warning),
  }),
  errors: ['invalid_data', 'item_not_found', brand.requiredProCode, 'required_elementor', 'invalid_permission', 'import_failed'],
});
