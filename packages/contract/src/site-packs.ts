import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleMenu, BundleSite, KitSettings } from './bundle.js';
import { ImageSizes } from './content.js';
import { AtomicEditor, DesignChoices, DesignRoom } from './design.js';
import { endpoint, mapOf } from './endpoint.js';
import { ownFacts, SlotTexts } from './facts.js';
import { FontPair } from './font-pair.js';
import { ImportId } from './import-id.js';
import { Dependency, Id, Platform, Sha256 } from './items.js';
import { Conflict, PostKind } from './ops/post-kind.js';
import { TemplateSlug, ThemeSlug } from './ops/template-write.js';
import { Warning } from './warning.js';

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

export const PackInfo = z.object({
  id: z.int(),
  name: z.string(),
  platform: Platform,
  /** Whether it has colours or a logo that can be changed. */
  has_settings: z.boolean(),
  site: BundleSite,
  logo_url: z.string(),
  settings: z.nullable(KitSettings),
  /** Pairs that can replace the pack's families; none if it names no family, or none can be served. */
  font_pairs: z.optional(z.array(FontPair)),
  /** Addresses of one file for each family of the pairs, by slug, so that a choice can show the families. */
  font_samples: z.optional(mapOf(z.string())),
  documents: z.array(PackDocument),
  menus: z.array(z.object({ slug: BundleMenu.shape.slug, name: z.string(), locations: z.array(z.string()), items: z.int() })),
  terms: z.int(),
  forms: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
  requires: z.object({ plugins: z.array(Dependency), elementor_pro: z.boolean() }),
  /** Optional plugins that packs of its categories often use. */
  suggested: z.array(Dependency),
  theme: z.object({ slug: z.string(), name: z.string() }),
  /** Preview page that accepts the wizard's message. `?page=<key>` shows another page. */
  preview_url: z.string(),
  /** Whether a site with a block theme gets header, footer and templates of blocks, which `?frame=blocks` shows. */
  has_block_frame: z.optional(z.boolean()),
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
  /** Visitors see free packs, as they can in the preview. The plan of an import needs an account. */
  answers_visitors: true,
  capabilities: [],
  input: z.object({ id: Id }),
  output: PackInfo,
  errors: refused,
});

export const SiteChoices = z.object({
  /** Omit to keep the site's. */
  title: z.optional(z.string().check(z.maxLength(200))),
  slogan: z.optional(z.string().check(z.maxLength(500))),
  ...ownFacts,
  /** Sentences that replace the pack's. Sent by sites that ask for them; empty ones stay. */
  slots: z.optional(SlotTexts),
  /** `pack` uses the pack's; a number is a picture of the site; omit to keep the site's. */
  logo: z.optional(z.union([z.literal('pack'), z.int().check(z.gte(1))])),
  /** In px; omit for the pack's width. */
  logo_size: z.optional(z.int().check(z.gte(20), z.lte(800))),
  /**
   * Whether the site's own pages get the pack's styles for text, headings, links and buttons. Otherwise, a pack for Elementor adds
   * its colours and fonts as new rows and doesn't change the kit's defaults.
   */
  existing_look: z.optional(z.boolean()),
  /** By id, `#rrggbb` or `#rrggbbaa`; others stay as in the pack. */
  color: z._default(mapOf(z.string().check(z.regex(/^#[0-9a-f]{6}([0-9a-f]{2})?$/i))), {}),
  /** Families of headings and texts; omit for the pack's own. */
  fonts: z.optional(FontPair),
  /** Slug of the theme to activate; empty keeps the active one. */
  theme: z._default(z.string().check(z.regex(/^([a-z0-9][a-z0-9_-]{0,119})?$/)), ''),
  /** Slugs of required or suggested plugins to install and activate. */
  plugins: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(100)), []),
  import_demo_content: z._default(z.boolean(), true),
  /** Keys of documents; omit for all. */
  documents: z.optional(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(10_000))),
  /** By key of a document. */
  conflicts: z._default(mapOf(Conflict), {}),
  design_choices: z.optional(DesignChoices),
});
export type SiteChoices = z.infer<typeof SiteChoices>;

const Slugs = z.array(TemplateSlug).check(z.maxLength(20));

/** Describes the block theme that a site will have, whose records can carry a pack's header, footer and templates. */
export const BlockTheme = z.object({
  slug: ThemeSlug,
  /** Slugs of the parts that its templates name. */
  parts: z.object({ header: Slugs, footer: Slugs }),
  /** Whether a template of its own replaces that of the front page. */
  has_front_page: z.boolean(),
});
export type BlockTheme = z.infer<typeof BlockTheme>;

/** Creates a plan for a whole pack. Counts as a download once per account; not with `dry_run`. */
export const createSiteImportPlan = endpoint({
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
    /** Sent by sites that know `template.write`; without it, parts show by their conditions. */
    block_theme: z.optional(BlockTheme),
    /** The theme that the site will have, if WordPress shows its global styles. Sent by sites that know `styles.set`. */
    styles: z.optional(ThemeSlug),
    /** Sent by sites that know `fonts.ensure`; others get no fonts. */
    fonts: z._default(z.boolean(), false),
    /** Sent by sites that can run `design.ensure`. Plans for other sites have local styles. */
    design: z.optional(DesignRoom),
    atomic: z.optional(AtomicEditor),
    /** Whether nobody has changed the default fonts of the site's Elementor, and no page shows them. */
    new_kit: z._default(z.boolean(), false),
    /** Sent by sites that know `facts.set`; others store details themselves. */
    stores_facts: z._default(z.boolean(), false),
    /** Sent by sites that know `navigation.ensure`; without it, headers contain their links. */
    navigations: z._default(z.boolean(), false),
    /** An import of another pack that this one replaces. Sent by sites that know `import.retire`. */
    retire: z.optional(ImportId),
  }),
  output: z.object({ plan: z.string(), signature: z.string() }),
  errors: refused,
});

/** Returns a chunk of a large plan, as the exact text that matches its SHA-256 in the plan. Stored for a day. */
export const getImportPlanChunk = endpoint({
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
