import { expect, test } from 'vitest';
import { codeAt, findStep, stepAt, toBase32, toUri } from './totp.js';

/** Secret and codes of RFC 6238, Appendix B, with the last six of its eight digits. */
const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('[R-OPS-97] computes the code of RFC 6238 at second %i', (second, code) => {
  expect(codeAt(secret, stepAt(new Date(second * 1000)))).toBe(code);
});

test('[R-OPS-97] accepts the codes of the current, the previous and the next interval only', () => {
  const now = new Date(1_111_111_111_000);
  const found = [-2, -1, 0, 1, 2].map((shift) => findStep(secret, codeAt(secret, stepAt(now) + shift), now));

  expect(found).toEqual([undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined]);
  expect(['', '28708', '2870822', 'ünicod'].map((code) => findStep(secret, code, now))).toEqual(Array(4).fill(undefined));
});

test('encodes a secret for typing and in an address', () => {
  expect(toBase32(secret)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ');
  expect(toUri(secret, { issuer: 'Kit & house', account: 'a:b@example.com' })).toBe(
    'otpauth://totp/Kit%20%26%20house:a%3Ab%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Kit%20%26%20house',
  );
});
