import { brand, getVerified, resendVerification, type SiteProfile, syncProfile } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { AccountNotes } from './account-notes.js';
import { markNoticeRead } from './free-plan-notice-read.js';
import { NotesSkeleton } from './notes-skeleton.js';
import { SyncButton } from './sync-button.js';

const unverified = { ...ada, is_verified: false };

test('[R-NAV-32] [R-AUTH-37] asks only an unverified account to verify its e-mail', () => {
  const { unmount } = renderApp(<AccountNotes />, [], { user: unverified });
  expect(screen.getByRole('region', { name: 'Verify your email' }).textContent).toContain(
    'We sent a link to ada@example.com. Check your inbox.',
  );
  unmount();

  renderApp(<AccountNotes />, [], { user: ada });
  expect(screen.queryByRole('region', { name: 'Verify your email' })).toBeNull();
});

test('reserves space for exactly the notes that will show', () => {
  const free: SiteProfile = { ...ada, plan: ['free'], show_notice: true };
  const textOf = (content: ReactElement, user: SiteProfile) => {
    const { container, unmount } = renderApp(content, [], { user });
    const texts = [...container.querySelectorAll('.note')].map(({ textContent }) => textContent);
    unmount();
    return texts;
  };
  localStorage.removeItem(`${brand.prefix}_free_plan_read`);

  for (const user of [ada, unverified, free, { ...free, is_verified: false }]) {
    expect(textOf(<NotesSkeleton profile={user} />, user)).toEqual(textOf(<AccountNotes />, user));
  }
  markNoticeRead(free.id);
  expect(textOf(<NotesSkeleton profile={free} />, free)).toEqual([]);
  expect(textOf(<AccountNotes />, free)).toEqual([]);
});

test('[R-NAV-33] sends the link again and reports it', async () => {
  const { user } = renderApp(
    <AccountNotes />,
    [answer(resendVerification, () => ({ status: 'success' as const, message: 'We sent you a new link.' }))],
    { user: unverified },
  );

  await user.click(screen.getByRole('button', { name: 'Resend the link' }));

  expect(await screen.findByText('We sent you a new link.')).toBeTruthy();
});

test('[R-NAV-34] [R-NAV-35] [R-STORE-31] [R-STORE-36] checks on a press and closes the banner of a verified account', async () => {
  let verify: (answer: { is_verified: boolean }) => void = () => undefined;
  const { user } = renderApp(
    <AccountNotes />,
    [
      answer(
        getVerified,
        () =>
          new Promise((resolve) => {
            verify = resolve;
          }),
      ),
    ],
    {
      user: unverified,
    },
  );

  await user.click(screen.getByRole('button', { name: "I've verified & Close" }));
  expect(await screen.findByRole('button', { name: 'Verifying . . .' })).toBeTruthy();
  verify({ is_verified: true });

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Verify your email' })).toBeNull());
});

test('closes the banner when the person returns after verifying by mail', async () => {
  const { requested } = renderApp(<AccountNotes />, [answer(getVerified, () => ({ is_verified: true }))], { user: unverified });
  expect(requested).toEqual([]);

  document.dispatchEvent(new Event('visibilitychange'));

  await waitFor(() => expect(screen.queryByRole('region', { name: 'Verify your email' })).toBeNull());
});

test('keeps the banner of a still unverified account and says so', async () => {
  const { user } = renderApp(<AccountNotes />, [answer(getVerified, () => ({ is_verified: false }))], { user: unverified });

  await user.click(screen.getByRole('button', { name: "I've verified & Close" }));

  expect((await screen.findByRole('alert')).textContent).toContain(
    "You haven't verify your account yet. Please check your email inbox.",
  );
  expect(screen.getByRole('button', { name: "I've verified & Close" })).toBeTruthy();
});

test('[R-NAV-36] [R-NAV-37] shows a free account its limits until dismissed', async () => {
  const free = { ...ada, plan: ['free' as const], show_notice: true };
  const text = 'Free accounts can use Kithouse on unlimited local sites and 2 live sites.';
  const { user, unmount } = renderApp(<AccountNotes />, [], { user: free });
  expect(screen.getByText(text)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(text)).toBeNull();
  unmount();

  const again = renderApp(<AccountNotes />, [], { user: free });
  expect(screen.queryByText(text)).toBeNull();
  again.unmount();
  const other = renderApp(<AccountNotes />, [], { user: { ...free, id: 2 } });
  expect(screen.getByText(text)).toBeTruthy();
  other.unmount();
  renderApp(<AccountNotes />, [], { user: { ...free, id: 3, show_notice: false } });
  expect(screen.queryByText(text)).toBeNull();
});

test('[R-ERR-30] [R-NAV-18] [R-STORE-32] [R-CONST-12] reloads the account on sync and says so for 2000 ms', async () => {
  const { user } = renderApp(
    <>
      <SyncButton />
      <AccountNotes />
    </>,
    [answer(syncProfile, () => ({ status: 'success' as const, message: 'Done.', user: ada }))],
    { user: unverified },
  );

  const timers = vi.spyOn(globalThis, 'setTimeout');
  await user.click(screen.getByRole('button', { name: 'Sync' }));

  expect(await screen.findByText('Successfully Synced')).toBeTruthy();
  await waitFor(() => expect(timers.mock.calls.map(([, wait]) => wait)).toContain(2000));
  timers.mockRestore();
  expect(screen.queryByRole('region', { name: 'Verify your email' })).toBeNull();
});

test.each([
  ['[R-ERR-38] [R-STORE-30] [R-STORE-34]', 'sync_failed', 'Your account couldn’t be synced.'],
  ['[R-ERR-39]', 'kithouse_api_error', 'offline'],
] as const)('%s reports a sync that fails with %s and keeps the account', async (_, code, text) => {
  const { user } = renderApp(
    <>
      <SyncButton />
      <AccountNotes />
    </>,
    [fail(syncProfile, code)],
    { user: unverified },
  );

  await user.click(screen.getByRole('button', { name: 'Sync' }));

  expect((await screen.findByRole('alert')).textContent).toContain(text);
  expect(screen.getByRole('region', { name: 'Verify your email' }).textContent).toContain('ada@example.com');
});

test('[R-STORE-29] shows a running sync and does not start another', async () => {
  const { user, requested } = renderApp(<SyncButton />, [answer(syncProfile, () => new Promise<never>(() => undefined))], {
    user: ada,
  });
  const button = screen.getByRole('button', { name: 'Sync' });

  await user.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
  await user.click(button);

  expect(requested).toHaveLength(1);
});
