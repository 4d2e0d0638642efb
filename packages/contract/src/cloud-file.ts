import * as z from 'zod/mini';
import { ItemType, Platform } from './items.js';
import { Person } from './person.js';

/** What a visitor would see of a template, enough to draw it: see `outline` of the kits, cut to what a small picture shows. */
export type Sketch = {
  kind: string;
  /** Level of a heading, 1 to 6. */
  level?: number | undefined;
  /** Share of its row in percent, for a column. */
  width?: number | undefined;
  /** Pictures, rows or entries it shows. */
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

/**
 * A template in somebody's cloud. In a workspace `id` names its place there and `my_cloud_id` the file; in My Cloud both
 * are the same number. `label` and `value` are its name and `my_cloud_id`, as a choice.
 */
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
  /** A signed address that ends; null where there is no picture, and `sketch` is drawn. */
  thumbnail: z.nullable(z.string()),
  sketch: z.array(Sketch),
  /** How many versions are kept, counting the current one. */
  versions: z.int(),
});
export type CloudFile = z.infer<typeof CloudFile>;

/** How full a cloud is, in files; a `limit` of -1 has no end. `usage` and `files` are the same number. */
export const CloudStatus = z.object({ limit: z._default(z.int(), 0), usage: z.int(), files: z.int() });
export type CloudStatus = z.infer<typeof CloudStatus>;

/** ISO 8601 UTC, as `as_of` of a first page that is given with the next ones: they show the list as it was then. */
export const Time = z.string().check(z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));
export const FileName = z.string().check(z.minLength(1), z.maxLength(200));
/** Of a search; the words of a person, of which fewer than three letters find nothing. */
export const FileSearch = z.string().check(z.maxLength(100));
export const Page = z._default(z.int().check(z.gte(1), z.lte(10_000)), 1);
export const PerPage = z._default(z.int().check(z.gte(1), z.lte(100)), 12);
