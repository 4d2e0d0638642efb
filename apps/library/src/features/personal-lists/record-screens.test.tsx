import { getItem, listDownloads, listPurchasedItems } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { aDownload, aPurchase } from '../../testing/records.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads the screens' chunk in advance, so that no test waits for it.
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

test('[R-ROUTE-26] [R-NAV-08] [R-CLOUD-48] [R-CLOUD-49] [R-CLOUD-50] lists downloads with name, type and time', async () => {
  open('downloads', [downloads(aDownload({ name: 'Quiet quote', type: 'block', platform: 'gutenberg', slug: 'quiet-quote' }))]);

  const row = await rowOf('Quiet quote');

  expect(screen.getByRole('heading', { level: 1, name: 'My Downloads' })).toBeTruthy();
  expect(here().textContent).toBe('My Downloads');
  expect(heads()).toEqual(['Name', 'Type', 'Downloaded At']);
  expect(row.textContent).toContain('Block, Gutenberg');
  expect(row.textContent).toMatch(/Nov 18, 2026, \d{1,2}:12/);
  expect(within(row).getByRole('link').getAttribute('href')).toContain('gutenberg/blocks/quiet-quote');
});

test('[R-STORE-38] has a history entry per page of downloads', async () => {
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

test('[R-ROUTE-27] [R-NAV-13] [R-CLOUD-51] [R-CLOUD-52] [R-CLOUD-53] [R-CLOUD-54] lists purchases with name, type, time and action', async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel' }))]);

  const row = await rowOf('Morsel');

  expect(screen.getByRole('heading', { level: 1, name: 'Purchased Items' })).toBeTruthy();
  expect(here().textContent).toBe('Purchased Items');
  expect(heads()).toEqual(['Name', 'Type', 'Purchased At', 'Actions']);
  expect(row.textContent).toContain('Pack');
  expect(row.textContent).toContain('Nov 12, 2026');
});

test('[R-CLOUD-56] views a bought pack instead of inserting it', async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel', slug: 'morsel' }))]);

  const row = within(await rowOf('Morsel'));

  expect(row.getByRole('link', { name: /^View ?Morsel$/ }).getAttribute('href')).toContain('elementor/packs/morsel');
  expect(row.queryByRole('button', { name: /Insert/ })).toBeNull();
});

test('[R-CLOUD-55] inserts a bought block or page from its row', async () => {
  const record = aPurchase({ name: 'Arch hero', type: 'block', slug: 'arch-hero' });
  const item = aDetail(anItem({ name: 'Arch hero', type: 'block', slug: 'arch-hero' }));
  const { user, requested } = open('purchased-items', [purchases(record), answer(getItem, () => item)]);

  await user.click(within(await rowOf('Arch hero')).getByRole('button', { name: /^Insert ?Arch hero$/ }));

  expect(await screen.findByRole('dialog')).toBeTruthy();
  expect(requested).toContainEqual({ name: 'items.get', input: { slug: 'arch-hero', type: 'block', platform: 'elementor' } });
});

test('reports a withdrawn item and opens nothing', async () => {
  const record = aPurchase({ name: 'Rooms', type: 'page' });
  const { user } = open('purchased-items', [purchases(record), fail(getItem, 'item_not_found')]);

  await user.click(within(await rowOf('Rooms')).getByRole('button', { name: /^Insert ?Rooms$/ }));

  expect((await screen.findByRole('alert')).textContent).toContain('This item is no longer available.');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test.each([
  ['downloads', downloads(), 'Nothing downloaded yet'],
  ['purchased-items', purchases(), 'Nothing bought yet'],
])("[R-CLOUD-11] [R-LIST-21] explains empty %s and links to the platform's packs", async (path, list, text) => {
  open(`${path}?platform=gutenberg`, [list]);

  expect(await screen.findByText(text)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse packs' }).getAttribute('href')).toContain('gutenberg/packs');
});

test.each(['downloads', 'purchased-items'])('shows title, menu and a busy state while %s load', async (path) => {
  const silent = () => new Promise<never>(() => undefined);
  open(path, [answer(listDownloads, silent), answer(listPurchasedItems, silent)]);

  expect(await screen.findByText(/^Loading your/)).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('navigation', { name: 'My account' })).toBeTruthy();
});

test('[R-LIST-22] [R-LIST-23] reports a failed list', async () => {
  open('downloads', [fail(listDownloads, 'internal_error', 'The archive is closed.')]);

  expect((await screen.findByRole('alert')).textContent).toContain('The archive is closed');
});

test('shows names with markup, in another script or of any length as text', async () => {
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

test("formats dates for the site's language", async () => {
  open('purchased-items', [purchases(aPurchase({ name: 'Morsel' }))], { boot: { locale: 'de_DE_formal' } });

  expect((await rowOf('Morsel')).textContent).toContain('12.11.2026');
});

test.each(['favourites', 'downloads', 'purchased-items', 'profile'])(
  '[R-ROUTE-31] [R-ROUTE-32] [R-ROUTE-06] asks a visitor of %s to sign in and returns',
  async (path) => {
    const { address, requested } = open(`${path}?platform=gutenberg&p=2`, [], { user: null });

    await waitFor(() => expect(address.current().path).toBe('sign-in'));

    expect(address.current().query).toEqual({ 'redirect-to': `${path}?platform=gutenberg&p=2`, platform: 'gutenberg' });
    expect(requested.filter(({ name }) => name.startsWith('profile.'))).toEqual([]);
  },
);

test('offers people on a shared account to link their own instead of its downloads', async () => {
  const refused = fail(listDownloads, 'invalid_permission', 'Link your own account to do that.');
  const { user, address } = open('downloads', [refused], { user: { ...ada, link_account: true, is_globally_signed: true } });

  await user.click(await screen.findByRole('link', { name: 'Link My Account' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'add-account': '1' } }));
});
