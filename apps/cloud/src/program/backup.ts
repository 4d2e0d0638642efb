import { resolve } from 'node:path';
import { backUp } from '../backup/backup.js';
import { keepNewest } from '../backup/keep-newest.js';
import { readConfig } from '../config.js';
import { assertBelongs } from '../db/data-folder.js';
import type { Context, Flags } from './context.js';
import { withStores } from './open-stores.js';
import { UsageError } from './usage-error.js';

/** Backs up the cloud. Returns 1 if the store lacks files. */
export async function runBackup({ environment, print }: Context, given: readonly string[], flags: Flags): Promise<number> {
  const config = readConfig(environment);
  const folder = resolve(given[0] ?? '');
  const max = readNumber(flags.keep);
  return withStores(config, {}, async (stores) => {
    await assertBelongs(stores.db, config.dataDir);
    const { path, rows, copied, kept, problems } = await backUp(stores, folder);
    print(`Database: ${rows} rows. Files: ${copied} copied, ${kept} already in the folder.`);
    for (const problem of problems) {
      print(`problem  ${problem}`);
    }
    print(`The backup is in ${path}.`);
    for (const name of max === undefined ? [] : await keepNewest(folder, max)) {
      print(`Deleted the backup ${name}.`);
    }
    return problems.length > 0 ? 1 : 0;
  });
}

function readNumber(keep: Flags[string]): number | undefined {
  if (keep === undefined) {
    return undefined;
  }
  if (typeof keep !== 'string' || !/^[1-9]\d{0,4}$/.test(keep)) {
    throw new UsageError('--keep needs a number of backups, 1 or more.');
  }
  return Number(keep);
}
