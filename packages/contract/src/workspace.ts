import * as z from 'zod/mini';
import { CloudFile } from './cloud-file.js';
import { Person } from './person.js';

/** `viewer` inserts, downloads and copies; `editor` also adds files and takes their own away; `owner` does all. */
export const Role = z.enum(['owner', 'editor', 'viewer']);
export type Role = z.infer<typeof Role>;

/** `email` is empty for who is not the owner. */
export const Member = z.extend(Person, { email: z.string(), role: Role });
export type Member = z.infer<typeof Member>;

/** `title` and `name` are the same. People who were invited stand in `sharedWith` once they have accepted. */
export const Workspace = z.object({
  id: z.int(),
  slug: z.string(),
  title: z.string(),
  name: z.string(),
  /** True when it belongs to somebody else. */
  shared: z.boolean(),
  /** The role of the person who asks. */
  role: Role,
  owner: Person,
  /** Everybody but the owner. Empty in answers to `list_only`. */
  sharedWith: z.array(Member),
  /** A JSON list of e-mails, empty for who is not the owner. */
  pending_invitations: z.string(),
  files_count: z.int(),
  /**
   * What its picture is made of: its files, latest first, at most three. Only what has no thumbnail has a sketch. Empty in
   * answers to `list_only`.
   */
  newest: z.array(z.pick(CloudFile, { thumbnail: true, sketch: true })),
  last_modified: z.string(),
});
export type Workspace = z.infer<typeof Workspace>;
