import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isMigrated } from './db/migrate.js';
import type { Deps } from './deps.js';
import { authenticate } from './features/account/keys.service.js';
import { isOperatorKey } from './features/account/secrets.service.js';
import { authenticateBrowser } from './features/account/sessions.service.js';
import { accountFactsRoutes } from './features/account-facts/account-facts.routes.js';
import { accountSettingsRoutes } from './features/account-settings/account-settings.routes.js';
import { cloudTransferRoutes } from './features/cloud-transfer/cloud-transfer.routes.js';
import { readExport } from './features/cloud-transfer/export.service.js';
import { cloudTrashRoutes } from './features/cloud-trash/cloud-trash.routes.js';
import { contentRoutes } from './features/content/content.routes.js';
import { favouriteRoutes } from './features/favourites/favourites.routes.js';
import { importPlanRoutes } from './features/import-plans/import-plans.routes.js';
import { invitationRoutes } from './features/invitations/invitations.routes.js';
import { itemRoutes } from './features/items/items.routes.js';
import { jobRoutes } from './features/jobs/jobs.routes.js';
import { readDownload } from './features/library-files/downloads.service.js';
import { libraryFileRoutes } from './features/library-files/library-files.routes.js';
import { mailRoutes } from './features/mail/mail.routes.js';
import { createScrape } from './features/monitoring/monitoring.service.js';
import { authenticateOperator } from './features/operators/operator-keys.service.js';
import { operatorRoutes } from './features/operators/operators.routes.js';
import { orderRoutes } from './features/orders/orders.routes.js';
import { receiveNews } from './features/orders/payments.service.js';
import { packRoutes } from './features/packs/packs.routes.js';
import { personalListRoutes } from './features/personal-lists/personal-lists.routes.js';
import { itemPreviewRoutes } from './features/preview/item-preview.routes.js';
import { findShared } from './features/preview/item-preview.service.js';
import { findPreview } from './features/preview/preview.service.js';
import { missingPage, scriptSource } from './features/preview/preview-parts.js';
import { pricingRoutes } from './features/pricing/pricing.routes.js';
import { profileRoutes } from './features/profile/profile.routes.js';
import { findFile, findPublicFile } from './features/publishing/media.service.js';
import { publishingRoutes } from './features/publishing/publishing.routes.js';
import { ratingRoutes } from './features/ratings/ratings.routes.js';
import { releaseRoutes } from './features/releases/releases.routes.js';
import { findReleaseFile } from './features/releases/releases.service.js';
import { screenRoutes } from './features/screen/screen.routes.js';
import { securityLogRoutes } from './features/security-log/security-log.routes.js';
import { recordAction } from './features/security-log/security-log.service.js';
import { serviceRoutes } from './features/service/service.routes.js';
import { signInRoutes } from './features/sign-in/sign-in.routes.js';
import { workspaceRoutes } from './features/workspaces/workspaces.routes.js';
import type { Authenticate } from './http/caller.js';
import { mountFiles } from './http/files.js';
import { closeConnectionsAtEnd, mountHealth } from './http/health.js';
import { mountMetrics } from './http/metrics.js';
import { mountOutbox, showsOutbox } from './http/outbox.js';
import { mountPaymentNews } from './http/payment-news.js';
import { mountPortal } from './http/portal.js';
import { mountPreview } from './http/preview.js';
import { mountPreviewHost } from './http/preview-host.js';
import { mount, type Route } from './http/route.js';
import { createServer } from './http/server.js';
import { createSessionCookie } from './http/session-cookie.js';
import { uploadsFolder } from './http/stored-upload.js';

/** Lists the routes of every feature. A new feature adds one entry. */
const listRoutes = (deps: Deps): Route[] => [
  ...signInRoutes(deps),
  ...accountSettingsRoutes(deps),
  ...accountFactsRoutes(deps),
  ...profileRoutes(deps),
  ...itemRoutes(deps),
  ...itemPreviewRoutes(deps),
  ...favouriteRoutes(deps),
  ...ratingRoutes(deps),
  ...personalListRoutes(deps),
  ...contentRoutes(deps),
  ...packRoutes(deps),
  ...importPlanRoutes(deps),
  ...orderRoutes(deps),
  ...mailRoutes(deps),
  ...jobRoutes(deps),
  ...operatorRoutes(deps),
  ...securityLogRoutes(deps),
  ...pricingRoutes(deps),
  ...serviceRoutes(deps),
  ...publishingRoutes(deps),
  ...releaseRoutes(deps),
  ...libraryFileRoutes(deps),
  ...cloudTrashRoutes(deps),
  ...cloudTransferRoutes(deps),
  ...workspaceRoutes(deps),
  ...invitationRoutes(deps),
];

/** Returns the folder where a development cloud stores its mails. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** Builds the HTTP server without listening. Once `ending` is aborted, it asks load balancers and clients to leave. */
export async function createApp(deps: Deps, ending = new AbortController().signal): Promise<FastifyInstance> {
  const { config, db, log, metrics } = deps;
  z.config(z.locales.en());
  const app = createServer(config, log, metrics?.observeRequest);
  closeConnectionsAtEnd(app, ending);
  if (config.previewUrl !== undefined) {
    mountPreviewHost(app, config.previewUrl);
  }
  const callers: Authenticate = {
    byKey: (key, site) => (isOperatorKey(key) ? authenticateOperator(deps, key) : authenticate(deps, key, site)),
    bySession: (token) => authenticateBrowser(deps, token),
  };
  const cookie = createSessionCookie(config.publicUrl);
  const routes = listRoutes(deps);
  const { minimumPlugin, isOperatorAddress } = config;
  const options = { minimumPlugin, isOperatorAddress, recordAction: recordAction(deps), uploads: uploadsFolder(config.dataDir) };
  await app.register(async (calls) => mount(calls, [...routes, ...screenRoutes(routes)], callers, cookie, options), {
    prefix: '/v1',
  });
  mountFiles(app, deps, {
    findPublic: (name) => findPublicFile(db, name),
    findPrivate: (name) => findFile(db, name),
    findRelease: (name) => findReleaseFile(db, name),
    readDownload: (signed) => readDownload(deps, signed),
    readExport: (signed) => readExport(deps, signed),
  });
  mountPreview(app, {
    find: (requested) => findPreview(db, requested),
    missingPage,
    scriptSource,
    isAlone: config.previewUrl !== undefined,
  });
  if (deps.payment) {
    await mountPaymentNews(app, (body, signature) => receiveNews(deps, body, signature));
  }
  mountHealth(app, async () => !ending.aborted && (await isMigrated(db)));
  if (metrics && config.metricsToken !== undefined) {
    mountMetrics(app, { token: config.metricsToken, contentType: metrics.contentType, read: createScrape(deps, metrics) });
  }
  const hasOutbox = showsOutbox(config);
  if (hasOutbox) {
    mountOutbox(app, outboxFolder(config.dataDir));
  }
  await mountPortal(app, {
    outbox: hasOutbox,
    previewUrl: config.previewUrl,
    findShared: (slug) => findShared({ db, publicUrl: config.publicUrl }, slug),
  });
  return app;
}
