import * as z from 'zod/mini';
import { Done, endpoint, Page } from './endpoint.js';
import { Id, Platform } from './items.js';

const site = { runs: 'site', access: 'public', capabilities: ['edit_posts'] } as const;

/** Describes a template in the builder's library. `export_url` is the builder's download and contains a nonce. */
export const SavedTemplate = z.object({
  id: z.int(),
  title: z.string(),
  date: z.string(),
  type: z.string(),
  is_pushed: z.boolean(),
  /** True for the site's settings, which every page needs. */
  is_kit: z.boolean(),
  preview_url: z.string(),
  export_url: z.string(),
});
export type SavedTemplate = z.infer<typeof SavedTemplate>;

/** Lists templates that the person can edit, newest first; none without Elementor. */
export const listSavedTemplates = endpoint({
  ...site,
  name: 'saved-templates.list',
  method: 'GET',
  path: '/saved-templates',
  input: z.object({
    page: Page,
    per_page: z._default(z.int().check(z.gte(1), z.lte(100)), 15),
    platform: z._default(Platform, 'elementor'),
    search: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ items: z.array(SavedTemplate), current_page: z.int(), total_page: z.int(), total: z.int() }),
  errors: [],
});

/** Moves to WordPress's trash; site settings only with `force_delete_kit`. */
export const deleteSavedTemplate = endpoint({
  ...site,
  name: 'saved-templates.delete',
  method: 'POST',
  path: '/saved-templates/delete',
  input: z.object({ id: Id, force_delete_kit: z._default(z.boolean(), false) }),
  output: z.extend(Done, { is_kit: z.boolean() }),
  errors: ['cant_delete_kit', 'invalid_permission', 'item_not_found'],
});
