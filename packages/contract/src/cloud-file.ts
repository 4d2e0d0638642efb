import * as z from 'zod/mini';
import { ItemType, Platform } from './items.js';
import { Person } from './person.js';

export type Sketch = {
  kind: string;
  /** 1 to 6. */
  level?: number | undefined;
  /** Width of a column in percent of its row. */
  width?: number | undefined;
  /** Number of pictures, rows or entries. */
  count?: number | undefined;
  align?: 'left' | 'center' | 'right' | undefined;
  has_background?: boolean | undefined;
  children: Sketch[];
};
export const Sketch: z.ZodMiniType<Sketch> = z.object({
  kind: z.string(),
  level: z.optional(z.int()),
  width: z.optional(z.number()),
  count: z.optional(z.int()),
  align: z.optional(z.enum(['left', 'center', 'right'])),
  has_background: z.optional(z.boolean()),
  children: z.lazy(() => z.array(Sketch)),
});

/** In a workspace `id` is the membership, in My Clouds equal to `my_cloud_id`. `label` and `value` repeat both for selects. */
export const CloudFile = z.object({
  id: z.int(),
  my_cloud_id: z.int(),
  name: z.string(),
  slug: z.string(),
  type: ItemType,
  platform: Platform,
  owner: Person,
  /** ISO 8601 UTC. */
  last_modified: z.string(),
  label: z.string(),
  value: z.int(),
  /** A signed, expiring address; null without a picture, when `sketch` is drawn. */
  thumbnail: z.nullable(z.string()),
  sketch: z.array(Sketch),
  /** Number of stored versions including the current one. */
  versions: z.int(),
});
export type CloudFile = z.infer<typeof CloudFile>;

/** Counts the files of a cloud; a `limit` of -1 means unlimited. `usage` and `files` are equal. */
export const CloudStatus = z.object({ limit: z._default(z.int(), 0), usage: z.int(), files: z.int() });
export type CloudStatus = z.infer<typeof CloudStatus>;

/** In ISO 8601 UTC. */
export const Time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
export const FileName = z.string().check(z.minLength(1), z.maxLength(200));
/** Search text; fewer than three letters find nothing. */
export const FileSearch = z.string().check(z.maxLength(100));
export const PerPage = z._default(z.int().check(z.gte(1), z.lte(100)), 12);
