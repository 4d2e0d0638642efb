import { logout } from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
// Loads the screens' chunk in advance, so that no test waits for it.
import './personal-screen.js';

const photo = 'https://cloud.example/files/ada.webp';
const open = async (changes: Partial<typeof ada> = {}, answers: Parameters<typeof renderApp>[1] = []) => {
  const view = renderApp(<App />, [...answers, ...catalogue()], { path: 'profile', user: { ...ada, ...changes } });
  await screen.findByRole('heading', { level: 1, name: 'Profile' });
  return { ...view, main: within(view.container.querySelector('.view') as HTMLElement) };
};
const left = (user: typeof ada | null = null) =>
  answer(logout, () => ({ status: 'success' as const, message: 'Bye.', user: null, global_user: user }));

test('[R-NAV-06] [R-CLOUD-57] [R-CLOUD-58] [R-CLOUD-59] [R-CLOUD-60] shows photo, name, e-mail and member since', async () => {
  const { main, container } = await open({ profile_photo: photo, joined: '2025-03-03T12:00:00.000Z', plan: ['pro', 'yearly'] });

  expect(container.querySelector('.view img')?.getAttribute('src')).toBe(photo);
  expect(main.getByRole('heading', { level: 2, name: 'Ada Lovelace' })).toBeTruthy();
  expect(main.getByText('Email').nextSibling?.textContent).toBe('ada@example.com');
  expect(main.getByText('Joining Date').nextSibling?.textContent).toBe('March 3, 2025');
  expect(main.getByText('Premium')).toBeTruthy();
});

test('replaces a failed photo by initials', async () => {
  const { container } = await open({ profile_photo: photo });

  fireEvent.error(container.querySelector('.view img') as HTMLElement);

  expect(container.querySelector('.view .face')?.textContent).toBe('AL');
});

test('[R-CLOUD-61] manages the account on the portal', async () => {
  const { main } = await open();

  const link = main.getByRole('link', { name: 'Manage Account' });

  expect(link.getAttribute('href')).toBe('https://cloud.example/account?locale=en_US');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test("[R-CLOUD-62] offers people on the site's account to link their own", async () => {
  const { main, user, address } = await open({ link_account: true, email: '', joined: '' });
  expect(main.queryByText('Email')).toBeNull();

  await user.click(main.getByRole('link', { name: 'Link My Account' }));

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', query: { 'add-account': '1' } }));
});

test('[R-CLOUD-63] ends the sign-in on Logout, for everybody on a shared account', async () => {
  const { main, user, address, requested } = await open({ signed_as_global: true, is_globally_signed: true }, [left()]);
  expect(main.queryByRole('button', { name: 'Unlink My Account' })).toBeNull();
  expect(main.queryByRole('link', { name: 'Link My Account' })).toBeNull();

  await user.click(main.getByRole('button', { name: 'Logout' }));

  await waitFor(() => expect(requested).toContainEqual({ name: 'account.logout', input: { global: true } }));
  await waitFor(() => expect(address.current()).toMatchObject({ path: 'sign-in', state: {} }));
});

test("[R-CLOUD-63] shows Unlink instead of Logout and returns to the site's account", async () => {
  const shared = { ...ada, id: 7, name: 'The Agency', link_account: true, is_globally_signed: true };
  const { main, user, address, requested } = await open({ unlink_account: true, is_globally_signed: true }, [left(shared)]);
  expect(main.queryByRole('button', { name: 'Logout' })).toBeNull();

  await user.click(main.getByRole('button', { name: 'Unlink My Account' }));

  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
  expect(requested).toContainEqual({ name: 'account.logout', input: { global: false } });
  expect(await screen.findByRole('button', { name: 'The Agency, account' })).toBeTruthy();
});

test('[R-ERR-36] logs and reports a failed sign-out and keeps the account', async () => {
  const log = vi.spyOn(console, 'warn').mockReturnValue();
  const { main, user } = await open({}, [fail(logout, 'logout_failed')]);

  await user.click(main.getByRole('button', { name: 'Logout' }));

  expect(await screen.findByText('You couldn’t be signed out. Try again.')).toBeTruthy();
  expect(log).toHaveBeenCalledWith('Logout: You couldn’t be signed out. Try again.');
  log.mockRestore();
  expect(await screen.findByRole('button', { name: 'Ada Lovelace, account' })).toBeTruthy();
});

test('explains why logging out changes nothing without an own account', async () => {
  const shared = { ...ada, link_account: true, is_globally_signed: true };
  const { main, user } = await open(shared, [left(shared)]);

  await user.click(main.getByRole('button', { name: 'Logout' }));

  expect(await screen.findByText('This site shares one account. Only an administrator can sign it out.')).toBeTruthy();
});
