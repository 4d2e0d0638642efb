import { AppError, brand, getItem, type Input, toggleFavourite } from '@kithouse/contract';
import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { setProfile } from '../profile/use-profile.js';
// Loads lazy components in advance, so that no test waits for them.
import '../items/detail-screen.js';
import './toggle-favourite.js';

const tidepool = anItem({ name: 'Tidepool', favourite_count: 3 });
const other = anItem({ name: 'Oakhurst', favourite_count: 7 });

/** Stores favourites like the cloud and records the calls. */
function cloud(starred: number[] = []) {
  const sent: Input<typeof toggleFavourite>['action'][] = [];
  const toggle = answer(toggleFavourite, ({ id, action }) => {
    sent.push(action);
    const without = starred.filter((one) => one !== id);
    starred = action === 'do' ? [...without, id] : without;
    return { data: { starred, favourite_count: 3 + Number(action === 'do') } };
  });
  return { sent, toggle };
}
const star = () => screen.findByRole('button', { name: 'Favourite Tidepool' });
const card = async () => (await star()).closest('article')?.textContent;
const pressed = async () => (await star()).getAttribute('aria-pressed');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test.each([
  ['adding', [], 'true', /Favourites4$/],
  ['removing', [tidepool.id], 'false', /Favourites2$/],
])('[R-FAV-01] [R-FAV-02] [R-STORE-40] changes star and count before the server answers: %s', async (_, starred, isOn, count) => {
  const silent = answer(toggleFavourite, () => new Promise<never>(() => undefined));
  const profile = { ...ada, starred };
  const { user } = renderApp(<App />, [silent, ...catalogue([tidepool])], { path: 'elementor/packs', user: profile });

  await user.click(await star());

  expect(await pressed()).toBe(isOn);
  expect(await card()).toMatch(count);
});

test.each([
  ['do', [], /Favourites4$/],
  ['undo', [tidepool.id], /Favourites3$/],
] as const)('[R-FAV-03] sends the final state once: %s', async (action, starred, count) => {
  const { sent, toggle } = cloud([...starred]);
  const profile = { ...ada, starred: [...starred] };
  const { requested, user } = renderApp(<App />, [toggle, ...catalogue([tidepool])], { path: 'elementor/packs', user: profile });

  await user.click(await star());
  await waitFor(() => expect(sent).toEqual([action]));

  expect(requested.at(-1)?.input).toEqual({ id: tidepool.id, itemType: 'pack', action });
  await waitFor(async () => expect(await card()).toMatch(count));
});

test('sends nothing when toggled back within a moment', async () => {
  const { sent, toggle } = cloud();
  const { user } = renderApp(<App />, [toggle, ...catalogue([tidepool, other])], { path: 'elementor/packs', user: ada });

  await user.dblClick(await star());
  await user.click(screen.getByRole('button', { name: 'Favourite Oakhurst' }));
  await waitFor(() => expect(sent).toEqual(['do']));

  expect(await pressed()).toBe('false');
  expect(await card()).toMatch(/Favourites3$/);
});

