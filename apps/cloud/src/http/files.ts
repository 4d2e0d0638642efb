import { AppError } from '@kithouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.js';
import { findFile } from '../features/publishing/media.service.js';

/** Public files under the hash of their bytes: whoever holds one never needs to ask again. */
export function mountFiles(app: FastifyInstance, { db, files }: Pick<Deps, 'db' | 'files'>): void {
  app.get<{ Params: { name: string } }>('/files/:name', { config: { call: 'files.get' } }, async (request, reply) => {
    const media = await findFile(db, request.params.name);
    const etag = `"${media?.sha256}"`;
    if (media && request.headers['if-none-match'] === etag) {
      return reply.code(304).headers(forever).header('etag', etag).send();
    }
    const file = media && (await files.open(media.sha256));
    if (!media || !file) {
      throw new AppError('not_found');
    }
    return reply
      .headers({ ...forever, ...fromAnywhere, etag, 'content-type': media.mime, 'content-length': file.bytes })
      .send(file.stream);
  });
}

const forever = { 'cache-control': 'public, max-age=31536000, immutable' };

/** Shown inside other sites, but never as a document of its own that could do anything: drawings may hold scripts. */
const fromAnywhere = {
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
};
