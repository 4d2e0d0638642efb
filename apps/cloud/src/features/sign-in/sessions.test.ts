import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.js';
import { sweepSessions } from '../account/sessions.service.js';

const app = await createTestApp();
const password = 'correct horse';
const site = { url: 'https://bakery.example', name: 'Bakery' };
const cookieName = '__Host-kithouse_session';
const minute = 60_000;
const day = 24 * 60 * minute;

const form = (changed: Partial<contract.Input<typeof contract.signUp>> = {}) => ({
  first_name: 'Ada',
  last_name: 'Lovelace',
  email: `${randomUUID()}@example.com`,
  password,
  confirm_password: password,
  ...changed,
});

const code = (attempt: Promise<unknown>) =>
  attempt.then(
    () => 'success',
    (error: contract.AppError) => error.code,
  );

async function signUp(changed = {}) {
  const browser = app.browser();
  const { user } = await browser.call(contract.signUp, form(changed));
  return { ...browser, user };
}

const who = async (browser: { call: contract.Call }) => (await browser.call(contract.getSession, {})).user?.email;

describe('signing in on the portal', () => {
  test('signs a browser in after signing up and returns the profile', async () => {
    const { call, user } = await signUp({ first_name: ' Zoë\u0000 ', last_name: '美玲' });

    expect(user).toMatchObject({ name: 'Zoë 美玲', plan: ['free'], is_verified: false, profile_photo: null });
    expect((await call(contract.getSession, {})).user).toEqual(user);
  });

  test('sets a cookie that scripts and other hosts cannot read and stores only its hash', async () => {
    const { received, jar, user } = await signUp();

    const rows = await app.db.selectFrom('sessions').selectAll().where('user_id', '=', user.id).execute();

    expect(received[0]).toMatch(/^__Host-kithouse_session=[\w-]{43}; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax; Secure$/);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(jar.get(cookieName));
    expect(rows[0]?.token_hash.toString()).not.toContain(jar.get(cookieName));
    expect(app.logged.join('')).not.toContain(jar.get(cookieName));
  });

  test('omits the prefix and the Secure mark of the cookie without TLS', async () => {
    const { read, set } = (await import('../../http/session-cookie.js')).createSessionCookie('http://127.0.0.1:8882');
    const headers: string[] = [];

    set({ header: (_name: string, value: string) => headers.push(value) } as never, 'a'.repeat(43), 60);

    expect(headers[0]).toBe(`kithouse_session=${'a'.repeat(43)}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`);
    expect(read({ headers: { cookie: headers[0] } } as never)).toBe('a'.repeat(43));
  });

  test('gives the same answer and no cookie for a wrong password and an unknown address', async () => {
    const { user } = await signUp();
    const browser = app.browser();

    const answers = await Promise.all(
      [user.email, 'nobody@example.com'].map((email) =>
        contract.resultOf(browser.call, contract.signIn, { email, password: 'wrong horse' }),
      ),
    );

    expect(answers[0]?.error?.toJSON()).toEqual(answers[1]?.error?.toJSON());
    expect(answers[0]?.error).toMatchObject({ code: 'login_failed', status: 401 });
    expect(browser.received).toEqual([]);
  });

  test('counts attempts here and in WordPress together', async () => {
    const { user } = await signUp();
    const wrong = { email: user.email, password: 'wrong horse' };
    for (let tries = 0; tries < 5; tries++) {
      await code(app.browser().call(contract.signIn, wrong));
      await code(app.visitor.call(contract.connect, { ...wrong, site }));
    }

    expect(await code(app.browser().call(contract.signIn, { ...wrong, password }))).toBe('rate_limited');
  });

  test('signs nobody in when a taken address is used with another password', async () => {
    const { user } = await signUp();
    const browser = app.browser();

    const attempt = browser.call(
      contract.signUp,
      form({ email: user.email, password: 'guess word', confirm_password: 'guess word' }),
    );

    await expect(attempt).rejects.toMatchObject({ code: 'signup_failed' });
    expect(browser.received).toEqual([]);
    expect((await app.mailsTo(user.email)).map(({ subject }) => subject)).toContain('You already have a Kithouse account');
  });

  test("ends the browser's previous session when signing in as somebody else", async () => {
    const [ada, grace] = [await signUp(), await signUp()];
    const before = new Map(ada.jar);

    await ada.call(contract.signIn, { email: grace.user.email, password });

    expect(await who(ada)).toBe(grace.user.email);
    const old = app.browser();
    old.jar.set(cookieName, before.get(cookieName) ?? '');
    expect(await who(old)).toBeUndefined();
  });

  test('ends the session for good on signing out, keeps sites signed in, and can be repeated', async () => {
    const { call, jar, user, received } = await signUp();
    const { api_key } = await app.visitor.call(contract.connect, { email: user.email, password, site });
    const stolen = app.browser();
    stolen.jar.set(cookieName, jar.get(cookieName) ?? '');

    await call(contract.signOut, {});
    await call(contract.signOut, {});

    expect(received.at(-1)).toMatch(/^__Host-kithouse_session=; Path=\/; Max-Age=0;/);
    expect(await who(stolen)).toBeUndefined();
    expect(await code(app.callAs(api_key, site.url)(contract.getProfile, {}))).toBe('success');
  });
});

