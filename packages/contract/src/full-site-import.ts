import * as z from 'zod/mini';
import { brand } from './brand.js';
import { endpoint, mapOf } from './endpoint.js';
import { ImportId } from './imports.js';
import { Dependency, Id, Platform } from './items.js';
import { Conflict, PostKind, Step } from './plan-ops.js';
import { PackInfo } from './site-packs.js';
import { Warning } from './warning.js';

/**
 * The calls of the wizard go to WordPress's admin-ajax: the first two with the nonce of the REST calls in the header
 * `X-WP-Nonce`, the stream with the nonce that the second answers. All need `install_plugins`, `install_themes`,
 * `edit_theme_options` and `import`; on a site of a network, and where nobody may install anything, the latter two.
 */
export const fullSiteActions = {
  /** GET `id` → `PackImportInfo`. */
  info: `${brand.prefix}_pack_import_info`,
  /** POST, a form with the fields of `SiteForm` → `ImportSettingsAnswer`. */
  settings: `${brand.prefix}_import_settings`,
  /** GET `id`, `import_id`, `nonce`, `part` (`download`, then `import`) → server-sent events, each a `StreamEvent`. */
  stream: `${brand.prefix}_pack_import`,
  /** Type of the message that the wizard posts to the preview. */
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
  }),
});
export type PackImportInfo = z.infer<typeof PackImportInfo>;

/** The wizard's form, each field as one of a form: `color`, `plugins`, `theme`, `documents`, `conflicts` as JSON. */
export const SiteForm = z.object({
  id: Id,
  platform: Platform,
  title: z.string(),
  slogan: z.string(),
  /** A picture of this site, or the pack's own with `id` 0; null: the site keeps its own. */
  logo: z.nullable(z.object({ id: z.int(), url: z.string() })),
  logo_size: z._default(z.int().check(z.gte(20), z.lte(800)), 211),
  color: mapOf(z.string()),
  /** Null: the active theme stays. */
  theme: z.nullable(z.object({ slug: z.string(), name: z.string() })),
  plugins: z.array(Dependency),
  import_demo_content: z.boolean(),
  documents: z.optional(z.array(z.string())),
  conflicts: z.optional(mapOf(Conflict)),
  /** Of a pack that is on the site already. Left out: what the last import of it created is replaced. */
  again: z.optional(z.enum(['replace', 'copy'])),
});
export type SiteForm = z.infer<typeof SiteForm>;

/** The choices of the first step, which a browser stores as a draft. */
export const SiteDraft = z.pick(SiteForm, { title: true, slogan: true, logo: true, logo_size: true, color: true });
export type SiteDraft = z.infer<typeof SiteDraft>;

/** The site keeps the settings as an import that waits for its stream. */
export const ImportSettingsAnswer = z.object({
  success: z.literal(true),
  data: z.object({ import_id: ImportId, nonce: z.string() }),
});

export const ProgressStep = z.object({
  type: Step,
  title: z.string(),
  message: z.string(),
  /** 0 to 100; of a text that is no number the text is shown. */
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
    /** Null when the theme was to stay. */
    theme: z.nullable(z.object({ success: z.boolean(), name: z.string(), slug: z.string(), message: z.string() })),
  }),
  /** How many of each type of content, by its name as people read it: `Pages`. */
  post_types: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  template_types: z.array(z.object({ name: z.string(), label: z.string(), count: z.int() })),
  /** Proof: what was planned against what the site has, for each kind, and each difference in words. */
  proof: z.object({ counts: z.array(count), differences: z.array(z.string()) }),
  warnings: z.array(Warning),
  home_url: z.string(),
  edit_link: z.optional(z.string()),
});
export type ImportResults = z.infer<typeof ImportResults>;

/**
 * `updateLog` adds or changes the step of that `type`, `removeLog` takes it away. After `downloadComplete` the second part is
 * asked for; an `eventLog` of the type `continue` ends a request that has no more time, and the same part is asked for again.
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

const site = {
  runs: 'site',
  access: 'signed-in',
  capabilities: ['edit_theme_options', 'import'],
} as const;

/** What an import would do to this site; changes nothing. */
export const checkSiteImport = endpoint({
  ...site,
  name: 'full-site-import.check',
  method: 'POST',
  path: '/full-site-import/check',
  timeout: 60_000,
  input: z.object({ form: SiteForm }),
  output: z.object({
    create: z.array(z.object({ key: z.string(), as: PostKind, type_label: z.string(), title: z.string() })),
    /** What is there and becomes something else, in words: name, from, to. */
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
    /** The last import of this pack that is still on the site; null without one. */
    earlier: z.nullable(
      z.object({
        import_id: ImportId,
        /** ISO 8601 UTC. */
        at: z.string(),
        /** Display name; empty when the person is gone. */
        by: z.string(),
        /** How many of its posts this import would replace. */
        posts: z.int(),
        /** Those of them that somebody changed or commented on: they become drafts. */
        changed: z.array(z.object({ title: z.string(), edit_link: z.string() })),
      }),
    ),
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

/** The import of a whole site that is running or waits to go on, whoever watches; null when there is none. */
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

/** What came of an import that has ended. */
export const getImportResults = endpoint({
  ...site,
  name: 'full-site-import.results',
  method: 'GET',
  path: '/full-site-import/{import_id}/results',
  input: z.object({ import_id: ImportId }),
  output: ImportResults,
  errors: ['import_not_found', 'import_unfinished', 'import_failed'],
});
