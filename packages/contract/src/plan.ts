import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { ImageSizes } from './content.js';
import { endpoint } from './endpoint.js';
import { Id, Platform, Sha256 } from './items.js';
import { Op } from './plan-ops.js';
import { Warning } from './warning.js';

export const SitePlan = z.object({
  format: z.literal(1),
  plan_id: z.string(),
  /** Address of the site it was made for: no other carries it out. */
  site: z.string(),
  /** ISO 8601 UTC. A run that has begun goes on after that; none begins. */
  expires_at: z.string(),
  platform: Platform,
  title: z.string(),
  /** A site runs code of nobody whom it has no reason to trust: of the library's operator or of the account itself it does. */
  is_trusted: z.boolean(),
  /** Of a cloud: a picture that the site does not take is left out, not shown from there. */
  is_private: z.boolean(),
  /** The operations in their order; of a large plan those are in its parts, in the order of the list, and this is empty. */
  ops: z.array(Op),
  parts: z.optional(z.array(z.object({ sha256: Sha256, bytes: z.int() }))),
  totals: z.object({ documents: z.int(), media: z.int(), bytes: z.int(), weight: z.int(), ops: z.optional(z.int()) }),
  warnings: z.array(Warning),
});
export type SitePlan = z.infer<typeof SitePlan>;

/**
 * A site plan for one template of the library (`remote`) or of a cloud (`cloud`), for the site that asks. `plan` is the JSON of a
 * `SitePlan`; `signature` its Ed25519 signature, in base64, by the key that the site learned when its account was connected.
 * Counts as a download, once for each account and item.
 */
export const createPlan = endpoint({
  name: 'plans.create',
  method: 'POST',
  path: '/plans',
  runs: 'provider',
  access: 'signed-in',
  capabilities: [],
  input: z.object({
    id: Id,
    origin: z._default(z.enum(['remote', 'cloud']), 'remote'),
    platform: Platform,
    as: z._default(z.enum(['page', 'library']), 'page'),
    /** The template's own name without one. */
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    colors: z._default(Colors, 'keep'),
    image_sizes: ImageSizes,
  }),
  output: z.object({ plan: z.string(), signature: z.string() }),
  errors: ['item_not_found', 'file_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'],
});

/** The public key of this cloud's plans: 32 bytes in base64. */
export const getPlanKey = endpoint({
  name: 'plans.key',
  method: 'GET',
  path: '/plans/key',
  runs: 'provider',
  access: 'public',
  capabilities: [],
  input: z.object({}),
  output: z.object({ plan_key: z.string() }),
  errors: [],
});
