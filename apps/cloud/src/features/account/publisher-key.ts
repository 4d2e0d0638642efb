import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Deps } from '../../deps.js';
import { createKey, findKey } from './keys.service.js';

/** Keeps a working key for the operator's own programs in a file only the operator can read. */
export async function ensurePublisherKey({ db, log }: Pick<Deps, 'db' | 'log'>, path: string) {
  const held = await readFile(path, 'utf8').catch(() => '');
  const key = await findKey(db, held);
  if (key && key.user_id === null) {
    return;
  }
  const { api_key } = await createKey(db, null, 'publisher');
  await writeFile(`${path}.part`, `${api_key}\n`, { mode: 0o600 });
  await rename(`${path}.part`, path);
  log.info({ path }, 'wrote a new publisher key');
}
