import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { createSealer } from './sealer.js';

const secret = randomBytes(32);
const sealer = createSealer(secret, 'mail');

test('opens what it sealed and never seals it the same way twice', () => {
  const value = { text: 'Grüße, ملاحظة', link: 'https://cloud.example/verify#token=abc' };

  const [one, other] = [sealer.seal(value), sealer.seal(value)];

  expect([sealer.open(one), sealer.open(other)]).toEqual([value, value]);
  expect(one.equals(other)).toBe(false);
  expect(one.includes('token')).toBe(false);
});

test('refuses a changed value, another key and another purpose', () => {
  const sealed = sealer.seal('secret');
  const changed = Buffer.from(sealed);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;

  expect(() => sealer.open(changed)).toThrow(/authenticate/);
  expect(() => sealer.open(sealed.subarray(0, 20))).toThrow(/tag/);
  expect(() => createSealer(randomBytes(32), 'mail').open(sealed)).toThrow(/authenticate/);
  expect(() => createSealer(secret, 'other').open(sealed)).toThrow(/authenticate/);
});
