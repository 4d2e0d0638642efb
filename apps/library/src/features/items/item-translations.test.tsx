import { getItem, listFavourites } from '@kithouse/contract';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import './detail-screen.js';

const pack = anItem({ name: 'Beacon', slug: 'beacon', titles: { de: 'Leuchtturm' } });
const detail = aDetail(pack, { description: 'By the sea.', descriptions: { de: 'Am Meer.' } });
const answers = [
  answer(getItem, () => detail),
  answer(listFavourites, () => ({ data: [pack], current_page: 1, total_page: 1, total: 1 })),
  ...catalogue([pack]),
];
const show = (path: string, locale = 'de_DE') => renderApp(<App />, answers, { path, user: ada, boot: { locale } });

test.each(['elementor/packs', 'favourites'])('[R-FIND-14] shows the titles of %s in the language of the person', async (path) => {
  show(path);

  expect(await screen.findByRole('link', { name: 'Leuchtturm' })).toBeTruthy();
  expect(screen.queryByText('Beacon')).toBeNull();
});

test('[R-FIND-14] shows title and description of a detail in the language of the person, otherwise as published', async () => {
  const { unmount } = show('elementor/packs/beacon');
  expect(await screen.findByRole('heading', { level: 1, name: 'Leuchtturm' })).toBeTruthy();
  expect(await screen.findByText('Am Meer.')).toBeTruthy();
  unmount();

  show('elementor/packs/beacon', 'fr_FR');
  expect(await screen.findByRole('heading', { level: 1, name: 'Beacon' })).toBeTruthy();
  expect(await screen.findByText('By the sea.')).toBeTruthy();
});
