import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const folder = fileURLToPath(new URL('../../../../dist/portal', import.meta.url));
const pages = ['/', '/verify', '/forgot-password', '/reset-password', '/privacy', '/terms'];

const policy = (styles: string) =>
  `default-src 'self'; style-src ${styles}; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`;

/** The provider's own pages, when they have been built. One document serves each address that has a page. */
export async function mountPortal(app: FastifyInstance, { outbox }: { outbox: boolean }) {
  if (!existsSync(join(folder, 'index.html'))) {
    return;
  }
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  for (const page of pages) {
    app.get(page, (_request, reply) => reply.header('content-security-policy', policy("'self'")).sendFile('index.html'));
  }
  if (outbox) {
    // A shown mail lives in a frame of this page, under this page's policy, and mails carry their styles inline.
    const styled = policy("'self' 'unsafe-inline'");
    app.get('/outbox', (_request, reply) => reply.header('content-security-policy', styled).sendFile('index.html'));
  }
}
