import { AppError, getService, login, logout } from '@kithouse/contract';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, renderApp } from '../../testing/render-app.js';
import { useProfile } from '../profile/use-profile.js';
import { SignInScreen } from './sign-in-screen.js';

const signed = answer(login, () => ({ status: 'success' as const, message: 'Welcome back.', user: ada }));
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const open = (answers: Parameters<typeof renderApp>[1] = [signed], options: Parameters<typeof renderApp>[2] = {}) =>
  renderApp(<SignInScreen />, answers, { path: 'sign-in', ...options });

async function signIn(user: ReturnType<typeof renderApp>['user']) {
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse');
  await user.click(button('Sign In'));
}

test('[R-AUTH-01] [R-AUTH-03] [R-AUTH-04] shows a titled panel and two tabs on the sign-in screen', async () => {
  const { user } = open();

  await user.click(screen.getByRole('tab', { name: 'Free Sign Up' }));

  expect(screen.getByRole('heading', { name: 'Start with a great template.' })).toBeTruthy();
  expect(screen.getByRole('tabpanel', { name: 'Free Sign Up' })).toBeTruthy();
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Sign In' })).toBe(document.activeElement));
  expect(screen.getByRole('tabpanel', { name: 'Sign In' })).toBeTruthy();
});

test('[R-AUTH-02] opens the video, and has no play button without one', async () => {
  const video = 'https://c.example/tour.mp4';
  const { user, unmount } = open([signed, answer(getService, () => ({ product: 'kithouse' as const, video }))]);

  await user.click(await screen.findByRole('button', { name: 'Watch the two-minute tour' }));
  expect((await screen.findByTitle('Tour of Kithouse')).getAttribute('src')).toBe(video);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  unmount();

  open();
  expect(screen.queryByText('Watch the two-minute tour')).toBeNull();
});

test('[R-VALID-01] [R-AUTH-05] [R-AUTH-06] enables the button with a valid e-mail and a password', async () => {
  const { user } = open();
  expect(button('Sign In').disabled).toBe(true);

  await user.type(screen.getByLabelText('Password'), 'x');
  expect(button('Sign In').disabled).toBe(true);
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Email'), 'ada@');
  await user.type(screen.getByLabelText('Password'), 'x');
  expect(button('Sign In').disabled).toBe(true);

  await user.type(screen.getByLabelText('Email'), 'example.com');
  expect(button('Sign In').disabled).toBe(false);

  await user.clear(screen.getByLabelText('Password'));
  expect(button('Sign In').disabled).toBe(true);
});

test('[R-VALID-05] validates an e-mail on blur, and then on each key until it is valid', async () => {
  const { user } = open();
  const email = screen.getByLabelText('Email');

  await user.type(email, 'ada');
  expect(email.getAttribute('aria-invalid')).toBeNull();
  await user.tab();
  expect(screen.getByText('Enter a valid email address.').id).toBe(email.getAttribute('aria-describedby'));

  await user.type(email, '@');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  await user.type(email, 'example.co');
  expect(email.getAttribute('aria-invalid')).toBeNull();
});

test('[R-AUTH-33] [R-AUTH-23] shows that it is signing in and ignores further presses', async () => {
  const { user, requested } = open([answer(login, () => new Promise(() => {}))]);

  await signIn(user);
  await user.click(await screen.findByRole('button', { name: 'Signing In...' }));
  await user.keyboard('{Enter}');

  expect(button('Signing In...').getAttribute('aria-busy')).toBe('true');
  expect(requested.filter(({ name }) => name === 'account.login')).toHaveLength(1);
});

