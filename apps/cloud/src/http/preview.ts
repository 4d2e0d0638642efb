import { parseUrl } from '@kithouse/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createAnswerStore, isHeld, keepHeaders, makeEtag } from './caching.js';
import { createLimiter } from './limiter.js';

type Requested = { id: number; type: 'pack' | 'page'; page: string; site: string | undefined; hasBlockFrame: boolean };
type Preview = {
  /** Changes whenever the page may. */
  version: string;
  /** The requested page, as far as is known; empty for the front page. */
  page: string;
  /** The shown page and its HTML; undefined when the pack has nothing to show. */
  render: () => Promise<{ page: string; html: string } | undefined>;
};

/** The sources of the previews. */
export type Previews = {
  find: (requested: Requested) => Promise<Preview | undefined>;
  /** The page for a pack that doesn't exist. */
  missingPage: string;
  /** The only script of a preview, as a content security policy names it. */
  scriptSource: string;
  /** Whether previews have a separate address. */
  isAlone: boolean;
};

type Request = {
  Params: { folder: 'packs' | 'pages'; id: string };
  Querystring: { page?: unknown; site?: unknown; frame?: unknown };
};

const keptBytes = 16 * 1024 * 1024;
/** Limits concurrency, because each reads a possibly large pack without authentication. */
const [concurrency, maxQueue] = [2, 100];

/** Serves packs and pages as HTML pages that anybody can view and any site can embed. */
export function mountPreview(app: FastifyInstance, previews: Previews): void {
  const kept = createAnswerStore(keptBytes);
  const limit = createLimiter(concurrency, maxQueue);

  app.get<Request>('/preview/:folder(^(?:packs|pages)$)/:id', { config: { call: 'preview.pack' } }, async (request, reply) => {
    const { page, site: given, frame } = request.query;
    const site = originOf(given);
    const id = /^[1-9]\d{0,8}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const type = request.params.folder === 'packs' ? ('pack' as const) : ('page' as const);
    const requested = { id, type, page: typeof page === 'string' ? page : '', site, hasBlockFrame: frame === 'blocks' };
    const preview = await previews.find(requested);
    if (!preview) {
      return sendMissing(reply, previews);
    }
    // Any unknown page is the front page and shares its cached answer.
    const etagOf = (shown: string) => makeEtag(preview.version, JSON.stringify({ ...requested, page: shown }));
    const etag = etagOf(preview.page);
    prepare(reply, site, previews).headers(keepHeaders(etag));
    if (isHeld(etag, request)) {
      return reply.code(304).send();
    }
    // A concurrent request may have rendered the same page.
    const render = async () => {
      const found = kept.find(etag);
      const drawn = found ? undefined : await preview.render();
      return { etag: drawn ? etagOf(drawn.page) : etag, body: found ?? Buffer.from(drawn?.html ?? '') };
    };
    const found = kept.find(etag);
    const answer = found ? { etag, body: found } : await limit(render);
    if (answer.body.length === 0) {
      return sendMissing(reply, previews);
    }
    kept.keep(answer.etag, answer.body);
    return reply.headers(keepHeaders(answer.etag)).send(answer.body);
  });
}

function sendMissing(reply: FastifyReply, previews: Previews) {
  const page = prepare(reply, undefined, previews).code(404);
  return page.header('cache-control', 'no-store').removeHeader('etag').send(previews.missingPage);
}

/** Forbids windows and downloads, as the frames of the library and the portal do. The page has no origin then. */
const sandbox = '; sandbox allow-scripts';

/**
 * Sets the policy: only the preview's script runs, and only for a wizard. A logo may come from any address. The page offers no
 * action for clickjacking.
 */
function prepare(reply: FastifyReply, site: string | undefined, { scriptSource, isAlone }: Previews): FastifyReply {
  const [script, images] = site === undefined ? ["'none'", "'self'"] : [scriptSource, "'self' data: https: http:"];
  const policy = `default-src 'none'; script-src ${script}; style-src 'unsafe-inline'; img-src ${images}; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors *${isAlone ? sandbox : ''}`;
  return reply.removeHeader('x-frame-options').headers({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    // Search engines find the page around the frame.
    'x-robots-tag': 'noindex',
  });
}

/** Returns an origin such as `https://site.example`; undefined for an invalid address. */
function originOf(given: unknown): string | undefined {
  const url = typeof given === 'string' ? parseUrl(given) : undefined;
  // A host may contain quotes and commas, which are unsafe in a page or a header.
  return url && /^https?:\/\/[\w.[\]:-]+$/.test(url.origin) ? url.origin : undefined;
}