describe('session lifetime', () => {
  test('[R-OPS-98] ends after 30 unused minutes and after 12 hours in any case', async () => {
    const [idle, used] = [await signUp(), await signUp()];

    for (let minutes = 0; minutes < 696; minutes += 29) {
      app.clock.advance(29 * minute);
      expect(await who(used)).toBe(used.user.email);
    }
    app.clock.advance(25 * minute);

    expect(await who(used)).toBeUndefined();
    expect(await who(idle)).toBeUndefined();
  });

  test('[R-OPS-98] records the use of a session at most once a minute', async () => {
    const { user, ...browser } = await signUp();
    const read = async () =>
      (await app.db.selectFrom('sessions').select('last_used_at').where('user_id', '=', user.id).executeTakeFirstOrThrow())
        .last_used_at;
    const before = await read();

    app.clock.advance(50_000);
    await who(browser);
    expect(await read()).toBe(before);
    app.clock.advance(minute);
    await who(browser);
    expect(Date.parse(await read())).toBeGreaterThan(Date.parse(before) + minute);
  });

  test('[R-OPS-98] lists the signed-in browsers, and signs out one of them only for its owner', async () => {
    const { user, call } = await signUp();
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
    const other = app.browser(undefined, { 'user-agent': agent });
    await other.call(contract.signIn, { email: user.email, password });
    const stranger = await signUp();

    const { data } = await call(contract.listBrowsers, {});
    const mine = data.find(({ is_current }) => is_current);
    const theirs = data.find(({ is_current }) => !is_current);
    expect([data.length, theirs?.name]).toEqual([2, 'Firefox, Linux']);

    expect(await code(stranger.call(contract.endBrowser, { id: theirs?.id ?? 0 }))).toBe('not_found');
    expect(await who(other)).toBe(user.email);
    expect(await code(call(contract.endBrowser, { id: theirs?.id ?? 0 }))).toBe('success');
    expect(await who(other)).toBeUndefined();
    expect((await call(contract.listBrowsers, {})).data.map(({ id }) => id)).toEqual([mine?.id]);
  });

  test('sweeps ended sessions and keeps live ones', async () => {
    const old = await signUp();
    app.clock.advance(31 * day);
    const fresh = await signUp();

    await sweepSessions(app.deps);

    const rows = await app.db.selectFrom('sessions').select('user_id').execute();
    const owners = rows.map(({ user_id }) => user_id);
    expect([owners.includes(old.user.id), owners.includes(fresh.user.id)]).toEqual([false, true]);
  });

  test('signs out the least recently used browser when an account has more than fifty', async () => {
    const first = await signUp();
    const sessions = Array.from({ length: 50 }, () => ({
      user_id: first.user.id,
      token_hash: Buffer.from(randomUUID()),
      created_at: app.clock.now().toISOString(),
      last_used_at: new Date(app.clock.now().getTime() + 1000).toISOString(),
    }));
    await app.db.insertInto('sessions').values(sessions).execute();

    const newest = app.browser();
    app.clock.advance(2000);
    await newest.call(contract.signIn, { email: first.user.email, password });

    expect([await who(first), await who(newest)]).toEqual([undefined, first.user.email]);
  });
});

