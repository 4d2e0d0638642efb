import { listCategories, listItems, listTemplateTypes } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { createWpAdminAddress } from '../../lib/wp-admin-address.js';
import { catalogue, categories } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { answer, renderApp } from '../../testing/render-app.js';
import { filterQuery, readFilter } from './filter.js';
// Loads lazy components before the test's clock runs.
import './active-filters.js';
import './color-facet.js';
import './filter-form.js';
import './term-select.js';

const tidepool = anItem({ name: 'Tidepool' });
const everything = 'tags=31,33&include=22&exclude=12&activeFilter=pro&category=travel&sort=rating&q=surf&p=2';
const asks = (requested: { name: string; input: unknown }[]) =>
  requested.filter(({ name }) => name === listItems.name).map(({ input }) => input);

/** Opens the library at a wp-admin address like after a reload. */
function open(search: string) {
  history.replaceState(null, '', `/wp-admin/admin.php?page=kithouse&${search}`);
  const address = createWpAdminAddress(window, `${location.origin}/wp-admin/`);
  return renderApp(<App />, catalogue([tidepool], { total_page: 3 }), { host: { address } });
}
afterEach(() => history.replaceState(null, '', '/'));

test('[R-QUERY-01] [R-QUERY-03] [R-QUERY-04] [R-QUERY-05] [R-QUERY-08] [R-QUERY-10] restores all filters after a reload', async () => {
  const { requested } = open(`path=elementor/packs&${everything}`);

  await screen.findByRole('article');

  expect(asks(requested)).toEqual([
    {
      platform: 'elementor',
      type: 'packs',
      search: 'surf',
      include_search: 1,
      category_id: 4,
      tags: [31, 33],
      include: [22],
      exclude: [12],
      sort: 'rating',
      page: 2,
    },
  ]);
  const sidebar = within(screen.getByRole('region', { name: 'Filters' }));
  expect(await sidebar.findByRole('checkbox', { name: /WooCommerce include/ })).toBeDefined();
  expect(sidebar.getByRole('checkbox', { name: /WPForms Pro exclude/ })).toBeDefined();
  expect(sidebar.getByRole('button', { name: 'Remove surf' })).toBeDefined();
  expect(sidebar.getByRole('link', { current: true }).textContent).toMatch(/^Travel/);
  expect(screen.getByRole('searchbox')).toHaveProperty('value', 'surf');
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'rating');
  expect((await screen.findByRole('link', { name: '2' })).getAttribute('aria-current')).toBe('page');
});

test('[R-QUERY-14] clears filters for another list and restores them on Back', async () => {
  const { requested, user } = open(`path=elementor/packs&${everything}`);
  const list = location.search;
  await screen.findByRole('article');

  await user.click(screen.getByRole('link', { name: 'Blocks' }));
  expect(location.search).toBe('?page=kithouse&path=elementor/blocks');
  await waitFor(() => expect(asks(requested).at(-1)).toEqual({ platform: 'elementor', type: 'blocks' }));
  history.back();

  await waitFor(() => expect(location.search).toBe(list));
  expect(await screen.findByRole('checkbox', { name: /WooCommerce include/ })).toBeDefined();
  history.forward();
  await waitFor(() => expect(location.search).toBe('?page=kithouse&path=elementor/blocks'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Blocks' })).toBeDefined();
});

test('[R-FIND-18] filters by the weight and sorts by the order in the address', async () => {
  const { requested, user } = open('path=elementor/packs&weight=up-to-150-kb&sort=lightest');
  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'packs', weight_id: 72, sort: 'lightest' }]);
  const weights = screen.getByRole('combobox', { name: 'Weight of a page' });
  expect(
    within(weights)
      .getAllByRole('option')
      .map(({ textContent }) => textContent?.replace(/ \(.*/, '')),
  ).toEqual(['All', 'Up to 50 kB', 'Up to 150 kB']);
  await user.click(await screen.findByRole('button', { name: 'Remove Up to 150 kB' }));

  expect(location.search).toBe('?page=kithouse&path=elementor/packs&sort=lightest');
});

test('[R-FIND-19] asks for the order by fit with the missing plugins and the adaptable category, in one call', async () => {
  history.replaceState(null, '', '/wp-admin/admin.php?page=kithouse&path=gutenberg/blocks&sort=fit');
  const address = createWpAdminAddress(window, `${location.origin}/wp-admin/`);
  const known = catalogue([tidepool]).filter(({ name }) => name !== listCategories.name);
  const neutral = { id: 9, name: 'Neutral', slug: 'neutral', packs_count: 0, items_count: 194 };
  const { requested } = renderApp(<App />, [...known, answer(listCategories, () => [...categories, neutral])], {
    host: { address },
    boot: { active_plugins: ['woocommerce/woocommerce.php', 'wpforms-pro/wpforms-pro.php'] },
  });
  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'gutenberg', type: 'blocks', sort: 'fit', missing: [11, 23], adaptable: [9] }]);
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'fit');
  const names = requested.map(({ name, input }) => `${name} ${JSON.stringify(input)}`);
  expect(new Set(names).size).toBe(names.length);
});

