import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@kithouse/contract';
import type { FastifyInstance } from 'fastify';
import { createWrongTokens } from './wrong-tokens.js';

type Scrape = { token: string; contentType: string; read: () => Promise<string> };

/** Adds `/metrics` for monitoring programs that send the token. Without a token in the settings the address doesn't exist. */
export function mountMetrics(app: FastifyInstance, { token, contentType, read }: Scrape) {
  const wrong = createWrongTokens();
  app.get('/metrics', { config: { call: 'metrics' } }, async (request, reply) => {
    // Also refuses the right token, so that nobody can find it by guessing.
    if (wrong.areTooMany(request.ip)) {
      throw new AppError('rate_limited');
    }
    const given = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1];
    if (given === undefined || !timingSafeEqual(hash(given), hash(token))) {
      wrong.add(request.ip);
      throw new AppError('invalid_api_key');
    }
    return reply
      .header('cache-control', 'no-store')
      .type(contentType)
      .send(await read());
  });
}

const hash = (text: string) => createHash('sha256').update(text).digest();
