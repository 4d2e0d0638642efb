import { randomUUID } from 'node:crypto';
import { connect, getProfile, type Input, Profile, register, resultOf } from '@kithouse/contract';
import { expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { isWithinLimit } from '../account/attempts.service.js';

const app = await createTestApp();
const site = { url: 'https://bakery.example/blog/', name: 'Bakery' };

const form = (changed: Partial<Input<typeof register>> = {}): Input<typeof register> => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `${randomUUID()}@example.com`,
  password: 'correct horse',
  confirm_password: 'correct horse',
  site,
  ...changed,
});

const countUsers = async (email: string) =>
  (await app.db.selectFrom('users').where('email', '=', email).select('id').execute()).length;

test('[R-ENT-01] [R-ENT-02] [R-ENT-03] [R-ENT-04] [R-ENT-09] [R-ENT-10] [R-ENT-11] signs a new account in at once, unconfirmed, with a complete profile', async () => {
  const input = form();

  const answer = await app.visitor.call(register, input);

  expect(answer.user).toMatchObject({
    id: expect.any(Number),
    joined: expect.stringMatching(/^\d{4}-\d\d-\d\d/),
    profile_photo: null,
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email: input.email,
    is_verified: false,
    plan: ['free'],
    show_notice: true,
    starred: [],
    purchasedItems: [],
    cloud_activity: [],
  });
  const known = await app.callAs(answer.api_key, 'http://bakery.example/blog')(getProfile, {});
  expect(Profile.parse(known.user)).toEqual(answer.user);
});

