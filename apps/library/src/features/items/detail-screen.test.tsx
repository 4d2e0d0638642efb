import { getItem, type ItemDetail } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';

const elementor = { name: 'Elementor', slug: 'elementor', plugin_file: 'elementor/elementor.php', is_pro: false };
const layouts = [
  anItem({ name: 'Home', type: 'page' }),
  anItem({ name: 'Hero', type: 'block' }),
  anItem({ name: 'Trips', type: 'page' }),
];
const pack = aDetail(
  anItem({
    name: 'Tidepool',
    downloads: 1812,
    favourite_count: 214,
    layouts: 3,
    fullsite_import: true,
    dependencies: [elementor],
    template_type: { id: 2, name: 'Landing', slug: 'landing' },
    categories: [{ id: 4, name: 'Travel', slug: 'travel' }],
  }),
  { description: 'A surf travel site.', live_url: 'https://demo.example/', tags: [{ id: 9, name: 'surf' }], items: layouts },
);
const block = aDetail(anItem({ name: 'Hero', type: 'block' }), {
  pack: { id: 1, name: 'Tidepool', slug: 'tidepool', items: layouts },
});

const show = (detail: ItemDetail, options = {}) => {
  const type = { pack: 'packs', page: 'pages', block: 'blocks' }[detail.type];
  return renderApp(<App />, [answer(getItem, () => detail), ...catalogue()], {
    path: `elementor/${type}/${detail.slug}`,
    ...options,
  });
};
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('[R-DETAIL-01] [R-DETAIL-04] [R-DETAIL-05] [R-DETAIL-07] [R-DETAIL-10] [R-DETAIL-09] [R-DETAIL-08] [R-DETAIL-11] title and facts', async () => {
  show(pack);
  await title('Tidepool');

  const facts = await screen.findByRole('region', { name: 'Facts' });

  expect(facts.textContent).toMatch(
    /FREE.*Full Site Import.*CategoriesTravel.*TypeLanding.*Layouts3.*Dependencies.*Elementor.*Downloads1,812.*Favourites214/,
  );
});

test('[R-LIST-13] Live Demo opens outside, and only where there is one', async () => {
  const { unmount } = show(pack);
  expect((await screen.findByRole('link', { name: 'Live Demo' })).getAttribute('href')).toBe('https://demo.example/');
  unmount();

  show(block);
  await title('Hero');

  expect(screen.queryByRole('link', { name: 'Live Demo' })).toBeNull();
});

test.each([
  ['[R-DETAIL-13] category', 'Travel', { category: 'travel' }],
  ['[R-DETAIL-14] template type', 'Landing', { templateType: 'landing' }],
  ['[R-DETAIL-15] [R-DETAIL-16] tag', 'surf', { tag_id: '9' }],
])('%s links to the list narrowed by it', async (_, name, query) => {
  const { address, user } = show(pack);

  await user.click(await screen.findByRole('link', { name }));

  expect(address.current()).toMatchObject({ path: 'elementor/packs', query });
});

test('[R-DETAIL-06] a single item names its pack', async () => {
  const { address, user } = show({ ...block, pack: block.pack });

  await user.click(await screen.findByRole('link', { name: 'Tidepool' }));

  expect(address.current().path).toBe('elementor/packs/tidepool');
});

test('[R-DETAIL-17] [R-DETAIL-21] [R-LIST-09] [R-LIST-10] a pack shows its layouts, by type and with counts', async () => {
  const { user } = show(pack);
  const rail = await screen.findByRole('region', { name: 'Layouts in this pack' });
  const names = () =>
    within(rail)
      .getAllByRole('article')
      .map((card) => within(card).getByRole('link').textContent);
  expect(names()).toEqual(['Home', 'Hero', 'Trips']);
  const choices = within(within(rail).getByRole('group')).getAllByRole('button');
  expect(choices.map((choice) => choice.textContent)).toEqual(['All3', 'Blocks1', 'Pages2']);

  await user.click(within(rail).getByRole('button', { name: /Pages/ }));

  expect(names()).toEqual(['Home', 'Trips']);
});

