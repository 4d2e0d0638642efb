import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import * as z from 'zod/mini';
import { createSealer, type Sealer } from '../ports/sealer.js';
import type { Db } from './client.js';
import { type KeyName, keyNames, readIfPresent, writePrivate } from './key-files.js';
import { listApplied } from './migrate.js';
import { isHalfRotated, signingNames } from './rotation.js';

/** Stores the keys of a data folder in the database, too, so that processes on several machines need no shared folder. */
export type SharedKeys = {
  /**
   * Copies the keys from the database into the data folder. Throws one sentence if another secret or cloud stored them. Locks
   * other copies and rotations until the transaction ends.
   */
  pull: (trx: Db) => Promise<void>;
  /** Replaces the keys of the database with those of the data folder. Locks like `pull`. */
  push: (trx: Db, names?: readonly KeyName[]) => Promise<void>;
};

const ownMigration = '0290_shared_keys';
const Sealed = z.object({ name: z.string(), key: z.string() });

type Keys = ReadonlyMap<KeyName, Buffer>;

/**
 * Connects a data folder with the keys in its database.
 *
 * @param secret `KITHOUSE_KEY_SECRET`, which encrypts the keys. Without it, nothing is stored, and a database with keys is refused.
 */
export function createSharedKeys(folder: string, secret: string | undefined): SharedKeys {
  const sealer = secret === undefined ? undefined : createSealer(Buffer.from(secret), 'shared keys');
  return {
    async pull(trx) {
      await lockSharedKeys(trx);
      const stored = await readStored(trx, sealer);
      if (stored.size > 0) {
        await assertSameCloud(folder, stored);
        await writeKeys(folder, stored);
      }
    },
    async push(trx, names = keyNames) {
      await lockSharedKeys(trx);
      await trx.deleteFrom('shared_keys').where('name', 'in', names).execute();
      const keys = sealer ? [...(await readKeys(folder, names))].map(([name, key]) => seal(sealer, name, key)) : [];
      if (keys.length > 0) {
        await trx.insertInto('shared_keys').values(keys).execute();
      }
    },
  };
}

/** Blocks other processes that read or replace the shared keys until the transaction ends. */
export async function lockSharedKeys(trx: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('shared keys'))`.execute(trx);
}

async function readStored(db: Db, sealer: Sealer | undefined): Promise<Keys> {
  if (!(await listApplied(db)).includes(ownMigration)) {
    return new Map();
  }
  const rows = await db.selectFrom('shared_keys').selectAll().execute();
  if (rows.length > 0 && !sealer) {
    throw new Error(
      'This cloud stores its keys in the database. Set KITHOUSE_KEY_SECRET, or start once with --adopt-data to store them in the data folder only.',
    );
  }
  const sealed = new Map(rows.map((row) => [row.name, row.sealed]));
  return new Map(
    keyNames.flatMap((name) => {
      const found = sealed.get(name);
      return sealer && found ? [[name, open(sealer, name, found)] as const] : [];
    }),
  );
}

/** Encrypts a key together with its name, so that a row can't be exchanged for another. */
const seal = (sealer: Sealer, name: KeyName, key: Buffer) => ({
  name,
  sealed: sealer.seal({ name, key: key.toString('base64') }),
});

function open(sealer: Sealer, name: KeyName, sealed: Buffer): Buffer {
  try {
    const read = Sealed.parse(sealer.open(sealed));
    if (read.name === name) {
      return Buffer.from(read.key, 'base64');
    }
  } catch {
    // The secret differs, or the row was changed.
  }
  throw new Error('KITHOUSE_KEY_SECRET doesn’t open the keys in this database. Set it to the secret that they were stored with.');
}

/** Refuses to replace the keys of another cloud. */
async function assertSameCloud(folder: string, stored: Keys) {
  const own = await readKeys(folder, keyNames);
  const id = own.get('folder.id');
  if (id ? !stored.get('folder.id')?.equals(id) : own.size > 0) {
    throw new Error(`${folder} contains the keys of another cloud. Set KITHOUSE_DATA to an empty folder.`);
  }
}

/** Writes the keys in their order, so that an interrupted copy is recognized and continued. */
async function writeKeys(folder: string, stored: Keys) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const own = await readKeys(folder, keyNames);
  for (const [name, key] of stored) {
    if (!own.get(name)?.equals(key)) {
      await writePrivate(join(folder, name), key);
    }
  }
  for (const name of [signingNames.next, signingNames.previous]) {
    if (!stored.has(name)) {
      await rm(join(folder, name), { force: true });
    }
  }
}

/** Reads the keys of a folder, without a next signing key that a rotation has already made the current one. */
async function readKeys(folder: string, names: readonly KeyName[]): Promise<Keys> {
  const isRotated = await isHalfRotated(folder);
  const keys = new Map<KeyName, Buffer>();
  for (const name of names) {
    const key = name === signingNames.next && isRotated ? undefined : await readIfPresent(join(folder, name));
    if (key) {
      keys.set(name, key);
    }
  }
  return keys;
}
