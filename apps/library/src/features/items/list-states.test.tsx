import { listFeatured, listItems } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem, aPage } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components before the test's clock runs.
import './active-filters.js';
import './filter-form.js';
import './term-select.js';

const tidepool = anItem({ name: 'Tidepool' });
const oakhurst = anItem({ name: 'Oakhurst' });
const asks = (requested: { name: string; input: unknown }[]) =>
  requested.filter(({ name }) => name === listItems.name).map(({ input }) => input);
const grid = () => screen.getByRole('list', { name: 'Packs' });
/** Creates an answer that the test resolves. */
function later() {
  let come: (items?: (typeof tidepool)[]) => void = () => undefined;
  const page = new Promise<ReturnType<typeof aPage>>((resolve) => {
    come = (items = [tidepool]) => resolve(aPage(items));
  });
  return { reply: () => page, come: (items?: (typeof tidepool)[]) => come(items) };
}

test('[R-LIST-16] [R-LIST-17] [R-LIST-18] requests a list, shows loading, then the result', async () => {
  const { reply, come } = later();
  const { requested } = renderApp(<App />, [answer(listItems, reply), ...catalogue()], { path: 'elementor/packs' });

  expect(screen.queryByText('Loading packs')).toBeNull();
  await waitFor(() => expect(asks(requested)).toHaveLength(1));
  const loading = await screen.findByText('Loading packs');
  expect(loading.parentElement?.getAttribute('aria-busy')).toBe('true');
  come();

  await screen.findByRole('article');
  await waitFor(() => expect(screen.queryByText('Loading packs')).toBeNull());
  expect(grid().getAttribute('aria-busy')).toBe('false');
});

test('[R-LIST-19] [R-LIST-20] shows earlier pages without requesting them', async () => {
  const list = answer(listItems, ({ page = 1 }) =>
    aPage([page === 1 ? tidepool : oakhurst], { current_page: page, total_page: 4, total: 90 }),
  );
  const { requested, user } = renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs' });
  await user.click(await screen.findByRole('link', { name: '2' }));
  await screen.findByRole('link', { name: 'Oakhurst' });
  const pager = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(pager.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['1', '2', '3', '4']);
  expect(pager.getByRole('link', { current: 'page' }).textContent).toBe('2');

  await user.click(pager.getByRole('link', { name: '1' }));

  expect(screen.getByRole('link', { name: 'Tidepool' })).toBeDefined();
  expect(asks(requested)).toHaveLength(2);
});

test("[R-LIST-22] [R-LIST-23] keeps a failure's reason until retried", async () => {
  const { address } = renderApp(<App />, [fail(listItems, 'rate_limited'), ...catalogue()], {
    path: 'elementor/packs',
    user: ada,
  });
  expect((await screen.findByRole('alert')).textContent).toContain('“Too many attempts. Wait a moment and try again”');

  address.go('elementor/packs/tidepool');
  address.go('elementor/packs');

  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
  expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
});

test('[R-LIST-01] [R-LIST-02] offers search and categories', async () => {
  renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });

  expect(screen.getByRole('searchbox', { name: 'Search packs' })).toBeDefined();
  expect(await within(screen.getByRole('list', { name: 'Categories' })).findByRole('link', { name: /^Travel/ })).toBeDefined();
});

test.each(['q=surf', 'category=travel', 'templateType=hero', 'tag_id=9', 'tags=31', 'include=22', 'exclude=12'])(
  '[R-FILTER-15] shows Reset for %s alone',
  async (query) => {
    renderApp(<App />, catalogue([tidepool]), { path: `elementor/packs?${query}` });

    expect(await screen.findByRole('button', { name: 'Reset' })).toBeDefined();
  },
);

