import { listDependencies, listItems, listTags } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { aPlugin, catalogue } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { answer, fail, renderApp } from '../../testing/render-app.js';
import { findTags, foldTags } from './find-tags.js';
// Loads lazy components before the test's clock runs.
import './active-filters.js';
import './filter-form.js';
import './tag-offers.js';
import './term-select.js';

const tidepool = anItem({ name: 'Tidepool' });
const asks = (requested: { name: string; input: unknown }[]) =>
  requested.filter(({ name }) => name === listItems.name).map(({ input }) => input);

async function open(query = '', answers: Parameters<typeof renderApp>[1] = [], list = 'elementor/packs') {
  const view = renderApp(<App />, [...answers, ...catalogue([tidepool])], { path: `${list}${query}` });
  await screen.findByRole('combobox', { name: 'Filter Items by Tags' });
  return view;
}
const plugin = (name: RegExp) => screen.getByRole('checkbox', { name });
const sidebar = () => within(screen.getByRole('region', { name: 'Filters' }));
const filterButton = () => sidebar().getByRole('button', { name: 'Filter' });
const offered = () =>
  within(screen.getByRole('listbox'))
    .queryAllByRole('option')
    .map(({ textContent }) => textContent);
const tagInput = () => screen.getByRole('combobox', { name: 'Filter Items by Tags' });
const says = (element: HTMLElement) => [element.textContent, element.getAttribute('aria-checked')];

test("[R-FILTER-01] [R-FILTER-04] [R-FILTER-05] [R-LIST-03] lists this platform's plugins in the sidebar, paid ones separately", async () => {
  await open();

  const names = (group: string) =>
    within(screen.getByRole('list', { name: group }))
      .getAllByRole('checkbox')
      .map(({ textContent }) => textContent?.slice(1));

  expect(names('Pro plugins')).toEqual(['Elementor Pro any', 'WPForms Pro any']);
  expect(names('Free plugins')).toEqual(['Elementor any', 'WooCommerce any']);
});

test('[R-STORE-08] [R-STORE-09] lists plugins per platform, and unknown ones in both', async () => {
  const { address } = await open('', [], 'gutenberg/packs');
  const free = () =>
    within(screen.getByRole('list', { name: 'Free plugins' }))
      .getAllByRole('checkbox')
      .map(({ textContent }) => textContent);
  expect(free()).toEqual(['WWooCommerce any', 'KKadence Blocks any']);

  address.go('elementor/packs');

  await waitFor(() => expect(free()).toEqual(['EElementor any', 'WWooCommerce any']));
});

test('[R-FILTER-11] cycles a plugin through include, exclude and any, and announces it', async () => {
  const { user } = await open();
  const item = plugin(/WooCommerce/);
  const seen = [says(item)];

  for (const key of [' ', '{Enter}', ' ']) {
    item.focus();
    await user.keyboard(key);
    seen.push(says(item));
  }

  expect(seen).toEqual([
    ['WWooCommerce any', 'false'],
    ['WWooCommerce include', 'true'],
    ['WWooCommerce exclude', 'true'],
    ['WWooCommerce any', 'false'],
  ]);
});

test("announces a plugin's state to screen readers", async () => {
  const { user } = await open();

  await user.click(plugin(/WooCommerce/));
  await user.click(plugin(/WooCommerce/));

  expect(screen.getByText('WooCommerce: exclude').tagName).toBe('OUTPUT');
});

test('[R-FILTER-12] [R-FILTER-13] cycles a group from mixed to include, exclude and none', async () => {
  const { user } = await open();
  const head = plugin(/^Pro plugins/);
  const group = () => [head, plugin(/^E?Elementor Pro/), plugin(/WPForms Pro/)].map((box) => box.dataset.state);
  expect([head.getAttribute('aria-checked'), group()]).toEqual(['false', ['none', 'none', 'none']]);

  await user.click(plugin(/WPForms Pro/));
  expect([head.getAttribute('aria-checked'), group()]).toEqual(['mixed', ['mixed', 'none', 'include']]);
  await user.click(head);
  expect(group()).toEqual(['include', 'include', 'include']);
  await user.click(head);
  expect(group()).toEqual(['exclude', 'exclude', 'exclude']);
  await user.click(head);

  expect(group()).toEqual(['none', 'none', 'none']);
  expect(plugin(/WooCommerce/).dataset.state).toBe('none');
});

