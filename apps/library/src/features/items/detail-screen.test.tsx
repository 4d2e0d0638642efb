import { getItem, type ItemDetail } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads lazy components in advance, so that no test waits for them.
import '@kithouse/ui/lightbox.js';
import './detail-screen.js';

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

test('[R-DETAIL-01] [R-DETAIL-04] [R-DETAIL-05] [R-DETAIL-07] [R-DETAIL-10] [R-DETAIL-09] [R-DETAIL-08] [R-DETAIL-11] shows title and facts', async () => {
  show(pack);
  await title('Tidepool');

  const facts = await screen.findByRole('region', { name: 'Details' });

  expect(facts.textContent).toMatch(
    /FREE.*Full Site Import.*CategoriesTravel.*TypeLanding.*Layouts3.*Dependencies.*Elementor.*Downloads1,812.*Favourites214/,
  );
});

test('[R-FIND-17] states weight, requests, accessibility, plugins, fonts and licence in one line', async () => {
  const audit = {
    bytes: 84_200,
    requests: 6,
    fonts: ['Gloock', 'Figtree'],
    licences: ['GPL-2.0-or-later', 'OFL-1.1'],
    faults: [],
  };
  const { unmount } = show({ ...pack, audit });
  expect((await screen.findByText(/85 kB/)).textContent).toBe(
    'Checked when published: Up to 85 kB a page · 6 requests · Passes the accessibility checks · No plugins · Fonts: Gloock, Figtree · Licence: GPL-2.0-or-later, OFL-1.1',
  );
  unmount();

  const forms = { ...elementor, slug: 'forms', plugin_file: 'forms/forms.php' };
  const plain = { bytes: 900, requests: 1, fonts: [], licences: [], faults: ['headings' as const] };
  show({ ...block, dependencies: [elementor, forms], audit: plain });
  expect((await screen.findByText(/1 kB/)).textContent).toMatch(
    /1 kB · 1 request · Some headings skip a level · 1 plugin · Fonts of your site$/,
  );
});

test('[R-FIND-17] states nothing about a template that was not audited', async () => {
  show(pack);
  await title('Tidepool');

  expect(screen.queryByText(/kB/)).toBeNull();
});

test('[R-LIST-13] opens Live Demo outside, if there is one', async () => {
  const { unmount } = show(pack);
  expect((await screen.findByRole('link', { name: 'Live Demo' })).getAttribute('href')).toBe('https://demo.example/');
  unmount();

  show(block);
  await title('Hero');

  expect(screen.queryByText('Live Demo')).toBeNull();
});

test.each([
  ['[R-DETAIL-13] category', 'Travel', { category: 'travel' }],
  ['[R-DETAIL-14] template type', 'Landing', { templateType: 'landing' }],
  ['[R-DETAIL-15] [R-DETAIL-16] tag', 'surf', { tag_id: '9' }],
])('%s links to the list filtered by it', async (_, name, query) => {
  const { address, user } = show(pack);

  await user.click(await screen.findByRole('link', { name }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'elementor/packs', query }));
});

test("[R-DETAIL-06] names a single item's pack", async () => {
  const { address, user } = show({ ...block, pack: block.pack });

  await user.click(await screen.findByRole('link', { name: 'Tidepool' }));

  await waitFor(() => expect(address.current().path).toBe('elementor/packs/tidepool'));
});

test('[R-DETAIL-24] [R-ERR-52] opens the picture over the whole window and reports a failed one', async () => {
  const { user } = show(pack);

  await user.click(await screen.findByRole('button', { name: 'View' }));
  const dialog = await screen.findByRole('dialog', { name: 'Tidepool' });
  expect(within(dialog).getByText('1 / 3')).toBeDefined();
  await waitFor(() => expect(document.activeElement).toBe(within(dialog).getByRole('figure')));
  await user.keyboard('{ArrowRight}');
  expect(within(dialog).getByText('2 / 3')).toBeDefined();
  fireEvent.error(within(dialog).getByRole('img'));

  expect(within(dialog).getByText('This image failed to load.')).toBeDefined();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[R-DETAIL-02] [R-DETAIL-29] [R-PERM-19] [R-CONST-16] [R-CONST-18] sells unowned items on the portal', async () => {
  show({ ...block, price: 9, is_pro: true });

  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Purchase' });

  expect(link.href).toBe(
    `https://cloud.example/purchase?item=${block.slug}&utm_source=plugin&utm_medium=itemDetailsHeader&locale=en_US`,
  );
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener']);
  expect(screen.queryByRole('button', { name: 'Insert' })).toBeNull();
});

test("[R-DETAIL-03] shows no Insert beside a pack's title", async () => {
  show(pack);
  await title('Tidepool');

  expect(document.querySelector('.title')?.textContent).not.toMatch(/Insert|Purchase/);
});

