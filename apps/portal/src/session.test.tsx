import { AppError, getSession, signIn, signOut, signUp } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, openPortal } from './testing/open-portal.js';

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

async function typeCredentials(user: ReturnType<typeof openPortal>['user']) {
  await user.type(screen.getByLabelText('Email'), ' ada@example.com ');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
}

test('continues to the requested page after signing in', async () => {
  const { user, requested, visited } = openPortal('/sign-in?next=%2Fpurchase%3Fitem%3D3', [
    answer(signIn, () => ({ user: ada })),
  ]);

  await typeCredentials(user);
  await user.keyboard('{Enter}');

  await waitFor(() => expect(visited).toEqual(['/purchase?item=3']));
  expect(requested).toEqual([{ name: 'session.sign-in', input: { email: 'ada@example.com', password: 'correct horse' } }]);
});

test('enables the button with an e-mail and a password, and validates an e-mail on blur', async () => {
  const { user } = openPortal('/sign-in', []);

  await user.type(screen.getByLabelText('Email'), 'ada@');
  await user.tab();

  expect(screen.getByText('Enter a valid email address.')).toBeTruthy();
  expect(button('Sign In').disabled).toBe(true);
});

test('shows a refusal, keeps the input and sends double presses once', async () => {
  let refuse: (error: AppError) => void = () => {};
  const pending = new Promise<never>((_, reject) => {
    refuse = reject;
  });
  const { user, requested, visited } = openPortal('/sign-in', [answer(signIn, () => pending)]);
  await typeCredentials(user);

  await user.dblClick(button('Sign In'));
  refuse(new AppError('login_failed'));

  expect((await screen.findByRole('alert')).textContent).toBe('The email or password is incorrect. Check both and try again.');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('correct horse');
  expect([requested.length, visited.length]).toEqual([1, 0]);
});

test('names each invalid field of a sign-up and then signs in', async () => {
  let tries = 0;
  const refuse = fail(signUp, 'signup_failed', undefined, { email: 'Please use another address.' });
  const accept = answer(signUp, () => ({ user: ada }));
  const reply = { ...accept, reply: (input: unknown) => (tries++ === 0 ? refuse : accept).reply(input) };
  const { user, visited } = openPortal('/sign-up?next=/pricing', [reply]);

  await user.type(screen.getByLabelText('First name'), 'Ada');
  await user.type(screen.getByLabelText('Last name'), 'Lovelace');
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.type(screen.getByLabelText('Confirm password'), 'correct hors');
  await user.tab();
  expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
  await user.type(screen.getByLabelText('Confirm password'), 'e{Enter}');

  expect(await screen.findByText('Please use another address.')).toBeTruthy();
  await user.type(screen.getByLabelText('Email'), 'x{Enter}');
  await waitFor(() => expect(visited).toEqual(['/pricing']));
});

test('keeps the target between signing in and signing up', () => {
  openPortal('/sign-in?next=/pricing', []);

  expect(screen.getByRole('link', { name: 'Free Sign Up' }).getAttribute('href')).toBe('/sign-up?next=%2Fpricing');
});

test('shows a signed-in person in every header and does not ask again', async () => {
  const { visited } = openPortal('/sign-in?next=/terms', [], { user: { ...ada, name: 'Ἀδα 👩🏽‍🚀 Lovelace' } });

  expect((await screen.findByRole('link', { name: 'Ἀδα 👩🏽‍🚀 Lovelace' })).getAttribute('href')).toBe('/account');
  await waitFor(() => expect(visited).toEqual(['/terms']));
});

test('asks a visitor to sign in for an account page and returns', async () => {
  const { visited } = openPortal('/account', []);

  await waitFor(() => expect(visited).toEqual(['/sign-in?next=%2Faccount']));
});

test('asks nobody to sign in while the cloud does not answer, and retries', async () => {
  let tries = 0;
  const down = fail(getSession, 'internal_error');
  const up = answer(getSession, () => ({ user: ada }));
  const reply = { ...up, reply: (input: unknown) => (tries++ === 0 ? down : up).reply(input) };
  const { user, visited } = openPortal('/account', [reply]);

  await user.click(await screen.findByRole('button', { name: 'Retry' }));

  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toBeTruthy();
  expect(visited).toEqual([]);
});

test('opens the start page after signing out', async () => {
  const done = { status: 'success' as const, message: 'You are signed out.' };
  const { user, requested, visited } = openPortal('/account', [answer(signOut, () => done)], { user: ada });

  await user.click(await screen.findByRole('button', { name: 'Sign out' }));

  await waitFor(() => expect(visited).toEqual(['/']));
  expect(requested.map(({ name }) => name)).toContain('session.sign-out');
});
