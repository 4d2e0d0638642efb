import * as z from 'zod/mini';
import { brand } from './brand.js';
import { DesignChoices, DesignConflict } from './design.js';
import { endpoint, mapOf } from './endpoint.js';
import { Facts, SlotTexts, socialNetworks } from './facts.js';
import { FontPair } from './font-pair.js';
import { ImportId } from './import-id.js';
import { Dependency, Id, Platform } from './items.js';
import { Step } from './ops/operation.js';
import { Conflict, PostKind } from './ops/post-kind.js';
import { PackInfo } from './site-packs.js';
import { Warning } from './warning.js';

/**
 * Names the wizard's admin-ajax actions: the first two use the REST nonce in the header `X-WP-Nonce`, the stream uses the nonce
 * that the second returns. All require `install_plugins`, `install_themes`, `edit_theme_options` and `import`; in a network, and
 * where nobody can install anything, only the latter two.
 */
export const fullSiteActions = {
  /** GET `id` → `PackImportInfo`. */
  info: `${brand.prefix}_pack_import_info`,
  /** POST, a form with the fields of `SiteForm` → `ImportSettingsAnswer`. */
  settings: `${brand.prefix}_import_settings`,
  /** GET `id`, `import_id`, `nonce`, `part` (`download`, then `import`) → server-sent events, each a `StreamEvent`. */
  stream: `${brand.prefix}_pack_import`,
  cssVariable: `${brand.prefix}_css_variable`,
} as const;

const PackColor = z.object({ _id: z.string(), title: z.string(), color: z.string() });

/** `system_colors` and `site_logo` on elementor, `global_colors` and `logo` on gutenberg. */
export const PackImportInfo = z.object({
  status: z.literal('success'),
  data: z.object({
    manifest: z.object({ has_settings: z.boolean(), name: z.string(), platform: Platform }),
    settings: z.object({
      system_colors: z.optional(z.array(PackColor)),
      global_colors: z.optional(z.array(PackColor)),
      custom_colors: z.optional(z.array(PackColor)),
      site_logo: z.optional(z.object({ url: z.string() })),
      logo: z.optional(z.object({ url: z.string() })),
    }),
    pack: PackInfo,
    /** The details that the site knows from its last import. */
    facts: z.optional(Facts),
    active_theme: z.optional(z.object({ name: z.string(), can_show_packs: z.boolean(), has_blocks: z.optional(z.boolean()) })),
  }),
});
export type PackImportInfo = z.infer<typeof PackImportInfo>;

/** Fields of the wizard's form: `facts`, `color`, `fonts`, `plugins`, `theme`, `documents`, `conflicts` are JSON. */
export const SiteForm = z.object({
  id: Id,
  platform: Platform,
  title: z.string(),
  slogan: z.string(),
  /** Kept on the site for the next import. */
  facts: z.optional(Facts),
  /** Sentences that replace the pack's, by the keys of its slots. */
  slots: z.optional(SlotTexts),
  /** A picture of this site, or the pack's with `id` 0; null keeps the site's. */
  logo: z.nullable(z.object({ id: z.int(), url: z.string() })),
  /** The wizard leaves the default out of what it sends while nobody chose a width: the pack's own counts then. */
  logo_size: z._default(z.int().check(z.gte(20), z.lte(800)), 211),
  color: mapOf(z.string()),
  /** Leave out to keep the pack's own. */
  fonts: z.optional(FontPair),
  /** Whether existing pages get the look of the pack. By default, only a site without own pages does. */
  existing_look: z.optional(z.boolean()),
  theme: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  plugins: z.array(Dependency),
  import_demo_content: z.boolean(),
  documents: z.optional(z.array(z.string())),
  conflicts: z.optional(mapOf(Conflict)),
  design_choices: z.optional(DesignChoices),
  /** For a pack that is already on the site. By default the last import's content is replaced. */
  again: z.optional(z.enum(['replace', 'copy'])),
  /** An import of another pack whose content this one replaces. */
  retire: z.optional(ImportId),
  /** Left out: the import switches on Elementor's feature “Container” when the pack needs it and the site has it off. */
  enable_container: z.optional(z.boolean()),
  /** Whether the import may switch on Elementor's Atomic Editor. Without it, a pack that needs it isn't imported. */
  enable_atomic: z.optional(z.boolean()),
});
export type SiteForm = z.infer<typeof SiteForm>;

/** Details as somebody has typed them so far. */
const DraftFacts = z.extend(Facts, {
  opening_hours: z.optional(z.array(z.object({ days: z.array(z.int()), opens: z.string(), closes: z.string() }))),
  social: z.optional(z.array(z.object({ network: z.enum(socialNetworks), url: z.string() }))),
});

export const SiteDraft = z.extend(
  z.pick(SiteForm, {
    title: true,
    slogan: true,
    slots: true,
    logo: true,
    logo_size: true,
    color: true,
    fonts: true,
    existing_look: true,
    enable_container: true,
  }),
  {
    facts: z.optional(DraftFacts),
    /** Whether the pack's theme replaces the active one. */
    changes_theme: z.optional(z.boolean()),
    /** Slugs. */
    plugins: z.optional(z.array(z.string())),
    import_demo_content: z.optional(z.boolean()),
    documents: z.optional(z.array(z.string())),
    /** Whether the details are stored with the account, too. */
    shares_facts: z.optional(z.boolean()),
  },
);
export type SiteDraft = z.infer<typeof SiteDraft>;

