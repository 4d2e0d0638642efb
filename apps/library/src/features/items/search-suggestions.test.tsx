import { getSearchIndex, type ItemType, listItems, type SearchEntry } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components before the test's clock runs.
import './search-suggestions.js';

const entry = (type: ItemType, slug: string, name: string): SearchEntry => ({
  type,
  slug,
  name,
  kind: '',
  labels: 'Hotel',
  picture: null,
});
const entries = [
  entry('block', 'welcome', 'Welcome'),
  ...[1, 2, 3, 4, 5].map((number) => entry('pack', `hotel-${number}`, `Hotel ${number}`)),
  entry('page', 'rooms', 'Rooms'),
];
const index = (is_complete = true) => answer(getSearchIndex, () => ({ entries, is_complete }));

function open(answers = [index()], options = {}) {
  const view = renderApp(<App />, [...answers, ...catalogue()], { path: 'elementor/packs', ...options });
  return { ...view, type: async (text: string) => view.user.type(await screen.findByLabelText('Search packs'), text) };
}
const list = async () => within(await screen.findByRole('listbox', { name: 'Suggestions' }));

test('[R-FIND-04] groups what the typed letters find, with counts, and asks the cloud for no list', async () => {
  const { type, requested } = open();
  await type('ho');

  const found = await list();
  expect(found.getAllByRole('group').map((group) => group.querySelector('p')?.textContent)).toEqual([
    'Packs 5',
    'Pages 1',
    'Blocks 1',
  ]);
  expect(found.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Hotel 1',
    'Hotel 2',
    'Hotel 3',
    'Hotel 4',
    'Rooms',
    'Welcome',
  ]);
  expect(screen.getByText('Type 3 characters or more to search with Enter.')).toBeDefined();
  expect(requested.filter(({ name }) => name === listItems.name)).toHaveLength(1);
});

test('[R-FIND-04] opens a suggestion with the arrow keys and Enter', async () => {
  const { type, user, address } = open();
  await type('hotel');
  await list();

  await user.keyboard('{ArrowDown}{ArrowDown}');
  const field = screen.getByRole('searchbox', { name: 'Search packs' });
  const active = (await list()).getByRole('option', { selected: true });
  expect([active.textContent, field.getAttribute('aria-activedescendant')]).toEqual(['Hotel 2', active.id]);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'elementor/packs/hotel-2', query: {} }));
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('[R-FIND-04] leads to all matches of a list', async () => {
  const { type, user, address } = open();
  await type('hotel');

  await user.click((await list()).getByRole('option', { name: 'Show all 5' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'elementor/packs', query: { q: 'hotel' } }));
});

test('[R-FIND-04] closes with Esc and keeps the text, and searches the list with Enter', async () => {
  const { type, user, address } = open();
  await type('hotel');
  await list();

  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search packs' }).value).toBe('hotel');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address.current().query).toEqual({ q: 'hotel' }));
});

test('[R-FIND-04] says that nothing matches, and that the library may have more', async () => {
  const { type } = open([index(false)]);
  await type('zeppelin');

  expect(await screen.findByText('Press Enter to see all results.')).toBeDefined();
  expect(screen.getByText('No matches found')).toBeDefined();
});

test('[R-FIND-04] states the search whose matches it shows', async () => {
  const { type } = open();
  await type('hotle');

  expect(await screen.findByText('Showing results for hotel')).toBeDefined();
});

test('[R-FIND-04] searches the list as before when there is no index', async () => {
  const { type, user, address } = open([fail(getSearchIndex, 'internal_error')] as never);
  await type('hotel');
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address.current().query).toEqual({ q: 'hotel' }));
  expect(screen.queryByRole('listbox')).toBeNull();
});
