import { AppError, parseUrl } from '@kithouse/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.js';
import { listOutbox } from '../ports/mail-outbox.js';

/** Returns true only for a development cloud that nobody else can reach, because mails contain links that open accounts. */
export const showsOutbox = ({ mode, smtpUrl, host, publicUrl }: Config) =>
  mode === 'development' && smtpUrl === undefined && [host, new URL(publicUrl).hostname].every(isThisMachine);

export function mountOutbox(app: FastifyInstance, folder: string) {
  app.get('/outbox.json', async (request, reply) => {
    // A foreign page may resolve its own host name to this machine and would then count as this origin.
    const requested = parseUrl(`http://${request.headers.host}`);
    if (!requested || !isThisMachine(requested.hostname)) {
      throw new AppError('not_found');
    }
    return reply.header('cache-control', 'no-store').send({ data: await listOutbox(folder) });
  });
}

const isThisMachine = (host: string) => /^(127\.\d+\.\d+\.\d+|localhost|\[?::1\]?)$/i.test(host);
