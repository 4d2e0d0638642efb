import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { DesignConflict } from './design.js';
import { ElementorElement } from './elementor-element.js';
import { endpoint, mapOf } from './endpoint.js';
import { Dependency, Platform } from './items.js';
import { Warning } from './warning.js';

/** Has the download size in `bytes`. */
export const InsertPreview = z.object({
  documents: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
  plugins: z.array(Dependency),
  warnings: z.array(Warning),
  /** The template has its own colours and fonts to choose about. */
  has_colors: z.optional(z.boolean()),
  /** Global classes and variables that need a choice on import. */
  design: z.optional(z.array(DesignConflict)),
  /** Elements that no active plugin supports; an open Elementor cannot store them. */
  unknown: z.optional(z.array(z.string())),
  has_page_settings: z.optional(z.boolean()),
});

/** Source of a template, which defines its `id`: library items, cloud files (`my_cloud_id`), or posts of this site. */
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
    /** Block markup on gutenberg, elements with new ids on elementor; absent after a dry run. */
    content: z.optional(z.union([z.string(), z.array(ElementorElement)])),
    page_settings: z.optional(mapOf(z.unknown())),
    plan: z.optional(InsertPreview),
    warnings: z.array(Warning),
  }),
  errors: refusals,
});