test.each(['p=1', 'sort=latest', 'q=su', 'activeFilter=pro'])('[R-FILTER-15] shows no Reset for %s', async (query) => {
  renderApp(<App />, catalogue([tidepool]), { path: `elementor/packs?${query}` });

  await screen.findByRole('article');

  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test('[R-FILTER-15] [R-FILTER-16] shows Reset for a chosen plan too and clears it', async () => {
  const { user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });
  const tier = within(screen.getByRole('group', { name: 'Plan' }));
  await user.click(tier.getByRole('button', { name: /^Pro/ }));

  await user.click(await screen.findByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(tier.getByRole('button', { pressed: true }).textContent).toMatch(/^All/));
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();
});

test("shows a filtered list's total as exact or approximate", async () => {
  const list = answer(listItems, ({ search }) => aPage([tidepool], { total: 12_400, is_about: search !== 'exact' }));
  const { address } = renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs' });
  await screen.findByRole('article');
  expect(screen.queryByText(/12,400/)).toBeNull();

  address.go('elementor/packs', { query: { q: 'surf' } });
  expect(await screen.findByText('About 12,400 packs')).toBeDefined();
  address.go('elementor/packs', { query: { q: 'exact' } });

  expect(await screen.findByText('12,400 packs')).toBeDefined();
});

test('shows a corrected search as text', async () => {
  const list = answer(listItems, () => aPage([tidepool], { corrected: '<i>restaurant</i>' }));
  renderApp(<App />, [list, ...catalogue()], { path: 'elementor/packs?q=resturant' });

  const message = await screen.findByText(
    (_, element) => element?.textContent === 'Showing results for <i>restaurant</i>' && element.tagName === 'P',
  );

  expect(message.previousElementSibling?.textContent).toBe('You are looking for: resturant');
});

test('requests another order and keeps it in the address unless default', async () => {
  const { address, requested, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?p=2&category=travel' });
  const sort = screen.getByRole('combobox', { name: 'Sort by' });

  await user.selectOptions(sort, 'Newest');
  await waitFor(() => expect(address.current().query).toEqual({ category: 'travel', sort: 'latest' }));
  await waitFor(() =>
    expect(asks(requested).at(-1)).toEqual({ platform: 'elementor', type: 'packs', category_id: 4, sort: 'latest' }),
  );
  await user.selectOptions(sort, 'Popular');

  await waitFor(() => expect(address.current().query).toEqual({ category: 'travel' }));
});

test('shows no Reset for an order, and Reset keeps it', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?sort=rating' });
  await screen.findByRole('article');
  expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull();

  address.go('elementor/packs', { query: { sort: 'rating', include: '22' } });
  await screen.findByRole('checkbox', { name: /WooCommerce include/ });
  await user.click(screen.getByRole('button', { name: 'Reset' }));

  await waitFor(() => expect(address.current().query).toEqual({ sort: 'rating' }));
});

test('removes each filter separately', async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), {
    path: 'elementor/packs?tags=31,32&include=22,99&exclude=12&category=travel&p=2',
  });
  const remove = (name: string) =>
    screen.findAllByRole('button', { name: `Remove ${name}` }).then((all) => all.at(-1) as HTMLElement);

  await user.click(await remove('with WooCommerce'));
  await waitFor(() =>
    expect(address.current().query).toEqual({ tags: '31,32', include: '99', exclude: '12', category: 'travel' }),
  );
  await user.click(await remove('without WPForms Pro'));
  await user.click(await remove('with Plugin'));
  await user.click(await remove('surf'));
  await user.click(await remove('Travel'));

  await waitFor(() => expect(address.current().query).toEqual({ tags: '32' }));
});

test('[R-LIST-14] [R-STORE-14] shows featured pages and blocks, without empty space', async () => {
  const featured = answer(listFeatured, ({ platform }) => ({
    data: [
      { ...anItem({ name: 'Driftwood', type: 'pack' }), description: '' },
      ...(platform === 'gutenberg' ? [{ ...anItem({ name: 'Arch hero', type: 'block' }), description: '' }] : []),
    ],
  }));
  const { address } = renderApp(<App />, [featured, ...catalogue([oakhurst])], { path: 'gutenberg/blocks' });
  const reel = await screen.findByRole('region', { name: 'Featured' });
  expect(
    within(reel)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Arch hero']);

  address.go('elementor/blocks');

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull());
  expect(await screen.findByRole('link', { name: 'Oakhurst' })).toBeDefined();
});

