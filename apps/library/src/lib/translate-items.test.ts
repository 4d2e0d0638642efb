import { expect, test } from 'vitest';
import { translateItemsTo } from './translate-items.js';

const pack = {
  name: 'Salt',
  title: 'Salt',
  titles: { de: 'Salz', 'pt-BR': 'Sal' },
  description: 'Sea.',
  descriptions: { de: 'Meer.' },
};

test.each([
  ['de_DE_formal', 'Salz', 'Meer.'],
  ['de_AT', 'Salz', 'Meer.'],
  ['pt_PT', 'Sal', 'Sea.'],
  ['en_US', 'Salt', 'Sea.'],
  ['', 'Salt', 'Sea.'],
])('[R-FIND-14] shows items to readers of “%s” as far as they are translated', (locale, name, description) => {
  const { data } = translateItemsTo(locale)({ data: [{ pack, items: [pack] }] });

  expect(data[0]?.pack).toMatchObject({ name, title: name, description });
  expect(data[0]?.items[0]).toMatchObject({ name, title: name });
});

test('[R-FIND-14] keeps the original title, which people search for, also when it translates twice', () => {
  const translate = translateItemsTo('de_DE');

  expect(Object.values(translate(translate(pack)).titles)).toContain('Salt');
});

test('[R-FIND-14] returns an untranslated answer as it is, whatever is in it', () => {
  const answer = {
    data: [{ name: 'Salt', titles: { fr: 'Sel' } }, null, 'text', { name: 7, titles: ['de'] }, { name: 'A', titles: { de: 5 } }],
  };

  expect(translateItemsTo('de_DE')(answer)).toBe(answer);
});
