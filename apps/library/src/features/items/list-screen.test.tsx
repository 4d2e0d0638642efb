import { AppError, listFeatured, listItems, listTemplateTypes, logout } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem, aPage } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';

const lists = (requested: { name: string; input: unknown }[]) =>
  requested.filter(({ name }) => name === listItems.name).map(({ input }) => input);
const tidepool = anItem({
  name: 'Tidepool',
  favourite_count: 214,
  layouts: 12,
  categories: [{ id: 4, name: 'Travel', slug: 'travel' }],
});
const oakhurst = anItem({ name: 'Oakhurst', price: 39, is_pro: true, plan: 'pro' });
const search = () => screen.getByRole('searchbox', { name: 'Search packs' });

test('[R-LIST-04] shows a grid of cards with title and price', async () => {
  renderApp(<App />, catalogue([tidepool, oakhurst]), { path: 'elementor/packs' });

  await screen.findAllByRole('article');
  const [first, second] = within(screen.getByRole('list', { name: 'Packs' })).getAllByRole('article');

  expect(first?.textContent).toMatch(/Tidepool.*FREE.*Travel · 12 layouts.*214/);
  expect(second?.textContent).toMatch(/Oakhurst.*Pro.*\$39/);
});

test("[R-LIST-15] stacks a pack's pictures third, second, first", async () => {
  renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });
  const card = await screen.findByRole('article');

  const pictures = [...card.querySelectorAll('img')].map((image) => image.getAttribute('src'));

  expect(pictures).toEqual([tidepool.thumbnail3, tidepool.thumbnail2, tidepool.thumbnail]);
});

test('reserves space for pictures and loads only distant ones lazily', async () => {
  const items = Array.from({ length: 12 }, (_, index) => anItem({ name: `Block ${index}`, type: 'block' }));
  renderApp(<App />, catalogue(items), { path: 'elementor/blocks' });
  const cards = await screen.findAllByRole('article');

  const images = cards.map((card) => card.querySelector('img'));

  expect(images.map((image) => [image?.width, image?.height])).toEqual(items.map(() => [480, 640]));
  expect(images.at(-1)?.getAttribute('loading')).toBe('lazy');
  expect(images[0]?.getAttribute('loading')).toBeNull();
});

test('requests only platform and type at first', async () => {
  const { requested } = renderApp(<App />, catalogue([tidepool]), { path: 'gutenberg/pages' });

  await screen.findByRole('article');

  expect(lists(requested)).toEqual([{ platform: 'gutenberg', type: 'pages' }]);
});

test('[R-QUERY-16] [R-QUERY-17] [R-QUERY-15] searches three or more characters on Enter', async () => {
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });

  await user.type(search(), 'ho{Enter}');
  await user.type(search(), 't');
  await waitFor(() => expect(address.current().query).toEqual({}));
  expect(lists(requested)).toHaveLength(1);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(address.current().query).toEqual({ q: 'hot' }));
  await waitFor(() =>
    expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', search: 'hot', include_search: 1 }),
  );
});

test('[R-QUERY-17] counts characters of a search instead of UTF-16 units', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });

  await user.type(search(), '🏄🏄{Enter}');
  await waitFor(() => expect(address.current().query).toEqual({}));
  await user.type(search(), '🏄{Enter}');

  await waitFor(() => expect(address.current().query).toEqual({ q: '🏄🏄🏄' }));
});

test('[R-QUERY-19] shows the searched text as text', async () => {
  renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?q=<b>surf</b>' });

  const line = await screen.findByText(
    (_, element) => element?.textContent === 'You are looking for: <b>surf</b>' && element.tagName === 'P',
  );

  expect(line).toBeDefined();
});

test('[R-QUERY-18] restores the list when the search is cleared', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?q=surf&category=travel&p=2' });

  await user.clear(search());

  await waitFor(() => expect(address.current().query).toEqual({ category: 'travel' }));
});