test('[R-LIST-14] shows the featured items only when the list below contains more', async () => {
  const [one, two] = [anItem({ name: 'Fernway' }), anItem({ name: 'Driftwood' })];
  const featured = answer(listFeatured, () => ({ data: [one, two].map((item) => ({ ...item, description: '' })) }));
  const answers = [
    featured,
    answer(listItems, ({ platform }) => aPage(platform === 'gutenberg' ? [two, one, oakhurst] : [two, one])),
    ...catalogue(),
  ];
  const { address } = renderApp(<App />, answers, { path: 'gutenberg/packs' });
  expect(await screen.findByRole('region', { name: 'Featured' })).toBeDefined();

  address.go('elementor/packs');

  await waitFor(() => expect(within(grid()).getAllByRole('article')).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Featured' })).toBeNull();
  const pictures = [...grid().querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority'));
  expect(pictures).toContain('high');
});

test('loads the first visible pictures first', async () => {
  const items = Array.from({ length: 12 }, (_, index) => anItem({ name: `Pack ${index}` }));
  const featured = answer(listFeatured, () => ({ data: items.slice(0, 2).map((item) => ({ ...item, description: '' })) }));
  const first = (within: ParentNode) => [...within.querySelectorAll('img')].map((image) => image.getAttribute('fetchpriority'));
  const { address, container } = renderApp(<App />, [featured, ...catalogue(items)], { path: 'elementor/packs' });
  const reel = await screen.findByRole('region', { name: 'Featured' });
  expect(first(reel)).toEqual([null, null, 'high', null, null, null]);
  expect(first(grid())).not.toContain('high');

  address.go('elementor/packs', { query: { q: 'surf' } });

  await waitFor(() => expect(first(container).filter((priority) => priority === 'high')).toHaveLength(4));
});

test("closes a phone's sidebar after a choice and shows it", async () => {
  const { address, user } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs' });
  await screen.findByRole('checkbox', { name: /WooCommerce/ });
  await user.click(screen.getAllByRole('button', { name: 'Filter' }).at(-1) as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'Filter' }));

  await user.click(await drawer.findByRole('checkbox', { name: /WooCommerce/ }));
  await user.click(drawer.getAllByRole('button', { name: 'Filter' }).at(-1) as HTMLElement);

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address.current().query).toEqual({ include: '22', activeFilter: 'free' });
});

test('[R-LIST-23] omits a generic server message', async () => {
  renderApp(<App />, [fail(listItems, 'internal_error'), ...catalogue()], { path: 'elementor/packs' });

  const alert = await screen.findByRole('alert');

  expect(alert.textContent?.match(/Something went wrong/g)).toHaveLength(1);
  expect(alert.textContent).not.toContain('“');
});

test('[R-LIST-14] [R-FIND-15] shows featured items above the list, and below it on a phone', async () => {
  const plain = globalThis.matchMedia;
  const featured = answer(listFeatured, () => ({ data: [{ ...anItem({ name: 'Driftwood' }), description: 'A hotel.' }] }));
  const isAbove = (reel: HTMLElement) => Boolean(reel.compareDocumentPosition(grid()) & Node.DOCUMENT_POSITION_FOLLOWING);
  const show = () => renderApp(<App />, [featured, ...catalogue([oakhurst])], { path: 'elementor/packs' });
  const { unmount } = show();
  expect(isAbove(await screen.findByRole('region', { name: 'Featured' }))).toBe(true);
  unmount();

  vi.stubGlobal('matchMedia', (media: string) => ({ ...plain(media), matches: media === '(max-width: 782px)' }));
  show();

  expect(isAbove(await screen.findByRole('region', { name: 'Featured' }))).toBe(false);
  vi.stubGlobal('matchMedia', plain);
});
