import { AppError, brand, login } from '@kithouse/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { t, tn, translateMessage } from './i18n.js';
import { translateRefusals } from './translated-call.js';

type Data = Record<string, string[]>;

/** Provides the translation functions that the library uses. */
function provideWordPress(german: Data = {}) {
  const find = (text: string, domain: string, form = 0) => (domain === brand.slug ? german[text]?.[form] : undefined);
  vi.stubGlobal('wp', {
    i18n: {
      __: (text: string, domain: string) => find(text, domain) ?? text,
      _n: (single: string, plural: string, count: number, domain: string) =>
        find(single, domain, count === 1 ? 0 : 1) ?? (count === 1 ? single : plural),
    },
  });
}
afterEach(() => void vi.unstubAllGlobals());

test('inserts values anywhere in a translation', () => {
  provideWordPress({ '{a} of {b}': ['{b}: {a}'], '{text} page': ['{text} Seite', '{text} Seiten'] });

  expect(t('{a} of {b}', { a: '$1', b: '{a}' })).toBe('{a}: $1');
  expect(tn('{text} page', '{text} pages', 1, { text: '1' })).toBe('1 Seite');
  expect(tn('{text} page', '{text} pages', 1200, { text: '1.200' })).toBe('1.200 Seiten');
  expect(translateMessage('never heard')).toBe('never heard');
  expect(translateMessage(undefined)).toBeUndefined();
});

test('shows the English form when the rule of plurals of a language cannot be read', () => {
  vi.stubGlobal('wp', {
    i18n: {
      _n: () => {
        throw new SyntaxError('plural=n %');
      },
    },
  });

  expect(tn('{count} page', '{count} pages', 2)).toBe('2 pages');
});

test('translates a refusal of the cloud and its field errors', async () => {
  provideWordPress({
    'The email or password is incorrect. Check both and try again.': ['Passwort stimmt nicht.'],
    'Enter a name.': ['Bitte Namen.'],
  });
  const sites = [{ id: 1, name: 'Enter a name.' }];
  const refuse = (details?: unknown) => translateRefusals(() => Promise.reject(new AppError('login_failed', undefined, details)));

  await expect(refuse({ name: 'Enter a name.', other: 'Something else.', sites })(login, {})).rejects.toMatchObject({
    code: 'login_failed',
    message: 'Passwort stimmt nicht.',
    details: { name: 'Bitte Namen.', other: 'Something else.', sites },
  });
  await expect(refuse()(login, {})).rejects.toMatchObject({ details: undefined });
});

test('passes anything but refusals on', async () => {
  const broken = new TypeError('x is not a function');

  await expect(translateRefusals(() => Promise.reject(broken))(login, {})).rejects.toBe(broken);
});