test('[R-FILTER-08] [R-FILTER-14] [R-STORE-12] enables Filter once the choice differs from the list', async () => {
  const { requested, user } = await open();
  expect(filterButton()).toHaveProperty('disabled', true);

  await user.click(plugin(/WooCommerce/));
  expect(filterButton()).toHaveProperty('disabled', false);
  expect(asks(requested)).toHaveLength(1);
  await user.click(plugin(/WooCommerce/));
  await user.click(plugin(/WooCommerce/));

  expect(filterButton()).toHaveProperty('disabled', true);
});

test('[R-QUERY-04] [R-QUERY-05] [R-STORE-24] [R-STORE-26] applies plugins to address and list on Filter', async () => {
  const { address, requested, user } = await open('?p=3&sort=latest');

  await user.click(plugin(/^E?Elementor Pro/));
  await user.click(plugin(/WooCommerce/));
  await user.click(plugin(/WPForms Pro/));
  await user.click(plugin(/WPForms Pro/));
  await waitFor(() => expect(address.current().query).toEqual({ p: '3', sort: 'latest' }));
  await user.click(filterButton());

  await waitFor(() =>
    expect(address.current().query).toEqual({ sort: 'latest', include: '11,22', exclude: '12', activeFilter: 'pro' }),
  );
  await waitFor(() =>
    expect(asks(requested).at(-1)).toEqual({
      platform: 'elementor',
      type: 'packs',
      include: [11, 22],
      exclude: [12],
      sort: 'latest',
    }),
  );
  expect(filterButton()).toHaveProperty('disabled', true);
});

test('[R-FILTER-09] [R-FILTER-16] [R-FILTER-17] [R-STORE-27] clears plugins and tags on Reset, also in the address', async () => {
  const { address, user } = await open('?tags=31&include=22&exclude=12&activeFilter=free&category=travel');
  expect(plugin(/WooCommerce/).dataset.state).toBe('include');
  expect(plugin(/WPForms Pro/).dataset.state).toBe('exclude');

  await user.click(sidebar().getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(address.current().query).toEqual({}));
  await waitFor(() => expect(plugin(/WooCommerce/).dataset.state).toBe('none'));
  expect(sidebar().queryByRole('button', { name: 'Remove surf' })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Filters' })));
});

test.each([
  ['pro', 'Pro plugins', 'Free plugins', 172],
  ['free', 'Free plugins', 'Pro plugins', 122],
])(
  '[R-QUERY-06] [R-STORE-23] opens the group %s of the address fully, and the other with its choices',
  async (named, group, other, chosen) => {
    const many = [true, false].flatMap((is_pro) =>
      Array.from({ length: 23 }, (_, index) =>
        aPlugin(100 + index + (is_pro ? 0 : 50), `${is_pro ? 'Paid' : 'Given'} ${index}`, { is_pro }),
      ),
    );
    const { user } = await open(`?activeFilter=${named}&include=${chosen}`, [answer(listDependencies, () => many)]);
    const shown = (name: string) => within(screen.getByRole('list', { name })).getAllByRole('checkbox');
    expect(shown(group)).toHaveLength(23);
    expect(shown(other)).toHaveLength(9);
    expect(shown(other).at(-1)?.dataset.state).toBe('include');

    await user.click(screen.getByRole('button', { name: 'Show all 23' }));

    expect(shown(other)).toHaveLength(23);
  },
);

test('[R-FILTER-06] [R-FILTER-07] [R-QUERY-03] [R-STORE-22] finds tags by typing and requires all of them', async () => {
  const { address, requested, user } = await open();
  expect(tagInput().getAttribute('placeholder')).toBe('Write a keyword...');

  await user.type(tagInput(), 'CAFE');
  expect(offered()).toEqual(['Café4']);
  await user.keyboard('{Enter}');
  await user.type(tagInput(), 'o');
  await user.click(screen.getByRole('option', { name: /booking/ }));
  await user.click(filterButton());

  await waitFor(() => expect(address.current().query).toEqual({ tags: '33,32' }));
  await waitFor(() => expect(asks(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', tags: [32, 33] }));
});

test('[R-STORE-10] [R-ENT-36] offers tags by label, with arrow keys and without chosen ones', async () => {
  const { user } = await open();
  await user.click(tagInput());
  expect(offered()).toEqual(['surf12', 'booking9', 'Café4']);
  expect(tagInput().getAttribute('aria-activedescendant')).toBeNull();

  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
  const active = within(screen.getByRole('listbox')).getByRole('option', { selected: true });
  expect(active.id).toBe(tagInput().getAttribute('aria-activedescendant'));
  expect(active.textContent).toBe('booking9');
  await user.keyboard('{Enter}');

  expect(sidebar().getByRole('button', { name: 'Remove booking' })).toBeDefined();
  expect(within(screen.getByRole('listbox')).queryByRole('option', { name: /booking/ })).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(tagInput()));
});

test('removes the last tag on Backspace and filters on Enter in an empty field', async () => {
  const { address, user } = await open('?tags=31,32');
  tagInput().focus();

  await user.keyboard('x{Backspace}');
  expect(sidebar().getByRole('button', { name: 'Remove booking' })).toBeDefined();
  await user.keyboard('{Backspace}{Enter}');

  await waitFor(() => expect(address.current().query).toEqual({ tags: '31' }));
});

test('closes the suggestions on Esc, then clears the text', async () => {
  const { user } = await open();
  await user.type(tagInput(), 'su');

  await user.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), (tagInput() as HTMLInputElement).value]).toEqual([null, 'su']);
  await user.keyboard('{Escape}');

  expect(tagInput()).toHaveProperty('value', '');
});

