import { describe, expect, test } from 'vitest';
import { chooseLanguage, directionOf, findNearest, readAcceptLanguage, toLanguage } from './languages.rules.js';
import { readPluralRule } from './plural.rules.js';
import { createTranslator } from './translator.js';

describe('plural rules', () => {
  test.each([
    ['nplurals=2; plural=(n != 1);', [0, 1, 2, 21], [1, 0, 1, 1]],
    ['nplurals=2; plural=n > 1;', [0, 1, 2], [0, 0, 1]],
    ['nplurals=1; plural=0;', [0, 1, 7], [0, 0, 0]],
    [
      'nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);',
      [1, 2, 5, 11, 12, 21, 22, 111, 122],
      [0, 1, 2, 2, 2, 0, 1, 2, 1],
    ],
    [
      'nplurals=6; plural=(n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 && n%100<=99 ? 4 : 5);',
      [0, 1, 2, 3, 11, 100, 103],
      [0, 1, 2, 3, 4, 5, 3],
    ],
  ])('%s', (rule, numbers, forms) => {
    expect(numbers.map(readPluralRule(rule))).toEqual(forms);
  });

  test.each(['plural=', 'plural=(n', 'plural=alert(1)', 'plural=n ? 1', 'plural=n n', ''])('refuses «%s»', (rule) => {
    expect(() => readPluralRule(rule)).toThrow('cannot be read');
  });
});

describe('translator', () => {
  const german = createTranslator({
    '': { 'plural-forms': 'nplurals=2; plural=(n != 1);' },
    'Hello {name},': ['Guten Tag, {name},'],
    '{count} page': ['{count} Seite', '{count} Seiten'],
  });

  test('replaces placeholders once', () => {
    expect(german.t('Hello {name},', { name: '{count} {name}' })).toBe('Guten Tag, {count} {name},');
  });

  test('chooses the plural form and keeps untranslated texts', () => {
    expect([1, 2].map((count) => german.tn('{count} page', '{count} pages', count))).toEqual(['1 Seite', '2 Seiten']);
    expect(german.tn('{count} block', '{count} blocks', 1)).toBe('1 block');
    expect(german.translateMessage('Not known.')).toBe('Not known.');
    expect([german.t(''), german.t('toString'), german.translateMessage(undefined)]).toEqual(['', 'toString', undefined]);
  });

  test('speaks English without a catalogue', () => {
    expect(createTranslator().tn('{count} page', '{count} pages', 0)).toBe('0 pages');
  });
});

describe('languages', () => {
  test.each([
    ['de_DE_formal', 'de-DE'],
    ['pt_PT_ao90', 'pt-PT'],
    ['DE', 'de'],
    ['zh-hant-tw', 'zh-Hant-TW'],
    ['es-419', 'es-419'],
    ['*', undefined],
    ['english', undefined],
    ['<b>', undefined],
  ])('parses %s as %s', (given, expected) => {
    expect(toLanguage(given)).toBe(expected);
  });

  test('sorts languages by preference', () => {
    expect(readAcceptLanguage('en;q=0.3, de-AT, fr; q=0.8, es;q=0')).toEqual(['de-AT', 'fr', 'en']);
    expect(readAcceptLanguage(undefined)).toEqual(['']);
    expect(readAcceptLanguage(`de,${'x'.repeat(100_000)}`)[0]).toBe('de');
  });

  test('chooses an available language with the requested region', () => {
    expect(chooseLanguage(['tlh', 'de-AT', 'en'], ['de-DE'])).toBe('de-AT');
    expect(chooseLanguage(['en-GB', 'de'], ['de-DE'])).toBe('en-GB');
    expect(chooseLanguage(['fr'], ['de-DE'])).toBe('fr');
    expect(chooseLanguage(['', '*'], ['de-DE'])).toBe('en');
    expect(findNearest('de-AT', ['fr-FR', 'de-DE'])).toBe('de-DE');
    expect(findNearest('fr', ['de-DE'])).toBeUndefined();
  });

  test('returns the direction of a language', () => {
    expect(['he-IL', 'ar', 'de', 'en-GB'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});
