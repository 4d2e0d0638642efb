import { countFacets } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { countedFacetsOf } from './list-counts.js';
// Loads lazy components before the test's clock runs.
import './active-filters.js';
import './filter-form.js';
import './search-groups.js';
import './tag-offers.js';
import './term-select.js';
import './type-strip.js';

const tidepool = anItem({ name: 'Tidepool' });
const narrowed = answer(countFacets, ({ facets }) => ({
  plan: { total: 9, starter: 7, pro: 2 },
  category: { total: 11, is_about: false, terms: [{ id: 5, n: 3 }] },
  template_type: { total: 13, is_about: false, terms: [{ id: 7, n: 6 }] },
  ...(facets.includes('tag') && { tag: { total: 9, is_about: false, terms: [{ id: 33, n: 2 }] } }),
}));
const asks = (requested: { name: string; input: unknown }[]) =>
  requested.filter(({ name }) => name === countFacets.name).map(({ input }) => input);
const tiers = () => screen.getByRole('group', { name: 'Plan' }).textContent?.replaceAll(' ', '');
const categories = () =>
  within(screen.getByRole('list', { name: 'Categories' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('[R-LIST-08] counts plans and categories within the search', async () => {
  const { requested } = renderApp(<App />, [narrowed, ...catalogue([tidepool])], { path: 'elementor/packs?q=hotel' });

  await waitFor(() => expect(tiers()).toBe('All9Starter7Pro2'));
  await waitFor(() => expect(categories()).toEqual(['All11', 'Food & Restaurant3', 'Travel0']));
  expect(asks(requested)).toContainEqual({
    platform: 'elementor',
    type: 'packs',
    search: 'hotel',
    include_search: 1,
    facets: countedFacetsOf('packs'),
  });
  await waitFor(() => expect(asks(requested)).toHaveLength(3));
});

test('[R-FIND-08] counts plugins within the search', async () => {
  const plugins = answer(countFacets, () => ({ dependency: { total: 9, is_about: false, terms: [{ id: 22, n: 4 }] } }));
  renderApp(<App />, [plugins, ...catalogue([tidepool])], { path: 'elementor/packs?q=hotel' });

  expect(await screen.findByRole('checkbox', { name: 'WooCommerce any 4' })).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'WPForms Pro any 0' })).toBeDefined();
});

test('[R-LIST-12] counts template types within the other filters, whatever the order and the page', async () => {
  const { requested } = renderApp(<App />, [narrowed, ...catalogue([tidepool])], {
    path: 'elementor/blocks?templateType=hero&tags=31&sort=latest&p=2',
  });

  const types = await screen.findByRole('group', { name: 'Types' });
  await waitFor(() => expect(types.textContent).toBe('All13Hero6Pricing0'));
  expect(
    within(screen.getByRole('combobox', { name: 'Types' }))
      .getAllByRole('option')
      .map((option) => option.textContent),
  ).toEqual(['All (13)', 'Hero (6)', 'Pricing (0)']);
  expect(asks(requested)).toContainEqual({
    platform: 'elementor',
    type: 'blocks',
    template_type_id: 7,
    tags: [31],
    facets: countedFacetsOf('blocks'),
  });
});

test('offers the tags that items of the filtered list have', async () => {
  const { user } = renderApp(<App />, [narrowed, ...catalogue([tidepool])], { path: 'elementor/packs?q=hotel' });

  await user.click(await screen.findByRole('combobox', { name: 'Filter Items by Tags' }));

  const offered = within(await screen.findByRole('listbox', { name: 'Filter Items by Tags' }));
  await waitFor(() => expect(offered.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Café2']));
});

test("shows the whole list's counts without another call when no filter is active", async () => {
  const { requested } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });

  await screen.findByRole('article');
  await waitFor(() => expect(tiers()).toBe('All248Starter96Pro152'));
  await waitFor(() => expect(categories()).toEqual(['All248', 'Food & Restaurant28', 'Travel23']));
  expect(asks(requested)).toEqual([]);
});

test('shows no counts instead of wrong ones when they cannot be loaded', async () => {
  renderApp(<App />, [fail(countFacets, 'internal_error'), ...catalogue([tidepool])], { path: 'elementor/packs?q=hotel' });

  await waitFor(() => expect(tiers()).toBe('All–Starter–Pro–'));
  await waitFor(() => expect(categories()).toEqual(['All', 'Food & Restaurant', 'Travel']));
});