test('clears the search on Esc, then leaves it', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?q=surf' });
  await user.click(search());

  await user.keyboard('{Escape}');
  await waitFor(() => expect(address.current().query).toEqual({}));
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await user.keyboard('{Escape}');

  await waitFor(() => expect(document.activeElement).toBe(document.body));
});

test('focuses the search on slash, but not while typing', async () => {
  const { user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });

  await user.keyboard('/');
  await waitFor(() => expect(document.activeElement).toBe(search()));
  await user.keyboard('a/b');

  expect(search()).toHaveProperty('value', 'a/b');
});

test('[R-LIST-07] [R-LIST-08] shows counts per plan and requests the chosen one', async () => {
  const { requested, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?p=3' });
  const group = screen.getByRole('group', { name: 'Plan' });
  await waitFor(() =>
    expect(
      within(group)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['All 248', 'Starter 96', 'Pro 152']),
  );

  await user.click(within(group).getByRole('button', { name: /Pro/ }));

  await waitFor(() => expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', plan: 'pro' }));
});

test('[R-FILTER-03] [R-QUERY-08] filters packs by category', async () => {
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });
  expect(screen.queryByLabelText('Types')).toBeNull();
  const facet = await screen.findByRole('list', { name: 'Categories' });

  await user.click(await within(facet).findByRole('link', { name: /Food & Restaurant/ }));

  await waitFor(() => expect(address.current().query).toEqual({ category: 'food-restaurant' }));
  await waitFor(() => expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', category_id: 5 }));
  expect(within(facet).getByRole('link', { current: true }).textContent).toBe('Food & Restaurant28');
});

test('[R-QUERY-08] treats the category `all` as no filter', async () => {
  const { requested } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?category=all' });

  await screen.findByRole('article');

  expect(lists(requested)).toEqual([{ platform: 'elementor', type: 'packs' }]);
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
  expect(screen.queryByText(/No filter called/)).toBeNull();
});

test.each(['blocks', 'pages'])('[R-FILTER-02] [R-QUERY-07] filters %s by type in the sidebar', async (type) => {
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool]), { path: `elementor/${type}` });
  const select = await screen.findByRole('combobox', { name: 'Types' });
  await within(select).findByRole('option', { name: 'Hero (142)' });

  await user.selectOptions(select, 'pricing');

  await waitFor(() => expect(address.current().query).toEqual({ templateType: 'pricing' }));
  await waitFor(() => expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type, template_type_id: 8 }));
});

test.each(['blocks', 'pages'])('[R-LIST-11] [R-LIST-12] shows types with counts for %s', async (type) => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: `elementor/${type}` });
  const menu = await screen.findByRole('group', { name: 'Types' });

  await user.click(await within(menu).findByRole('button', { name: /^Hero ?142$/ }));

  await waitFor(() => expect(address.current().query).toEqual({ templateType: 'hero' }));
  await waitFor(() => expect(within(menu).getByRole('button', { pressed: true }).textContent).toBe('Hero142'));
});

test('makes the types one tab stop with arrow keys', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/pages?templateType=hero' });
  const menu = await screen.findByRole('group', { name: 'Types' });
  const stops = () => [...menu.querySelectorAll('button')].map(({ tabIndex }) => tabIndex);
  expect(stops()).toEqual([-1, 0, -1]);

  menu.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  await user.keyboard('{ArrowRight}');

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Pricing76'));
  expect(stops()).toEqual([-1, -1, 0]);
  expect(address.current().query).toEqual({ templateType: 'hero' });
  await user.keyboard('{Home}{Enter}');
  await waitFor(() => expect(address.current().query).toEqual({}));
});

test('[R-FILTER-10] says when there are no types', async () => {
  renderApp(<App />, [answer(listTemplateTypes, () => []), ...catalogue()], { path: 'elementor/blocks' });

  expect(await screen.findByRole('option', { name: 'No type Found' })).toBeDefined();
});

test('[R-QUERY-09] filters by a tag link, removable', async () => {
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?tag_id=9' });
  await waitFor(() => expect(lists(requested)).toEqual([{ platform: 'elementor', type: 'packs', tag_id: 9 }]));

  await user.click(screen.getByRole('button', { name: 'Remove Tag' }));

  await waitFor(() => expect(address.current().query).toEqual({}));
});

