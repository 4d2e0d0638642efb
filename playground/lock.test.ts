import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { withLock } from './src/index.js';

const folder = mkdtempSync(path.join(tmpdir(), 'lock-test-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('runs work under one lock one after another', async () => {
  const file = path.join(folder, 'one');
  let running = 0;
  const work = async () => {
    const together = ++running;
    await sleep(20);
    running--;
    return together;
  };

  expect(await Promise.all([withLock(file, work), withLock(file, work), withLock(file, work)])).toEqual([1, 1, 1]);
});

test('takes over a lock whose owner has died', async () => {
  const file = path.join(folder, 'dead');
  writeFileSync(file, '999999999');

  expect(await withLock(file, async () => 'done')).toBe('done');
});

test('releases the lock when the work fails', async () => {
  const file = path.join(folder, 'failed');

  await expect(withLock(file, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');

  expect(existsSync(file)).toBe(false);
});
