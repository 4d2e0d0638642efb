import {
  countItems,
  itemTypeOf,
  ListType,
  listCategories,
  listDependencies,
  listItems,
  listTemplateTypes,
  listTypeOf,
} from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { anEditor } from '../../testing/an-editor.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem, aPage } from '../../testing/items.js';
import { answer, renderApp } from '../../testing/render-app.js';
import { contentOf } from './item-texts.js';
// Loads lazy components before the test's clock runs.
import './active-filters.js';
import './filter-form.js';
import './term-select.js';

const tidepool = anItem({ name: 'Tidepool' });
type Requested = { name: string; input: unknown }[];
const asks = (requested: Requested, { name: wanted }: { name: string }) =>
  requested.filter(({ name }) => name === wanted).map(({ input }) => input);
const open = (path = '', options: Parameters<typeof renderApp>[2] = {}, answers: Parameters<typeof renderApp>[1] = []) =>
  renderApp(<App />, [...answers, ...catalogue([tidepool])], { path, ...options });
const tiers = () => within(screen.getByRole('group', { name: 'Plan' })).getAllByRole('button');

test('[R-STORE-01] starts with Elementor', async () => {
  const { address } = open();

  await screen.findByRole('article');

  expect(address.current().path).toBe('elementor/packs');
  expect(screen.getByRole('button', { name: 'Elementor', pressed: true })).toBeDefined();
});

test("[R-STORE-03] uses the product's own page unless an editor is open", async () => {
  const editor = anEditor({ platform: 'elementor' });
  const { unmount } = open('elementor/packs');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  unmount();

  open('elementor/packs', { host: { name: 'elementor', editor, close: () => undefined } });

  expect(screen.getByRole('button', { name: 'Close' })).toBeDefined();
});

test('[R-STORE-05] starts with all plans and keeps the choice between lists', async () => {
  const { requested, user } = open('elementor/packs');
  expect(tiers().map((tier) => tier.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'false']);

  await user.click(tiers()[1] as HTMLElement);
  await user.click(screen.getByRole('link', { name: 'Blocks' }));

  await waitFor(() =>
    expect(asks(requested, listItems).at(-1)).toEqual({ platform: 'elementor', type: 'blocks', plan: 'starter' }),
  );
});

test('[R-STORE-13] [R-LIST-08] has counts per platform and type', async () => {
  const of = (total: number) => ({ total, starter: total - 1, pro: 1 });
  const counts = answer(countItems, () => ({
    elementor: { packs: of(248), pages: of(12), blocks: of(1164) },
    gutenberg: { packs: of(31), pages: of(7), blocks: of(0) },
  }));
  const { address } = open('elementor/packs', {}, [counts]);
  const shown = (...texts: string[]) => waitFor(() => expect(tiers().map(({ textContent }) => textContent)).toEqual(texts));

  await shown('All 248', 'Starter 247', 'Pro 1');
  address.go('elementor/blocks');
  await shown('All 1,164', 'Starter 1,163', 'Pro 1');
  address.go('gutenberg/pages');

  await shown('All 7', 'Starter 6', 'Pro 1');
});

test('[R-STORE-06] [R-STORE-07] [R-STORE-08] requests categories, types and plugins once per list', async () => {
  const { address, requested } = open('elementor/packs');
  await screen.findByRole('checkbox', { name: /WooCommerce/ });

  for (const path of ['elementor/blocks', 'elementor/packs', 'gutenberg/blocks', 'elementor/blocks', 'gutenberg/blocks']) {
    address.go(path);
    await screen.findByRole('heading', { level: 1, name: path.endsWith('packs') ? 'Packs' : 'Blocks' });
  }
  await waitFor(() => expect(asks(requested, listTemplateTypes)).toHaveLength(2));

  expect(asks(requested, listCategories)).toEqual([
    { platform: 'elementor' },
    { itemType: 'block', platform: 'elementor' },
    { itemType: 'block', platform: 'gutenberg' },
  ]);
  expect(asks(requested, listTemplateTypes)).toEqual([
    { itemType: 'block', platform: 'elementor' },
    { itemType: 'block', platform: 'gutenberg' },
  ]);
  expect(asks(requested, listDependencies)).toEqual([{}]);
});

test('[R-STORE-15] remembers the place for after the sign-in', async () => {
  const { address, user } = open('gutenberg/packs?category=travel&include=22');

  await user.click(screen.getByRole('link', { name: 'Login' }));

  await waitFor(() => expect(address.current().query['redirect-to']).toBe('gutenberg/packs?category=travel&include=22'));
});

test('[R-STORE-25] [R-STORE-26] [R-STORE-27] keeps results until a changed filter has new ones', async () => {
  const replies: (() => void)[] = [];
  const list = answer(listItems, ({ include }) =>
    include ? new Promise((resolve) => replies.push(() => resolve(aPage([anItem({ name: 'Oakhurst' })])))) : aPage([tidepool]),
  );
  const { requested, user } = open('elementor/packs', {}, [list]);
  await user.click(await screen.findByRole('checkbox', { name: /WooCommerce/ }));
  expect(asks(requested, listItems)).toHaveLength(1);

  await user.click(within(screen.getByRole('region', { name: 'Filters' })).getByRole('button', { name: 'Filter' }));
  await waitFor(() => expect(asks(requested, listItems)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Tidepool' })).toBeDefined();
  replies[0]?.();

  expect(await screen.findByRole('link', { name: 'Oakhurst' })).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Reset' }));
  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
  expect(asks(requested, listItems)).toHaveLength(2);
});

test('lists one type of items', () => {
  expect(ListType.options.map((type) => listTypeOf(itemTypeOf(type)))).toEqual(['packs', 'pages', 'blocks']);
});

test('[R-ROUTE-13] calls blocks sections in the library and blocks in addresses', async () => {
  expect(ListType.options.map(contentOf)).toEqual(['packs', 'pages', 'sections']);
  const { address, requested } = open('elementor/blocks');

  await screen.findByRole('heading', { level: 1, name: 'Blocks' });

  expect(address.current().path).toBe('elementor/blocks');
  expect(asks(requested, listItems)).toEqual([{ platform: 'elementor', type: 'blocks' }]);
  expect(screen.queryByText(/section/i)).toBeNull();
});
