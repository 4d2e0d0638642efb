import { getItem, listSimilar } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { aDetail, anItem } from '../../testing/items.js';
import { answer, renderApp } from '../../testing/render-app.js';
// Loads lazy components before the test's clock runs.
import './detail-screen.js';
import './similar-items.js';

const shown = anItem({ name: 'Driftwood' });

function open(similar: string[]) {
  const items = similar.map((name) => anItem({ name }));
  const answers = [answer(getItem, () => aDetail(shown)), answer(listSimilar, () => ({ data: items }))];
  return renderApp(<App />, answers, { path: 'elementor/packs/driftwood' });
}

test('[R-FIND-09] shows similar items below an item and opens them', async () => {
  const { user, address, requested } = open(['Harbour', 'Lodge']);

  const rail = within(await screen.findByRole('list', { name: 'More like this' }));
  expect(rail.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Harbour', 'Lodge']);
  expect(requested).toContainEqual({ name: listSimilar.name, input: { slug: 'driftwood' } });

  await user.click(rail.getByRole('link', { name: 'Lodge' }));

  await waitFor(() => expect(address.current().path).toBe('elementor/packs/lodge'));
});

test('[R-FIND-09] shows nothing when no item is similar', async () => {
  const { requested } = open([]);
  await screen.findByRole('heading', { name: 'Driftwood' });
  await waitFor(() => expect(requested.some(({ name }) => name === listSimilar.name)).toBe(true));

  expect(screen.queryByText('More like this')).toBeNull();
});
