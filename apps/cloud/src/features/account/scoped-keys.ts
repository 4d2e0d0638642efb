import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Deps } from '../../deps.js';
import type { KeyScope } from '../../key-scope.js';
import { day, isOld } from './key-lifetimes.js';
import { createKey, findKey } from './keys.service.js';
import { lockScope, revokeScopedKeys } from './scoped-keys.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Stores the publisher's key in a file that only the operator can read. */
export async function ensureScopedKeys(context: Context, folder: string): Promise<void> {
  await ensureKey(context, 'publisher', join(folder, 'publisher.key'));
  await removeFormerKey(context, join(folder, 'operator.key'));
}

/** Stores the key now and replaces an old one every day. Returns a function that ends this. */
export async function keepScopedKeys(context: Context, folder: string): Promise<() => Promise<void>> {
  await ensureScopedKeys(context, folder);
  let renewal = Promise.resolve();
  const renew = () => {
    renewal = ensureScopedKeys(context, folder).catch((error) =>
      context.log.error({ err: error }, 'the publisher’s key could not be renewed'),
    );
  };
  const timer = setInterval(renew, day).unref();
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}

async function ensureKey({ db, clock, log }: Context, scope: KeyScope, path: string) {
  // Only one of several processes creates the key. The file is written before the commit, so the next start repairs an
  // interrupted one.
  const isNew = await db.transaction().execute(async (trx) => {
    await lockScope(trx, scope);
    const key = await findKey(trx, await readKeyFile(scope, path));
    const isOwn = key !== undefined && key.user_id === null && key.name === scope;
    if (isOwn && !isOld(key, clock)) {
      return false;
    }
    // An old key ends by itself, a lost one at once.
    if (!isOwn) {
      await revokeScopedKeys(trx, scope, clock.now().toISOString());
    }
    const { api_key } = await createKey(trx, { user_id: null, name: scope, created_at: clock.now().toISOString() });
    await writeFile(`${path}.part`, `${api_key}\n`, { mode: 0o600 });
    await rename(`${path}.part`, path);
    return true;
  });
  if (isNew) {
    log.info({ path }, `wrote a new ${scope} key`);
  }
}

/** Ends the shared key of former versions for orders, emails and jobs, which operators' accounts replace. */
async function removeFormerKey({ db, clock }: Context, path: string) {
  await revokeScopedKeys(db, 'operator', clock.now().toISOString());
  await rm(path, { force: true });
}

/** Reads the key file. Only a missing file causes a new key; an unreadable one must not revoke the old key. */
async function readKeyFile(scope: KeyScope, path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') {
      return '';
    }
    throw new Error(`The ${scope} key can’t be read from ${path} (${code}). Repair the file or delete it.`);
  }
}
