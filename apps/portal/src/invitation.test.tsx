import { acceptInvitation, type Role, readInvitation, signOut } from '@kithouse/contract';
import { cleanup, screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { ada, answer, fail, openPortal } from './testing/open-portal.js';

const inPage = () => within(screen.getByRole('main'));

beforeEach(() => sessionStorage.clear());

const invitation = (email: string, has_account: boolean, role: Role = 'editor') =>
  answer(readInvitation, () => ({
    invitation: {
      id: 1,
      workspace: { title: 'Oak & Sons website' },
      invited_by: { id: 2, name: 'Mara Oak', profile_photo: null },
      role,
      created_at: '2026-11-20T10:00:00.000Z',
    },
    email,
    has_account,
  }));
const accepted = answer(acceptInvitation, () => ({ status: 'success' as const, message: 'You joined the workspace.' }));

test('shows a signed-in person the sender and workspace, and accepts on a press', async () => {
  const { user, requested } = openPortal('/invitation#token=t0', [invitation(ada.email, true), accepted], { user: ada });

  expect(await screen.findByRole('heading', { name: 'Join “Oak & Sons website”' })).toBeTruthy();
  expect(screen.getByText(/Mara Oak shares this workspace with you\. You can use its templates and add your own\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Accept the invitation' }));

  expect(await screen.findByRole('heading', { name: 'You joined the workspace' })).toBeTruthy();
  expect(requested.at(-1)).toEqual({ name: 'invitations.accept', input: { token: 't0' } });
});

test.each([
  [true, 'Sign In', '/sign-in?next=%2Finvitation'],
  [false, 'Free Sign Up', '/sign-up?next=%2Finvitation'],
])('sends a visitor with an account (%s) to “%s” without the token in the address', async (has_account, name, href) => {
  openPortal('/invitation#token=t0', [invitation('bea@example.com', has_account)]);

  expect((await inPage().findByRole('link', { name })).getAttribute('href')).toBe(href);
});

test('returns to the invitation after signing in, without the link', async () => {
  openPortal('/invitation#token=t0', [invitation(ada.email, true)]);
  await screen.findByRole('heading', { name: /^Join/ });
  document.body.innerHTML = '';

  const { requested } = openPortal('/invitation', [invitation(ada.email, true)], { user: ada });

  await screen.findByRole('button', { name: 'Accept the invitation' });
  expect(requested).toEqual([{ name: 'invitations.read', input: { token: 't0' } }]);
});

test('says that an invitation is for somebody else and offers another account', async () => {
  const replies = [invitation('bea@example.com', true), answer(signOut, () => ({ status: 'success' as const, message: '' }))];
  const { user, visited } = openPortal('/invitation#token=t0', replies, { user: ada });

  expect(await screen.findByText(/was sent to bea@example\.com\. You are signed in as ada@example\.com/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use another account' }));

  expect(await inPage().findByRole('link', { name: 'Sign In' })).toBeTruthy();
  expect(visited).toEqual([]);
});

test('explains a withdrawn link with advice', async () => {
  openPortal('/invitation#token=old', [fail(readInvitation, 'invalid_link')]);

  expect(await screen.findByRole('heading', { name: 'This invitation is no longer valid' })).toBeTruthy();
  expect(screen.getByText('Ask the person who invited you to send it again.')).toBeTruthy();
});

test('keeps the invitation open after a refusal', async () => {
  const replies = [invitation(ada.email, true), fail(acceptInvitation, 'rate_limited')];
  const { user } = openPortal('/invitation#token=t0', replies, { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Accept the invitation' }));

  expect((await screen.findByRole('alert')).textContent).toContain('Too many attempts');
  expect(screen.getByRole('button', { name: 'Accept the invitation' })).toBeTruthy();
});

test('prefills the invited e-mail on signing up', async () => {
  const { user } = openPortal('/invitation#token=t0', [invitation('grace@example.com', false)]);
  const link = await screen.findByRole('link', { name: 'Free Sign Up' });
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  cleanup();

  openPortal('/sign-up?next=%2Finvitation', []);

  expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('grace@example.com');
});