test('[R-FILTER-15] [R-FILTER-16] [R-FILTER-17] shows Reset with active filters and clears all', async () => {
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool]), {
    path: 'elementor/packs?q=surf&category=travel&tag_id=3&p=2',
  });
  await waitFor(() => expect(lists(requested)).toHaveLength(1));

  await user.click(screen.getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(address.current().query).toEqual({}));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull());
  expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs' });
});

test('[R-LIST-06] [R-CONST-05] counts pages from one and shows no pagination for one', async () => {
  const { unmount } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });
  await screen.findByRole('article');
  expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  unmount();
  const { requested, address, user } = renderApp(<App />, catalogue([tidepool], { total_page: 3 }), { path: 'elementor/packs' });

  await user.click(await screen.findByRole('link', { name: '2' }));

  await waitFor(() => expect(address.current().query).toEqual({ p: '2' }));
  await waitFor(() => expect(lists(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', page: 2 }));
});

test.each(['0', '-1', '1.5', 'two', '99999999'])('treats an invalid page as the first: %s', async (page) => {
  const { requested } = renderApp(<App />, catalogue([tidepool]), { path: `elementor/packs?p=${page}` });

  await screen.findByRole('article');

  expect(lists(requested)).toEqual([{ platform: 'elementor', type: 'packs' }]);
});

test('focuses the first card of a turned page; brackets turn too', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool, oakhurst], { total_page: 2 }), { path: 'elementor/packs' });
  const first = await screen.findByRole('link', { name: 'Tidepool' });

  await user.keyboard(']');
  await waitFor(() => expect(document.activeElement).toBe(first));
  expect(address.current().query).toEqual({ p: '2' });
  await user.keyboard(']');
  await waitFor(() => expect(address.current().query).toEqual({ p: '2' }));
  await user.keyboard('[[');

  await waitFor(() => expect(address.current().query).toEqual({}));
});

test('moves over the grid with arrows in two dimensions and leaves with Tab', async () => {
  const items = ['One', 'Two', 'Three', 'Four', 'Five'].map((name) => anItem({ name }));
  const { user } = renderApp(<App />, catalogue(items), { path: 'elementor/packs' });
  const tile = (name: string) => screen.getByRole('link', { name });
  const grid = await screen.findByRole('list', { name: 'Packs' });
  grid.style.gridTemplateColumns = '1fr 1fr';
  tile('One').focus();

  const seen: (string | null | undefined)[] = [];
  for (const key of ['ArrowRight', 'ArrowDown', 'ArrowDown', 'ArrowLeft', 'ArrowDown', 'Home', 'ArrowUp']) {
    await user.keyboard(`{${key}}`);
    seen.push(document.activeElement?.textContent);
  }

  expect(seen).toEqual(['Two', 'Four', 'Four', 'Three', 'Five', 'One', 'One']);
  expect(items.map(({ name }) => tile(name).tabIndex)).toEqual([0, -1, -1, -1, -1]);
});

test('mirrors the arrows from right to left', async () => {
  const { user } = renderApp(<App />, catalogue([anItem({ name: 'One' }), anItem({ name: 'Two' })]), { path: 'elementor/packs' });
  const grid = await screen.findByRole('list', { name: 'Packs' });
  grid.style.direction = 'rtl';
  screen.getByRole('link', { name: 'One' }).focus();

  await user.keyboard('{ArrowLeft}');

  await waitFor(() => expect(document.activeElement?.textContent).toBe('Two'));
});

test('[R-LIST-05] [R-LIST-21] explains an empty list and offers next steps for a search without results', async () => {
  const { unmount } = renderApp(<App />, catalogue(), { path: 'elementor/packs' });
  expect(await screen.findByText('Nothing here yet')).toBeDefined();
  unmount();
  const { address, user } = renderApp(<App />, catalogue(), { path: 'elementor/packs?q=submarine&category=travel' });
  await screen.findByText('No matches found');

  const [, offered] = screen.getAllByRole('button', { name: 'Clear search' });
  await user.click(offered as HTMLElement);

  await waitFor(() => expect(address.current().query).toEqual({ category: 'travel' }));
});

