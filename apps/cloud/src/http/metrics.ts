import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@kithouse/contract';
import type { FastifyInstance } from 'fastify';

type Scrape = { token: string; contentType: string; read: () => Promise<string> };

/** Adds `/metrics` for monitoring programs that send the token. Without a token in the settings the address doesn't exist. */
export function mountMetrics(app: FastifyInstance, { token, contentType, read }: Scrape) {
  app.get('/metrics', { config: { call: 'metrics' } }, async (request, reply) => {
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !timingSafeEqual(hash(given), hash(token))) {
      throw new AppError('invalid_api_key');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await read());
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();
