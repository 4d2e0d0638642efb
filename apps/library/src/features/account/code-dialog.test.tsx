import { AppError, type Input, login } from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, renderApp } from '../../testing/render-app.js';
import { SignInScreen } from './sign-in-screen.js';

/** Creates a cloud that refuses each attempt in turn, then signs in. */
function cloud(...refusals: AppError[]) {
  const inputs: Input<typeof login>[] = [];
  const signIn = answer(login, (input) => {
    inputs.push(input);
    const refusal = refusals.shift();
    return refusal ? Promise.reject(refusal) : { status: 'success' as const, message: 'Welcome.', user: ada };
  });
  return { inputs, signIn };
}

async function open({ signIn }: ReturnType<typeof cloud>) {
  const view = renderApp(<SignInScreen />, [signIn], { path: 'sign-in?redirect-to=gutenberg/blocks' });
  await view.user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await view.user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');
  return view;
}
const dialog = async (name = 'Enter your code') => within(await screen.findByRole('dialog', { name }));
const needed = () => new AppError('second_factor_required');

test('[R-OPS-97] asks for the code after the password and signs in with it, by keyboard', async () => {
  const requested = cloud(needed());
  const { user, address } = await open(requested);
  const shown = await dialog();
  await waitFor(() => expect(document.activeElement).toBe(shown.getByLabelText('Code')));
  expect(shown.getByLabelText('Code').getAttribute('autocomplete')).toBe('one-time-code');

  await user.keyboard(' 123 456 {Enter}');

  await waitFor(() => expect(address.current().path).toBe('gutenberg/blocks'));
  expect(requested.inputs.map(({ code }) => code)).toEqual([undefined, '123 456']);
  expect(requested.inputs[1]).toMatchObject({ email: 'ada@example.com', password: 'correct horse' });
});

test('[R-OPS-97] shows a refused code at its field and accepts a recovery code instead', async () => {
  const requested = cloud(needed(), new AppError('second_factor_failed'));
  const { user, address } = await open(requested);
  const shown = await dialog();

  await user.type(shown.getByLabelText('Code'), '000000{Enter}');
  expect(await shown.findByText('This code is incorrect or expired. Enter the current one.')).toBeTruthy();
  expect(shown.getByLabelText('Code').getAttribute('aria-invalid')).toBe('true');
  await user.click(shown.getByRole('button', { name: 'Use a recovery code' }));
  const other = await dialog('Enter a recovery code');
  await user.type(other.getByLabelText('Recovery code'), 'abcd-efgh-ijkl-mnop{Enter}');

  await waitFor(() => expect(address.current().path).toBe('gutenberg/blocks'));
  expect(requested.inputs.at(-1)?.code).toBe('abcd-efgh-ijkl-mnop');
});

test('[R-OPS-97] remembers the code and the chosen site when both are asked for', async () => {
  const sites = [{ id: 11, url: 'https://shop.example/', name: 'Oak Shop', last_used_at: null }];
  const full = new AppError('site_limit_reached', 'Both are in use.', { limit: 2, sites });
  const requested = cloud(needed(), full, new AppError('second_factor_failed'));
  const { user, address } = await open(requested);

  await user.type((await dialog()).getByLabelText('Code'), '111111{Enter}');
  await user.click((await dialog('You’ve reached your site limit')).getByRole('radio'));
  await user.click(screen.getByRole('button', { name: 'Sign out there and continue' }));
  await user.type((await dialog()).getByLabelText('Code'), '222222{Enter}');

  await waitFor(() => expect(address.current().path).toBe('gutenberg/blocks'));
  expect(requested.inputs.map(({ code, release }) => [code, release])).toEqual([
    [undefined, undefined],
    ['111111', undefined],
    ['111111', 11],
    ['222222', 11],
  ]);
});

test('[R-OPS-97] returns to the form on Escape', async () => {
  const requested = cloud(needed());
  const { user } = await open(requested);
  await dialog();

  await user.keyboard('{Escape}');

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested.inputs).toHaveLength(1);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
});
