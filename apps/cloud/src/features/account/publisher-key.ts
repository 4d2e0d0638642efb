import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Deps } from '../../deps.js';
import { createKey, findKey } from './keys.service.js';
import { lockPublisher, revokePublisherKeys } from './publisher-key.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Stores the publisher's one working key in a file that only the operator can read. */
export async function ensurePublisherKey({ db, clock, log }: Context, path: string) {
  // Only one of several processes creates the key. The file is written before the commit, so the next start repairs an
  // interrupted one.
  const isNew = await db.transaction().execute(async (trx) => {
    await lockPublisher(trx);
    const key = await findKey(trx, await readKeyFile(path));
    if (key && key.user_id === null) {
      return false;
    }
    await revokePublisherKeys(trx, clock.now().toISOString());
    const { api_key } = await createKey(trx, null, 'publisher');
    await writeFile(`${path}.part`, `${api_key}\n`, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return true;
  });
  if (isNew) {
    log.info({ path }, 'wrote a new publisher key');
  }
}

/** Reads the key file. Only a missing file causes a new key; an unreadable one must not revoke the old key. */
async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return '';
    }
    throw new Error(`The publisher key can’t be read from ${path} (${code}). Repair the file or delete it.`);
  }
}
