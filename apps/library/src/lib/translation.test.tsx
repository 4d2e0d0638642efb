import { AppError, brand, login } from '@kithouse/contract';
import { afterEach, expect, test, vi } from 'vitest';
import { said, t, tn } from './i18n.js';
import { translateRefusals } from './translated-call.js';
import { chooseLocale, loadTranslation } from './translation.js';

type Data = Record<string, string[]>;

/** What WordPress offers for texts, as far as the library uses it. */
function provideWordPress(german: Data = {}) {
  const setLocaleData = vi.fn<(data: object, domain: string) => void>();
  const find = (text: string, domain: string, form = 0) => (domain === brand.slug ? german[text]?.[form] : undefined);
  vi.stubGlobal('wp', {
    i18n: {
      setLocaleData,
      __: (text: string, domain: string) => find(text, domain) ?? text,
      _n: (single: string, plural: string, count: number, domain: string) =>
        find(single, domain, count === 1 ? 0 : 1) ?? (count === 1 ? single : plural),
    },
  });
  return setLocaleData;
}
afterEach(() => void vi.unstubAllGlobals());

test('a library in English, or in a language that nobody wrote, waits for nothing', () => {
  provideWordPress();

  expect(loadTranslation('en_US')).toBeUndefined();
  expect(loadTranslation('en_GB')).toBeUndefined();
  expect(loadTranslation('ja')).toBeUndefined();
  expect(loadTranslation('')).toBeUndefined();
  expect(loadTranslation('../../etc')).toBeUndefined();
});

test('the texts of a locale are handed to WordPress before the wait is over', async () => {
  const setLocaleData = provideWordPress();

  await loadTranslation('de_DE');

  expect(setLocaleData).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ Packs: ['Pakete'] }), brand.slug);
});

test.each([
  ['de_DE', 'de_DE'],
  ['de_AT', 'de_DE'],
  ['de_DE_formal', 'de_DE'],
  ['de', 'de_DE'],
  ['pt_PT', 'pt_PT'],
  ['pt_AO', 'pt_BR'],
  ['den_XX', undefined],
  ['en_US', undefined],
])('somebody whose language is %s reads %s', (locale, expected) => {
  expect(chooseLocale(locale, ['de_DE', 'pt_BR', 'pt_PT'])).toBe(expected);
});

test('values are put into the translation, wherever it has them', () => {
  provideWordPress({ '{a} of {b}': ['{b}: {a}'], '{text} page': ['{text} Seite', '{text} Seiten'] });

  expect(t('{a} of {b}', { a: '$1', b: '{a}' })).toBe('{a}: $1');
  expect(tn('{text} page', '{text} pages', 1, { text: '1' })).toBe('1 Seite');
  expect(tn('{text} page', '{text} pages', 1200, { text: '1.200' })).toBe('1.200 Seiten');
  expect(said('never heard')).toBe('never heard');
  expect(said(undefined)).toBeUndefined();
});

test('a refusal of the cloud speaks the language of the person, and so do its fields', async () => {
  provideWordPress({ 'E-mail or password is not right.': ['Passwort stimmt nicht.'], 'Please enter a name.': ['Bitte Namen.'] });
  const sites = [{ id: 1, name: 'Please enter a name.' }];
  const refuse = (details?: unknown) => translateRefusals(() => Promise.reject(new AppError('login_failed', undefined, details)));

  await expect(refuse({ name: 'Please enter a name.', other: 'Something else.', sites })(login, {})).rejects.toMatchObject({
    code: 'login_failed',
    message: 'Passwort stimmt nicht.',
    details: { name: 'Bitte Namen.', other: 'Something else.', sites },
  });
  await expect(refuse()(login, {})).rejects.toMatchObject({ details: undefined });
});

test('what is no refusal is passed on as it is', async () => {
  const broken = new TypeError('x is not a function');

  await expect(translateRefusals(() => Promise.reject(broken))(login, {})).rejects.toBe(broken);
});
