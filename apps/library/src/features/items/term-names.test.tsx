import { getItem, listCategories, listTemplateTypes } from '@kithouse/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { speakGerman } from '../../testing/pseudo-locale.js';
import { answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import './detail-screen.js';
import './term-select.js';
import './type-strip.js';

const term = (id: number, name: string) => ({ id, name, slug: name.toLowerCase(), items_count: id, packs_count: id });
const germans = { Travel: 'Reisen', Law: 'Recht', Hero: 'Aufmacher', Calm: 'Ruhig', Reset: 'Zurücksetzen' };

afterEach(() => void vi.unstubAllGlobals());

test('[R-FIND-13] names categories in the language of the person, sorted by these names', async () => {
  speakGerman(germans);
  const categories = [term(1, 'Law'), term(2, 'Reset'), term(3, 'Travel')];
  const item = anItem({ name: 'Tidepool', categories: [term(3, 'Travel')], layouts: 2 });
  renderApp(<App />, [answer(listCategories, () => categories), ...catalogue([item])], { path: 'elementor/packs' });

  const list = within(await screen.findByRole('list', { name: 'Categories' }));
  await list.findByText('Recht');

  // The name of another catalogue stays, although the library has a text that is called so.
  expect(list.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All248', 'Recht1', 'Reisen3', 'Reset2']);
  expect((await screen.findByRole('article')).textContent).toContain('Reisen · 2 layouts');
});

test('[R-FIND-13] names types in the language of the person in the strip, the filter and on cards', async () => {
  speakGerman(germans);
  const hero = term(4, 'Hero');
  const item = anItem({ name: 'Wide', type: 'block', template_type: hero });
  renderApp(<App />, [answer(listTemplateTypes, () => [hero]), ...catalogue([item])], { path: 'elementor/blocks' });

  expect((await screen.findByRole('article')).textContent).toContain('Aufmacher');
  expect(await screen.findByRole('button', { name: /Aufmacher/ })).toBeTruthy();
  expect(await screen.findByRole('option', { name: /Aufmacher/ })).toBeTruthy();
});

test('[R-FIND-13] names category and type in the language of the person in a detail', async () => {
  speakGerman(germans);
  const block = anItem({ name: 'Wide', type: 'block', template_type: term(4, 'Hero'), categories: [term(3, 'Travel')] });
  renderApp(<App />, [answer(getItem, () => aDetail(block)), ...catalogue()], { path: 'elementor/blocks/wide' });

  const facts = within(await screen.findByRole('region', { name: 'Details' }));

  expect(facts.getByRole('link', { name: 'Reisen' })).toBeTruthy();
  expect(facts.getByRole('link', { name: 'Aufmacher' })).toBeTruthy();
});
