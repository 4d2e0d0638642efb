import { expect, test } from 'vitest';
import { chooseScreens } from '../e2e/src/choose-screens.js';

const screens = ['pages', 'page-detail', 'packs'].map((name) => ({ name }));

test('chooses screens by their whole name, and all without names', () => {
  expect(chooseScreens([...screens, { name: 'pages-dark' }], ['packs', 'pages'])).toEqual([{ name: 'pages' }, { name: 'packs' }]);
  expect(chooseScreens(screens, [])).toEqual(screens);
});

test('refuses an unknown name and lists the names that contain it, or all', () => {
  expect(() => chooseScreens(screens, ['packs', 'page'])).toThrow('No screen is named page. Choose from pages, page-detail.');
  expect(() => chooseScreens(screens, ['home'])).toThrow('Choose from pages, page-detail, packs.');
});