test('[R-DETAIL-22] a single item shows the items of its pack, those of its own type first', async () => {
  const { user } = show(block);
  const rail = await screen.findByRole('region', { name: 'Layouts in this pack' });
  expect(within(rail).getAllByRole('article')).toHaveLength(1);

  await user.click(within(rail).getByRole('button', { name: /All/ }));

  expect(within(rail).getAllByRole('article')).toHaveLength(3);
});

test('[R-DETAIL-24] [R-ERR-52] the picture opens over the whole window and says when it does not load', async () => {
  const { user } = show(pack);

  await user.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tidepool' });
  expect(within(dialog).getByText('1 / 3')).toBeDefined();
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('2 / 3')).toBeDefined();
  fireEvent.error(within(dialog).getByRole('img'));

  expect(within(dialog).getByText('This image failed to load.')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[R-DETAIL-02] [R-PERM-19] what is not owned is bought at the provider', async () => {
  show({ ...block, price: 9, is_pro: true });

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Purchase' });

  const url = new URL(link.href);
  expect(url.origin).toBe('https://cloud.example');
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    utm_source: 'plugin',
    utm_medium: 'itemDetailsHeader',
    slug: block.slug,
  });
});

test('[R-DETAIL-03] a pack has no Insert beside its title', async () => {
  show(pack);
  await title('Tidepool');

  expect(document.querySelector('.title')?.textContent).not.toMatch(/Insert|Purchase/);
});

test('[R-PERM-02] a visitor who inserts signs in first and comes back here', async () => {
  const { address, user } = show(block);
  await title('Hero');

  await user.click(screen.getByRole('button', { name: 'Insert' }));

  expect(address.current()).toMatchObject({
    path: 'sign-in',
    query: { 'redirect-to': `elementor/blocks/${block.slug}`, platform: 'elementor' },
  });
});

test.each([
  ['[R-FAV-06] nothing', { price: 0 }, null, 'FREE'],
  ['[R-FAV-04] a price', { price: 39 }, null, '$39'],
  ['a price that is not whole', { price: 9.5 }, null, '$9.50'],
  [
    '[R-FAV-05] what was bought',
    { price: 39 },
    { ...ada, purchasedItems: [{ id: 1, item_id: pack.id, type: 'pack', platform: 'elementor' }] },
    'PURCHASED',
  ],
  ['[R-PERM-18] anything, on the free plan', { price: 39 }, { ...ada, plan: ['free'] }, 'PURCHASED'],
])('the price of %s', async (_, changes, user, text) => {
  show({ ...pack, ...changes }, { user });

  const facts = await screen.findByRole('region', { name: 'Facts' });

  expect(facts.firstElementChild?.textContent).toContain(text);
});

test('an item that is gone says so and leads back', async () => {
  const { address, user } = renderApp(<App />, [fail(getItem, 'item_not_found'), ...catalogue()], {
    path: 'elementor/blocks/gone',
  });
  await title('This item is no longer available.');

  await user.click(screen.getByRole('link', { name: 'Back to the library' }));

  expect(address.current().path).toBe('elementor/blocks');
});

test('what a list has said of an item is shown until its detail is there', async () => {
  const pending = answer(getItem, () => new Promise<never>(() => undefined));
  const { user } = renderApp(<App />, [pending, ...catalogue([pack])], { path: 'elementor/packs' });

  await user.click(await screen.findByRole('link', { name: 'Tidepool' }));

  await title('Tidepool');
  expect(screen.getByRole('img', { name: 'Preview of the pack Tidepool' }).getAttribute('src')).toBe(pack.thumbnail);
});

test('a hostile description stays text', async () => {
  show({ ...pack, description: '<img src=x onerror=alert(1)>' });

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
});
