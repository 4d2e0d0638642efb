import { access, constants } from 'node:fs/promises';
import { type Config, readConfig } from '../config.js';
import { type Db, withDb } from '../db/client.js';
import { assertBelongs } from '../db/data-folder.js';
import { listPending } from '../db/migrate.js';
import { createSharedKeys } from '../db/shared-keys.js';
import { isPortalBuilt } from '../http/portal.js';
import { assertMailServer } from '../ports/mail-smtp.js';
import { openFiles } from '../ports/open-files.js';
import type { Context } from './context.js';
import { hasEmbedded, openDatabase } from './open-database.js';

/** Returns a sentence if everything is in order; throws one otherwise. */
type Check = (config: Config) => Promise<string>;

const checks: Readonly<Record<string, Check>> = {
  'Data folder': checkFolder,
  'File store': async (config) => (await openFiles(config)).check(),
  Database: checkDatabase,
  'Mail server': checkMail,
  Portal: checkPortal,
};

/** Runs all checks and prints a line for each. Returns 1 if there are problems. */
export async function check({ environment, print }: Context): Promise<number> {
  const config = readConfig(environment);
  print('ok       Settings: valid.');
  let problems = 0;
  for (const [name, run] of Object.entries(checks)) {
    try {
      print(`ok       ${name}: ${await run(config)}`);
    } catch (error) {
      problems += 1;
      print(`problem  ${name}: ${(error as Error).message}`);
    }
  }
  return problems > 0 ? 1 : 0;
}

async function checkFolder({ dataDir }: Config): Promise<string> {
  try {
    await access(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
    return `${dataDir} is writable.`;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return `${dataDir} will be created at the first start.`;
    }
    throw new Error(`${dataDir} isn’t writable (${code}). Change its owner, or choose another folder with KITHOUSE_DATA.`);
  }
}

async function checkDatabase(config: Config): Promise<string> {
  if (config.databaseUrl === undefined && !(await hasEmbedded(config.dataDir))) {
    return 'the embedded one will be created at the first start.';
  }
  const { url, stop } = await openDatabase(config);
  try {
    return await withDb({ url, pool: 1 }, (db) => describeDatabase(db, config));
  } finally {
    await stop();
  }
}

async function describeDatabase(db: Db, { dataDir, keySecret }: Config): Promise<string> {
  const pending = await listPending(db);
  if (pending.length > 0) {
    return `reachable. The next start brings it up to date (${pending.length} steps).`;
  }
  await db.transaction().execute(createSharedKeys(dataDir, keySecret).pull);
  await assertBelongs(db, dataDir);
  return 'reachable and up to date, and the data folder belongs to it.';
}

async function checkMail({ smtpUrl, dataDir }: Config): Promise<string> {
  if (smtpUrl === undefined) {
    return `none. Emails are stored in ${dataDir}/outbox.`;
  }
  try {
    await assertMailServer(smtpUrl);
    return 'reachable.';
  } catch (error) {
    throw new Error(`it can’t be used (${(error as Error).message}). Check SMTP_URL.`);
  }
}

async function checkPortal(): Promise<string> {
  if (!isPortalBuilt()) {
    throw new Error('it has not been built. Run “npm run build”.');
  }
  return 'built.';
}
