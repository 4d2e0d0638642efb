import * as z from 'zod/mini';
import { brand } from './brand.js';
import { BundleDocument, Colors, KitSettings } from './bundle.js';
import { ContentMedium } from './content.js';
import { endpoint } from './endpoint.js';
import { Dependency, Id, Platform } from './items.js';
import { Warning } from './warning.js';

/** The parts of an import as a person sees them, in their order. */
export const Step = z.enum(['permission', 'download', 'theme', 'plugin', 'templates', 'wp-content', 'finalize']);
export type Step = z.infer<typeof Step>;

const op = <Name extends string, Args extends z.ZodMiniType>(name: Name, args: Args) =>
  z.object({
    /** Unique within the plan; other operations name it in `needs` and in their arguments. */
    id: z.string().check(z.regex(/^[a-z0-9][a-z0-9.-]{0,119}$/)),
    step: Step,
    op: z.literal(name),
    args,
    needs: z.array(z.string()),
    /** Its share of the whole, for the progress that is shown. */
    weight: z.int().check(z.gte(1)),
  });

/**
 * What a site can be told to do, each thing once and so that it can be taken back. The plugin knows these and refuses any other.
 * `post` in the arguments of an operation is the id of the `post.create` that it is about.
 */
export const Op = z.discriminatedUnion('op', [
  /**
   * Fails before anything is touched: capabilities, the builder, and `bytes` of room for pictures. `plugins` and Elementor Pro
   * are what the template shows things of: without them it comes all the same, with a warning.
   */
  op(
    'require',
    z.object({
      capabilities: z.array(z.string()),
      platform: Platform,
      plugins: z.array(Dependency),
      elementor_pro: z.boolean(),
      bytes: z.int(),
    }),
  ),
  /** By the slug of wordpress.org, or one that is installed already. */
  op('plugin.ensure', z.object({ plugin: Dependency })),
  op('theme.ensure', z.object({ slug: z.string().check(z.regex(/^[a-z0-9][a-z0-9_-]*$/), z.maxLength(120)), name: z.string() })),
  op('media.fetch', z.object({ media: z.array(ContentMedium) })),
  op(
    'term.ensure',
    z.object({
      taxonomy: z.string(),
      slug: z.string(),
      name: z.string(),
      /** Id of the operation that makes its parent. */
      parent: z.optional(z.string()),
    }),
  ),
  op(
    'post.create',
    z.object({
      document: BundleDocument,
      /** `page` is a page of the site, `library` a saved template of the builder, `part` a part of the theme. */
      as: z.enum(['page', 'library', 'part']),
      title: z.string(),
      /** Ids of `term.ensure`. */
      terms: z.array(z.string()),
      /** Id of the `post.create` it lies under. */
      parent: z.optional(z.string()),
    }),
  ),
  /** Colours and fonts added to the active kit of Elementor, each by its id; those that are there already stay as they are. */
  op('kit.apply', z.object({ settings: KitSettings })),
  /** Only keys that the plugin allows. */
  op('meta.set', z.object({ post: z.string(), key: z.string(), value: z.unknown() })),
  op('conditions.set', z.object({ post: z.string(), conditions: z.array(z.string()) })),
  /** Makes what was created visible, at the very end. A single import makes drafts and has none. */
  op('publish', z.object({ posts: z.array(z.string()) })),
  /** Compares what there is with what was planned; tells, changes nothing. */
  op('verify', z.object({ documents: z.int(), media: z.int() })),
]);
export type Op = z.infer<typeof Op>;
export type OpName = Op['op'];

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
  ops: z.array(Op).check(z.minLength(1)),
  totals: z.object({ documents: z.int(), media: z.int(), bytes: z.int(), weight: z.int() }),
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
