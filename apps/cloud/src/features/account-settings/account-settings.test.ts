import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const site = { url: 'https://bakery.example', name: 'Bakery' };
const freshAddress = () => `${randomUUID()}@example.org`;
const subjectsTo = async (email: string) => (await app.mailsTo(email)).map(({ subject }) => subject);

describe('name', () => {
  test.each([
    ['Zoë', 'O’Brien-Ní'],
    ['عائشة', 'الزهراء'],
    ['美玲', '王'],
    ['👩🏽‍🚀', 'x'.repeat(64)],
  ])('becomes %s %s', async (first_name, last_name) => {
    const { call } = await openAccount(app);

    const { user } = await call(contract.changeName, { first_name: ` ${first_name} `, last_name });

    expect(user).toMatchObject({ first_name, last_name, name: `${first_name} ${last_name}` });
    expect((await call(contract.getSession, {})).user).toEqual(user);
  });

  test('is refused per field when empty or too long, and nothing changes', async () => {
    const { call, user } = await openAccount(app);

    const { error } = await contract.resultOf(call, contract.changeName, { first_name: ' \t', last_name: 'x'.repeat(65) });

    expect(error).toMatchObject({
      code: 'invalid_input',
      details: { first_name: expect.any(String), last_name: expect.any(String) },
    });
    expect((await call(contract.getSession, {})).user).toEqual(user);
  });
});

describe('e-mail', () => {
  test('changes when the link in the new inbox is opened and notifies the old inbox', async () => {
    const { call, email } = await openAccount(app);
    const fresh = freshAddress();

    await call(contract.changeEmail, { email: ` ${fresh.toUpperCase()} `, password });
    const token = await lastToken(app, fresh, 'confirm-email');
    const before = (await call(contract.getSession, {})).user;
    await app.visitor.call(contract.confirmEmail, { token, password });
    await app.visitor.call(contract.confirmEmail, { token, password });

    expect(before).toMatchObject({ email, is_verified: false });
    expect((await call(contract.getSession, {})).user).toMatchObject({ email: fresh, is_verified: true });
    expect((await subjectsTo(email)).filter((subject) => subject === 'Your Kithouse account has a new email')).toHaveLength(1);
    expect(await codeOf(app.visitor.call(contract.connect, { email: fresh, password, site }))).toBe('success');
    expect(await codeOf(app.visitor.call(contract.connect, { email, password, site }))).toBe('login_failed');
  });

  test('needs the password', async () => {
    const { call } = await openAccount(app);
    const fresh = freshAddress();

    const { error } = await contract.resultOf(call, contract.changeEmail, { email: fresh, password: 'wrong horse' });

    expect(error).toMatchObject({ code: 'invalid_input', details: { password: 'This isn’t your password.' } });
    expect(await app.mailsTo(fresh)).toEqual([]);
  });

  test('gives the same answer for a taken address and informs only its owner', async () => {
    const [ada, grace] = [await openAccount(app), await openAccount(app)];

    const answers = [
      await ada.call(contract.changeEmail, { email: grace.email, password }),
      await ada.call(contract.changeEmail, { email: freshAddress(), password }),
    ];

    expect(answers[0]).toEqual(answers[1]);
    expect(await lastToken(app, grace.email, 'confirm-email')).toBe('');
    expect(await subjectsTo(grace.email)).toContain('This email already has a Kithouse account');
  });

  test('stays with the account that took it after the link was sent', async () => {
    const ada = await openAccount(app);
    const fresh = freshAddress();
    await ada.call(contract.changeEmail, { email: fresh, password });
    const form = { first_name: 'Eve', last_name: 'E', password, confirm_password: password };
    await app.browser().call(contract.signUp, { ...form, email: fresh });

    const code = await codeOf(
      app.visitor.call(contract.confirmEmail, { token: await lastToken(app, fresh, 'confirm-email'), password }),
    );

    expect(code).toBe('invalid_link');
    expect((await ada.call(contract.getSession, {})).user?.email).toBe(ada.email);
  });

  test('accepts only the link requested last', async () => {
    const { call } = await openAccount(app);
    const [first, second] = [freshAddress(), freshAddress()];
    await call(contract.changeEmail, { email: first, password });
    await app.mailsTo(first);
    await call(contract.changeEmail, { email: second, password });
    const tokens = [await lastToken(app, first, 'confirm-email'), await lastToken(app, second, 'confirm-email')];

    const codes = [];
    for (const token of tokens) {
      codes.push(await codeOf(app.visitor.call(contract.confirmEmail, { token, password })));
    }

    expect(codes).toEqual(['invalid_link', 'success']);
  });

  test('ignores a link requested before the password changed', async () => {
    const { call, email } = await openAccount(app);
    const fresh = freshAddress();
    await call(contract.changeEmail, { email: fresh, password });
    const token = await lastToken(app, fresh, 'confirm-email');
    await app.visitor.call(contract.forgotPassword, { email });

    const reset = await lastToken(app, email, 'reset-password');
    await app.visitor.call(contract.resetPassword, { token: reset, password: 'fresh battery' });

    expect(await codeOf(app.visitor.call(contract.confirmEmail, { token, password }))).toBe('invalid_link');
  });

  test('[R-OPS-99] doesn’t change when a stranger opens the link', async () => {
    const { call, email } = await openAccount(app);
    const fresh = freshAddress();
    await call(contract.changeEmail, { email: fresh, password });
    const token = await lastToken(app, fresh, 'confirm-email');

    expect(await codeOf(app.visitor.call(contract.confirmEmail, { token }))).toBe('is_signed_failed');
    expect((await call(contract.getSession, {})).user?.email).toBe(email);
    expect(await codeOf(call(contract.confirmEmail, { token }))).toBe('success');
    expect((await call(contract.getSession, {})).user?.email).toBe(fresh);
  });

  test('invalidates links in the old inbox after a change', async () => {
    const { call, email } = await openAccount(app);
    await app.visitor.call(contract.forgotPassword, { email });
    const old = await lastToken(app, email, 'reset-password');
    const fresh = freshAddress();
    await call(contract.changeEmail, { email: fresh, password });
    await app.visitor.call(contract.confirmEmail, { token: await lastToken(app, fresh, 'confirm-email'), password });

    const attempt = app.visitor.call(contract.resetPassword, { token: old, password: 'stolen word' });

    expect(await codeOf(attempt)).toBe('invalid_link');
  });

  test('cannot be used to flood inboxes', async () => {
    const { call } = await openAccount(app);

    const codes = [];
    for (let times = 0; times < 6; times++) {
      codes.push(await codeOf(call(contract.changeEmail, { email: freshAddress(), password })));
    }

    expect(codes).toEqual([...Array(4).fill('success'), 'rate_limited', 'rate_limited']);
  });

  test('can be sent a new confirmation while unconfirmed', async () => {
    const { call, email } = await openAccount(app);

    await call(contract.sendVerification, {});

    expect((await subjectsTo(email)).filter((subject) => subject === 'Confirm your email for Kithouse')).toHaveLength(2);
  });
});

