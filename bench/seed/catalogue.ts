import { existsSync } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { openDb } from '../../apps/cloud/src/db/client.js';
import { startEmbedded } from '../../apps/cloud/src/db/embedded/start.js';
import { migrate } from '../../apps/cloud/src/db/migrate.js';
import { migrationsKey } from './migrations-key.js';
import { writeCatalogue } from './write.js';

const seed = 20_26;
const hours = 60 * 60_000;

/** Folder of PostgreSQL's programs for all catalogues. */
export const programsDir = path.resolve('.cache/postgres');

/** Returns the data folder of a catalogue of this size with the current tables. */
export const folderOf = (items: number) => path.resolve(`.cache/bench/catalogue-${items}-${migrationsKey()}`);
const markOf = (items: number) => path.join(folderOf(items), 'seeded.json');

export const isSeeded = (items: number) => existsSync(markOf(items));

/** Creates the catalogue unless it exists, deterministically. Restarts an interrupted one. */
export async function seedCatalogue(items: number, onProgress: (written: number) => void = () => {}): Promise<string> {
  const dataDir = folderOf(items);
  if (isSeeded(items)) {
    return dataDir;
  }
  await rm(dataDir, { recursive: true, force: true });
  // A database started by root runs as another user, who must be able to enter.
  await mkdir(dataDir, { recursive: true, mode: 0o711 });
  await mkdir(programsDir, { recursive: true });
  const settings = { fsync: 'off', synchronous_commit: 'off', max_wal_size: '4GB', maintenance_work_mem: '512MB' };
  const server = await startEmbedded({ dataDir, programsDir, settings });
  try {
    const db = openDb({ url: server.superuserUrl, pool: 1, timeoutMs: hours });
    await migrate(db);
    await writeCatalogue(db, items, seed, onProgress);
    await db.destroy();
  } finally {
    await server.stop();
  }
  await writeFile(markOf(items), `${JSON.stringify({ items, seed })}\n`);
  return dataDir;
}
