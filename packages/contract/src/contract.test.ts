import { describe, expect, test } from 'vitest';
import * as contract from './index.js';
import { parseQuery } from './query.js';

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'runs' in value,
);

describe('calls', () => {
  test('[R-API-01] gives every call its own name, method and path', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    expect(contract.brand.restNamespace).toBe(`${contract.brand.slug}/v1`);
  });

  test('names the capability of every call that passes through WordPress', () => {
    const open = calls.filter(({ runs, capabilities }) => runs !== 'provider' && capabilities.length === 0);

    expect(open).toEqual([]);
  });

  test('caches only public reads in the plugin', () => {
    const kept = calls.filter(({ cached }) => cached);

    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ method, access }) => method !== 'GET' || access !== 'public')).toEqual([]);
  });

  test('uses only input fields in a path', () => {
    for (const { path, input } of calls) {
      const fields = Object.keys(input._zod.def.shape);
      expect(fields).toEqual(expect.arrayContaining([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)));
    }
  });
});

describe('query parsing', () => {
  const read = (query: Record<string, string>) => contract.listItems.input.safeParse(parseQuery(contract.listItems.input, query));

  test('parses numbers, lists and defaults by the schema', () => {
    expect(read({ page: '3', tags: '4,9', type: 'blocks' }).data).toMatchObject({
      page: 3,
      tags: [4, 9],
      type: 'blocks',
      platform: 'elementor',
      plan: 'all',
    });
  });

  test('keeps digits in a text field as text', () => {
    expect(read({ search: '404' }).data?.search).toBe('404');
  });

  test.each([
    ['page', '1e3'],
    ['page', '0x10'],
    ['page', '-1'],
    ['page', '1.5'],
    ['page', ''],
    ['page', '99999999999999999999'],
    ['per_page', '101'],
    ['tags', '1,two'],
    ['tags', Array.from({ length: 51 }, () => '1').join(',')],
    ['type', 'pack'],
    ['search', 'x'.repeat(101)],
  ])('refuses %s=%s', (key, value) => {
    expect(read({ [key]: value }).success).toBe(false);
  });
});

describe('account rules', () => {
  test.each(['a@b.co', 'ünïcode@exämple.de', "o'brien+tag@mail.example.org"])(
    '[R-VALID-05] accepts %s as an e-mail address',
    (email) => {
      expect(contract.emailRule(email)).toBeUndefined();
    },
  );

  test.each(['', 'a', 'a@b', 'a b@c.de', 'a@b..de', '<a@b.de>', `${'x'.repeat(250)}@b.de`])(
    '[R-VALID-05] refuses "%s" as an e-mail address',
    (email) => {
      expect(contract.emailRule(email)).toBeDefined();
    },
  );

  test('accepts any characters in a password, including quotes and emoji', () => {
    expect(contract.passwordRule(`"'\\ 🦊🦊🦊🦊🦊🦊`)).toBeUndefined();
    expect(contract.passwordRule('1234567')).toBeDefined();
    expect(contract.passwordRule('x'.repeat(129))).toBeDefined();
  });

  test('treats two spellings of an address as one', () => {
    expect(contract.normaliseEmail(' Ada@Example.COM ')).toBe(contract.normaliseEmail('ada@example.com'));
    expect(contract.normaliseEmail('jose\u0301@example.com')).toBe(contract.normaliseEmail('josé@example.com'));
  });
});
