import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Deps } from '../deps.js';
import { findPreview } from '../features/preview/preview.service.js';
import { missingPage, scriptSource } from '../features/preview/preview-parts.js';
import { createAnswerStore, isHeld, keepHeaders, makeEtag } from './caching.js';
import { createLimiter } from './limiter.js';

type Asked = { Params: { id: string }; Querystring: { page?: unknown; site?: unknown } };

const keptBytes = 16 * 1024 * 1024;
/** Each reads a pack, which may be large, and nobody has to sign in for that. */
const [concurrency, maxQueue] = [2, 100];

/** Packs as pages that anybody may look at, and any site may show in a frame. */
export function mountPreview(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const kept = createAnswerStore(keptBytes);
  const limit = createLimiter(concurrency, maxQueue);

  app.get<Asked>('/preview/packs/:id', { config: { call: 'preview.pack' } }, async (request, reply) => {
    const { page, site: given } = request.query;
    const site = originOf(given);
    const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const asked = { id, page: typeof page === 'string' ? page : '', site };
    const preview = await findPreview(db, asked);
    if (!preview) {
      return sendMissing(reply);
    }
    // Whatever is no page of the pack is its front page: one answer, however it was asked for.
    const etagOf = (shown: string) => makeEtag(preview.version, JSON.stringify({ ...asked, page: shown }));
    const etag = etagOf(preview.page);
    prepare(reply, site).headers(keepHeaders(etag));
    if (isHeld(etag, request)) {
      return reply.code(304).send();
    }
    // Whoever stood before may have asked for the same.
    const render = async () => {
      const found = kept.find(etag);
      const drawn = found ? undefined : await preview.render();
      return { etag: drawn ? etagOf(drawn.page) : etag, body: found ?? Buffer.from(drawn?.html ?? '') };
    };
    const found = kept.find(etag);
    const answer = found ? { etag, body: found } : await limit(render);
    if (answer.body.length === 0) {
      return sendMissing(reply);
    }
    kept.keep(answer.etag, answer.body);
    return reply.headers(keepHeaders(answer.etag)).send(answer.body);
  });
}

function sendMissing(reply: FastifyReply) {
  return prepare(reply, undefined).code(404).header('cache-control', 'no-store').removeHeader('etag').send(missingPage);
}

/**
 * Of scripts the one of the preview runs, and that only for a wizard. A logo may come from wherever the site keeps its
 * pictures. Nothing can be done in the page that a frame round it could trick anybody into.
 */
function prepare(reply: FastifyReply, site: string | undefined): FastifyReply {
  const [script, images] = site === undefined ? ["'none'", "'self'"] : [scriptSource, "'self' data: https: http:"];
  const policy = `default-src 'none'; script-src ${script}; style-src 'unsafe-inline'; img-src ${images}; base-uri 'none'; form-action 'none'; frame-ancestors *`;
  return reply
    .removeHeader('x-frame-options')
    .headers({ 'content-security-policy': policy, 'content-type': 'text/html; charset=utf-8' });
}

/** `https://site.example`; of anything that is no address of a site, nothing. */
function originOf(given: unknown): string | undefined {
  const url = typeof given === 'string' && URL.canParse(given) ? new URL(given) : undefined;
  // A host may hold quotes and commas, which mean something else in a page or a header.
  return url && /^https?:\/\/[\w.[\]:-]+$/.test(url.origin) ? url.origin : undefined;
}
