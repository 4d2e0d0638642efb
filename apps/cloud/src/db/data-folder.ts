import { createHash } from 'node:crypto';
import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureSigningKey } from '../ports/signer.js';
import type { Db } from './client.js';
import { listApplied } from './migrate.js';
import { readAccepted } from './rotation.js';
import { createSharedKeys, lockSharedKeys, type SharedKeys } from './shared-keys.js';

/** `accepted` has the signing keys before and after the current one. */
export type Keys = { signing: Buffer; plan: Buffer; accepted: Buffer[] };

type Options = {
  /** Replaces the fingerprints and the shared keys instead of comparing them. */
  isAdopted?: boolean;
  shared?: SharedKeys;
};

/** Creates the table of the fingerprints. */
const ownMigration = '0180_data_folders';

type Fingerprints = ReadonlyMap<string, string>;

/**
 * Reads the keys of a data folder, and creates them at the first start. The database stores their fingerprints, so that a
 * process with the keys or files of another cloud never serves it; `folder.id` tells folders with copied keys apart. Copies
 * shared keys from the database first. Safe for processes that start together.
 *
 * @throws One sentence that names the file if the folder belongs to another database.
 */
export async function openDataFolder(db: Db, folder: string, options: Options = {}): Promise<Keys> {
  const { isAdopted = false, shared = createSharedKeys(folder, undefined) } = options;
  return db.transaction().execute(async (trx) => {
    await lockSharedKeys(trx);
    if (!isAdopted) {
      await shared.pull(trx);
    }
    const keys = await readOrCreateKeys(trx, folder, isAdopted);
    await shared.push(trx);
    return keys;
  });
}

async function readOrCreateKeys(db: Db, folder: string, isAdopted: boolean): Promise<Keys> {
  const read = (name: string) => ensureSigningKey(join(folder, name));
  const known = isAdopted ? undefined : await readFingerprints(db);
  for (const name of known?.keys() ?? []) {
    await assertExists(join(folder, name));
  }
  const [id, signing, plan] = await Promise.all([read('folder.id'), read('signing.key'), read('plan.key')]);
  const found = new Map(Object.entries({ 'folder.id': id, 'signing.key': signing, 'plan.key': plan }).map(toFingerprint));
  await storeFingerprints(db, found, isAdopted);
  assertSame(await readFingerprints(db), found, folder);
  return { signing, plan, accepted: await readAccepted(folder) };
}

/** Throws one sentence if no cloud has used the database or if the folder belongs to another one. Creates nothing. */
export async function assertBelongs(db: Db, folder: string): Promise<void> {
  if (!(await listApplied(db)).includes(ownMigration)) {
    throw new Error('No cloud has used this database yet. Check DATABASE_URL.');
  }
  const known = await readFingerprints(db);
  const found = new Map<string, string>();
  for (const name of known.keys()) {
    await assertExists(join(folder, name));
    found.set(...toFingerprint([name, await readFile(join(folder, name))]));
  }
  assertSame(known, found, folder);
}

/** Replaces the fingerprint of a key that was rotated. */
export async function acceptKey(db: Db, name: string, key: Buffer): Promise<void> {
  await storeFingerprints(db, new Map([toFingerprint([name, key])]), true);
}

const toFingerprint = ([name, key]: [string, Buffer]) => [name, createHash('sha256').update(key).digest('base64url')] as const;

async function readFingerprints(db: Db): Promise<Fingerprints> {
  const rows = await db.selectFrom('data_folder').selectAll().execute();
  return new Map(rows.map(({ name, fingerprint }) => [name, fingerprint]));
}

async function storeFingerprints(db: Db, found: Fingerprints, isAdopted: boolean) {
  await db
    .insertInto('data_folder')
    .values([...found].map(([name, fingerprint]) => ({ name, fingerprint })))
    .onConflict((conflict) =>
      isAdopted
        ? conflict.column('name').doUpdateSet((row) => ({ fingerprint: row.ref('excluded.fingerprint') }))
        : conflict.doNothing(),
    )
    .execute();
}

/** Checks before a key is created, because a new one would hide that the old one is missing. */
async function assertExists(path: string) {
  try {
    await access(path);
  } catch {
    throw new Error(`This database was used with another data folder: ${path} is missing. ${advice}`);
  }
}

function assertSame(known: Fingerprints, found: Fingerprints, folder: string) {
  const strange = [...found].find(([name, fingerprint]) => known.get(name) !== fingerprint);
  if (strange) {
    throw new Error(`${join(folder, strange[0])} belongs to another database. ${advice}`);
  }
}

const advice =
  'Set KITHOUSE_DATA to the folder that every process of this cloud shares, or restore the folder from a backup. If it is lost, start once with --adopt-data.';
