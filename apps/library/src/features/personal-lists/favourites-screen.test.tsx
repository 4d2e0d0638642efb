import { AppError, type Input, type Item, listFavourites, login, logout, type Output, toggleFavourite } from '@kithouse/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';

const tidepool = anItem({ name: 'Tidepool' });
const arch = anItem({ name: 'Arch hero', type: 'block' });
const serif = anItem({ name: 'Serif', plan: 'pro', platform: 'gutenberg' });
const starrer = { ...ada, starred: [tidepool.id, arch.id, serif.id] };

type Requested = Input<typeof listFavourites>;
const pageOf = (data: Item[], changes: Partial<Output<typeof listFavourites>> = {}) => ({
  data,
  current_page: 1,
  total_page: data.length > 0 ? 1 : 0,
  total: data.length,
  ...changes,
});

/** Creates favourites like the cloud. */
function shelf(items: Item[]) {
  let kept = items;
  const list = answer(listFavourites, ({ platform, itemType, plan: tier }: Requested) =>
    pageOf(
      kept
        .filter((item) => item.platform === platform)
        .filter((item) => itemType === 'all' || item.type === itemType)
        .filter((item) => tier === 'all' || item.plan === tier),
    ),
  );
  const toggle = answer(toggleFavourite, ({ id, action }) => {
    kept = action === 'undo' ? kept.filter((item) => item.id !== id) : kept;
    return { data: { starred: kept.map((item) => item.id), favourite_count: 0 } };
  });
  return [list, toggle, ...catalogue()];
}

const open = (answers = shelf([tidepool, arch, serif]), path = 'favourites', user = starrer) =>
  renderApp(<App />, answers, { path, user });
const tiles = () => screen.queryAllByRole('article').map((tile) => within(tile).getByRole('heading').textContent);
const tileOf = (name: string) => screen.findByRole('link', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

/** Loads the screens' code in advance, which takes long on a busy machine. */
beforeAll(() => import('./personal-screen.js'));
beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test("[R-ROUTE-25] [R-NAV-07] [R-CLOUD-01] shows a title and the account's menu beside favourites", async () => {
  open();

  expect(await screen.findByRole('heading', { level: 1, name: 'My Favourites' })).toBeTruthy();
  const menu = within(screen.getByRole('navigation', { name: 'My account' }));
  expect(menu.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'My Clouds',
    'My WorkSpace',
    'Shared with Me',
    'My Favourites',
    'My Downloads',
    'Purchased Items',
    'Profile',
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('My Favourites');
  expect(screen.queryByRole('link', { name: 'Packs', current: 'page' })).toBeNull();
});

test('[R-FAV-08] filters by blocks, pages or packs and keeps it in the address', async () => {
  const { user, address } = open();
  await tileOf('Tidepool');
  expect(
    group('Type')
      .getAllByRole('button')
      .map((chip) => chip.textContent),
  ).toEqual(['All', 'Blocks', 'Pages', 'Packs']);

  await user.click(group('Type').getByRole('button', { name: 'Blocks' }));

  await waitFor(() => expect(tiles()).toEqual(['Arch hero']));
  expect(group('Type').getByRole('button', { pressed: true }).textContent).toBe('Blocks');
  expect(address.current()).toMatchObject({ path: 'favourites', query: { type: 'blocks' } });
  await user.click(group('Type').getByRole('button', { name: 'Packs' }));
  await waitFor(() => expect(tiles()).toEqual(['Tidepool']));
  await user.click(group('Type').getByRole('button', { name: 'Pages' }));
  await screen.findByText('No favourites of this kind');
});

test('[R-FAV-09] [R-API-75] filters by Starter or Pro beside the type', async () => {
  const { user, requested } = open(undefined, 'favourites?type=packs&platform=gutenberg');
  await tileOf('Serif');
  expect(
    group('Plan')
      .getAllByRole('button')
      .map((button) => button.textContent),
  ).toEqual(['All', 'Starter', 'Pro']);

  const lastAsked = () => requested.filter(({ name }) => name === listFavourites.name).at(-1)?.input;
  const ofPacks = { platform: 'gutenberg', itemType: 'pack', page: 1 };
  await user.click(group('Plan').getByRole('button', { name: 'Pro' }));
  await waitFor(() => expect(lastAsked()).toEqual({ ...ofPacks, plan: 'pro' }));
  await user.click(group('Plan').getByRole('button', { name: 'Starter' }));

  await waitFor(() => expect(lastAsked()).toEqual({ ...ofPacks, plan: 'starter' }));
});

test('[R-STORE-37] keeps favourites per platform and the screen on switching', async () => {
  const { user, address } = open();
  await tileOf('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Gutenberg' }));

  expect(await tileOf('Serif')).toBeTruthy();
  expect(address.current()).toMatchObject({ path: 'favourites', query: { platform: 'gutenberg' } });
  await waitFor(() => expect(tiles()).toEqual(['SerifPro'].map(() => expect.stringMatching(/^Serif/))));
});

test('[R-STORE-40] removes a tile at once and focuses its neighbour', async () => {
  const silent = answer(toggleFavourite, () => new Promise<never>(() => undefined));
  const { user } = open([silent, ...shelf([tidepool, arch])]);
  await tileOf('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Favourite Tidepool' }));

  expect(tiles()).toEqual(['Arch hero']);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Arch hero' })));
});

test('restores a tile that the server refuses to remove', async () => {
  const refuse = answer(toggleFavourite, () => Promise.reject(new AppError('kithouse_api_error')));
  const { user } = open([refuse, ...shelf([tidepool, arch])]);
  await tileOf('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Favourite Tidepool' }));
  expect(tiles()).toEqual(['Arch hero']);

  expect(await tileOf('Tidepool')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Favourite Tidepool' }).getAttribute('aria-pressed')).toBe('true');
});

