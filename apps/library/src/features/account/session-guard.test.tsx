import { AppError, isSigned, listItems, login, logout, type SiteProfile } from '@kithouse/contract';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { App } from '../../app/app.js';
import { catalogue } from '../../testing/catalogue.js';
import { anItem, aPage } from '../../testing/items.js';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { useProfile } from '../profile/use-profile.js';
import { SessionGuard } from './session-guard.js';

/** Loads the screens' code in advance, which takes long on a busy machine. */
beforeAll(() => import('./sign-in-screen.js'));
afterEach(() => void vi.useRealTimers());

const bye = answer(logout, () => ({ status: 'success' as const, message: 'Bye.', user: null, global_user: null }));

test('[R-AUTH-35] [R-ROUTE-35] returns to the same place after a key was revoked and the person signed in again', async () => {
  let isRevoked = true;
  const hello = answer(login, () => {
    isRevoked = false;
    return { status: 'success' as const, message: 'Welcome.', user: ada };
  });
  const list = answer(listItems, () =>
    isRevoked ? Promise.reject(new AppError('invalid_api_key', 'Your key was revoked.')) : aPage([anItem({ name: 'Arch hero' })]),
  );
  const { user, address } = renderApp(<App />, [bye, hello, list, ...catalogue()], {
    user: ada,
    path: 'gutenberg/blocks?q=hero&p=2',
  });
  const email = await screen.findByLabelText('Email');
  expect(screen.getByRole('alert').textContent).toContain('Your key was revoked.');

  await user.type(email, 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));

  expect(await screen.findByRole('link', { name: 'Arch hero' })).toBeTruthy();
  expect(address.current()).toMatchObject({ path: 'gutenberg/blocks', query: { q: 'hero', p: '2' } });
});

test("switches to the site's account when one's own was revoked, and says so", async () => {
  const shared = { ...ada, id: 7, name: 'The Agency', link_account: true };
  let isRevoked = true;
  const list = answer(listItems, () =>
    isRevoked ? Promise.reject(new AppError('invalid_api_key', 'Your key was revoked.')) : aPage([]),
  );
  const out = answer(logout, () => {
    isRevoked = false;
    return { status: 'success' as const, message: 'Bye.', user: null, global_user: shared };
  });
  const { address } = renderApp(<App />, [out, list, ...catalogue()], { user: ada, path: 'elementor/pages' });

  expect(await screen.findByText('Your key was revoked.')).toBeTruthy();

  await waitFor(() => expect(address.current().path).toBe('elementor/pages'));
  expect(await screen.findByRole('button', { name: 'The Agency, account' })).toBeTruthy();
});

function Who() {
  return <p>{useProfile()?.name ?? 'nobody'}</p>;
}

async function openAndWait(answers: Parameters<typeof renderApp>[1], user: SiteProfile | null = ada) {
  vi.useFakeTimers();
  const guarded = (
    <>
      <SessionGuard />
      <Who />
    </>
  );
  const view = renderApp(guarded, answers, { user, path: 'elementor/blocks' });
  await act(() => vi.advanceTimersByTimeAsync(4900));
  const early = [...view.requested];
  await act(() => vi.advanceTimersByTimeAsync(200));
  vi.useRealTimers();
  return { ...view, early };
}

test('[R-API-77] detects an account that has signed out meanwhile, after the first screen', async () => {
  const { address, requested, early } = await openAndWait([answer(isSigned, () => ({ status: 'error' as const, user: null }))]);

  expect(early).toEqual([]);
  expect(requested).toEqual([{ name: 'account.is-signed', input: { user: ada.id } }]);
  expect(address.current()).toMatchObject({
    path: 'sign-in',
    state: { signed_in_failed: true, message: 'Sign in to continue.', redirect: 'elementor/blocks' },
  });
});

test('switches to another account that signed in meanwhile', async () => {
  const grace = { ...ada, id: 2, name: 'Grace Hopper' };

  await openAndWait([answer(isSigned, () => ({ status: 'success' as const, user: grace }))]);

  expect(await screen.findByText('Grace Hopper')).toBeTruthy();
});

test('signs nobody out when the site does not answer, and skips the check for visitors', async () => {
  const first = await openAndWait([fail(isSigned, 'kithouse_api_error')]);
  expect(first.address.current().path).toBe('elementor/blocks');
  expect(screen.getByText('Ada Lovelace')).toBeTruthy();
  first.unmount();

  const second = await openAndWait([], null);
  expect(second.requested).toEqual([]);
});
