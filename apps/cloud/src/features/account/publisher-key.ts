import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Deps } from '../../deps.js';
import { createKey, findKey } from './keys.service.js';
import { lockPublisher, revokePublisherKeys } from './publisher-key.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Keeps the one working key for the operator's own programs in a file only the operator can read. */
export async function ensurePublisherKey({ db, clock, log }: Context, path: string) {
  // Of processes that start at once one makes the key. The file comes before the commit: whatever is cut off, the next start mends.
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

/** Only a file that is not there means a new key: one that cannot be read must not cost the old one its life. */
async function readKeyFile(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return '';
    }
    throw new Error(`The publisher key cannot be read from ${path} (${code}). Please mend the file or delete it.`);
  }
}
