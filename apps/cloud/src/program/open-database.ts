import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { withDb } from '../db/client.js';
import { findRunning } from '../db/embedded/running.js';
import { startEmbedded } from '../db/embedded/start.js';
import { assertUsable } from '../db/server.js';
import { assertUnmarked } from '../db/state.js';

export type OpenDatabase = { url: string; stop: () => Promise<void> };

export type OpenOptions = {
  /** Creates the embedded database if it is missing. */
  creates?: boolean;
  /** Also opens a database with an unfinished restore. */
  continues?: boolean;
};

/**
 * Opens the cloud's database for one command: the server in `DATABASE_URL`, the embedded one of a running cloud, or otherwise
 * the embedded one, started for this command. Throws one clear sentence.
 */
export async function openDatabase(
  config: Config,
  { creates = false, continues = false }: OpenOptions = {},
): Promise<OpenDatabase> {
  const database = await open(config, creates);
  try {
    await withDb({ url: database.url, pool: 1 }, async (db) => {
      await assertUsable(db);
      if (!continues) {
        await assertUnmarked(db);
      }
    });
    return database;
  } catch (error) {
    await database.stop();
    throw error;
  }
}

async function open({ databaseUrl, dataDir }: Config, creates: boolean): Promise<OpenDatabase> {
  const url = databaseUrl ?? (await findRunning(dataDir));
  if (url !== undefined) {
    return { url, stop: async () => {} };
  }
  if (!creates && !(await hasEmbedded(dataDir))) {
    throw new Error(`There is no database in ${dataDir}. Set KITHOUSE_DATA to the cloud’s data folder, or DATABASE_URL.`);
  }
  return startEmbedded({ dataDir });
}

/** Returns whether a data folder contains an embedded database. */
export const hasEmbedded = (dataDir: string) =>
  access(join(dataDir, 'postgres', 'PG_VERSION')).then(
    () => true,
    () => false,
  );
