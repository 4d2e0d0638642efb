import { expect, test } from 'vitest';
import { parseUrl } from './parse-url.js';

test('parses an address with letters outside of ASCII any number of times', () => {
  const hosts = new Set(Array.from({ length: 20_000 }, () => parseUrl('https://b\u00fccher.example')?.hostname));

  expect([...hosts]).toEqual(['xn--bcher-kva.example']);
});

test('returns undefined for an invalid address and resolves one against a base', () => {
  expect(parseUrl('http://')).toBeUndefined();
  expect(parseUrl('/a')).toBeUndefined();
  expect(parseUrl('/a', 'https://bakery.example/b')?.href).toBe('https://bakery.example/a');
});
