import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, expect, inject, test } from 'vitest';
import { openDb } from '../db/client.js';
import { type Keys, openDataFolder } from '../db/data-folder.js';
import { createFactorSealer, createFactorSecret, openFactor, sealFactor } from '../features/account/factor-secrets.js';
import { createSealer } from '../ports/sealer.js';
import { createSigner } from '../ports/signer.js';
import { createDatabase } from '../testing/databases.js';
import { createTemporaryFolder } from '../testing/folders.js';
import { runCommand } from './commands.js';

const { url, drop } = await createDatabase(inject('adminUrl'), inject('template'));
const db = openDb({ url, pool: 2 });
const folder = await createTemporaryFolder();
afterAll(async () => {
  await db.destroy();
  await drop();
  await rm(folder, { recursive: true, force: true });
});

const rotateKeys = () =>
  runCommand(['rotate-keys'], { environment: { DATABASE_URL: url, KITHOUSE_DATA: folder }, print: () => {} });
const signerOf = ({ signing, accepted }: Keys) => createSigner(signing, accepted);
const sealerOf = ({ signing, accepted }: Keys) => createSealer(signing, 'mail', accepted);
const [now, soon] = [new Date(0), new Date(60_000)];

test('[R-OPS-84] processes before and after a rotation accept each other’s links and emails', async () => {
  const before = await openDataFolder(db, folder);

  await rotateKeys();
  const after = await openDataFolder(db, folder);

  expect(after.signing.equals(before.signing)).toBe(false);
  for (const [from, to] of [
    [before, after],
    [after, before],
  ] as const) {
    expect(signerOf(to).read(signerOf(from).sign('/files/x', soon, { id: '1' }), now)).toEqual({ id: '1' });
    expect(sealerOf(to).open(sealerOf(from).seal('hello'))).toBe('hello');
    expect(sealerOf(to).keyIds).toContain(sealerOf(from).keyId);
  }
});

test('[R-OPS-84] no longer accepts a key after a second rotation', async () => {
  const before = await openDataFolder(db, folder);
  await rotateKeys();
  await openDataFolder(db, folder);
  await rotateKeys();
  const after = await openDataFolder(db, folder);

  expect(signerOf(after).read(signerOf(before).sign('/files/x', soon), now)).toBeUndefined();
  expect(() => sealerOf(after).open(sealerOf(before).seal('hello'))).toThrow('unable to authenticate');
});

test('[R-OPS-97] keeps the secrets of authenticator apps through any number of rotations', async () => {
  const factorSealerOf = ({ signing, accepted }: Keys) => createFactorSealer(signing, accepted);
  const secret = createFactorSecret();
  const { id } = await db
    .insertInto('users')
    .values({ email: 'ada@example.com', first_name: 'Ada', last_name: 'L', password_hash: 'x' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sealed = sealFactor(factorSealerOf(await openDataFolder(db, folder)), id, secret);
  await db
    .insertInto('second_factors')
    .values({ user_id: id, ...sealed, created_at: now.toISOString(), confirmed_at: null })
    .execute();

  for (let round = 0; round < 3; round++) {
    await rotateKeys();
    const keys = await openDataFolder(db, folder);
    const row = await db.selectFrom('second_factors').select('sealed').where('user_id', '=', id).executeTakeFirstOrThrow();
    expect(openFactor(factorSealerOf(keys), id, row.sealed)?.equals(secret)).toBe(true);
  }
});

test('[R-OPS-84] continues a rotation that was killed between its writes, and loses no key', async () => {
  const before = await openDataFolder(db, folder);
  await copyFile(join(folder, 'signing.key'), join(folder, 'signing.previous.key'));
  await copyFile(join(folder, 'signing.next.key'), join(folder, 'signing.key'));

  await expect(openDataFolder(db, folder)).rejects.toThrow('signing.key belongs to another database.');
  await rotateKeys();

  const after = await openDataFolder(db, folder);
  expect(signerOf(after).read(signerOf(before).sign('/files/x', soon), now)).toEqual({});
});

test('[R-OPS-84] refuses to rotate the keys of another cloud', async () => {
  const other = await createTemporaryFolder();
  const environment = { DATABASE_URL: url, KITHOUSE_DATA: other };

  await expect(runCommand(['rotate-keys'], { environment, print: () => {} })).rejects.toThrow('is missing');
  await rm(other, { recursive: true, force: true });
});