describe('password', () => {
  const changed = { password, new_password: 'fresh battery' };

  test('signs out other browsers when changed and keeps this one and the sites', async () => {
    const { call, email } = await openAccount(app);
    const other = app.browser();
    await other.call(contract.signIn, { email, password });
    const { api_key } = await app.visitor.call(contract.connect, { email, password, site });

    await call(contract.changePassword, changed);

    expect((await call(contract.getSession, {})).user?.email).toBe(email);
    expect((await other.call(contract.getSession, {})).user).toBeNull();
    expect(await codeOf(app.callAs(api_key, site.url)(contract.getProfile, {}))).toBe('success');
    expect(await codeOf(other.call(contract.signIn, { email, password }))).toBe('login_failed');
    expect(await subjectsTo(email)).toContain('Your Kithouse password was changed');
  });

  test('signs the sites out too with "sign out everywhere"', async () => {
    const { call, email } = await openAccount(app);
    const { api_key } = await app.visitor.call(contract.connect, { email, password, site });

    await call(contract.changePassword, { ...changed, sign_out_everywhere: true });

    expect(await codeOf(app.callAs(api_key, site.url)(contract.getProfile, {}))).toBe('invalid_api_key');
    expect((await call(contract.getSession, {})).user?.email).toBe(email);
  });

  test('stays unchanged when the current one is wrong or the new one too weak', async () => {
    const { call, email } = await openAccount(app);

    const [wrong, weak] = [
      await contract.resultOf(call, contract.changePassword, { ...changed, password: 'wrong horse' }),
      await contract.resultOf(call, contract.changePassword, { password, new_password: 'short' }),
    ];

    expect(wrong.error).toMatchObject({ code: 'invalid_input', details: { password: 'This isn’t your password.' } });
    expect(weak.error).toMatchObject({ code: 'invalid_input', details: { new_password: expect.any(String) } });
    expect(await codeOf(app.browser().call(contract.signIn, { email, password }))).toBe('success');
  });

  test('cannot be guessed in a browser left open', async () => {
    const { call } = await openAccount(app);
    for (let tries = 0; tries < 10; tries++) {
      await codeOf(call(contract.deleteAccount, { password: 'wrong horse' }));
    }

    expect(await codeOf(call(contract.changePassword, changed))).toBe('rate_limited');
    expect(await codeOf(call(contract.deleteAccount, { password }))).toBe('rate_limited');
  });

  test('signs out every browser and notifies the owner when reset by mail', async () => {
    const { call, email } = await openAccount(app);
    await app.visitor.call(contract.forgotPassword, { email });

    const token = await lastToken(app, email, 'reset-password');
    await app.visitor.call(contract.resetPassword, { token, password: 'fresh battery' });

    expect((await call(contract.getSession, {})).user).toBeNull();
    expect(await subjectsTo(email)).toContain('Your Kithouse password was changed');
  });
});