describe('what a cookie authorises', () => {
  test('authorises program calls but not those that pass through WordPress', async () => {
    const { call } = await signUp();

    const codes = [await code(call(contract.listKeys, {})), await code(call(contract.getVerified, {}))];

    expect(codes).toEqual(['success', 'is_signed_failed']);
  });

  test('authorises no operator call', async () => {
    const { call } = await signUp();

    expect(await code(call(contract.findMissingMedia, { sha256: [] }))).toBe('invalid_permission');
  });

  test.each(['https://evil.example', 'null', 'http://cloud.example', 'https://cloud.example.evil.example', ''])(
    'lets a page of "%s" neither write nor sign anybody in or out',
    async (origin) => {
      const ours = await signUp();
      const theirs = app.browser(origin);
      theirs.jar.set(cookieName, ours.jar.get(cookieName) ?? '');

      const codes = [
        await code(theirs.call(contract.revokeKey, { id: 1 })),
        await code(theirs.call(contract.signOut, {})),
        await code(theirs.call(contract.signIn, { email: ours.user.email, password })),
        await code(theirs.call(contract.signUp, form())),
      ];

      expect(codes).toEqual(['is_signed_failed', 'invalid_permission', 'invalid_permission', 'invalid_permission']);
      expect(await who(ours)).toBe(ours.user.email);
    },
  );

  test('lets a page without TLS under our own name write nothing, even when the browser sends only the origin', async () => {
    const ours = await signUp();
    const theirs = app.browser(app.url);
    theirs.jar.set(cookieName, ours.jar.get(cookieName) ?? '');

    expect(await code(theirs.call(contract.revokeKey, { id: 1 }))).toBe('is_signed_failed');
    expect(await code(theirs.call(contract.signOut, {}))).toBe('invalid_permission');
  });

  test.each([
    ['same-origin', 'not_found'],
    ['same-site', 'is_signed_failed'],
    ['cross-site', 'is_signed_failed'],
    ['none', 'is_signed_failed'],
  ])('trusts what the browser says of the page (%s) before its origin', async (site, expected) => {
    const { jar } = await signUp();
    const call = contract.createCall({
      root: `${app.url}/v1`,
      headers: { cookie: `${cookieName}=${jar.get(cookieName)}`, origin: 'https://cloud.example', 'sec-fetch-site': site },
    });

    expect(await code(call(contract.revokeKey, { id: 1 }))).toBe(expected);
  });

  test('refuses a bad key beside a good cookie', async () => {
    const { jar } = await signUp();
    const other = await app.user();
    const withKey = (key: string) =>
      contract.createCall({
        root: `${app.url}/v1`,
        headers: {
          cookie: `${cookieName}=${jar.get(cookieName)}`,
          authorization: `Bearer ${key}`,
          [contract.brand.siteHeader]: 'https://site.example',
        },
      });

    expect(await code(withKey('nonsense')(contract.listKeys, {}))).toBe('invalid_api_key');
    expect((await withKey(other.api_key)(contract.getProfile, {})).user.id).toBe(other.id);
    expect((await withKey(other.api_key)(contract.getSession, {})).user).toBeNull();
  });

  test('refuses a session where a key is needed: it cannot sign a site out', async () => {
    const { call } = await signUp();

    expect(await code(call(contract.disconnect, {}))).toBe('invalid_permission');
  });

  test.each(['x', 'a'.repeat(43), '', '"; drop table sessions', 'é'.repeat(43), 'a'.repeat(5000)])(
    'treats the made-up token %j as a visitor',
    async (token) => {
      const headers = { cookie: Buffer.from(`${cookieName}=${token}`).toString('latin1') };

      const call = contract.createCall({ root: `${app.url}/v1`, headers });

      expect((await call(contract.getSession, {})).user).toBeNull();
      expect(await code(call(contract.listKeys, {}))).toBe('is_signed_failed');
    },
  );

  test('trusts neither of two cookies with the same name', async () => {
    const [ada, grace] = [await signUp(), await signUp()];
    const cookie = [ada, grace].map(({ jar }) => `${cookieName}=${jar.get(cookieName)}`).join('; ');

    const call = contract.createCall({ root: `${app.url}/v1`, headers: { cookie } });

    expect((await call(contract.getSession, {})).user).toBeNull();
  });
});
