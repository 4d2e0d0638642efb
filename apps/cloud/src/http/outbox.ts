import type { FastifyInstance } from 'fastify';
import { listOutbox } from '../ports/mail-outbox.js';

/** The mails of a development cloud; they hold links that open accounts, so never anywhere else. */
export function mountOutbox(app: FastifyInstance, folder: string) {
  app.get('/outbox.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ data: await listOutbox(folder) }),
  );
}
