import { generateKeyPairSync, sign } from 'node:crypto';
import type { ContentMedium, ImportPlan } from '@kithouse/contract';
import type { StubCloud } from './stub-cloud.js';

export type PlanOp = ImportPlan['ops'][number];

/** Creates a signer of plans: the cloud, or an impostor. */
export function makeSigner() {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const { x = '' } = publicKey.export({ format: 'jwk' });
  return {
    plan_key: Buffer.from(x, 'base64url').toString('base64'),
    /** Responds like `plans.create`. */
    sign: (plan: unknown) => {
      const text = typeof plan === 'string' ? plan : JSON.stringify(plan);
      return { plan: text, signature: sign(null, Buffer.from(text), privateKey).toString('base64') };
    },
  };
}

export type Signer = ReturnType<typeof makeSigner>;

/** Lets a stub sign a given plan. */
export function offerPlan(cloud: StubCloud, signer: Signer, plan: unknown) {
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  cloud.on('POST /v1/plans', { json: signer.sign(plan) });
}

export const op = <Name extends PlanOp['op']>(
  id: string,
  name: Name,
  args: Extract<PlanOp, { op: Name }>['args'],
  step: PlanOp['step'] = 'wp-content',
) => ({ id, step, op: name, args, needs: [], weight: 1 });

export const require = op(
  'require',
  'require',
  { capabilities: ['edit_pages'], platform: 'gutenberg', plugins: [], elementor_pro: false, bytes: 0 },
  'permission',
);

/** Builds the operations of a page with one document and its pictures. */
export const pageOps = (document: unknown, media: ContentMedium[] = [], title = 'Bread') => [
  require,
  ...(media.length > 0 ? [op('media', 'media.fetch', { media }, 'download')] : []),
  op('post', 'post.create', { document: document as never, as: 'page', title, terms: [] }),
  op('verify', 'verify', { documents: 1, media: media.length }, 'finalize'),
];

/** Builds a plan for that site, valid for an hour. */
export const planFor = (site: string, ops: object[], changes: object = {}) => ({
  format: 1,
  plan_id: 'plan',
  site,
  expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  platform: 'gutenberg',
  title: 'Bread',
  is_trusted: true,
  is_private: false,
  ops,
  totals: { documents: 1, media: 0, bytes: 0, weight: ops.length },
  warnings: [],
  ...changes,
});
