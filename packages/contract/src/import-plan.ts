import * as z from 'zod/mini';
import { brand } from './brand.js';
import { Colors } from './bundle.js';
import { ImageSizes } from './content.js';
import { AtomicEditor, DesignChoices, DesignRoom } from './design.js';
import { endpoint } from './endpoint.js';
import { ownFacts } from './facts.js';
import { Id, Platform, Sha256 } from './items.js';
import { Op } from './plan-ops.js';
import { Warning } from './warning.js';

export const ImportPlan = z.object({
  format: z.literal(1),
  plan_id: z.string(),
  /** The plugin refuses plans for other sites. */
  site: z.string(),
  /** ISO 8601 UTC. Running imports continue after it. */
  expires_at: z.string(),
  platform: Platform,
  title: z.string(),
  /** True only for templates by the library's operator or by this account; sites run scripts from no one else. */
  is_trusted: z.boolean(),
  /** True for cloud files: pictures that the site refuses are omitted instead of linked. */
  is_private: z.boolean(),
  /** Operations in order; empty for a large plan, whose `parts` list them. */
  ops: z.array(Op),
  parts: z.optional(z.array(z.object({ sha256: Sha256, bytes: z.int() }))),
  totals: z.object({ documents: z.int(), media: z.int(), bytes: z.int(), weight: z.int(), ops: z.optional(z.int()) }),
  warnings: z.array(Warning),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

/**
 * Creates a plan of one template (`remote` or `cloud`) for the calling site. `plan` is the JSON of a `SitePlan`; `signature` its
 * Ed25519 signature in base64 by the key that the site learned on connecting. Counts as a download once per account and item.
 */
export const createImportPlan = endpoint({
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
    /** Defaults to the template's name. */
    title: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
    colors: z._default(Colors, 'keep'),
    image_sizes: ImageSizes,
    /** Sent by sites that know `fonts.ensure`; others get no fonts. */
    fonts: z._default(z.boolean(), false),
    /** Sent by sites that can run `design.ensure`. Plans for other sites have local styles. */
    design: z.optional(DesignRoom),
    design_choices: z.optional(DesignChoices),
    atomic: z.optional(AtomicEditor),
    ...ownFacts,
  }),
  output: z.object({ plan: z.string(), signature: z.string() }),
  errors: ['item_not_found', 'file_not_found', 'invalid_data', brand.requiredProCode, 'invalid_input'],
});

/** Returns the public key for plans: 32 bytes in base64. */
export const getImportPlanKey = endpoint({
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
