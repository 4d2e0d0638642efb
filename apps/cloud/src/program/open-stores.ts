import { openWithLongTimeouts } from '../backup/snapshot.js';
import type { Config } from '../config.js';
import type { Db } from '../db/client.js';
import { createSharedKeys, type SharedKeys } from '../db/shared-keys.js';
import type { Files } from '../ports/files.js';
import { openFiles } from '../ports/open-files.js';
import { type OpenOptions, openDatabase } from './open-database.js';

type Stores = { db: Db; files: Files; dataDir: string; shared: SharedKeys };

/** Opens database and files of the cloud for one command, and copies shared keys into the data folder. */
export async function withStores<Result>(
  config: Config,
  options: OpenOptions,
  work: (stores: Stores) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase(config, options);
  const db = openWithLongTimeouts(database.url);
  try {
    const shared = createSharedKeys(config.dataDir, config.keySecret);
    if (!options.continues) {
      await db.transaction().execute(shared.pull);
    }
    return await work({ db, files: await openFiles(config), dataDir: config.dataDir, shared });
  } finally {
    await db.destroy();
    await database.stop();
  }
}
