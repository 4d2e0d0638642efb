import { randomUUID } from 'node:crypto';
import {
  connect,
  forgotPassword,
  getVerified,
  register,
  resendVerification,
  resetPassword,
  resultOf,
  verifyEmail,
} from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { isWithinLimit } from './attempts.service.js';

const app = await createTestApp();
const site = { url: 'https://bakery.example', name: 'Bakery' };
const password = 'correct horse';
const hour = 60 * 60_000;

async function signUp() {
  const email = `${randomUUID()}@example.com`;
  const input = { first_name: 'Ada', last_name: 'Lovelace', email, password, confirm_password: password, site };
  const { api_key } = await app.visitor.call(register, input);
  return { email, api_key, call: app.callAs(api_key, site.url) };
}

async function lastToken(email: string) {
  const mails = await app.mailsTo(email);
  return /#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '')?.[1] ?? '';
}

const code = async (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'success',
    ({ code }: { code: string }) => code,
  );

test('confirms the e-mail with the link of the mail, also on a second click', async () => {
  const { email, call } = await signUp();
  const token = await lastToken(email);

  const clicks = [
    await code(app.visitor.call(verifyEmail, { token, password })),
    await code(app.visitor.call(verifyEmail, { token, password })),
  ];

  expect(clicks).toEqual(['success', 'success']);
  expect(await call(getVerified, {})).toEqual({ is_verified: true });
});

test('[R-OPS-99] confirms an account only in its own browser or with its password', async () => {
  const stranger = await signUp();
  const token = await lastToken(stranger.email);
  const other = await signUp();

  const refused = [
    await code(app.visitor.call(verifyEmail, { token })),
    await code(other.call(verifyEmail, { token })),
    await code(app.visitor.call(verifyEmail, { token, password: 'wrong horse' })),
  ];
  expect(refused).toEqual(['is_signed_failed', 'is_signed_failed', 'invalid_input']);
  expect(await stranger.call(getVerified, {})).toEqual({ is_verified: false });

  expect(await code(stranger.call(verifyEmail, { token }))).toBe('success');
  expect(await stranger.call(getVerified, {})).toEqual({ is_verified: true });
});

test('confirms nothing with an expired, made-up or empty link or one for another purpose', async () => {
  const { email, call } = await signUp();
  const verification = await lastToken(email);
  await app.visitor.call(forgotPassword, { email });
  const reset = await lastToken(email);
  app.clock.advance(25 * hour);

  const codes = await Promise.all(
    [verification, reset, 'x'.repeat(43), '', "' or 1=1 --"].map((token) =>
      code(app.visitor.call(verifyEmail, { token, password })),
    ),
  );

  expect(codes).toEqual(Array(5).fill('invalid_link'));
  expect(await call(getVerified, {})).toEqual({ is_verified: false });
});

test('stores tokens as hashes', async () => {
  const { email } = await signUp();
  const token = await lastToken(email);

  const rows = await app.db.selectFrom('email_tokens').selectAll().execute();

  expect(rows.some((row) => row.token_hash.includes(token) || JSON.stringify(row).includes(token))).toBe(false);
});

test('sends the mail again on request a few times an hour while it is needed', async () => {
  const { email, call } = await signUp();

  const requested = await Promise.all(Array.from({ length: 6 }, () => code(call(resendVerification, {}))));
  await app.visitor.call(verifyEmail, { token: await lastToken(email), password });
  const { message } = await call(resendVerification, {});

  expect(requested.toSorted()).toEqual(['rate_limited', 'rate_limited', 'success', 'success', 'success', 'success']);
  expect(message).toBe('Your email is already confirmed.');
  expect(await app.mailsTo(email)).toHaveLength(5);
});

test('gives the same answer for known and unknown addresses and mails only the known one', async () => {
  const { email } = await signUp();

  const answers = [
    await app.visitor.call(forgotPassword, { email: ` ${email.toUpperCase()}` }),
    await app.visitor.call(forgotPassword, { email: 'nobody@example.com' }),
  ];

  expect(answers[0]).toEqual(answers[1]);
  expect((await app.mailsTo(email)).map(({ subject }) => subject)).toContain('Choose a new password for Kithouse');
  expect(await app.mailsTo('nobody@example.com')).toEqual([]);
});

