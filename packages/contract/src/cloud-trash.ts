import * as z from 'zod/mini';
import { brand } from './brand.js';
import { PerPage } from './cloud-file.js';
import { Done, endpoint, Page, paged } from './endpoint.js';
import { Id } from './items.js';

const own = { runs: 'cloud', access: 'signed-in', capabilities: [brand.readCapability] } as const;
const thing = { kind: z.enum(['file', 'workspace']), id: Id };

export const trashDays = 30;

export const TrashEntry = z.object({
  ...thing,
  id: z.int(),
  name: z.string(),
  files_count: z.int(),
  deleted_at: z.string(),
  restorable_until: z.string(),
});
export type TrashEntry = z.infer<typeof TrashEntry>;

export const listTrash = endpoint({
  ...own,
  name: 'clouds.trash',
  method: 'GET',
  path: '/clouds/trash',
  input: z.object({ page: Page, per_page: PerPage }),
  output: paged(TrashEntry),
  errors: [],
});

/** Restores a file to My Clouds, or a workspace with its people and existing files. */
export const restoreFromTrash = endpoint({
  ...own,
  name: 'clouds.restore',
  method: 'POST',
  path: '/clouds/trash/restore',
  input: z.object(thing),
  output: Done,
  errors: ['file_not_found', 'workspace_not_found', 'cloud_full'],
});

/** Deletes permanently. Idempotent. */
export const deleteFromTrash = endpoint({
  ...own,
  name: 'clouds.delete-for-good',
  method: 'POST',
  path: '/clouds/trash/delete',
  input: z.object(thing),
  output: Done,
  errors: [],
});
