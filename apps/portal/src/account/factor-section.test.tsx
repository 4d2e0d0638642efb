import * as contract from '@kithouse/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ada, answer, fail, openPortal } from '../testing/open-portal.js';

const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const uri = `otpauth://totp/Kithouse:ada%40example.com?secret=${secret}&issuer=Kithouse`;
const recovery_codes = ['aaaa-bbbb-cccc-dddd', 'eeee-ffff-gggg-hhhh'];

const at = '2026-11-01T10:00:00.000Z';
const browsers = [
  { id: 1, name: 'Firefox, Linux', is_current: true, signed_in_at: at, last_used_at: at },
  { id: 2, name: '', is_current: false, signed_in_at: at, last_used_at: at },
];

function open(replies: ReturnType<typeof answer>[], on_since: string | null = null) {
  const state = { on_since, recovery_codes_left: on_since === null ? 0 : 2 };
  return openPortal(
    '/account',
    [
      ...replies,
      answer(contract.getSecondFactor, () => state),
      answer(contract.listBrowsers, () => ({ data: browsers })),
      answer(contract.listKeys, () => ({ data: [] })),
      answer(contract.getCloudSummary, () => ({ limit: 30, usage: 3, files: 3 })),
    ],
    { user: ada },
  );
}
const section = async () => within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('[R-OPS-97] [R-OPS-110] sets an app up with the password and a code, and shows the recovery codes once', async () => {
  const { user, requested } = open([
    answer(contract.enrolSecondFactor, () => ({ secret, uri })),
    answer(contract.confirmSecondFactor, () => ({ recovery_codes })),
  ]);
  const here = await section();

  await user.click(await here.findByRole('button', { name: 'Turn on' }));
  await user.type((await dialog('Turn two-step sign-in on')).getByLabelText('Your password'), 'correct horse{Enter}');
  const setup = await dialog('Add the account to your app');
  expect(setup.getByLabelText<HTMLInputElement>('Setup key').value).toBe('GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ');
  expect(await setup.findByRole('img', { name: 'QR code with the setup key' })).toBeTruthy();
  expect(setup.getByRole('link', { name: 'Open the app on this device' }).getAttribute('href')).toBe(uri);
  await user.type(setup.getByLabelText('Six digits that the app shows'), ' 123456');
  await user.click(setup.getByRole('button', { name: 'Turn on' }));

  const saved = await dialog('Save your recovery codes');
  expect(saved.getByLabelText<HTMLTextAreaElement>('Recovery codes').value).toBe(recovery_codes.join('\n'));
  await user.click(saved.getByRole('button', { name: 'I have saved them' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(requested).toContainEqual({ name: 'account.enrol-second-factor', input: { password: 'correct horse' } });
  expect(requested).toContainEqual({ name: 'account.confirm-second-factor', input: { code: '123456' } });
});

test('[R-OPS-97] turns it off with the password and a code, and shows a wrong code at its field', async () => {
  const wrong = 'This code is incorrect or expired. Enter the current one.';
  const { user, requested } = open(
    [fail(contract.removeSecondFactor, 'invalid_input', undefined, { code: wrong })],
    '2026-11-01T10:00:00.000Z',
  );
  const here = await section();
  expect(await here.findByText('On')).toBeTruthy();
  expect(here.getByText(/2 recovery codes left/)).toBeTruthy();

  await user.click(here.getByRole('button', { name: 'Turn off' }));
  const proof = await dialog('Turn two-step sign-in off?');
  await user.type(proof.getByLabelText('Your password'), 'correct horse');
  await user.type(proof.getByLabelText('Code from the app, or a recovery code'), '000000');
  await user.click(proof.getByRole('button', { name: 'Turn off' }));

  expect(await proof.findByText(wrong)).toBeTruthy();
  expect(requested).toContainEqual({
    name: 'account.remove-second-factor',
    input: { password: 'correct horse', code: '000000' },
  });
});

test('[R-OPS-97] asks for a code after the password on the sign-in page, and accepts a recovery code', async () => {
  let tries = 0;
  const refusals = ['second_factor_required', 'second_factor_failed'] as const;
  const signIn = answer(contract.signIn, () => {
    const code = refusals[tries++];
    if (code) {
      throw new contract.AppError(code);
    }
    return { user: ada };
  });
  const { user, requested, visited } = openPortal('/sign-in?next=/pricing', [signIn]);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');

  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Code')));
  await user.keyboard('000000{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('This code is incorrect or expired. Enter the current one.');
  await user.click(screen.getByRole('button', { name: 'Use a recovery code' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Recovery code')));
  await user.keyboard('aaaa-bbbb-cccc-dddd{Enter}');

  await waitFor(() => expect(visited).toEqual(['/pricing']));
  const credentials = { email: 'ada@example.com', password: 'correct horse' };
  expect(requested.map(({ input }) => input)).toEqual([
    credentials,
    { ...credentials, code: '000000' },
    { ...credentials, code: 'aaaa-bbbb-cccc-dddd' },
  ]);
});

test('[R-OPS-98] lists signed-in browsers and signs another one out', async () => {
  const { user, requested } = open([answer(contract.endBrowser, () => ({ status: 'success' as const, message: 'Done.' }))]);
  const here = within(await screen.findByRole('region', { name: 'Browsers' }));

  expect(await here.findByText('This browser')).toBeTruthy();
  expect(here.getAllByRole('button')).toHaveLength(1);
  await user.click(here.getByRole('button', { name: 'Sign out Unknown browser' }));

  await waitFor(() => expect(requested.map(({ name }) => name)).toContain('account.end-browser'));
});

test('[R-OPS-99] asks for the password of the account when somebody else opens a link of a mail', async () => {
  let tries = 0;
  const refusals = [
    new contract.AppError('is_signed_failed'),
    new contract.AppError('invalid_input', undefined, { password: 'This isn’t your password.' }),
  ];
  const verify = answer(contract.verifyEmail, () => {
    const refusal = refusals[tries++];
    if (refusal) {
      throw refusal;
    }
    return { status: 'success' as const, message: 'Done.' };
  });
  const { user, requested } = openPortal('/verify#token=abc', [verify]);

  expect(await screen.findByRole('heading', { name: 'Is this your account?' })).toBeTruthy();
  await user.type(screen.getByLabelText('Password'), 'wrong horse{Enter}');
  expect(await screen.findByText('This isn’t your password.')).toBeTruthy();
  await user.clear(screen.getByLabelText('Password'));
  await user.type(screen.getByLabelText('Password'), 'correct horse{Enter}');

  expect(await screen.findByText('Your email is verified')).toBeTruthy();
  expect(requested.at(-1)?.input).toEqual({ token: 'abc', password: 'correct horse' });
});
