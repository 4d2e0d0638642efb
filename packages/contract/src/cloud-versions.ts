import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';
import { Id } from './items.js';
import { Person } from './person.js';

const own = { runs: 'cloud', access: 'signed-in', capabilities: [brand.readCapability], errors: ['file_not_found'] } as const;
const version = { id: Id, number: z.int().check(z.gte(1), z.lte(2_147_483_647)) };

/** Describes one version of a file. Numbers increase and are never reused; the last 50 versions are stored. */
export const CloudVersion = z.object({
  number: z.int(),
  name: z.string(),
  is_current: z.boolean(),
  restored_from: z.nullable(z.int()),
  created_at: z.string(),
  created_by: z.nullable(Person),
  /** Number of blocks or elements. */
  parts: z.int(),
  media: z.object({ count: z.int(), bytes: z.int() }),
});
export type CloudVersion = z.infer<typeof CloudVersion>;

export const listCloudVersions = endpoint({
  ...own,
  name: 'clouds.versions',
  method: 'GET',
  path: '/clouds/{id}/versions',
  input: z.object({ id: Id }),
  output: z.object({ data: z.array(CloudVersion) }),
});

export const nameCloudVersion = endpoint({
  ...own,
  name: 'clouds.name-version',
  method: 'POST',
  path: '/clouds/{id}/versions/{number}/name',
  input: z.object({ ...version, name: z.string().check(z.maxLength(100)) }),
  output: Done,
});

/** Copies an old version as the newest; keeps all others. */
export const restoreCloudVersion = endpoint({
  ...own,
  name: 'clouds.restore-version',
  method: 'POST',
  path: '/clouds/{id}/versions/{number}/restore',
  input: z.object(version),
  output: z.extend(Done, { data: z.object({ version: z.int() }) }),
});

/** Describes a changed block or element, at a position such as `3.1.2`, counted from 1. */
export const NodeChange = z.object({
  change: z.enum(['added', 'removed', 'changed']),
  kind: z.string(),
  text: z.string(),
  place: z.string(),
});
export type NodeChange = z.infer<typeof NodeChange>;

/** Compares `against` (by default the previous version) with `number`. Returns at most 500 changes; `total` counts all. */
export const compareCloudVersions = endpoint({
  ...own,
  name: 'clouds.compare-versions',
  method: 'GET',
  path: '/clouds/{id}/versions/{number}/changes',
  input: z.object({ ...version, against: z.optional(z.int().check(z.gte(1), z.lte(2_147_483_647))) }),
  output: z.object({ against: z.nullable(z.int()), changes: z.array(NodeChange), total: z.int() }),
});
