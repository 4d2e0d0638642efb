import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivate } from '../../db/key-files.js';
import type { SharedKeys } from '../../db/shared-keys.js';
import type { Deps } from '../../deps.js';
import { day, isOld } from './key-lifetimes.js';
import { createKey, findKey } from './keys.service.js';
import { lockPublisherKey, revokeKeys } from './publisher-key.queries.js';

type Context = Pick<Deps, 'db' | 'clock' | 'log'>;

/** Stores the publisher's key in a file that only the cloud's own user can read, and ends the shared key of former versions. */
export async function ensurePublisherKey(context: Context, folder: string, shared: SharedKeys): Promise<void> {
  await ensureKey(context, join(folder, 'publisher.key'), shared);
  await removeFormerKey(context, join(folder, 'operator.key'));
}

/** Stores the key now and replaces an old one every day. Returns a function that stops it. */
export async function keepPublisherKey(context: Context, folder: string, shared: SharedKeys): Promise<() => Promise<void>> {
  await ensurePublisherKey(context, folder, shared);
  let renewal = Promise.resolve();
  const renew = () => {
    renewal = ensurePublisherKey(context, folder, shared).catch((error) =>
      context.log.error({ err: error }, 'the publisher’s key could not be renewed'),
    );
  };
  const timer = setInterval(renew, day).unref();
  return async () => {
    clearInterval(timer);
    await renewal;
  };
}

async function ensureKey({ db, clock, log }: Context, path: string, shared: SharedKeys) {
  // Only one of several processes creates the key. The file is written before the commit, so the next start repairs an
  // interrupted one.
  const isNew = await db.transaction().execute(async (trx) => {
    await lockPublisherKey(trx);
    await shared.pull(trx);
    const key = await findKey(trx, await readKeyFile(path));
    const isOwn = key !== undefined && key.user_id === null && key.name === 'publisher';
    if (isOwn && !isOld(key, clock)) {
      return false;
    }
    // An old key expires by itself; a lost key must be revoked at once.
    if (!isOwn) {
      await revokeKeys(trx, 'publisher', clock.now().toISOString());
    }
    const { api_key } = await createKey(trx, { user_id: null, name: 'publisher', created_at: clock.now().toISOString() });
    await writePrivate(path, `${api_key}\n`);
    await shared.push(trx, ['publisher.key']);
    return true;
  });
  if (isNew) {
    log.info({ path }, 'wrote a new publisher key');
  }
}

/** Ends the shared key of former versions for orders, emails and jobs, which operators' accounts replace. */
async function removeFormerKey({ db, clock }: Context, path: string) {
  await revokeKeys(db, 'operator', clock.now().toISOString());
  await rm(path, { force: true });
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