test('[R-FIND-08] filters by the style, colour and category in the address', async () => {
  const { requested, user } = open('path=elementor/blocks&style=elegant&color=blue&category=travel');
  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'blocks', category_id: 4, style_id: 51, color_id: 61 }]);
  expect(screen.getByRole('combobox', { name: 'Style' })).toHaveProperty('value', 'elegant');
  expect(screen.getByRole('combobox', { name: 'Categories' })).toHaveProperty('value', 'travel');
  const blue = await screen.findByRole('link', { name: 'Blue (44)', current: true });

  await user.click(blue);
  expect(location.search).toBe('?page=kithouse&path=elementor/blocks&style=elegant&category=travel');
  await user.click(await screen.findByRole('button', { name: 'Remove Elegant' }));
  await user.click(screen.getByRole('link', { name: 'Red (20)' }));
  await waitFor(() =>
    expect(asks(requested).at(-1)).toEqual({ platform: 'elementor', type: 'blocks', category_id: 4, color_id: 62 }),
  );
});

test('[R-QUERY-02] removes cleared filters from the address', async () => {
  const { user } = open('path=elementor/packs&tags=31&include=22&activeFilter=free');
  const sidebar = within(screen.getByRole('region', { name: 'Filters' }));

  await user.click(await sidebar.findByRole('button', { name: 'Remove surf' }));
  await user.click(sidebar.getByRole('checkbox', { name: /WooCommerce/ }));
  await user.click(sidebar.getByRole('checkbox', { name: /WooCommerce/ }));
  await user.click(sidebar.getByRole('button', { name: 'Filter' }));

  expect(location.search).toBe('?page=kithouse&path=elementor/packs');
});

test('[R-QUERY-07] treats the type `all` as no filter', async () => {
  const { requested } = open('path=elementor/blocks&templateType=all');

  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'blocks' }]);
  expect(screen.queryByText(/No filter called/)).toBeNull();
});

test.each([
  'tags=abc,,-1,0,1e3,999999999999',
  'include=x&exclude=%00&tags=%F0%9F%8F%84',
  'activeFilter=gold',
  'sort=price',
  'sort=toString&activeFilter=constructor',
  'q=ab',
  'q=%20%20%20%20',
  'tag_id=-4',
  'p=none&tags=',
])('ignores invalid values in the address: %s', async (query) => {
  const { requested } = open(`path=elementor/packs&${query}`);

  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'packs' }]);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('reports an unknown category as ignored', async () => {
  const { requested } = open('path=elementor/packs&category=<b>space</b>');

  expect(await screen.findByText('No filter called “<b>space</b>”. It was ignored.')).toBeDefined();
  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'packs' }]);
  const facet = screen.getByRole('list', { name: 'Categories' });
  expect(within(facet).getByRole('link', { current: true }).textContent).toMatch(/^All/);
});

test('truncates a long search at whole characters', async () => {
  const { requested } = open(`path=elementor/packs&q=${encodeURIComponent(`a${'🏄'.repeat(80)}`)}`);

  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'packs', search: `a${'🏄'.repeat(49)}`, include_search: 1 }]);
});

test('includes a plugin that an address both includes and excludes', () => {
  expect(readFilter({ include: '1,2', exclude: '2,3' })).toMatchObject({ include: [1, 2], exclude: [3] });
});

test('limits and deduplicates ids of the address', () => {
  const many = Array.from({ length: 400 }, (_, index) => index + 1);

  const { tags } = readFilter({ tags: [1, 1, ...many].join(',') });

  expect(tags).toEqual(many.slice(0, 50));
});

test('round-trips any choice through the address', () => {
  const ids = fc.uniqueArray(fc.integer({ min: 1, max: 999_999_999 }), { maxLength: 20 });
  fc.assert(
    fc.property(ids, ids, fc.constantFrom('free', 'pro', undefined), (tags, plugins, group) => {
      const include = plugins.slice(0, 5);
      const exclude = plugins.slice(5);
      const filter = { tags, include, exclude, activeFilter: plugins.length > 0 ? group : undefined };
      const written = Object.fromEntries(
        Object.entries(filterQuery(filter)).flatMap(([key, value]) => (value ? [[key, value]] : [])),
      );

      expect(readFilter(written)).toEqual(filter);
    }),
  );
});

test("[R-ROUTE-04] keeps the platform in a list's links", async () => {
  open('path=gutenberg/pages');
  await screen.findByRole('article');

  const ways = within(screen.getByRole('navigation', { name: 'Library' })).getAllByRole('link');

  expect(ways.map((way) => new URL(way.getAttribute('href') ?? '', location.href).searchParams.get('path')).slice(0, 3)).toEqual([
    'gutenberg/packs',
    'gutenberg/pages',
    'gutenberg/blocks',
  ]);
});

test('[R-ROUTE-04] opens an item on its own platform', async () => {
  const serif = anItem({ name: 'Serif', type: 'page', platform: 'gutenberg', slug: 'serif' });
  const { address, user } = renderApp(<App />, catalogue([serif]), { path: 'gutenberg/pages' });

  await user.click(await screen.findByRole('link', { name: 'Serif' }));

  expect(address.current().path).toBe('gutenberg/pages/serif');
});

test('[R-STORE-20] [R-STORE-21] requests category and type by id on any list', async () => {
  const { requested } = renderApp(
    <App />,
    [answer(listTemplateTypes, () => [{ id: 77, name: 'Landing', slug: 'landing', items_count: 1 }]), ...catalogue([tidepool])],
    { path: 'elementor/pages?templateType=landing&category=travel' },
  );

  await screen.findByRole('article');

  expect(asks(requested)).toEqual([{ platform: 'elementor', type: 'pages', category_id: 4, template_type_id: 77 }]);
  expect(await screen.findByRole('button', { name: 'Remove Travel' })).toBeDefined();
});
