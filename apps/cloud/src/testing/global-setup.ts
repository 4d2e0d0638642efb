import { rm } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { openDb } from '../db/client.js';
import { startEmbedded } from '../db/embedded/start.js';
import { migrate } from '../db/migrate.js';
import { createDatabase } from './databases.js';
import { createTemporaryFolder, preparePrograms } from './folders.js';

declare module 'vitest' {
  interface ProvidedContext {
    adminUrl: string;
    template: string;
  }
}

/** Starts one server for the whole run and one migrated database, of which each test file gets a copy. */
export default async function setup(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL
    ? { superuserUrl: process.env.TEST_DATABASE_URL, stop: async () => {} }
    : await start();
  const template = await createDatabase(server.superuserUrl);
  const db = openDb({ url: template.url, pool: 2 });
  await migrate(db);
  await db.destroy();
  project.provide('adminUrl', server.superuserUrl);
  project.provide('template', template.name);
  return async () => {
    await template.drop();
    await server.stop();
  };
}

async function start() {
  const dataDir = await createTemporaryFolder();
  // Tests need no durability after a power cut.
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '200' };
  const { superuserUrl, stop } = await startEmbedded({ dataDir, programsDir: await preparePrograms(), settings });
  return {
    superuserUrl,
    stop: async () => {
      await stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