test('limits reset mails per inbox with an unchanged answer', async () => {
  const { email } = await signUp();

  const answers = await Promise.all(Array.from({ length: 8 }, () => code(app.visitor.call(forgotPassword, { email }))));

  expect(answers).toEqual(Array(8).fill('success'));
  const resets = (await app.mailsTo(email)).filter(({ subject }) => subject.startsWith('Choose'));
  expect(resets).toHaveLength(4);
});

test('ends every old sign-in with a new password, which alone opens the account', async () => {
  const { email, call } = await signUp();
  await app.visitor.call(forgotPassword, { email });
  const token = await lastToken(email);

  await app.visitor.call(resetPassword, { token, password: 'fresh battery' });

  expect(await code(call(getVerified, {}))).toBe('invalid_api_key');
  expect(await code(app.visitor.call(connect, { email, password, site }))).toBe('login_failed');
  const { user } = await app.visitor.call(connect, { email, password: 'fresh battery', site });
  expect(user.is_verified).toBe(true);
});

test("lets an owner locked out by strangers' guesses back in with a new password", async () => {
  const { email } = await signUp();
  for (let tries = 0; tries < 100; tries++) {
    await isWithinLimit(app.deps, 'signInToAccount', email);
  }
  for (let tries = 0; tries < 3; tries++) {
    await code(app.visitor.call(connect, { email, password: 'wrong horse', site }));
  }
  const lockedOut = await code(app.visitor.call(connect, { email, password, site }));
  await app.visitor.call(forgotPassword, { email });

  await app.visitor.call(resetPassword, { token: await lastToken(email), password: 'fresh battery' });

  expect(lockedOut).toBe('rate_limited');
  expect(await code(app.visitor.call(connect, { email, password: 'fresh battery', site }))).toBe('success');
});

test('accepts exactly one of several concurrent uses of a reset link', async () => {
  const { email } = await signUp();
  await app.visitor.call(forgotPassword, { email });
  const token = await lastToken(email);

  const passwords = ['first choice', 'second choice', 'third choice', 'fourth choice'];
  const codes = await Promise.all(passwords.map((one) => code(app.visitor.call(resetPassword, { token, password: one }))));

  expect(codes.toSorted()).toEqual(['invalid_link', 'invalid_link', 'invalid_link', 'success']);
  const winner = passwords[codes.indexOf('success')] ?? '';
  expect(await code(app.visitor.call(connect, { email, password: winner, site }))).toBe('success');
});

test("accepts a reset link for an hour and invalidates the account's others after one use", async () => {
  const { email } = await signUp();
  await app.visitor.call(forgotPassword, { email });
  const older = await lastToken(email);
  await app.visitor.call(forgotPassword, { email });
  const newer = await lastToken(email);
  await app.visitor.call(resetPassword, { token: newer, password: 'fresh battery' });
  const spent = await code(app.visitor.call(resetPassword, { token: older, password: 'other word' }));
  await app.visitor.call(forgotPassword, { email });
  const late = await lastToken(email);
  app.clock.advance(hour + 1000);

  const expired = await code(app.visitor.call(resetPassword, { token: late, password: 'other word' }));

  expect([spent, expired]).toEqual(['invalid_link', 'invalid_link']);
});

test('refuses a weak new password and keeps the link valid', async () => {
  const { email } = await signUp();
  await app.visitor.call(forgotPassword, { email });
  const token = await lastToken(email);

  const { error } = await resultOf(app.visitor.call, resetPassword, { token, password: 'short' });

  expect(error).toMatchObject({ code: 'invalid_input', details: { password: expect.any(String) } });
  expect(await code(app.visitor.call(resetPassword, { token, password: 'long enough' }))).toBe('success');
});
