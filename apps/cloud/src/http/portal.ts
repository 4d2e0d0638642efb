import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FindShared, mountPreviewPage } from './preview-page.js';

const built = fileURLToPath(new URL('../../../../dist/portal', import.meta.url));
const documentOf = (folder: string) => join(folder, 'index.html');

/** Returns whether the portal has been built. */
export const isPortalBuilt = () => existsSync(documentOf(built));

const pages = [
  '/',
  '/sign-in',
  '/sign-up',
  '/account',
  '/account-deleted',
  '/confirm-email',
  '/verify',
  '/invitation',
  '/forgot-password',
  '/reset-password',
  '/privacy',
  '/terms',
  '/pricing',
  '/purchase',
  '/checkout',
  '/checkout/done',
  '/orders',
  '/order',
  '/support',
  '/documentation',
  '/operations',
];

const policy = (styles: string) =>
  `default-src 'self'; style-src ${styles}; img-src 'self' data:; object-src 'none'; base-uri 'self'; form-action 'self'; frame-ancestors 'none'`;

type PortalOptions = { outbox: boolean; previewUrl: string | undefined; findShared: FindShared; folder?: string };

/** Serves the portal if it has been built. One document serves the address of every page. */
export async function mountPortal(app: FastifyInstance, { outbox, previewUrl, findShared, folder = built }: PortalOptions) {
  const document = documentOf(folder);
  if (!existsSync(document)) {
    return;
  }
  mountPreviewPage(app, document, { previewUrl, find: findShared });
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    index: false,
    maxAge: '365d',
    immutable: true,
  });
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', folder, { maxAge: '1d', immutable: false }));
  const sendPage = (styles: string) => (_request: FastifyRequest, reply: FastifyReply) =>
    reply.header('content-security-policy', policy(styles)).sendFile('index.html', folder, { maxAge: 0, immutable: false });
  for (const page of pages) {
    app.get(page, sendPage("'self'"));
  }
  if (outbox) {
    // A shown mail is in a frame of this page, under its policy, and mails have inline styles.
    app.get('/outbox', sendPage("'self' 'unsafe-inline'"));
  }
  const sendMissing = sendPage("'self'");
  // API calls and files have their own not-found errors.
  for (const anyPage of ['/:first(^(?!(?:v1|files|assets)$).*$)', '/:first(^(?!(?:v1|files|assets)$).*$)/*']) {
    app.get(anyPage, (request, reply) => (isForPerson(request) ? sendMissing(request, reply.code(404)) : reply.callNotFound()));
  }
}

/** Returns whether a person followed a link here; programs get a machine-readable error. */
const isForPerson = ({ headers }: FastifyRequest) => headers.accept?.includes('text/html') ?? false;
