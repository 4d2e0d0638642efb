import * as contract from '@kithouse/contract';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { ada, answer, fail, openPortal } from '../testing/open-portal.js';
import type { Key } from './key.js';

const done = { status: 'success' as const, message: 'Done.' };
const bakery: Key = {
  id: 7,
  name: 'Bäckerei',
  site_url: 'https://bakery.example/blog',
  created_at: '2026-01-02T03:04:05.000Z',
  last_used_at: null,
};

function open(replies: ReturnType<typeof answer>[] = [], user = ada, keys: Key[] = [bakery]) {
  const kept = [...keys];
  const list = answer(contract.listKeys, () => ({ data: kept }));
  const cloud = answer(contract.getCloudSummary, () => ({ limit: 30, usage: 3, files: 3 }));
  const browsers = answer(contract.listBrowsers, () => ({ data: [] }));
  const factor = answer(contract.getSecondFactor, () => ({ on_since: null, recovery_codes_left: 0 }));
  return { kept, ...openPortal('/account', [...replies, list, cloud, factor, browsers], { user }) };
}

/** Creates keys as if the account had no earlier ones. */
function empty(keys: Key[]) {
  keys.length = 0;
  return done;
}

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const requested = (all: { name: string; input: unknown }[], name: string) =>
  all.filter((one) => one.name === name).map(({ input }) => input);

