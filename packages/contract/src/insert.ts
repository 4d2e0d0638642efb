import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { ElementorElement } from './elementor-element.js';
import { endpoint, mapOf } from './endpoint.js';
import { Dependency, Platform } from './items.js';
import { Warning } from './warning.js';

/** What would happen, in numbers; `bytes` is what would be downloaded. */
export const InsertPlan = z.object({
  documents: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
  plugins: z.array(Dependency),
  warnings: z.array(Warning),
  /** The template comes with colours and fonts of its own, so there is a choice to make of them. */
  has_colors: z.optional(z.boolean()),
  /** Names of elements that no active plugin of this site knows: an open Elementor has no way to hold them. */
  unknown: z.optional(z.array(z.string())),
  /** It comes with settings for the page it stands on. */
  has_page_settings: z.optional(z.boolean()),
});

/** Where a template comes from, and so what its `id` counts: items, files of the cloud (`my_cloud_id`), or posts of this site. */
export const Origin = z._default(z.enum(['remote', 'cloud', 'local']), 'remote');

const refusals = [
  'invalid_data',
  'item_not_found',
  'file_not_found',
  brand.requiredProCode,
  'required_elementor',
  'invalid_permission',
  'import_failed',
] as const;

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
    origin: Origin,
    platform: Platform,
    colors: z._default(Colors, 'keep'),
    dry_run: z._default(z.boolean(), false),
  }),
  output: z.object({
    /** Block markup on gutenberg, elements with fresh ids on elementor; absent after a dry run. */
    content: z.optional(z.union([z.string(), z.array(ElementorElement)])),
    page_settings: z.optional(mapOf(z.unknown())),
    plan: z.optional(InsertPlan),
    warnings: z.array(Warning),
  }),
  errors: refusals,
});