test('[R-AUTH-34] [R-VALID-06] [R-ERR-35] shows a refusal at the field and in a dialog and enables the button', async () => {
  const { user, address } = open([
    fail(login, 'login_failed', 'The email or password is incorrect. Check both and try again.', {
      password: 'This password is not right.',
    }),
  ]);

  await signIn(user);

  expect(await screen.findByRole('dialog', { name: 'Opps...!' })).toBeTruthy();
  await user.click(screen.getAllByRole('button', { name: 'Close' })[0] as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBe('true');
  expect(address.current().path).toBe('sign-in');
  expect(button('Sign In').disabled).toBe(true);

  await user.type(screen.getByLabelText('Password'), '!');
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  expect(button('Sign In').disabled).toBe(false);
});

test("[R-ERR-35] [R-VALID-06] shows the cloud's refusal of a wrong password in the dialog and marks no field", async () => {
  const { code, message, status } = new AppError('login_failed');
  const answered = AppError.fromAnswer(401, { code, message, data: { status } });
  const { user } = open([answer(login, () => Promise.reject(answered))]);

  await signIn(user);

  expect((await screen.findByRole('dialog', { name: 'Opps...!' })).textContent).toContain(
    'The email or password is incorrect. Check both and try again.',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByLabelText('Password').getAttribute('aria-invalid')).toBeNull();
  expect(button('Sign In').disabled).toBe(false);
});

function Account() {
  const profile = useProfile();
  return <output>{profile ? profile.email : 'nobody'}</output>;
}

test('[R-AUTH-28] [R-AUTH-29] [R-AUTH-27] [R-AUTH-26] shows a refusal without an account, and clears it on success', async () => {
  let isWrong = true;
  const twice = answer(login, () =>
    isWrong
      ? Promise.reject(new AppError('login_failed', 'The email or password is incorrect. Check both and try again.'))
      : { status: 'success' as const, message: 'Welcome back.', user: ada },
  );
  const { user, address } = renderApp(
    <>
      <SignInScreen />
      <Account />
    </>,
    [twice],
    { path: 'sign-in' },
  );
  await signIn(user);
  expect((await screen.findByRole('dialog')).textContent).toContain(
    'The email or password is incorrect. Check both and try again.',
  );
  expect(screen.getByText('nobody')).toBeTruthy();

  isWrong = false;
  await user.keyboard('{Escape}');
  await user.click(button('Sign In'));

  expect(await screen.findByText('ada@example.com')).toBeTruthy();
  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
  expect(screen.queryByText('The email or password is incorrect. Check both and try again.')).toBeNull();
});

test('[R-AUTH-28] [R-AUTH-29] treats an answer without an account as a refusal', async () => {
  const wrong = { password: 'This password is not right.' };
  const refused = answer(login, () => ({ status: 'success' as const, message: 'No.', user: null, additional_errors: wrong }));
  const { user, address } = open([refused]);

  await signIn(user);

  expect((await screen.findByRole('dialog')).textContent).toContain(wrong.password);
  expect(address.current().path).toBe('sign-in');
});

test('shows markup in a refusal as text', async () => {
  const { user } = open([fail(login, 'login_failed', '<img src=x onerror=alert(1)>')]);

  await signIn(user);

  expect((await screen.findByRole('dialog')).querySelector('img')).toBeNull();
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeTruthy();
});

test.each([
  ['[R-ROUTE-33] [R-ROUTE-08] opens the packs of the platform by default', 'sign-in?platform=gutenberg', {}, 'gutenberg/packs'],
  [
    '[R-ROUTE-34] opens the path in the address',
    'sign-in?redirect-to=elementor/blocks/arch-hero',
    {},
    'elementor/blocks/arch-hero',
  ],
  [
    '[R-ROUTE-35] prefers the path in route state',
    'sign-in?redirect-to=elementor/pages',
    { redirect: 'gutenberg/blocks' },
    'gutenberg/blocks',
  ],
  ['opens home instead of a foreign address', 'sign-in?redirect-to=https://evil.example', {}, 'elementor/packs'],
  [
    'opens home instead of a protocol-relative address',
    'sign-in?redirect-to=//evil.example/elementor/packs',
    {},
    'elementor/packs',
  ],
  ['opens an account screen with its filter', 'sign-in?redirect-to=favourites%3Ftype%3Dpacks', {}, 'favourites'],
  [
    'opens the path in the address when route state has a foreign one',
    'sign-in?redirect-to=downloads',
    { redirect: '//evil.example' },
    'downloads',
  ],
  ['opens home of the last chosen platform', 'sign-in', {}, 'elementor/packs'],
  ['opens home instead of the front page', 'sign-in?redirect-to=sign-in', {}, 'elementor/packs'],
])('after signing in: %s', async (_, path, state, arrival) => {
  const { user, address } = open([signed], { path });
  address.go('sign-in', { query: address.current().query, state });

  await signIn(user);

  await waitFor(() => expect(address.current().path).toBe(arrival));
});

test('keeps an interrupted search after signing in', async () => {
  const { user, address } = open([signed], { path: 'sign-in?redirect-to=elementor%2Fpacks%3Fq%3Dcaf%25C3%25A9' });

  await signIn(user);

  await waitFor(() => expect(address.current()).toMatchObject({ path: 'elementor/packs', query: { q: 'café' } }));
});

test('[R-AUTH-07] [R-AUTH-08] [R-AUTH-09] [R-AUTH-13] [R-AUTH-14] [R-VALID-02] accepts an API key instead of credentials', async () => {
  const { user, requested, address } = open();

  await user.click(button('Connect via API'));
  expect(screen.getByRole('link', { name: 'Manage Site' }).getAttribute('href')).toBe('https://cloud.example/?locale=en_US');
  expect(screen.getByRole('link', { name: 'Documentation' }).getAttribute('target')).toBe('_blank');
  await user.click(button('Connect via Login Credentials'));
  expect(screen.getByLabelText('Email')).toBeTruthy();
  await user.click(button('Connect via API'));
  expect(button('Sign In').disabled).toBe(true);
  await user.type(screen.getByLabelText('API key'), 'kh_52c1 9f');
  expect(button('Sign In').disabled).toBe(true);

  await user.clear(screen.getByLabelText('API key'));
  await user.type(screen.getByLabelText('API key'), ' kh_52c19f {Enter}');

  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
  expect(requested.filter(({ name }) => name !== getService.name)).toEqual([
    { name: 'account.login', input: { api_key: 'kh_52c19f', viaAPI: true, global_signin: false } },
  ]);
});

test('[R-AUTH-10] lets an administrator sign in for the whole site', async () => {
  const { user, requested } = open();

  await user.click(screen.getByRole('checkbox', { name: 'Global Sign In' }));
  await signIn(user);

  await waitFor(() =>
    expect(requested.find(({ name }) => name === 'account.login')?.input).toMatchObject({
      email: 'ada@example.com',
      global_signin: true,
      viaAPI: false,
    }),
  );
});

test('[R-AUTH-11] offers Global Sign In once and to administrators only', () => {
  const { unmount } = open([signed], { path: 'sign-in?add-account=1', user: { ...ada, is_globally_signed: true } });
  expect(screen.queryByText('Global Sign In')).toBeNull();
  unmount();

  const local = open([signed], { path: 'sign-in?add-account=1', user: ada });
  expect(screen.getByText('Global Sign In')).toBeTruthy();
  local.unmount();

  open([signed], {
    boot: { can: { read: true, edit_pages: true, upload_files: true, install_plugins: true, manage_options: false } },
  });
  expect(screen.queryByText('Global Sign In')).toBeNull();
});

test('[R-AUTH-12] links to the portal for a forgotten password, in a new tab', () => {
  open();

  const link = screen.getByRole('link', { name: 'Forgot password?' });

  expect(link.getAttribute('href')).toBe('https://cloud.example/forgot-password?locale=en_US');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('redirects a signed-in person', async () => {
  const { address } = open([], { user: ada });

  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
});

test('[R-ROUTE-07] [R-ROUTE-36] [R-ROUTE-37] lets a signed-in person add another account with add-account and opens the packs', async () => {
  const { user, address } = open([signed], { user: ada, path: 'sign-in?add-account=1&redirect-to=gutenberg/blocks' });

  await signIn(user);

  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
});

test('[R-AUTH-32] [R-AUTH-31] [R-AUTH-30] signs out once by route state, for the whole site or not', async () => {
  const { address, requested } = renderApp(
    <>
      <SignInScreen />
      <Account />
    </>,
    [answer(logout, () => ({ status: 'success' as const, message: 'Bye.', user: null }))],
    { user: ada, path: 'elementor/packs' },
  );

  address.go('sign-in', { state: { logout: true, global: true } });

  await screen.findByText('nobody');
  await waitFor(() => expect(address.current().state).toEqual({}));
  expect(address.current().path).toBe('sign-in');
  expect(requested.filter(({ name }) => name !== getService.name)).toEqual([{ name: 'account.logout', input: { global: true } }]);
  expect(screen.getByLabelText('Email')).toBeTruthy();
});

test('[R-AUTH-25] reports a failed sign-out and keeps the person signed in', async () => {
  const { address } = open([fail(logout, 'invalid_permission')], { user: ada, path: 'elementor/packs' });

  address.go('sign-in', { state: { logout: true, global: true } });

  expect((await screen.findByRole('alert')).textContent).toContain('You don’t have permission to do that. Ask an administrator.');
  await waitFor(() => expect(address.current().path).toBe('elementor/packs'));
});
