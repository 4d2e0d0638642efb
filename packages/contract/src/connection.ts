import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Done, endpoint } from './endpoint.js';

/** Introduces a library. A site checks this answer before it connects. */
export const getService = endpoint({
  name: 'service.get',
  method: 'GET',
  path: '/service',
  runs: 'cloud',
  access: 'public',
  capabilities: [brand.readCapability],
  cached: true,
  input: z.object({}),
  output: z.object({
    product: z.literal(brand.slug),
    video: z.string(),
    version: z.optional(z.string()),
  }),
  errors: [],
});

export const ConnectionState = z.object({
  is_reachable: z.boolean(),
  /** Why the library can't be used; empty when it is reachable. */
  message: z.string(),
  library_version: z.string(),
  plugin_version: z.string(),
  /** Time of the library's last answer in ISO 8601; empty for never. */
  contacted_at: z.string(),
  /** Number of cached answers; null when the object cache stores them. */
  cached_answers: z.nullable(z.int()),
  /** Whether deleting the plugin also removes theme parts, palette and logo width. */
  removes_content: z.boolean(),
});
export type ConnectionState = z.infer<typeof ConnectionState>;

/** Requests the library now without using the cache. Sends nothing without consent. */
export const checkConnection = endpoint({
  name: 'connection.check',
  method: 'GET',
  path: '/connection',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({}),
  output: ConnectionState,
  errors: [],
});

export const clearAnswers = endpoint({
  name: 'connection.clear-answers',
  method: 'DELETE',
  path: '/connection/answers',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({}),
  output: Done,
  errors: [],
});

export const setContentRemoval = endpoint({
  name: 'connection.set-content-removal',
  method: 'POST',
  path: '/connection/content-removal',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({ removes_content: z.boolean() }),
  output: Done,
  errors: [],
});

/** Tests the address, then stores it with the consent. A new one signs everybody out and tries to revoke old keys. Idempotent. */
export const openConnection = endpoint({
  name: 'connection.open',
  method: 'POST',
  path: '/connection',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({ address: z.string().check(z.maxLength(300)) }),
  output: Done,
  errors: ['invalid_address', 'not_a_library', 'library_unreachable'],
});

/** Signs everybody out, revokes the site's keys, withdraws the consent and deletes cached answers. Idempotent. */
export const closeConnection = endpoint({
  name: 'connection.close',
  method: 'DELETE',
  path: '/connection',
  runs: 'site',
  access: 'public',
  capabilities: ['manage_options'],
  input: z.object({}),
  output: z.object({
    ...Done.shape,
    /** Keys that the library didn't revoke. The site tries again when it connects to the same library. */
    unrevoked_keys: z.int(),
  }),
  errors: [],
});