test('sends a press during a call afterwards', async () => {
  let release: () => void = () => undefined;
  const sent: string[] = [];
  const slow = answer(toggleFavourite, async ({ action }) => {
    sent.push(action);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { data: { starred: [], favourite_count: action === 'do' ? 4 : 3 } };
  });
  const { user } = renderApp(<App />, [slow, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  await user.click(await star());
  await waitFor(() => expect(sent).toEqual(['do']));

  await user.click(await star());
  release();

  await waitFor(() => expect(sent).toEqual(['do', 'undo']));
  release();
  await waitFor(async () => expect(await card()).toMatch(/Favourites3$/));
  expect(await pressed()).toBe('false');
});

test('[R-ERR-59] reverts star and count after a refusal and only logs it', async () => {
  let refuse: () => void = () => undefined;
  const refused = answer(
    toggleFavourite,
    () =>
      new Promise<never>((_, reject) => {
        refuse = () => reject(new AppError('item_not_found'));
      }),
  );
  const { requested, user } = renderApp(<App />, [refused, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  await user.click(await star());
  await waitFor(() => expect(requested.at(-1)?.name).toBe(toggleFavourite.name));
  expect(await pressed()).toBe('true');

  refuse();

  await waitFor(async () => expect(await pressed()).toBe('false'));
  expect(await card()).toMatch(/Favourites3$/);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('This item is no longer available.'));
  expect(screen.queryByText('This item is no longer available.')).toBeNull();
});

test('[R-FAV-02] counts by one and sends the last of many presses', async () => {
  const { sent, toggle } = cloud();
  renderApp(<App />, [toggle, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  const button = await star();

  for (let press = 0; press < 7; press += 1) {
    fireEvent.click(button);
  }

  await waitFor(async () => expect(await card()).toMatch(/Favourites4$/));
  await waitFor(() => expect(sent).toEqual(['do']));
  expect(await card()).toMatch(/Favourites4$/);
});

test('reverts star and count in an offline browser instead of waiting', async () => {
  const unreachable = answer(toggleFavourite, () => Promise.reject(new AppError(brand.apiErrorCode)));
  const { requested, user } = renderApp(<App />, [unreachable, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  const button = await star();
  onlineManager.setOnline(false);
  try {
    await user.click(button);

    await waitFor(() => expect(requested.at(-1)?.name).toBe(toggleFavourite.name));
    await waitFor(async () => expect(await pressed()).toBe('false'));
    expect(await card()).toMatch(/Favourites3$/);
  } finally {
    onlineManager.setOnline(true);
  }
});

test('shows one state of an item that is on the screen twice', async () => {
  const { toggle } = cloud();
  const home = anItem({ id: tidepool.id, name: 'Tidepool', type: 'page', favourite_count: 3 });
  const detail = answer(getItem, () => ({ ...aDetail(home), pack: { id: 9, name: 'Sea', slug: 'sea', items: [home] } }));
  renderApp(<App />, [toggle, detail, ...catalogue([tidepool])], { path: 'elementor/pages/tidepool', user: ada });
  const beside = await screen.findByRole('button', { name: /favourites$/ });
  const onTile = await star();

  fireEvent.click(beside);
  await waitFor(() => expect(onTile.getAttribute('aria-pressed')).toBe('true'));
  expect(beside.textContent).toContain('4');
  fireEvent.click(onTile);

  await waitFor(() => expect(beside.getAttribute('aria-pressed')).toBe('false'));
  expect(beside.textContent).toContain('3');
});

test('reports a refusal that ends the sign-in once', async () => {
  const sent: string[] = [];
  const refuse = answer(toggleFavourite, ({ action }) => {
    sent.push(action);
    return Promise.reject(new AppError('invalid_api_key'));
  });
  const starred = { ...ada, starred: [tidepool.id] };
  const { user, address, cache } = renderApp(<App />, [refuse, ...catalogue([tidepool])], {
    path: 'elementor/packs',
    user: starred,
  });

  await user.click(await star());
  await waitFor(() => expect(address.current().path).toBe('sign-in'));
  setProfile(cache, () => null);

  await waitFor(() => expect(cache.isMutating()).toBe(0));
  expect(sent).toEqual(['undo']);
});

test('shares the state of a detail and its tile', async () => {
  const { toggle } = cloud();
  const detail = answer(getItem, () => aDetail(tidepool));
  const { user, address } = renderApp(<App />, [toggle, detail, ...catalogue([tidepool])], {
    path: 'elementor/packs',
    user: ada,
  });
  await user.click(await screen.findByRole('link', { name: 'Tidepool' }));

  await user.click(await screen.findByRole('button', { name: /favourites$/, pressed: false }));
  address.back();

  expect(await pressed()).toBe('true');
  expect(await card()).toMatch(/Favourites4$/);
});

test("toggles the focused card's favourite with F", async () => {
  const { toggle } = cloud();
  const { user } = renderApp(<App />, [toggle, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  (await screen.findByRole('link', { name: 'Tidepool' })).focus();

  await user.keyboard('f');

  expect(await pressed()).toBe('true');
});

test('[R-PERM-04] asks a visitor to sign in and returns', async () => {
  const { user, address } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?q=surf' });

  await user.click(await star());

  await waitFor(() =>
    expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': 'elementor/packs?q=surf' } }),
  );
});
