import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createSigner, ensureSigningKey } from './signer.js';

const folder = await mkdtemp(join(tmpdir(), 'kithouse-signer-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const [now, later] = [new Date('2026-11-20T12:00:00Z'), new Date('2026-11-20T13:00:00Z')];
const signer = createSigner(Buffer.alloc(32, 1));

test('reads signed values until they expire', () => {
  const address = signer.sign('/files/a', later, { user: '7', name: 'a&b=ü' });

  expect(signer.read(address, now)).toEqual({ user: '7', name: 'a&b=ü' });
  expect(signer.read(address, later)).toBeUndefined();
});

test('rejects a value that was changed, truncated, extended or signed by another key', () => {
  const address = signer.sign('/files/a', later, { user: '7' });
  const forged = [
    address.replace('files/a', 'files/b'),
    address.replace('user=7', 'user=8'),
    address.replace(/until=\d+/, 'until=99999999999'),
    address.replace(/&signature=.*/, ''),
    address.replace(/.{3}$/, ''),
    `${address}&user=8`,
    address.replace('?', '?user=8&'),
    createSigner(Buffer.alloc(32, 2)).sign('/files/a', later, { user: '7' }),
    '/files/a',
    '',
  ];

  expect(forged.map((text) => signer.read(text, now))).toEqual(forged.map(() => undefined));
});

test('creates one key for processes that start together, readable by the operator only', async () => {
  const path = join(folder, 'one.key');

  const keys = await Promise.all(Array.from({ length: 8 }, () => ensureSigningKey(path)));

  expect(new Set(keys.map((key) => key.toString('hex'))).size).toBe(1);
  expect(keys[0]?.length).toBe(32);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect(await readdir(folder)).toEqual(['one.key']);
});

test('rejects a damaged key', async () => {
  const path = join(folder, 'damaged.key');
  await writeFile(path, 'short');

  await expect(ensureSigningKey(path)).rejects.toThrow('Restore the file from a backup');
});