test("[R-LIST-23] shows a failed list's server message with a retry", async () => {
  const replies = [
    () => Promise.reject(new AppError('kithouse_api_error', 'Service <unavailable> (503)')),
    () => aPage([tidepool]),
  ];
  const list = answer(listItems, () => (replies.shift() ?? (() => aPage([tidepool])))());
  const { user } = renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs' });
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('“Service <unavailable> (503)”');
  expect(screen.queryByRole('button', { name: 'Logout' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Tidepool' })).toBeDefined();
});

test('[R-LIST-24] offers signed-in people to log out of a failed list', async () => {
  const signedOut = { status: 'success', message: '', user: null, global_user: null } as const;
  const replies = [fail(listItems, 'internal_error'), answer(logout, () => signedOut), ...catalogue()];
  const { address, requested, user } = renderApp(<App />, replies, { path: 'elementor/packs', user: ada });

  await user.click(await screen.findByRole('button', { name: 'Logout' }));

  await waitFor(() => expect(requested.map(({ name }) => name)).toContain(logout.name));
  await waitFor(() => expect(address.current().path).toBe('sign-in'));
});

test('shows a skeleton while loading, announced once', async () => {
  renderApp(<App />, [answer(listItems, () => new Promise(() => undefined)), ...catalogue()], { path: 'elementor/packs' });

  expect(await screen.findByText('Loading packs')).toBeDefined();
});

test('keeps the old page until the new one arrives', async () => {
  const list = answer(listItems, ({ page }) =>
    page === 2 ? new Promise(() => undefined) : aPage([tidepool], { total_page: 2 }),
  );
  const { user } = renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs' });

  await user.click(await screen.findByRole('link', { name: '2' }));

  expect(screen.getByRole('link', { name: 'Tidepool' })).toBeDefined();
  await waitFor(() => expect(screen.getByRole('list', { name: 'Packs' }).getAttribute('aria-busy')).toBe('true'));
});

test("never shows the previous type's tiles", async () => {
  const list = answer(listItems, ({ type }) => (type === 'blocks' ? new Promise(() => undefined) : aPage([tidepool])));
  const { user } = renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs' });
  await screen.findByRole('article');

  await user.click(screen.getByRole('link', { name: 'Blocks' }));

  expect(screen.queryByRole('article')).toBeNull();
});

test('[R-LIST-14] shows featured packs on the unfiltered first page', async () => {
  const featured = answer(listFeatured, () => ({ data: [{ ...tidepool, name: 'Driftwood', description: 'A hotel.' }] }));
  const { address } = renderApp(<App />, [featured, ...catalogue([oakhurst])], { path: 'elementor/packs' });
  const reel = await screen.findByRole('region', { name: 'Featured' });
  expect(within(reel).getByRole('link', { name: 'Driftwood' })).toBeDefined();

  address.go('elementor/packs', { query: { category: 'travel' } });

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull());
});

test('[R-ERR-40] reports featured packs that fail to load and keeps the list', async () => {
  renderApp(<App />, [fail(listFeatured, 'kithouse_api_error'), ...catalogue([oakhurst])], { path: 'elementor/packs' });

  expect(await screen.findByText('Something went wrong.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Oakhurst' })).toBeDefined();
});

test('[R-ERR-40] ignores other failures of featured items', async () => {
  const answers = [fail(listFeatured, 'internal_error'), ...catalogue([oakhurst])];
  const { cache } = renderApp(<App />, answers, { path: 'elementor/packs' });

  await waitFor(() => expect(cache.getQueryState([listFeatured.name, { platform: 'elementor' }])?.status).toBe('error'));

  expect(await screen.findByRole('link', { name: 'Oakhurst' })).toBeDefined();
  expect(screen.queryByText('Something went wrong.')).toBeNull();
});
