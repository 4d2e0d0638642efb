import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { endpoint, paged } from './endpoint.js';
import { Origin } from './insert.js';
import { Id, Platform } from './items.js';
import { Step } from './plan-ops.js';
import { Warning } from './warning.js';

/** Made by the caller for one import: a repeated call with the same one goes on with that import, or answers what it made. */
export const ImportId = z.string().check(z.regex(/^[\w-]{8,64}$/));

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
  import_id: z.optional(ImportId),
};
const call = { method: 'POST', timeout: 60_000, runs: 'site', access: 'signed-in', output: Imported, errors: refusals } as const;

/** A draft page made of a template. `import_unfinished` means that the same call, made again, goes on from there. */
export const importPage = endpoint({
  ...call,
  name: 'import.page',
  path: '/import/page',
  capabilities: ['edit_pages', 'upload_files'],
  input: z.object({ ...fields, title: z.string().check(z.minLength(1), z.maxLength(200)) }),
});

/** A template put into the builder's own library, as a draft. Only Elementor has one. */
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

/** One import of this site. `created` counts what it made that is still its own. */
export const ImportRow = z.object({
  import_id: ImportId,
  title: z.string(),
  platform: Platform,
  /** What it makes: a page, a saved template, a part of the theme, or a whole site. */
  kind: z.enum(['page', 'library', 'part', 'site']),
  state: ImportState,
  /** ISO 8601 UTC. */
  at: z.string(),
  /** Display name of whoever began it; empty when they are gone. */
  by: z.string(),
  created: z.object({ posts: z.int(), media: z.int(), terms: z.int(), plugins: z.int() }),
  edit_link: z.optional(z.string()),
  visit: z.optional(z.string()),
  /** What ended it, when it failed. */
  message: z.optional(z.string()),
  can_undo: z.boolean(),
});
export type ImportRow = z.infer<typeof ImportRow>;

const history = { runs: 'site', access: 'public', capabilities: ['edit_posts'] } as const;

/** Newest first; one's own, and with `manage_options` everybody's. */
export const listImports = endpoint({
  ...history,
  name: 'imports.list',
  method: 'GET',
  path: '/imports',
  input: z.object({
    page: z._default(z.int().check(z.gte(1), z.lte(10_000)), 1),
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), 15),
  }),
  output: paged(ImportRow),
  errors: [],
});

/** The checklist of one import: before it the plan, afterwards what came of it. */
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

/**
 * Takes an import back. What somebody changed or needs since stays and is named in `kept`. With `dry_run` only tells.
 * Safe to repeat; while one runs it is ended first. `import_unfinished` means that the same call, made again, goes on from there
 * and answers for all of them.
 */
export const undoImport = endpoint({
  ...history,
  name: 'imports.undo',
  method: 'POST',
  path: '/imports/{import_id}/undo',
  timeout: 60_000,
  input: z.object({
    import_id: ImportId,
    dry_run: z._default(z.boolean(), false),
    /** Ids of posts that would be kept, as `kept` names them: they go to the trash as well. */
    also: z._default(z.array(z.string().check(z.maxLength(120))).check(z.maxLength(10_000)), []),
  }),
  output: z.object({
    undone: z.array(z.object({ label: z.string() })),
    /** With `id` when the person may ask for it to go as well. */
    kept: z.array(z.object({ label: z.string(), reason: z.string(), id: z.optional(z.string()) })),
  }),
  errors: ['import_not_found', 'import_running', 'import_unfinished', 'invalid_permission', 'import_failed'],
});

/** Action of WordPress's admin-ajax that answers an `ImportLog`. Takes `import_id` and `lastLogIndex`, by GET. */
export const importLogAction = `${brand.prefix}_import_log`;

/** What an import has said since `lastLogIndex`. Nothing more comes after `complete`, `downloadComplete` or `error`. */
export const ImportLog = z.object({
  logs: z.array(z.object({ step: Step, type: z.enum(['begun', 'done', 'skipped', 'failed']), message: z.string() })),
  lastLogIndex: z.int(),
  state: z.enum(['waiting', 'running', 'downloadComplete', 'complete', 'error']),
  /** 0 to 100, by weight. */
  progress: z.int(),
});
export type ImportLog = z.infer<typeof ImportLog>;
