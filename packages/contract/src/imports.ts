import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { DesignChoices } from './design.js';
import { endpoint, Page, paged } from './endpoint.js';
import { ImportId } from './import-id.js';
import { Origin } from './insert.js';
import { Id, Platform } from './items.js';
import { Step } from './ops/operation.js';
import { Warning } from './warning.js';

const refusals = [
  'invalid_data',
  'item_not_found',
  'file_not_found',
  brand.requiredProCode,
  'required_elementor',
  'invalid_permission',
  'invalid_input',
  'plan_refused',
  'import_running',
  'import_unfinished',
  'import_failed',
] as const;

export const Imported = z.object({
  import_id: ImportId,
  post_id: z.int(),
  edit_link: z.string(),
  elementor_edit_link: z.optional(z.string()),
  visit: z.string(),
  warnings: z.array(Warning),
});
export type Imported = z.infer<typeof Imported>;

const fields = {
  id: Id,
  platform: Platform,
  origin: Origin,
  colors: z._default(Colors, 'keep'),
  design_choices: z.optional(DesignChoices),
  import_id: z.optional(ImportId),
  /** Whether the import may switch on Elementor's feature “Container” when the template needs it and the site has it off. */
  enable_container: z._default(z.boolean(), true),
  /** Whether the import may switch on Elementor's Atomic Editor. Without it, a template that needs it isn't imported. */
  enable_atomic: z._default(z.boolean(), false),
};
const call = { method: 'POST', timeout: 60_000, runs: 'site', access: 'signed-in', output: Imported, errors: refusals } as const;

/** Creates a draft page from a template. Repeat the call after `import_unfinished` to resume. */
export const importPage = endpoint({
  ...call,
  name: 'import.page',
  path: '/import/page',
  capabilities: ['edit_pages', 'upload_files'],
  input: z.object({ ...fields, title: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

/** Adds a template to the builder's library as a draft. Only Elementor has one. */
export const importTemplate = endpoint({
  ...call,
  name: 'import',
  path: '/import',
  capabilities: ['edit_posts', 'upload_files'],
  input: z.object(fields),
});

export const OpState = z.enum(['waiting', 'begun', 'done', 'skipped', 'failed', 'undone', 'kept']);
export const ImportState = z.enum(['running', 'done', 'failed', 'undone']);
export type ImportState = z.infer<typeof ImportState>;

/** Describes one import of this site. `created` counts what it created and still owns. */
export const ImportRow = z.object({
  import_id: ImportId,
  title: z.string(),
  platform: Platform,
  /**
   * The site plans `hand-over` (everything), `move` (one theme part), `copy` (to another theme) and `details` (the details that pages
   * show) itself.
   */
  kind: z.enum(['page', 'library', 'part', 'site', 'hand-over', 'move', 'copy', 'details']),
  state: ImportState,
  at: z.string(),
  /** Display name of the person who started it; empty for a deleted user. */
  by: z.string(),
  created: z.object({ posts: z.int(), media: z.int(), terms: z.int(), plugins: z.int() }),
  edit_link: z.optional(z.string()),
  visit: z.optional(z.string()),
  message: z.optional(z.string()),
  can_undo: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const history = { runs: 'site', access: 'public', capabilities: ['edit_posts'] } as const;

/** Lists own imports, newest first, or everybody's with `manage_options`. */
export const listImports = endpoint({
  ...history,
  name: 'imports.list',
  method: 'GET',
  path: '/imports',
  input: z.object({
    page: Page,
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), 15),
  }),
  output: paged(ImportRow),
  errors: [],
});

/** Returns the checklist of one import: the plan before it, the results after it. */
export const getImport = endpoint({
  ...history,
  name: 'imports.get',
  method: 'GET',
  path: '/imports/{import_id}',
  input: z.object({ import_id: ImportId }),
  output: z.object({
    import: ImportRow,
    ops: z.array(z.object({ id: z.string(), step: Step, label: z.string(), state: OpState, message: z.optional(z.string()) })),
    warnings: z.array(Warning),
  }),
  errors: ['import_not_found'],
});

/** Keeps content that somebody changed or needs. Idempotent; ends a running import first. Repeat after `import_unfinished`. */
export const undoImport = endpoint({
  ...history,
  name: 'imports.undo',
  method: 'POST',
  path: '/imports/{import_id}/undo',
  timeout: 60_000,
  input: z.object({
    import_id: ImportId,
    dry_run: z._default(z.boolean(), false),
    /** Ids of posts in `kept` to trash as well. */
    also: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(10_000)), []),
  }),
  output: z.object({
    /** `op` names the operation that made the change. Older plugins leave it out. */
    undone: z.array(z.object({ label: z.string(), op: z.optional(z.string()) })),
    /** `id` is present if the person can choose to trash it as well. */
    kept: z.array(z.object({ label: z.string(), reason: z.string(), id: z.optional(z.string()) })),
  }),
  errors: ['import_not_found', 'import_running', 'import_unfinished', 'invalid_permission', 'import_failed'],
});

/** Admin-ajax action that returns an `ImportLog`. Takes `import_id` and `lastLogIndex`, by GET. */
export const importLogAction = `${brand.prefix}_import_log`;

/** Log of an import since `lastLogIndex`. Ends with `complete`, `downloadComplete` or `error`. */
export const ImportLog = z.object({
  logs: z.array(z.object({ step: Step, type: z.enum(['begun', 'done', 'skipped', 'failed']), message: z.string() })),
  lastLogIndex: z.int(),
  state: z.enum(['waiting', 'running', 'downloadComplete', 'complete', 'error']),
  /** 0 to 100, by weight. */
  progress: z.int(),
});
export type ImportLog = z.infer<typeof ImportLog>;
