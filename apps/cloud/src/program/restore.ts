import { resolve } from 'node:path';
import { openBackup, restore } from '../backup/restore.js';
import { readConfig } from '../config.js';
import type { Context } from './context.js';
import { withStores } from './open-stores.js';

/** Restores a backup. Returns 1 if the backup lacks files or keys. */
export async function runRestore({ environment, print }: Context, given: readonly string[]): Promise<number> {
  const config = readConfig(environment);
  const backup = await openBackup(resolve(given[0] ?? ''));
  print(`Restoring ${backup.path} of ${backup.manifest.created_at}.`);
  return withStores(config, { creates: true, continues: true }, async (stores) => {
    const { rows, copied, kept, problems } = await restore(backup, stores);
    print(`Database: ${rows} rows. Files: ${copied + kept}.`);
    for (const problem of problems) {
      print(`problem  ${problem}`);
    }
    print('The cloud is restored. Run “verify-files” to compare database and files, then start it.');
    return problems.length > 0 ? 1 : 0;
  });
}
