import { AppError, getItem, type Input, toggleFavourite } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { aDetail, anItem } from '../../testing/items.js';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { setProfile } from '../profile/use-profile.js';

const tidepool = anItem({ name: 'Tidepool', favourite_count: 3 });
const other = anItem({ name: 'Oakhurst', favourite_count: 7 });

/** Remembers stars as the cloud does, and what it was told. */
function cloud(starred: number[] = []) {
  const told: Input<typeof toggleFavourite>['action'][] = [];
  const toggle = answer(toggleFavourite, ({ id, action }) => {
    told.push(action);
    const without = starred.filter((one) => one !== id);
    starred = action === 'do' ? [...without, id] : without;
    return { data: { starred, favourite_count: 3 + Number(action === 'do') } };
  });
  return { told, toggle };
}
const star = () => screen.findByRole('button', { name: 'Favourite Tidepool' });
const card = async () => (await star()).closest('article')?.textContent;
const pressed = async () => (await star()).getAttribute('aria-pressed');

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

test('[R-FAV-01] [R-FAV-02] star and count change before the server answers', async () => {
  const silent = answer(toggleFavourite, () => new Promise<never>(() => undefined));
  const { user } = renderApp(<App />, [silent, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });

  await user.click(await star());

  expect(await pressed()).toBe('true');
  expect(await card()).toMatch(/Favourites4$/);
});

test('[R-FAV-03] the server is told once what was meant', async () => {
  const { told, toggle } = cloud();
  const { asked, user } = renderApp(<App />, [toggle, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });

  await user.click(await star());
  await waitFor(() => expect(told).toEqual(['do']));

  expect(asked.at(-1)?.input).toEqual({ id: tidepool.id, itemType: 'pack', action: 'do' });
  expect(await card()).toMatch(/Favourites4$/);
});

test('there and back again within a moment tells the server nothing', async () => {
  const { told, toggle } = cloud();
  const { user } = renderApp(<App />, [toggle, ...catalogue([tidepool, other])], { path: 'elementor/packs', user: ada });

  await user.dblClick(await star());
  await user.click(screen.getByRole('button', { name: 'Favourite Oakhurst' }));
  await waitFor(() => expect(told).toEqual(['do']));

  expect(await pressed()).toBe('false');
  expect(await card()).toMatch(/Favourites3$/);
});

test('what is pressed while the server is being told is told after it', async () => {
  let release: () => void = () => undefined;
  const told: string[] = [];
  const slow = answer(toggleFavourite, async ({ action }) => {
    told.push(action);
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return { data: { starred: [], favourite_count: action === 'do' ? 4 : 3 } };
  });
  const { user } = renderApp(<App />, [slow, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  await user.click(await star());
  await waitFor(() => expect(told).toEqual(['do']));

  await user.click(await star());
  release();

  await waitFor(() => expect(told).toEqual(['do', 'undo']));
  release();
  await waitFor(async () => expect(await card()).toMatch(/Favourites3$/));
  expect(await pressed()).toBe('false');
});

test('a refusal puts star and count back and is logged', async () => {
  const refuse = answer(toggleFavourite, () => Promise.reject(new AppError('item_not_found')));
  const { user } = renderApp(<App />, [refuse, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });

  await user.click(await star());
  expect(await pressed()).toBe('true');

  await waitFor(async () => expect(await pressed()).toBe('false'));
  expect(await card()).toMatch(/Favourites3$/);
  expect(console.warn).toHaveBeenCalledWith(expect.stringContaining('This item is no longer available.'));
});

test('a refusal that ends the sign-in is told once', async () => {
  const told: string[] = [];
  const refuse = answer(toggleFavourite, ({ action }) => {
    told.push(action);
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
  expect(told).toEqual(['undo']);
});

test('the star of a detail and of its tile are one', async () => {
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

test('F stars the card that has the focus', async () => {
  const { toggle } = cloud();
  const { user } = renderApp(<App />, [toggle, ...catalogue([tidepool])], { path: 'elementor/packs', user: ada });
  (await screen.findByRole('link', { name: 'Tidepool' })).focus();

  await user.keyboard('f');

  expect(await pressed()).toBe('true');
});

test('[R-PERM-04] a visitor is taken to sign in, with the way back', async () => {
  const { user, address } = renderApp(<App />, catalogue([tidepool]), { path: 'elementor/packs?q=surf' });

  await user.click(await star());

  expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'redirect-to': 'elementor/packs?q=surf' } });
});