export const ImportSettingsAnswer = z.object({
  success: z.literal(true),
  data: z.object({ import_id: ImportId, nonce: z.string() }),
});

export const ProgressStep = z.object({
  type: Step,
  title: z.string(),
  message: z.string(),
  /** 0 to 100; other texts are shown unchanged. */
  progress: z.union([z.number(), z.string()]),
  status: z.enum(['processing', 'complete', 'error']),
  position: z.int(),
});
export type ProgressStep = z.infer<typeof ProgressStep>;

const count = z.object({ label: z.string(), planned: z.int(), found: z.int() });

export const ImportResults = z.object({
  dependency_data: z.object({
    plugins: z.object({
      total: z.int(),
      succeed: z.int(),
      failed: z.array(z.object({ name: z.string(), slug: z.string(), message: z.string(), link: z.optional(z.string()) })),
    }),
    /** Null when the theme stayed. */
    theme: z.nullable(z.object({ success: z.boolean(), name: z.string(), slug: z.string(), message: z.string() })),
  }),
  /** Counts per content type by its readable name: `Pages`. */
  post_types: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  template_types: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  /** Compares planned and actual counts of each kind and describes each difference. */
  proof: z.object({ counts: z.array(count), differences: z.array(z.string()) }),
  warnings: z.array(Warning),
  home_url: z.string(),
  edit_link: z.optional(z.string()),
});
export type ImportResults = z.infer<typeof ImportResults>;

/**
 * Describes a streamed event. `updateLog` adds or updates the step of that `type`, `removeLog` removes it. After
 * `downloadComplete` the client requests the second part; an `eventLog` of type `continue` ends a request at its time limit, and
 * the client requests the same part again.
 */
export const StreamEvent = z.discriminatedUnion('action', [
  z.extend(ProgressStep, { action: z.literal('updateLog') }),
  z.object({ action: z.literal('removeLog'), type: Step }),
  z.object({ action: z.literal('eventLog'), type: z.string(), message: z.string() }),
  z.object({ action: z.literal('downloadComplete') }),
  z.object({ action: z.literal('complete'), results: ImportResults }),
  z.object({ action: z.literal('error'), type: z.optional(Step), title: z.string(), message: z.string(), code: z.string() }),
]);
export type StreamEvent = z.infer<typeof StreamEvent>;

/** Describes an earlier import of this site, and what replacing it would do. */
const EarlierImport = z.object({
  import_id: ImportId,
  at: z.string(),
  by: z.string(),
  /** Number of its posts that this import would replace. */
  posts: z.int(),
  /** Edited or commented posts, which become drafts. */
  changed: z.array(z.object({ title: z.string(), edit_link: z.string() })),
});

const site = {
  runs: 'site',
  access: 'signed-in',
  capabilities: ['edit_theme_options', 'import'],
} as const;

/** Returns what an import would do, without changes. */
export const checkSiteImport = endpoint({
  ...site,
  name: 'full-site-import.check',
  method: 'POST',
  path: '/full-site-import/check',
  timeout: 60_000,
  input: z.object({ form: SiteForm }),
  output: z.object({
    create: z.array(z.object({ key: z.string(), as: PostKind, type_label: z.string(), title: z.string() })),
    change: z.array(z.object({ label: z.string(), from: z.string(), to: z.string() })),
    install: z.array(z.object({ slug: z.string(), name: z.string(), kind: z.enum(['plugin', 'theme']) })),
    download: z.object({ files: z.int(), bytes: z.int() }),
    will_not_work: z.array(Warning),
    conflicts: z.array(
      z.object({
        key: z.string(),
        title: z.string(),
        existing: z.object({ id: z.int(), title: z.string(), edit_link: z.string() }),
      }),
    ),
    /** Global classes and variables that need a choice. */
    design: z.optional(z.array(DesignConflict)),
    /** Whether the pack needs Elementor's feature “Container” and this site has it off. */
    needs_container: z.optional(z.boolean()),
    /** Whether the pack needs Elementor's Atomic Editor and the site has it off. */
    needs_atomic: z.optional(z.boolean()),
    /** Whether the site's own pages get the look of the pack, too. Left out if that can't be chosen. */
    existing_look: z.optional(z.boolean()),
    /** The last import that is still on the site; null without one. */
    earlier: z.nullable(EarlierImport),
    /** Up to three imports of other packs whose content is still on the site, the last first. */
    others: z.optional(z.array(z.extend(EarlierImport, { title: z.string() }))),
  }),
  errors: [
    'item_not_found',
    'invalid_data',
    brand.requiredProCode,
    'invalid_input',
    'plan_refused',
    'required_elementor',
    'invalid_permission',
  ],
});

/** Returns the running or paused import of a whole site, regardless of who started it; null without one. */
export const getRunningImport = endpoint({
  ...site,
  name: 'full-site-import.running',
  method: 'GET',
  path: '/full-site-import/running',
  input: z.object({}),
  output: z.nullable(
    z.object({
      import_id: ImportId,
      nonce: z.string(),
      id: z.int(),
      title: z.string(),
      platform: Platform,
      part: z.enum(['download', 'import']),
      steps: z.array(ProgressStep),
    }),
  ),
  errors: [],
});

export const getImportResults = endpoint({
  ...site,
  name: 'full-site-import.results',
  method: 'GET',
  path: '/full-site-import/{import_id}/results',
  input: z.object({ import_id: ImportId }),
  output: ImportResults,
  errors: ['import_not_found', 'import_unfinished', 'import_failed'],
});
