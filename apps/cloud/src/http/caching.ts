import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { cloudVersion } from '../version.js';

/**
 * Derives an etag from the inputs of an answer, so that an unchanged one is recognised before it is built. Includes the release,
 * because processes of two releases may answer the same request differently during an update.
 */
export const makeEtag = (version: string, url: string, release = cloudVersion) =>
  `W/"${createHash('sha256').update(`${release} ${version} ${url}`).digest('base64url').slice(0, 22)}"`;

/** Returns whether the client has this answer cached. */
export const isHeld = (etag: string, { headers }: FastifyRequest) =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag) ?? false;

/** Builds headers that let any cache store the answer and revalidate it. */
export const keepHeaders = (etag: string) => ({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });

export const sendAnswer = (body: Buffer, etag: string | undefined, reply: FastifyReply) =>
  reply
    .type('application/json; charset=utf-8')
    .headers(etag ? keepHeaders(etag) : { 'cache-control': 'no-store' })
    .send(body);

/** Caches answers by key up to a total size and evicts the least recently used first. Doesn't store one above an eighth of it. */
export function createAnswerStore(maxBytes: number) {
  const bodies = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes / 8),
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  return {
    find: (key: string): Buffer | undefined => bodies.get(key),
    keep: (key: string, body: Buffer) => void bodies.set(key, body),
  };
}