test('ignores the Enter that ends an input composition', async () => {
  const { user } = await open();
  await user.type(tagInput(), 'su');

  fireEvent.keyDown(tagInput(), { key: 'Enter', isComposing: true });

  expect(sidebar().queryByRole('button', { name: 'Remove surf' })).toBeNull();
});

test('offers few of thousands of tags and the number of others', async () => {
  const many = Array.from({ length: 3000 }, (_, index) => ({ value: index + 1, label: `tag ${index + 1}`, items_count: 1 }));
  const { user } = await open('', [answer(listTags, () => many)]);

  await user.click(tagInput());
  expect(offered()).toHaveLength(50);
  expect(screen.getByText('2,950 more. Keep typing to find them.')).toBeDefined();
  await user.type(tagInput(), 'nothing like it');

  expect(screen.getByText('No tag matches “nothing like it”.')).toBeDefined();
});

test("[R-QUERY-09] selects a link's tag and adds it to the tags on filtering", async () => {
  const { address, requested, user } = await open('?tag_id=33');
  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'packs', tag_id: 33 }]);
  expect(sidebar().getByRole('button', { name: 'Remove Café' })).toBeDefined();
  expect(filterButton()).toHaveProperty('disabled', true);

  await user.type(tagInput(), 'surf{Enter}');
  await user.click(filterButton());

  await waitFor(() => expect(address.current().query).toEqual({ tags: '33,31' }));
});

test('keeps a draft across categories but not lists', async () => {
  const { address, user } = await open();
  await user.click(plugin(/WooCommerce/));

  await user.click(screen.getByRole('link', { name: /^Travel/ }));
  expect(plugin(/WooCommerce/).dataset.state).toBe('include');
  address.go('elementor/blocks');

  await waitFor(() => expect(plugin(/WooCommerce/).dataset.state).toBe('none'));
});

test('keeps tags usable without plugins, which can be retried', async () => {
  const replies = [() => Promise.reject(new Error('down'))];
  const list = answer(listDependencies, () => (replies.shift() ?? (() => [aPlugin(22, 'WooCommerce')]))());
  const { user } = await open('', [list]);
  expect(screen.getByText('The plugins couldn’t be loaded.')).toBeDefined();

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('checkbox', { name: /WooCommerce/ })).toBeDefined();
});

test('offers a reset without tags and plugins', async () => {
  const { address, user } = await open('?tags=31&include=22', [
    fail(listDependencies, 'internal_error'),
    fail(listTags, 'internal_error'),
  ]);
  expect(sidebar().getByRole('button', { name: 'Remove Unknown tag' })).toBeDefined();

  await user.click(sidebar().getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(address.current().query).toEqual({}));
});

test('loads tags on approach and reports a failure', async () => {
  const { requested, user } = await open('', [fail(listTags, 'internal_error')]);
  expect(requested.filter(({ name }) => name === listTags.name)).toEqual([]);

  await user.click(tagInput());

  expect(await screen.findByText('The tags couldn’t be loaded.')).toBeDefined();
});

test('matches tags without accents in any composition, prefixes first', () => {
  const labels = ['Wine bar', 'Crème Brûlée', 'Bar', 'e\u0301clair', 'İzmir', 'Crowbar'];
  const tags = foldTags(labels.map((label, index) => ({ value: index, label, items_count: 1 })));
  const found = (words: string) => findTags(tags, words, []).map(({ label }) => label);

  expect(found('creme brulee')).toEqual(['Crème Brûlée']);
  expect(found('éclair')).toEqual(['e\u0301clair']);
  expect(found('izm')).toEqual(['İzmir']);
  expect(found(' BAR ')).toEqual(['Bar', 'Wine bar', 'Crowbar']);
});
