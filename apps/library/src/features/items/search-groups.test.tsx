import { countFacets } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components before the test's clock runs.
import './search-groups.js';

const totals = { packs: 0, pages: 4, blocks: 1200 };
const counted = answer(countFacets, ({ type = 'packs' }) => ({ plan: { total: totals[type], starter: 0, pro: 0 } }));
const groups = async () => within(await screen.findByRole('navigation', { name: 'Search results' }));

test('[R-FIND-05] counts the packs, pages and blocks of a search, and leads to each with the same search', async () => {
  const { address, user } = renderApp(<App />, [counted, ...catalogue()], {
    path: 'gutenberg/packs?q=contact+form&category=travel',
  });

  const found = await groups();
  await waitFor(() =>
    expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Packs 0', 'Pages 4', 'Blocks 1,200']),
  );
  expect(found.getByRole('link', { name: 'Packs 0' }).getAttribute('aria-current')).toBe('page');

  await user.click(found.getByRole('link', { name: 'Blocks 1,200' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'gutenberg/blocks', query: { q: 'contact form' } }));
});

test('[R-FIND-05] counts no groups without a search', async () => {
  const { requested } = renderApp(<App />, [counted, ...catalogue()], { path: 'gutenberg/packs' });
  await screen.findByText('Nothing here yet');

  expect(screen.queryByRole('navigation', { name: 'Search results' })).toBeNull();
  expect(requested.some(({ name }) => name === countFacets.name)).toBe(false);
});

test('[R-FIND-05] keeps the lists reachable when the counts cannot be loaded', async () => {
  renderApp(<App />, [fail(countFacets, 'internal_error'), ...catalogue()], { path: 'gutenberg/packs?q=hotel' });

  const found = await groups();
  await waitFor(() =>
    expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Packs ', 'Pages ', 'Blocks ']),
  );
});

test('[R-FIND-05] shows no group of pages to people who may not read them', async () => {
  const boot = { can: { read: false, edit_pages: true, upload_files: true, install_plugins: true, manage_options: true } };
  renderApp(<App />, [counted, ...catalogue()], { path: 'gutenberg/packs?q=hotel', boot });

  const found = await groups();
  await waitFor(() =>
    expect(found.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Packs 0', 'Blocks 1,200']),
  );
});
