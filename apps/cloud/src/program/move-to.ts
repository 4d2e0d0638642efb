import { loadDatabase } from '../backup/load.js';
import { inSnapshot, openWithLongTimeouts } from '../backup/snapshot.js';
import { openLiveSource } from '../backup/source.js';
import { type Config, readConfig } from '../config.js';
import { findRunning } from '../db/embedded/running.js';
import { assertUsable } from '../db/server.js';
import { assertUnmarked, readState, writeState } from '../db/state.js';
import type { Context } from './context.js';
import { withStores } from './open-stores.js';
import { UsageError } from './usage-error.js';

/** Moves the embedded database to a server. The embedded one stays on disk, but no cloud starts with it. */
export async function runMove({ environment, print }: Context, given: readonly string[]): Promise<number> {
  const config = readConfig(environment);
  const url = readAddress(given[0] ?? '');
  await assertStopped(config);
  const host = `${url.host}${url.pathname}`;
  const target = openWithLongTimeouts(url.href);
  try {
    await assertUsable(target);
    await withStores(config, { continues: true }, async ({ db }) => {
      const label = `the embedded database in ${config.dataDir}`;
      // A move that was killed between its last two writes has marked both databases.
      if ((await readState(target))?.detail !== label) {
        await assertUnmarked(db);
      }
      const finish = () => writeState(db, { state: 'moved', detail: host });
      await inSnapshot(db, async (trx) => loadDatabase(target, await openLiveSource(trx), { label, finish }));
    });
    print(`The database is on ${host} now. Set DATABASE_URL to its address, keep KITHOUSE_DATA, and start the cloud.`);
    return 0;
  } finally {
    await target.destroy();
  }
}

function readAddress(text: string): URL {
  if (!/^postgres(ql)?:\/\/./.test(text) || !URL.canParse(text)) {
    throw new UsageError('“move-to” needs an address such as postgres://user:password@host/database.');
  }
  return new URL(text);
}

async function assertStopped({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== undefined) {
    throw new Error('DATABASE_URL is set: this cloud already uses a server. Unset it to move the embedded database.');
  }
  if ((await findRunning(dataDir)) !== undefined) {
    throw new Error(`A cloud is using ${dataDir}. Stop it first, because its further changes would be lost.`);
  }
}