test('[R-PERM-02] asks a visitor who inserts to sign in and returns', async () => {
  const { address, user } = show(block);
  await title('Hero');

  await user.click(screen.getByRole('button', { name: 'Insert' }));

  expect(address.current()).toMatchObject({
    path: 'sign-in',
    query: { 'redirect-to': `elementor/blocks/${block.slug}`, platform: 'elementor' },
  });
});

test('reports a missing item with a way back', async () => {
  const { address, user } = renderApp(<App />, [fail(getItem, 'item_not_found'), ...catalogue()], {
    path: 'elementor/blocks/gone',
  });
  await title('This item is no longer available.');

  await user.click(screen.getByRole('link', { name: 'Back to the library' }));

  await waitFor(() => expect(address.current().path).toBe('elementor/blocks'));
});

test("shows the list's data until the detail arrives", async () => {
  const pending = answer(getItem, () => new Promise<never>(() => undefined));
  const { user } = renderApp(<App />, [pending, ...catalogue([pack])], { path: 'elementor/packs' });

  await user.click(await screen.findByRole('link', { name: 'Tidepool' }));

  await title('Tidepool');
  expect(screen.getByRole('img', { name: 'Preview of the pack Tidepool' }).getAttribute('src')).toBe(pack.thumbnail);
});

test.each([
  ['a flagged pack', { fullsite_import: true }, true],
  ['[R-PERM-21] an unflagged pack', { fullsite_import: false }, false],
  ['[R-PERM-20] a page', { fullsite_import: true, type: 'page' as const }, false],
])('offers full-site import for %s', async (_, changes, isOffered) => {
  show({ ...pack, ...changes });
  const facts = await screen.findByRole('region', { name: 'Details' });

  expect(within(facts).queryByText('Full Site Import') !== null).toBe(isOffered);
});

test.each([
  ['bought', { plan: ['starter'], purchasedItems: [{ id: 1, item_id: pack.id, type: 'pack', platform: 'elementor' }] }, true],
  ['subscribed', { plan: ['pro', 'yearly'] }, true],
  ['neither', { plan: ['starter'] }, false],
])('[R-PERM-22] offers full-site import of a paid pack to people who have %s it', async (_, changes, isOffered) => {
  show({ ...pack, price: 39 }, { user: { ...ada, ...changes } });
  const facts = await screen.findByRole('region', { name: 'Details' });

  expect(within(facts).queryByText('Full Site Import') !== null).toBe(isOffered);
});

test('[R-PERM-03] asks a visitor to sign in for the full-site import and returns', async () => {
  const { address, user } = show(pack);

  await user.click(await screen.findByRole('button', { name: 'Full Site Import' }));

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': `elementor/packs/${pack.slug}` } }),
  );
});

test('[R-API-56] [R-API-55] requests the detail by slug and type', async () => {
  const { requested } = show(block);
  await title('Hero');

  const inputs = requested.filter(({ name }) => name === getItem.name).map(({ input }) => input);
  expect(inputs).not.toEqual([]);
  for (const input of inputs) {
    expect(input).toMatchObject({ slug: block.slug, type: 'block' });
  }
});

test('says that an item has no pictures and opens no lightbox', async () => {
  show({ ...pack, pictures: [], screenshots: [] });
  await title('Tidepool');

  expect(screen.getByText('This template has no image yet.')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'View' })).toBeNull();
});

test('shows a duplicate picture once', async () => {
  const [first] = pack.pictures;
  const { user } = show({ ...pack, screenshots: first ? [first, first] : [] });

  await user.click(await screen.findByRole('button', { name: 'View' }));

  const dialog = await screen.findByRole('dialog', { name: 'Tidepool' });
  expect(within(dialog).getAllByRole('img')).toHaveLength(1);
  expect(within(dialog).queryByRole('button', { name: 'Next' })).toBeNull();
});

test('shows a hostile description as text', async () => {
  show({ ...pack, description: '<img src=x onerror=alert(1)>' });

  expect(await screen.findByText('<img src=x onerror=alert(1)>')).toBeDefined();
});

test('[R-SITE-239] shows Start import before the pictures on a phone', async () => {
  const plain = globalThis.matchMedia;
  vi.stubGlobal('matchMedia', (media: string) => ({ ...plain(media), matches: media === '(max-width: 782px)' }));
  show({ ...pack, price: 0 });
  const start = await screen.findByRole('button', { name: 'Start import' });

  const follows = start.compareDocumentPosition(await screen.findByRole('button', { name: 'View' }));

  expect(follows & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(screen.getAllByRole('button', { name: 'Start import' })).toHaveLength(1);
  vi.stubGlobal('matchMedia', plain);
});
