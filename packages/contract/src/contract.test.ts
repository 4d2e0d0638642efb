import { describe, expect, test } from 'vitest';
import * as contract from './index.js';
import { parseQuery } from './query.js';

const calls = Object.values<unknown>(contract).filter(
  (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'runs' in value,
);

describe('the calls', () => {
  test('[R-API-01] every call has a name, and a method and path of its own', () => {
    expect(new Set(calls.map(({ name }) => name)).size).toBe(calls.length);
    expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length);
    expect(contract.brand.restNamespace).toBe(`${contract.brand.slug}/v1`);
  });

  test('every call that passes WordPress names the capability it needs', () => {
    const open = calls.filter(({ runs, capabilities }) => runs !== 'provider' && capabilities.length === 0);

    expect(open).toEqual([]);
  });

  test('only public reads are kept by the plugin', () => {
    const kept = calls.filter(({ cached }) => cached);

    expect(kept.length).toBeGreaterThan(0);
    expect(kept.filter(({ method, access }) => method !== 'GET' || access !== 'public')).toEqual([]);
  });

  test('a path names only fields of its input', () => {
    for (const { path, input } of calls) {
      const fields = Object.keys(input._zod.def.shape);
      expect(fields).toEqual(expect.arrayContaining([...path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key)));
    }
  });
});

describe('reading a query', () => {
  const read = (query: Record<string, string>) => contract.listItems.input.safeParse(parseQuery(contract.listItems.input, query));

  test('numbers, lists and defaults arrive as the contract names them', () => {
    expect(read({ page: '3', tags: '4,9', type: 'blocks' }).data).toMatchObject({
      page: 3,
      tags: [4, 9],
      type: 'blocks',
      platform: 'elementor',
      plan: 'all',
    });
  });

  test('digits in a text field stay text', () => {
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
  ])('%s=%s is refused', (key, value) => {
    expect(read({ [key]: value }).success).toBe(false);
  });
});

describe('account rules', () => {
  test.each(['a@b.co', 'ünïcode@exämple.de', "o'brien+tag@mail.example.org"])('[R-VALID-05] %s is an e-mail address', (email) => {
    expect(contract.emailRule(email)).toBeUndefined();
  });

  test.each(['', 'a', 'a@b', 'a b@c.de', 'a@b..de', '<a@b.de>', `${'x'.repeat(250)}@b.de`])(
    '[R-VALID-05] "%s" is not',
    (email) => {
      expect(contract.emailRule(email)).toBeDefined();
    },
  );

  test('a password may hold any character, quotes and emoji too', () => {
    expect(contract.passwordRule(`"'\\ 🦊🦊🦊🦊`)).toBeUndefined();
    expect(contract.passwordRule('1234567')).toBeDefined();
    expect(contract.passwordRule('x'.repeat(129))).toBeDefined();
  });

  test('one address written in two ways is one', () => {
    expect(contract.normaliseEmail(' Ada@Example.COM ')).toBe(contract.normaliseEmail('ada@example.com'));
    expect(contract.normaliseEmail('jose\u0301@example.com')).toBe(contract.normaliseEmail('josé@example.com'));
  });
});
