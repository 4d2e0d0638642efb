import { AppError } from '@kithouse/contract';
import type { FastifyInstance } from 'fastify';

const isPreview = (path: string) => /^\/preview\/(?:packs|pages)\//.test(path);

/** Matches the addresses that a preview or a load balancer requests. */
const isAllowed = (path: string) => isPreview(path) || /^\/files\/[0-9a-f]{64}\.|^\/(?:healthz|readyz)$/.test(path);

/**
 * Serves only previews at their separate address, so that a page made from somebody's content shares no origin
 * with accounts. Redirects previews from other addresses.
 */
export function mountPreviewHost(app: FastifyInstance, previewUrl: string): void {
  const { host, origin } = new URL(previewUrl);
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    if (request.host === host) {
      if (!isAllowed(path)) {
        throw new AppError('not_found');
      }
    } else if (isPreview(path)) {
      return reply.redirect(origin + request.url, 307);
    }
  });
}