test('stores the password as argon2id and the key as a hash, and logs neither', async () => {
  const input = form({ password: 'a very secret word', confirm_password: 'a very secret word' });

  const { api_key, key_id } = await app.visitor.call(register, input);

  const user = await app.db.selectFrom('users').selectAll().where('email', '=', input.email).executeTakeFirstOrThrow();
  const key = await app.db.selectFrom('api_keys').selectAll().where('id', '=', key_id).executeTakeFirstOrThrow();
  expect(user.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(JSON.stringify(key)).not.toContain(api_key.split('_').pop());
  expect(app.logged.join('')).not.toMatch(/a very secret word|kh_\d+_/);
});

test('sends one mail with a confirmation link', async () => {
  const input = form();

  await app.visitor.call(register, input);

  const mails = await app.mailsTo(input.email);
  expect(mails.map(({ text }) => /https:\/\/cloud\.example\/verify#token=[\w-]{43}\n/.test(text))).toEqual([true]);
});

test('[R-ERR-37] names every invalid field and creates nothing', async () => {
  const input = form({ first_name: ' ', last_name: '', password: 'short', confirm_password: 'other', email: 'no mail' });

  const { error } = await resultOf(app.visitor.call, register, input);

  expect(error).toMatchObject({ code: 'signup_failed', status: 400 });
  expect(Object.keys(error?.details as object).sort()).toEqual([
    'confirm_password',
    'email',
    'first_name',
    'last_name',
    'password',
  ]);
  expect(await countUsers('no mail')).toBe(0);
});

test('refuses an oversized password before hashing it', async () => {
  const attempts = [129, 1025, 200_000].map((length) =>
    resultOf(app.visitor.call, register, form({ password: 'x'.repeat(length), confirm_password: 'x'.repeat(length) })),
  );

  const codes = (await Promise.all(attempts)).map(({ error }) => error?.code);

  expect(codes).toEqual(['signup_failed', 'invalid_input', 'invalid_input']);
});

test('treats an address in capitals as the same account', async () => {
  const input = form();
  await app.visitor.call(register, input);

  const again = await app.visitor.call(register, { ...input, email: ` ${input.email.toUpperCase()} ` });

  expect(again.user.email).toBe(input.email);
  expect(await countUsers(input.email)).toBe(1);
});

test('treats a differently spelled domain of the same inbox as the same account', async () => {
  const input = form();
  await app.visitor.call(register, input);
  const [local] = input.email.split('@');

  const others = ['ｅxample.com', 'exam\u200bple.com', 'exam\u00adple。com', 'EXAMPLE.COM'].map((domain) =>
    app.visitor.call(register, { ...input, email: `${local}@${domain}` }),
  );

  expect((await Promise.all(others)).map(({ user }) => user.email)).toEqual(Array(4).fill(input.email));
});

test('keeps a domain of another script readable', async () => {
  const email = `${randomUUID()}@bücher.example`;

  const { user } = await app.visitor.call(register, form({ email }));

  expect(user.email).toBe(email);
  expect(await countUsers(email)).toBe(1);
});

test('tells a person who signs up with a taken address only that it failed and mails its owner', async () => {
  const input = form();
  await app.visitor.call(register, input);

  const wrong = { password: 'another word', confirm_password: 'another word' };
  const { error } = await resultOf(app.visitor.call, register, { ...input, ...wrong, first_name: 'Mallory' });

  expect(error).toMatchObject({ code: 'signup_failed', details: { status: 400 } });
  expect(error?.message).toBe('The account couldn’t be created. If you already have one, sign in or reset your password.');
  const subjects = (await app.mailsTo(input.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['Confirm your email for Kithouse', 'You already have a Kithouse account']);
});

test('counts passwords tried by signing up with those tried by signing in', async () => {
  const input = form();
  await app.visitor.call(register, input);
  for (let tries = 0; tries < 99; tries++) {
    await isWithinLimit(app.deps, 'signInToAccount', input.email);
  }
  const wrong = { password: 'another word', confirm_password: 'another word' };
  await resultOf(app.visitor.call, register, { ...input, ...wrong });

  const signInWith = (word: string) =>
    resultOf(app.visitor.call, connect, { email: input.email, password: word, site: input.site });
  for (let tries = 0; tries < 3; tries++) {
    await signInWith('another word');
  }
  const signIn = await signInWith(input.password);
  const signUp = await resultOf(app.visitor.call, register, input);

  expect(signIn.error?.code).toBe('rate_limited');
  expect(signUp.error?.code).toBe('signup_failed');
});

test('creates one account and signs all in when ten sign up with one address together', async () => {
  const input = form();

  const attempts = Array.from({ length: 10 }, () => resultOf(app.visitor.call, register, input));
  const answers = await Promise.all(attempts);

  expect(answers.map(({ error }) => error?.code)).toEqual(Array(10).fill(undefined));
  expect(await countUsers(input.email)).toBe(1);
  expect(await app.mailsTo(input.email)).toHaveLength(1);
});

test('keeps names in any script and removes control characters', async () => {
  const input = form({ first_name: 'عائشة', last_name: 'de\r\nBcc: x@example.com 👩‍🚀' });

  const { user } = await app.visitor.call(register, input);

  expect([user.first_name, user.last_name]).toEqual(['عائشة', 'de Bcc: x@example.com 👩‍🚀']);
});

test('stores a name with HTML as text and does not greet with it', async () => {
  const input = form({ first_name: '<img src=x onerror=alert(1)>', last_name: 'see https://evil.example' });

  const { user } = await app.visitor.call(register, input);

  expect(user.first_name).toBe('<img src=x onerror=alert(1)>');
  const [mail] = await app.mailsTo(input.email);
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/<img|onerror|evil\.example/);
});

test('accepts the same password with its letters composed differently', async () => {
  const input = form({ password: 'pässword bär', confirm_password: 'pässword bär' });
  await app.visitor.call(register, input);

  const answer = await app.visitor.call(connect, { email: input.email, password: 'pa\u0308ssword ba\u0308r', site });

  expect(answer.user.email).toBe(input.email);
});

test('refuses a site address that is no website and creates no account', async () => {
  const input = form({ site: { url: 'javascript:alert(1)', name: 'x' } });

  const { error } = await resultOf(app.visitor.call, register, input);

  expect(error?.code).toBe('invalid_input');
  expect(await countUsers(input.email)).toBe(0);
});
