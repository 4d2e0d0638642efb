import type { FastifyInstance } from 'fastify';

/** Adds `/healthz` (the process runs) and `/readyz` (the database is usable). */
export function mountHealth(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/healthz', async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false);
    if (!ready) {
      reply.header('retry-after', 5);
    }
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ok' : 'unavailable' });
  });
}

/** Closes each connection after its response once `ending` is aborted, so that none is left when the port closes. */
export function closeConnectionsAtEnd(app: FastifyInstance, ending: AbortSignal) {
  app.addHook('onRequest', async (_request, reply) => {
    if (ending.aborted) {
      reply.header('connection', 'close');
    }
  });
}
