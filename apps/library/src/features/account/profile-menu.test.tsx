import { listItems } from '@kithouse/contract';
import { useEndpoint } from '@kithouse/query';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, fail, renderApp } from '../../testing/render-app.js';
import { ProfileMenu } from './profile-menu.js';
import { SessionGuard } from './session-guard.js';

const open = async (changes: Partial<typeof ada> = {}, path = 'elementor/packs') => {
  const profile = { ...ada, ...changes };
  const view = renderApp(<ProfileMenu profile={profile} />, [], { user: profile, path });
  await view.user.click(screen.getByRole('button', { name: 'Ada Lovelace, account' }));
  return view;
};
const entries = () => screen.getAllByRole('menuitem').map((entry) => entry.textContent);

test('[R-NAV-21] [R-NAV-22] [R-NAV-26] links to the account and to logout', async () => {
  const { user, address } = await open();

  expect(entries()).toEqual(expect.arrayContaining(['Manage Account', 'Logout']));
  const manage = screen.getByRole<HTMLAnchorElement>('menuitem', { name: 'Manage Account' });
  expect([manage.href, manage.target]).toEqual(['https://cloud.example/account?locale=en_US', '_blank']);
  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', state: { logout: true, global: false } }));
});

test('[R-AUTH-31] signs the whole site out of its shared account', async () => {
  const { user, address } = await open({ signed_as_global: true });

  await user.click(screen.getByRole('menuitem', { name: 'Logout' }));

  expect(address.current()).toMatchObject({ path: 'sign-in', state: { logout: true, global: true } });
});

test.each([
  ['[R-NAV-23]', 'My Favourites', 'favourites'],
  ['[R-NAV-24]', 'My Downloads', 'downloads'],
  ['[R-NAV-25]', 'Purchased Items', 'purchased-items'],
])('%s opens %s from the menu and keeps the platform', async (_, name, path) => {
  const { user, address } = await open({}, 'gutenberg/pages');

  await user.click(screen.getByRole('menuitem', { name }));

  await waitFor(() => expect(address.current()).toMatchObject({ path, query: { platform: 'gutenberg' } }));
  expect(screen.queryByRole('menu')).toBeNull();
});

test("[R-NAV-27] [R-NAV-28] shows linking and unlinking by the account's flags", async () => {
  const first = await open({ link_account: true, signed_as_global: true });
  expect(entries()).not.toContain('Unlink My Account');
  await first.user.click(screen.getByRole('menuitem', { name: 'Link My Account' }));
  expect(first.address.current()).toMatchObject({ path: 'sign-in', query: { 'add-account': '1' } });
  first.unmount();

  const second = await open({ unlink_account: true });
  expect(entries()).not.toContain('Link My Account');
  await second.user.click(screen.getByRole('menuitem', { name: 'Unlink My Account' }));
  expect(second.address.current().state).toMatchObject({ logout: true, global: false });
});

test('[R-NAV-29] closes 100 ms after a press outside', async () => {
  const { user } = await open();
  vi.useFakeTimers();

  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  act(() => void vi.advanceTimersByTime(99));
  expect(screen.getByRole('menu')).toBeTruthy();
  act(() => void vi.advanceTimersByTime(1));
  vi.useRealTimers();

  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Ada Lovelace, account' }));
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('works by keyboard alone and returns to its button on Escape', async () => {
  const { user } = await open();
  const [first, ...others] = screen.getAllByRole('menuitem');
  await waitFor(() => expect(document.activeElement).toBe(first));

  await user.keyboard('{ArrowUp}');
  await waitFor(() => expect(document.activeElement).toBe(others.at(-1)));
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(document.activeElement).toBe(first));
  await user.keyboard('{Escape}');

  expect(screen.queryByRole('menu')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Ada Lovelace, account' })));
});

function Shelf() {
  return <p>{useEndpoint(listItems, {}).data?.total}</p>;
}

test.each([
  ['[R-AUTH-35]', 'invalid_api_key'],
  ['[R-AUTH-36]', 'is_signed_failed'],
] as const)('%s %s from any call signs out and says so on the sign-in screen', async (_, code) => {
  const { address } = renderApp(
    <>
      <SessionGuard />
      <Shelf />
    </>,
    [fail(listItems, code, 'Your key was revoked.')],
    { user: ada, path: 'elementor/packs' },
  );

  await waitFor(() =>
    expect(address.current()).toMatchObject({
      path: 'sign-in',
      state: { logout: true, signed_in_failed: true, message: 'Your key was revoked.' },
    }),
  );
});

test('keeps the sign-in after any other refusal', async () => {
  const guarded = (
    <>
      <SessionGuard />
      <Shelf />
    </>
  );
  const first = renderApp(guarded, [fail(listItems, 'invalid_permission')], { user: ada, path: 'elementor/packs' });
  await waitFor(() => expect(first.cache.getQueryState(['items.list', {}])?.status).toBe('error'));
  expect(first.address.current().path).toBe('elementor/packs');
  first.unmount();

  const second = renderApp(guarded, [fail(listItems, 'invalid_api_key')], { path: 'elementor/packs' });
  await waitFor(() => expect(second.cache.getQueryState(['items.list', {}])?.status).toBe('error'));
  expect(second.address.current().path).toBe('elementor/packs');
});
