import { expect, test } from 'vitest';
import { isOlder, isVersion } from './versions.rules.js';

test.each([
  ['0.1.0', '0.2.0', true],
  ['0.9.0', '0.10.0', true],
  ['1.0', '1.0.1', true],
  ['1.0', '1.0.0', false],
  ['1.0.1', '1.0', false],
  ['2.0.0', '1.9.9', false],
  ['1.2.0-beta.1', '1.2.0', false],
  ['', '0.0.1', true],
  ['nonsense', '1.0.0', true],
])('compares version %s with minimum %s number by number', (version, minimum, older) => {
  expect(isOlder(version, minimum)).toBe(older);
});

test('accepts only dotted numbers as a version', () => {
  expect(['1.0', '0.1.0', '1.2.3.4'].every(isVersion)).toBe(true);
  expect(['1', 'v1.0', '1.0-beta', '1..0', ''].some(isVersion)).toBe(false);
});
