import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

/** Names the answer to an address by what it was made from, so that an unchanged one is known before it is made again. */
export const makeEtag = (version: string, url: string) =>
  `W/"${createHash('sha256').update(`${version} ${url}`).digest('base64url').slice(0, 22)}"`;

/** Whether the caller says that it holds this very answer. */
export const isHeld = (etag: string, { headers }: FastifyRequest) =>
  headers['if-none-match']?.split(',').some((tag) => tag.trim().replace(/^(W\/)?/, 'W/') === etag) ?? false;

/** Anyone may keep the answer, and asks before showing it again. */
export const keepHeaders = (etag: string) => ({ etag, 'cache-control': 'public, max-age=0, must-revalidate' });

/** Bodies of answers by their key, up to so many bytes; what was asked for longest ago goes first. */
export function createAnswerStore(maxBytes: number) {
  const bodies = new Map<string, Buffer>();
  let bytes = 0;

  function forget(key: string) {
    bytes -= bodies.get(key)?.length ?? 0;
    bodies.delete(key);
  }

  return {
    find(key: string): Buffer | undefined {
      const body = bodies.get(key);
      if (body) {
        bodies.delete(key);
        bodies.set(key, body);
      }
      return body;
    },
    keep(key: string, body: Buffer) {
      if (body.length > maxBytes / 8) {
        return;
      }
      forget(key);
      bodies.set(key, body);
      bytes += body.length;
      for (const oldest of bodies.keys()) {
        if (bytes <= maxBytes) {
          return;
        }
        forget(oldest);
      }
    },
  };
}