test('saves a name, confirms it and updates the header', async () => {
  const reply = answer(contract.changeName, ({ first_name, last_name }: { first_name: string; last_name: string }) => ({
    user: { ...ada, first_name, last_name, name: `${first_name} ${last_name}` },
  }));
  const { user } = open([reply]);
  const profile = await section('Profile');

  expect(profile.getByRole<HTMLButtonElement>('button', { name: 'Save the name' }).disabled).toBe(true);
  await user.clear(profile.getByLabelText('First name'));
  await user.type(profile.getByLabelText('First name'), 'عائشة{Enter}');

  expect(await profile.findByText('Saved.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'عائشة Lovelace' })).toBeTruthy();
});

test('uploads a photo when chosen and removes it', async () => {
  const photo = 'https://cloud.example/files/a.webp';
  const { user } = open([
    answer(contract.changePhoto, () => ({ user: { ...ada, profile_photo: photo } })),
    answer(contract.removePhoto, () => ({ user: ada })),
  ]);
  const profile = await section('Profile');

  await user.upload(profile.getByLabelText('Photo'), new File(['x'], 'me.png', { type: 'image/png' }));
  await user.click(await profile.findByRole('button', { name: 'Remove the photo' }));

  expect(await profile.findByRole('button', { name: 'Add a photo' })).toBeTruthy();
  expect(document.querySelector('.face img')).toBeNull();
});

test('refuses an oversized photo or another file type before uploading', async () => {
  const { user, requested: all } = open();
  const profile = await section('Profile');
  const large = new File([new Uint8Array(contract.photoLimit + 1)], 'large.png', { type: 'image/png' });

  await user.upload(profile.getByLabelText('Photo'), large);
  expect((await profile.findByRole('alert')).textContent).toBe('large.png: A photo can have at most 2 MB. Choose a smaller one.');
  fireEvent.change(profile.getByLabelText('Photo'), {
    target: { files: [new File(['<svg/>'], 'x.svg', { type: 'image/svg+xml' })] },
  });
  expect((await profile.findByText(/x\.svg/)).textContent).toContain('PNG, JPEG or WebP');

  expect(requested(all, 'account.change-photo')).toEqual([]);
});

test('asks to confirm a changed e-mail and says that nothing has changed yet', async () => {
  const { user, requested: all } = open([answer(contract.changeEmail, () => done)]);
  const email = await section('Email');

  await user.type(email.getByLabelText('New email'), 'new@example.com');
  await user.type(email.getByLabelText('Your password'), 'correct horse{Enter}');

  expect(await email.findByText(/Open the link in the email to new@example.com/)).toBeTruthy();
  expect(email.getByText('ada@example.com')).toBeTruthy();
  expect(email.getByLabelText<HTMLInputElement>('Your password').value).toBe('');
  expect(requested(all, 'account.change-email')).toEqual([{ email: 'new@example.com', password: 'correct horse' }]);
});

test('shows a wrong password at its field', async () => {
  const { user } = open([fail(contract.changeEmail, 'invalid_input', undefined, { password: 'This isn’t your password.' })]);
  const email = await section('Email');

  await user.type(email.getByLabelText('New email'), 'new@example.com');
  await user.type(email.getByLabelText('Your password'), 'wrong horse{Enter}');

  const message = await email.findByText('This isn’t your password.');
  expect(email.getByLabelText('Your password').getAttribute('aria-describedby')).toBe(message.id);
});

test('sends an unverified person the link again, once', async () => {
  const { user, requested: all } = open([answer(contract.sendVerification, () => done)], { ...ada, is_verified: false });
  const email = await section('Email');

  await user.click(email.getByRole('button', { name: 'Resend the link' }));

  expect((await email.findByRole<HTMLButtonElement>('button', { name: 'Sent' })).disabled).toBe(true);
  expect(requested(all, 'account.send-verification')).toHaveLength(1);
  expect((await section('Sites and keys')).getByRole<HTMLButtonElement>('button', { name: 'Create an API key' }).disabled).toBe(
    true,
  );
});

test('changes a password and signs the sites out if ticked', async () => {
  const { user, requested: all, kept } = open([answer(contract.changePassword, () => empty(kept))]);
  const password = await section('Password');

  await user.type(password.getByLabelText('Current password'), 'correct horse');
  await user.type(password.getByLabelText('New password'), 'fresh battery');
  await user.type(password.getByLabelText('Confirm password'), 'fresh battery');
  await user.click(password.getByRole('checkbox'));
  await user.click(password.getByRole('button', { name: 'Change the password' }));

  expect(await password.findByText('Your password is changed.')).toBeTruthy();
  expect(requested(all, 'account.change-password')).toEqual([
    { password: 'correct horse', new_password: 'fresh battery', sign_out_everywhere: true },
  ]);
  expect(await (await section('Sites and keys')).findByText('No site is signed in.')).toBeTruthy();
});

test('asks before signing a site out and removes its row', async () => {
  const { user, requested: all, kept } = open([answer(contract.revokeKey, () => empty(kept))]);
  const sites = await section('Sites and keys');
  expect((await sites.findByRole('listitem')).textContent).toMatch(/Bäckerei.*bakery\.example\/blog.*never used/);

  await user.click(sites.getByRole('button', { name: 'Sign out Bäckerei' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign out Bäckerei?' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
  await user.click(dialog.getByRole('button', { name: 'Sign out' }));

  expect(await sites.findByText('No site is signed in.')).toBeTruthy();
  expect(requested(all, 'account.revoke-key')).toEqual([{ id: 7 }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('shows a new key once, ready to copy', async () => {
  const reply = answer(contract.createKey, ({ name }: { name: string }) => ({
    api_key: 'kh_8_secret',
    key: { ...bakery, id: 8, name, site_url: null },
  }));
  const { user, requested: all } = open([reply]);
  await user.click(await (await section('Sites and keys')).findByRole('button', { name: 'Create an API key' }));

  const dialog = within(await screen.findByRole('dialog', { name: 'Create an API key' }));
  await user.type(dialog.getByLabelText('Name, to help you recognize it'), ' Shop ');
  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Create' }));
  const key = await screen.findByLabelText<HTMLInputElement>('API key');
  await waitFor(() => expect(document.activeElement).toBe(key));
  await user.click(screen.getByRole('button', { name: 'Copy' }));

  expect(requested(all, 'account.create-key')).toEqual([{ name: 'Shop', password: 'correct horse' }]);
  expect(key.value).toBe('kh_8_secret');
  expect(await screen.findByText('Copied.')).toBeTruthy();
  expect(await navigator.clipboard.readText()).toBe('kh_8_secret');
  await user.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByLabelText('API key')).toBeNull());
});

test('reports sites that fail to load, with a retry', async () => {
  let tries = 0;
  const down = fail(contract.listKeys, 'internal_error');
  const up = answer(contract.listKeys, () => ({ data: [bakery] }));
  const { user } = open([{ ...up, reply: (input) => (tries++ === 0 ? down : up).reply(input) }]);

  await user.click(await (await section('Sites and keys')).findByRole('button', { name: 'Retry' }));

  expect(await screen.findByText('Bäckerei')).toBeTruthy();
});

test.each([
  [['free'], 'Free', /two live ones/],
  [['pro', 'yearly'], 'Premium', /any number of sites/],
  [['pro', 'lifetime'], 'Pro, lifetime', /any number of sites/],
] as const)('shows what an account with the plan %j covers', async (accountPlan, name, covers) => {
  open([], { ...ada, plan: [...accountPlan] });

  expect((await section('Plan')).getByText(name)).toBeTruthy();
  expect((await section('Sites and keys')).getByText(covers)).toBeTruthy();
  expect((await section('Plan')).getByRole('link', { name: 'My orders' }).getAttribute('href')).toBe('/orders');
});

test('exports all stored data as one file', async () => {
  const kept = { exported_at: '2026-11-20T10:00:00.000Z', account: ada, sites_and_keys: [], browsers: [], favourites: [] };
  const clouds = { files: [], workspaces: [], invitations_sent: [], invitations_received: [], activity: [], recorded_calls: [] };
  const none = { language: 'de', facts: null, ratings: [], downloads: [], purchases: [], orders: [], ...clouds };
  const files: Blob[] = [];
  URL.createObjectURL = (file: Blob) => `blob:${files.push(file)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementationOnce(() => {});
  const { user } = open([answer(contract.exportAccount, () => ({ ...kept, ...none }))]);
  const data = await section('Your data');

  await user.click(data.getByRole('button', { name: 'Download my data' }));

  expect(await data.findByText('The file is in your downloads.')).toBeTruthy();
  expect(JSON.parse((await files[0]?.text()) ?? '')).toMatchObject({ account: { email: 'ada@example.com' } });
});

test('says what deleting removes, asks for the password and confirms on its own page', async () => {
  const { user, requested: all, visited } = open([answer(contract.deleteAccount, () => done)]);
  await user.click(await (await section('Delete your account')).findByRole('button', { name: 'Delete my account' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account permanently?' }));
  expect(dialog.getByText(/Your orders stay in our records/)).toBeTruthy();
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Delete permanently' }).disabled).toBe(true);

  await user.type(dialog.getByLabelText('Your password'), 'correct horse');
  await user.click(dialog.getByRole('button', { name: 'Delete permanently' }));

  await waitFor(() => expect(visited).toEqual(['/account-deleted']));
  expect(requested(all, 'account.delete')).toEqual([{ password: 'correct horse' }]);
});

test('confirms a new e-mail when the link is opened', async () => {
  const { requested: all } = openPortal('/confirm-email#token=abc', [answer(contract.confirmEmail, () => done)]);

  expect(await screen.findByRole('heading', { name: 'Your new email is confirmed' })).toBeTruthy();
  expect(all).toEqual([{ name: 'account.confirm-email', input: { token: 'abc' } }]);
  expect(screen.getByRole('link', { name: 'Go to your account' }).getAttribute('href')).toBe('/account');
});
