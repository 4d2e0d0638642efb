import * as z from 'zod/mini';
import { CloudFile } from './cloud-file.js';
import { Person } from './person.js';

/** `viewer` can insert, download and copy; `editor` can also add files and remove their own; `owner` can do everything. */
export const Role = z.enum(['owner', 'editor', 'viewer']);
export type Role = z.infer<typeof Role>;

/** `email` is empty unless the caller is the owner. */
export const Member = z.extend(Person, { email: z.string(), role: Role });
export type Member = z.infer<typeof Member>;

/** `title` and `name` are equal. `sharedWith` lists people who accepted their invitation. */
export const Workspace = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  name: z.string(),
  shared: z.boolean(),
  role: Role,
  owner: Person,
  /** All but the owner. Empty in answers to `list_only`. */
  sharedWith: z.array(Member),
  /** A JSON list of e-mails, empty unless the caller is the owner. */
  pending_invitations: z.string(),
  files_count: z.int(),
  /** At most three. Only those without a thumbnail have a sketch. Empty in answers to `list_only`. */
  newest: z.array(z.pick(CloudFile, { thumbnail: true, sketch: true })),
  last_modified: z.string(),
});
export type Workspace = z.infer<typeof Workspace>;
