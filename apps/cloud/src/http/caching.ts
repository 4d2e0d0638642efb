import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Answers 304 without a body to a caller who has this very answer already. */
export function sendCached(body: string, request: FastifyRequest, reply: FastifyReply) {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  reply.header('etag', etag).header('cache-control', 'public, max-age=60, stale-while-revalidate=600');
  const held = request.headers['if-none-match']?.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return held?.includes(etag) || held?.includes('*') ? reply.code(304).send() : reply.send(body);
}
