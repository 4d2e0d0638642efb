import { readFileSync } from 'node:fs';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createLimiter } from './limiter.js';

/** The texts and picture that a link to a preview shows, for example in a messenger. */
type SharedPreview = {
  title: string;
  description: string;
  url: string;
  picture: { url: string; width: number; height: number } | undefined;
};

export type FindShared = (slug: string) => Promise<SharedPreview | undefined>;

/** Limits concurrency, because anybody can ask. */
const [concurrency, maxQueue] = [4, 200];

type PreviewPages = { previewUrl: string | undefined; find: FindShared };

/** Allows the portal's own files and a frame of the previews' address. Nobody frames the page, and it sends no form. */
function toPolicy(previewUrl: string | undefined): string {
  const previews = previewUrl === undefined ? "'self'" : new URL(previewUrl).origin;
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' data:",
    previewUrl === undefined ? "connect-src 'self'" : `connect-src 'self' ${previews}`,
    `frame-src ${previews}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Serves the portal's document for a preview, with the texts and the picture that search engines and messengers read. */
export function mountPreviewPage(app: FastifyInstance, document: string, { previewUrl, find }: PreviewPages): void {
  const policy = toPolicy(previewUrl);
  const template = readFileSync(document, 'utf8');
  const limit = createLimiter(concurrency, maxQueue);
  app.get<{ Params: { slug: string } }>('/preview/:slug', { config: { call: 'preview.page' } }, async ({ params }, reply) => {
    const shared = await limit(() => find(params.slug));
    prepare(reply, policy);
    return shared
      ? reply.header('cache-control', 'public, max-age=60').send(fillHead(template, shared))
      : reply.code(404).headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }).send(template);
  });
}

const prepare = (reply: FastifyReply, policy: string) =>
  reply.headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' });

function fillHead(template: string, { title, description, url, picture }: SharedPreview): string {
  const tags = [
    `<title>${escapeText(title)}</title>`,
    `<link rel="canonical" href="${escapeText(url)}" />`,
    `<meta name="description" content="${escapeText(description)}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:url" content="${escapeText(url)}" />`,
    `<meta property="og:title" content="${escapeText(title)}" />`,
    `<meta property="og:description" content="${escapeText(description)}" />`,
    ...(picture
      ? [
          `<meta property="og:image" content="${escapeText(picture.url)}" />`,
          `<meta property="og:image:width" content="${picture.width}" />`,
          `<meta property="og:image:height" content="${picture.height}" />`,
          `<meta name="twitter:card" content="summary_large_image" />`,
        ]
      : []),
  ];
  return template.replace(/<title>[^<]*<\/title>/, () => tags.join('\n    '));
}

const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);