test('explains how to add favourites after the last is removed and keeps the focus', async () => {
  const { user } = open(shelf([tidepool]), 'favourites', { ...ada, starred: [tidepool.id] });
  await tileOf('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Favourite Tidepool' }));

  expect(await screen.findByText('No favourites yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Browse packs' }).getAttribute('href')).toContain('elementor/packs');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'My Favourites' })));
});

test("moves the next page's items up after a removal", async () => {
  const next = anItem({ name: 'From page two' });
  let isTold = false;
  const list = answer(listFavourites, () => pageOf(isTold ? [arch, next] : [tidepool, arch], { total_page: 2 }));
  const toggle = answer(toggleFavourite, () => {
    isTold = true;
    return { data: { starred: [], favourite_count: 0 } };
  });
  const { user } = open([list, toggle, ...catalogue()]);
  await tileOf('Tidepool');

  await user.click(screen.getByRole('button', { name: 'Favourite Tidepool' }));

  expect(await tileOf('From page two')).toBeTruthy();
});

test('shows a favourite added on another site', async () => {
  open(undefined, 'favourites', ada);

  await tileOf('Tidepool');

  expect(screen.getByRole('button', { name: 'Favourite Tidepool' }).getAttribute('aria-pressed')).toBe('true');
});

test('keeps a favourite removed just before the screen opens', async () => {
  const sent: string[] = [];
  const toggle = answer(toggleFavourite, ({ action }) => {
    sent.push(action);
    return { data: { starred: [arch.id], favourite_count: 0 } };
  });
  const list = answer(listFavourites, () => pageOf(sent.length > 0 ? [arch] : [tidepool, arch]));
  const { user, address } = open([toggle, list, ...catalogue([tidepool])], 'elementor/packs');
  await user.click(await screen.findByRole('button', { name: 'Favourite Tidepool' }));

  act(() => address.go('favourites'));

  await waitFor(() => expect(sent).toEqual(['undo']));
  await waitFor(() => expect(tiles()).toEqual(['Arch hero']));
});

test('offers the other platform when this one has none', async () => {
  const { user } = open(shelf([serif]), 'favourites?platform=elementor', { ...ada, starred: [serif.id] });

  await user.click(await screen.findByRole('link', { name: 'Show those for Gutenberg' }));

  expect(await tileOf('Serif')).toBeTruthy();
});

test('offers to clear a filter without results', async () => {
  const { user } = open(shelf([tidepool]), 'favourites?type=pages&plan=pro');

  await user.click(await screen.findByRole('button', { name: 'Show all' }));

  expect(await tileOf('Tidepool')).toBeTruthy();
});

test("[R-FAV-10] follows an answer's redirect to sign-in and returns", async () => {
  let isSigned = false;
  const list = answer(listFavourites, () =>
    isSigned
      ? pageOf([tidepool])
      : listFavourites.output.parse({ data: [], current_page: 1, total_page: 0, total: 0, redirect: true }),
  );
  const out = answer(logout, () => ({ status: 'success' as const, message: '', user: null, global_user: null }));
  const back = answer(login, () => {
    isSigned = true;
    return { status: 'success' as const, message: '', user: ada };
  });
  const { user, address } = open([list, out, back, ...catalogue()], 'favourites?type=packs');
  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', state: { redirect: 'favourites?type=packs' } }));

  await user.type(await screen.findByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(await tileOf('Tidepool')).toBeTruthy();
  expect(address.current()).toMatchObject({ path: 'favourites', query: { type: 'packs' } });
});

test('redirects beyond the last page', async () => {
  const list = answer(listFavourites, ({ page = 1 }: Requested) =>
    pageOf(page > 2 ? [] : [tidepool], { total_page: 2, total: 25 }),
  );
  const { address } = open([list, ...catalogue()], 'favourites?p=9');

  await tileOf('Tidepool');

  expect(address.current().query).toEqual({ p: '2' });
});

test('[R-LIST-23] reports a failed list with a retry', async () => {
  let isDown = true;
  const list = answer(listFavourites, () =>
    isDown ? Promise.reject(new AppError('internal_error', 'The shelf is being dusted.')) : pageOf([tidepool]),
  );
  const { user } = open([list, ...catalogue()]);
  expect((await screen.findByRole('alert')).textContent).toContain('The shelf is being dusted');

  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));

  expect(await tileOf('Tidepool')).toBeTruthy();
});

test('shows cached favourites at once and refreshes them', async () => {
  let kept = [tidepool];
  const { user, address } = open([answer(listFavourites, () => pageOf(kept)), ...catalogue()]);
  await tileOf('Tidepool');
  await user.click(screen.getByRole('link', { name: 'Blocks' }));
  await screen.findByRole('heading', { level: 1, name: 'Blocks' });

  kept = [arch, tidepool];
  act(() => address.go('favourites'));

  expect(tiles()).toEqual(['Tidepool']);
  expect(await tileOf('Arch hero')).toBeTruthy();
});

test("hides another account's favourites", async () => {
  const { cache } = open();
  await tileOf('Tidepool');
  const { setProfile } = await import('../profile/use-profile.js');

  act(() => setProfile(cache, () => ({ ...ada, id: 2 })));

  expect(cache.getQueriesData({ queryKey: [listFavourites.name] }).every(([, data]) => data === undefined)).toBe(true);
});

test('asks to sign in after a revoked key and returns', async () => {
  const { address } = open([fail(listFavourites, 'invalid_api_key'), ...catalogue()], 'favourites?plan=pro');

  await waitFor(() =>
    expect(address.current()).toMatchObject({
      path: 'sign-in',
      state: { redirect: 'favourites?plan=pro', signed_in_failed: true },
    }),
  );
});
