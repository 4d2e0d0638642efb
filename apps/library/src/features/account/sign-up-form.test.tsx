import { AppError, getService, signup } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { SignInScreen } from './sign-in-screen.js';

const made = answer(signup, () => ({ status: 'success' as const, message: 'Welcome.', user: { ...ada, is_verified: false } }));
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Free Sign Up' });

async function open(answers: Parameters<typeof renderApp>[1] = [made], path = 'sign-in') {
  const view = renderApp(<SignInScreen />, answers, { path });
  await view.user.click(screen.getByRole('tab', { name: 'Free Sign Up' }));
  return view;
}

const filled = {
  'First name': ' Ægir ',
  'Last name': '山田',
  Email: 'aegir@example.com',
  Password: 'pass wörd ☂',
  'Confirm password': 'pass wörd ☂',
};

async function fill(user: ReturnType<typeof renderApp>['user'], changes: Partial<typeof filled> = {}) {
  for (const [label, value] of Object.entries({ ...filled, ...changes })) {
    await user.type(screen.getByLabelText(label), value);
  }
}

async function consent(user: ReturnType<typeof renderApp>['user']) {
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
}

test('[R-VALID-03] [R-AUTH-20] [R-AUTH-21] requires five fields and two consents', async () => {
  const { user } = await open();

  await fill(user);
  expect(button().disabled).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  expect(button().disabled).toBe(true);

  await user.click(screen.getByRole('checkbox', { name: /terms/ }));
  expect(button().disabled).toBe(false);
  await user.click(screen.getByRole('checkbox', { name: /privacy policy/ }));
  expect(button().disabled).toBe(true);
});

test('translates each consent as one sentence with a link in it', async () => {
  await open();

  expect(screen.getByRole('checkbox', { name: 'I have read the privacy policy.' })).toBeTruthy();
  expect(screen.getByRole('checkbox', { name: 'I agree to the terms.' })).toBeTruthy();
  expect(['privacy policy', 'terms'].map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
    expect.stringMatching(/\/privacy\b/),
    expect.stringMatching(/\/terms\b/),
  ]);
});

test.each(Object.keys(filled))('[R-VALID-03] requires %s with both consents', async (label) => {
  const { user } = await open();
  await fill(user);
  await consent(user);
  expect(button().disabled).toBe(false);

  await user.clear(screen.getByLabelText(label));

  expect(button().disabled).toBe(true);
});

test('[R-VALID-04] disables the button for an invalid field, also when it becomes so later', async () => {
  const { user } = await open();
  await fill(user);
  await consent(user);

  await user.type(screen.getByLabelText('Password'), '!');
  await user.tab();

  expect(screen.getByText('The passwords don’t match.')).toBeTruthy();
  expect(button().disabled).toBe(true);
});

test('[R-AUTH-15] [R-AUTH-16] [R-AUTH-17] [R-AUTH-18] [R-AUTH-19] [R-AUTH-22] [R-AUTH-24] sends the five fields on signing up and opens the packs', async () => {
  const { user, requested, address } = await open([made], 'sign-in?platform=gutenberg&redirect-to=elementor/blocks');

  await fill(user);
  await consent(user);
  await user.click(button());

  await waitFor(() => expect(address.current().path).toBe('gutenberg/packs'));
  expect(requested.filter(({ name }) => name !== getService.name)).toEqual([
    {
      name: 'account.signup',
      input: {
        first_name: 'Ægir',
        last_name: '山田',
        email: 'aegir@example.com',
        password: 'pass wörd ☂',
        confirm_password: 'pass wörd ☂',
      },
    },
  ]);
});

test('[R-AUTH-24] shows that it is signing up and ignores further presses', async () => {
  const { user, requested } = await open([answer(signup, () => new Promise(() => {}))]);
  await fill(user);
  await consent(user);

  await user.click(button());
  await user.click(await screen.findByRole('button', { name: 'Signing Up...' }));

  expect(requested.filter(({ name }) => name === signup.name)).toHaveLength(1);
});

test('[R-ERR-37] shows server errors at the fields and in a dialog and keeps the rest', async () => {
  const refusal = { email: 'There is an account with this e-mail.' };
  const { user } = await open([fail(signup, 'signup_failed', undefined, refusal)]);
  await fill(user);
  await consent(user);

  await user.click(button());

  expect((await screen.findByRole('dialog', { name: 'Opps...!' })).textContent).toContain(refusal.email);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByLabelText<HTMLInputElement>('First name').value).toBe(filled['First name']);
});

test("[R-ERR-37] shows the cloud's refusal of a known address in the popup and keeps the fields", async () => {
  const message = 'The account couldn’t be created. If you already have one, sign in or reset your password.';
  const answered = AppError.fromAnswer(400, { code: 'signup_failed', message, data: { status: 400 } });
  const { user } = await open([answer(signup, () => Promise.reject(answered))]);
  await fill(user);
  await consent(user);

  await user.click(button());

  expect((await screen.findByRole('dialog', { name: 'Opps...!' })).textContent).toContain(message);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe(filled.Email);
});

test('opens the documents of the consents without ticking the box', async () => {
  await open();

  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ });

  expect(screen.getByRole('link', { name: 'privacy policy' }).getAttribute('href')).toBe(
    'https://cloud.example/privacy?locale=en_US',
  );
  expect(screen.getByRole('link', { name: 'terms' }).getAttribute('href')).toBe('https://cloud.example/terms?locale=en_US');
  expect(box.checked).toBe(false);
});

test("shows a field's error after the press that left it, so that the press hits its target", async () => {
  const { user } = await open();
  await user.type(screen.getByLabelText('Email'), 'aegir@');
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: /terms/ });

  await user.pointer({ keys: '[MouseLeft>]', target: box });
  expect(screen.queryByText('Enter a valid email address.')).toBeNull();
  await user.pointer({ keys: '[/MouseLeft]', target: box });

  expect(await screen.findByText('Enter a valid email address.')).toBeTruthy();
  expect(box.checked).toBe(true);
});
