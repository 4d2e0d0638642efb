import { getItem, listDownloads, listPurchasedItems } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { aDownload, aPurchase } from '../../testing/records.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// The part that the screens come in, so that no test waits for it to be built.
import './personal-screen.js';

const paged = <R,>(data: R[], total_page = data.length > 0 ? 1 : 0) => ({
  data,
  current_page: 1,
  total_page,
  total: data.length,
});
const downloads = (...data: ReturnType<typeof aDownload>[]) => answer(listDownloads, () => paged(data));
const purchases = (...data: ReturnType<typeof aPurchase>[]) => answer(listPurchasedItems, () => paged(data));
const open = (path: string, answers: Parameters<typeof renderApp>[1] = [], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<App />, [...answers, ...catalogue()], { path, user: ada, ...options });

const here = () => within(screen.getByRole('navigation', { name: 'My account' })).getByRole('link', { current: 'page' });
const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);
const rowOf = async (name: string) => (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;

test('[R-ROUTE-26] [R-NAV-08] [R-CLOUD-48] [R-CLOUD-49] [R-CLOUD-50] downloads: name, type, and when', async () => {
  open('downloads', [downloads(aDownload({ name: 'Quiet quote', type: 'block', platform: 'gutenberg', slug: 'quiet-quote' }))]);

  const row = await rowOf('Quiet quote');

  expect(screen.getByRole('heading', { level: 1, name: 'My Downloads' })).toBeTruthy();
  expect(here().textContent).toBe('My Downloads');
  expect(heads()).toEqual(['Name', 'Type', 'Downloaded At']);
  expect(row.textContent).toContain('Block, Gutenberg');
  expect(row.textContent).toMatch(/Nov 18, 2026, \d{1,2}:12/);
  expect(within(row).getByRole('link').getAttribute('href')).toContain('gutenberg/blocks/quiet-quote');
});

test('[R-STORE-38] every page of the downloads is its own step, which Back returns to', async () => {
  const list = answer(listDownloads, ({ page = 1 }) => ({
    ...paged([aDownload({ name: `Of page ${page}` })], 3),
    current_page: page,
  }));
  const { user, address } = open('downloads', [list]);
  await rowOf('Of page 1');

  await user.click(screen.getByRole('button', { name: 'Next page' }));

  expect(await rowOf('Of page 2')).toBeTruthy();
  expect(address.current().query).toMatchObject({ p: '2' });
  address.back();
  expect(await rowOf('Of page 1')).toBeTruthy();
});

test('[R-ROUTE-27] [R-NAV-13] [R-CLOUD-51] [R-CLOUD-52] [R-CLOUD-53] [R-CLOUD-54] purchases: name, type, when, and what to do', async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel' }))]);

  const row = await rowOf('Morsel');

  expect(screen.getByRole('heading', { level: 1, name: 'Purchased Items' })).toBeTruthy();
  expect(here().textContent).toBe('Purchased Items');
  expect(heads()).toEqual(['Name', 'Type', 'Purchased At', 'Actions']);
  expect(row.textContent).toContain('Pack');
  expect(row.textContent).toContain('Nov 12, 2026');
});

test('[R-CLOUD-56] a pack that was bought is viewed, not inserted', async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel', slug: 'morsel' }))]);

  const row = within(await rowOf('Morsel'));

  expect(row.getByRole('link', { name: /^View ?Morsel$/ }).getAttribute('href')).toContain('elementor/packs/morsel');
  expect(row.queryByRole('button', { name: /Insert/ })).toBeNull();
});

test('[R-CLOUD-55] a block or page that was bought is inserted from its row', async () => {
  const record = aPurchase({ name: 'Arch hero', type: 'block', slug: 'arch-hero' });
  const item = aDetail(anItem({ name: 'Arch hero', type: 'block', slug: 'arch-hero' }));
  const { user, asked } = open('purchased-items', [purchases(record), answer(getItem, () => item)]);

  await user.click(within(await rowOf('Arch hero')).getByRole('button', { name: /^Insert ?Arch hero$/ }));

  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(asked).toContainEqual({ name: 'items.get', input: { slug: 'arch-hero', type: 'block', platform: 'elementor' } });
});

test('an item that was withdrawn meanwhile says so and opens nothing', async () => {
  const record = aPurchase({ name: 'Rooms', type: 'page' });
  const { user } = open('purchased-items', [purchases(record), fail(getItem, 'item_not_found')]);

  await user.click(within(await rowOf('Rooms')).getByRole('button', { name: /^Insert ?Rooms$/ }));

  expect((await screen.findByRole('alert')).textContent).toContain('This item is no longer available.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['downloads', downloads(), 'Nothing downloaded yet'],
  ['purchased-items', purchases(), 'Nothing bought yet'],
])(
  '[R-CLOUD-11] [R-LIST-21] without any, %s say what comes here and lead to the packs of the platform',
  async (path, list, text) => {
    open(`${path}?platform=gutenberg`, [list]);

    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Browse packs' }).getAttribute('href')).toContain('gutenberg/packs');
  },
);

test.each(['downloads', 'purchased-items'])(
  'while %s are on their way the screen is told as busy, title and menu stand',
  async (path) => {
    const silent = () => new Promise<never>(() => undefined);
    open(path, [answer(listDownloads, silent), answer(listPurchasedItems, silent)]);

    expect(await screen.findByText(/^Loading your/)).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.getByRole('navigation', { name: 'My account' })).toBeTruthy();
  },
);

test('[R-LIST-22] [R-LIST-23] a list that fails says why', async () => {
  open('downloads', [fail(listDownloads, 'internal_error', 'The archive is closed.')]);

  expect((await screen.findByRole('alert')).textContent).toContain('The archive is closed');
});

test('a name with markup, in another script or without end stays text in its row', async () => {
  const names = ['<img src=x onerror=alert(1)>', 'مطعم البحر', 'x'.repeat(400)];
  open('downloads', [downloads(...names.map((name) => aDownload({ name })))]);

  await rowOf('مطعم البحر');

  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => within(row).getByRole('link').textContent),
  ).toEqual(names);
});

test('dates are written as the language of the site does', async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel' }))], { boot: { locale: 'de_DE_formal' } });

  expect((await rowOf('Morsel')).textContent).toContain('12.11.2026');
});

test.each(['favourites', 'downloads', 'purchased-items', 'profile'])(
  '[R-ROUTE-31] [R-ROUTE-32] [R-ROUTE-06] a visitor of %s signs in first, with the way back',
  async (path) => {
    const { address, asked } = open(`${path}?platform=gutenberg&p=2`, [], { user: null });

    await waitFor(() => expect(address.current().path).toBe('sign-in'));

    expect(address.current().query).toEqual({ 'redirect-to': `${path}?platform=gutenberg&p=2`, platform: 'gutenberg' });
    expect(asked.filter(({ name }) => name.startsWith('profile.'))).toEqual([]);
  },
);

test('whoever is served by the account of somebody else is offered to link their own instead of that one’s downloads', async () => {
  const refused = fail(listDownloads, 'invalid_permission', 'Please link your own account to do that.');
  const { user, address } = open('downloads', [refused], { user: { ...ada, link_account: true, is_globally_signed: true } });

  await user.click(await screen.findByRole('link', { name: 'Link My Account' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'add-account': '1' } }));
});
