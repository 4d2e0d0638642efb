import { createHash } from 'node:crypto';
import { blocks, type Picture } from './library.js';
import { op, type PlanOp, planFor, require, type Signer } from './sign-plan.js';
import type { StubCloud } from './stub-cloud.js';

/** Builds a whole site of this many pages, one theme step and pictures; nothing visible changes before `publish`. */
export function siteOps(
  pages: number,
  media: object[] = [],
  content = (page: number) => `<!-- wp:paragraph --><p>Page ${page}</p><!-- /wp:paragraph -->`,
) {
  const keys = Array.from({ length: pages }, (_, page) => `page-${page}`);
  return [
    { ...require, args: { ...require.args, capabilities: ['edit_pages', 'publish_pages'] } },
    ...(media.length > 0 ? [op('media', 'media.fetch', { media: media as never }, 'download')] : []),
    op('term', 'term.ensure', { taxonomy: 'category', slug: 'bread', name: 'Bread' }),
    ...keys.map((key, page) =>
      op(key, 'post.create', {
        document: { ...blocks(content(page)), key, slug: key } as never,
        as: 'page',
        title: `Page ${page}`,
        terms: [],
      }),
    ),
    op('publish', 'publish', { posts: keys }, 'finalize'),
    op('verify', 'verify', { documents: pages, media: media.length }, 'finalize'),
  ];
}

export const mediaOf = (pictures: Picture[], url: string) =>
  pictures.map(({ sha256, file_name, mime, alt, bytes }) => ({
    sha256,
    file_name,
    mime,
    alt,
    bytes: bytes.length,
    url: `${url}/files/${sha256}.webp`,
  }));

/** Lets a stub answer `plans.create-site` with a plan, optionally in chunks. */
export function offerSite(
  cloud: StubCloud,
  signer: Signer,
  site: string,
  ops: readonly PlanOp[],
  perPart?: number,
  changes: object = {},
) {
  const parts = perPart === undefined ? [] : cut(ops, perPart);
  const totals = { documents: 1, media: 0, bytes: 0, weight: ops.length, ops: ops.length };
  const head = {
    plan_id: 'plan-of-a-site',
    totals,
    ...(parts.length > 0 && { parts: parts.map(({ sha256, bytes }) => ({ sha256, bytes })) }),
  };
  cloud.on('GET /v1/plans/key', { json: { plan_key: signer.plan_key } });
  cloud.on('POST /v1/plans/site', {
    json: signer.sign(planFor(site, parts.length > 0 ? [] : [...ops], { ...head, ...changes })),
  });
  for (const { sha256, text } of parts) {
    cloud.on(`GET /v1/plans/plan-of-a-site/parts/${sha256}`, { json: { ops: text } });
  }
  return parts;
}

function cut(ops: readonly PlanOp[], size: number) {
  const parts = Array.from({ length: Math.ceil(ops.length / size) }, (_, part) => ops.slice(part * size, (part + 1) * size));
  return parts.map((part) => {
    const text = JSON.stringify(part);
    return { text, sha256: createHash('sha256').update(text).digest('hex'), bytes: Buffer.byteLength(text) };
  });
}
