import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleMenu, BundleSite, KitSettings } from './bundle.js';
import { ImageSizes } from './content.js';
import { endpoint, mapOf } from './endpoint.js';
import { Dependency, Id, Platform, Sha256 } from './items.js';
import { Conflict, PostKind } from './plan-ops.js';
import { Warning } from './warning.js';

/** One document of a pack, without its content. */
export const PackDocument = z.object({
  key: z.string(),
  title: z.string(),
  slug: z.string(),
  as: PostKind,
  post_type: z.string(),
  template_type: z.string(),
  front_page: z.boolean(),
  posts_page: z.boolean(),
  is_demo: z.boolean(),
});
export type PackDocument = z.infer<typeof PackDocument>;

/** What a pack makes of a site, as far as a person decides over it before the import. */
export const PackInfo = z.object({
  id: z.int(),
  name: z.string(),
  platform: Platform,
  /** Whether it brings colours or a logo that can be changed. */
  has_settings: z.boolean(),
  site: BundleSite,
  /** Address of its logo; empty without one. */
  logo_url: z.string(),
  settings: z.nullable(KitSettings),
  documents: z.array(PackDocument),
  menus: z.array(z.object({ slug: BundleMenu.shape.slug, name: z.string(), locations: z.array(z.string()), items: z.int() })),
  terms: z.int(),
  forms: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  /** Plugins that packs of such categories often go with; nothing of the pack needs them. */
  suggested: z.array(Dependency),
  theme: z.object({ slug: z.string(), name: z.string() }),
  /** Address of a page that shows the pack and takes the posted message of the wizard. `?page=<key>` shows another of its pages. */
  preview_url: z.string(),
  warnings: z.array(Warning),
});
export type PackInfo = z.infer<typeof PackInfo>;

const refused = ['item_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'] as const;

export const getPackInfo = endpoint({
  name: 'packs.info',
  method: 'GET',
  path: '/packs/{id}/info',
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({ id: Id }),
  output: PackInfo,
  errors: refused,
});

/** What a person chose for the site that a pack makes. */
export const SiteChoices = z.object({
  /** Left out: the site keeps its own. */
  title: z.optional(z.string().check(z.maxLength(200))),
  slogan: z.optional(z.string().check(z.maxLength(500))),
  /** `pack` takes that of the pack; a number is a picture of the site itself; left out: the site keeps its own. */
  logo: z.optional(z.union([z.literal('pack'), z.int().check(z.gte(1))])),
  logo_size: z._default(z.int().check(z.gte(20), z.lte(800)), 211),
  /** By id, `#rrggbb` or `#rrggbbaa`; those that are not named stay as the pack has them. */
  color: z._default(mapOf(z.string().check(z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))), {}),
  /** Slug of the theme to make that of the site; empty: the active one stays. */
  theme: z._default(z.string().check(z.regex(/^([a-z0-9][a-z0-9_-]{0,119})?$/)), ''),
  /** Slugs of plugins to install and activate: of those that the pack needs or that are suggested. */
  plugins: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100)), []),
  import_demo_content: z._default(z.boolean(), true),
  /** Keys of documents; left out: all of them. */
  documents: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(10_000))),
  /** By key of a document. */
  conflicts: z._default(mapOf(Conflict), {}),
});
export type SiteChoices = z.infer<typeof SiteChoices>;

/** A site plan for a whole pack. Counts as a download of it, once for each account; not with `dry_run`. */
export const createSitePlan = endpoint({
  name: 'plans.create-site',
  method: 'POST',
  path: '/plans/site',
  timeout: 60_000,
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({
    id: Id,
    platform: Platform,
    choices: SiteChoices,
    image_sizes: ImageSizes,
    dry_run: z._default(z.boolean(), false),
  }),
  output: z.object({ plan: z.string(), signature: z.string() }),
  errors: refused,
});

/** The operations of one part of a large plan, as the very text of which the plan names the SHA-256. Kept for a day. */
export const getPlanPart = endpoint({
  name: 'plans.part',
  method: 'GET',
  path: '/plans/{plan_id}/parts/{sha256}',
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({ plan_id: z.string().check(z.regex(/^[\w-]{8,64}$/)), sha256: Sha256 }),
  output: z.object({ ops: z.string() }),
  errors: ['not_found'],
});
