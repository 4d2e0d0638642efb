import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { isMigrated } from './db/migrate.js';
import type { Deps } from './deps.js';
import { accountRoutes } from './features/account/account.routes.js';
import { authenticate } from './features/account/keys.service.js';
import { contentRoutes } from './features/content/content.routes.js';
import { favouriteRoutes } from './features/favourites/favourites.routes.js';
import { itemRoutes } from './features/items/items.routes.js';
import { profileRoutes } from './features/profile/profile.routes.js';
import { publishingRoutes } from './features/publishing/publishing.routes.js';
import { mountFiles } from './http/files.js';
import { mountHealth } from './http/health.js';
import { mountOutbox, showsOutbox } from './http/outbox.js';
import { mountPortal } from './http/portal.js';
import { mount, type Route } from './http/route.js';
import { createServer } from './http/server.js';

/** The calls of every feature. A new feature adds one entry. */
const listRoutes = (deps: Deps): Route[] => [
  ...accountRoutes(deps),
  ...profileRoutes(deps),
  ...itemRoutes(deps),
  ...favouriteRoutes(deps),
  ...contentRoutes(deps),
  ...publishingRoutes(deps),
];

/** Where a development cloud keeps its mails. */
export const outboxFolder = (dataDir: string) => join(dataDir, 'outbox');

/** The whole cloud behind HTTP; nothing listens yet. */
export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, db, log } = deps;
  z.config(z.locales.en());
  const app = createServer(config, log);
  await app.register(async (calls) => mount(calls, listRoutes(deps), (key, site) => authenticate(deps, key, site)), {
    prefix: '/v1',
  });
  mountFiles(app, deps);
  mountHealth(app, () => isMigrated(db));
  const hasOutbox = showsOutbox(config);
  if (hasOutbox) {
    mountOutbox(app, outboxFolder(config.dataDir));
  }
  await mountPortal(app, { outbox: hasOutbox });
  return app;
}
