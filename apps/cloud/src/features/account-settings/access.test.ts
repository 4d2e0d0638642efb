import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { codeOf, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();
const cookieName = '__Host-kithouse_session';
const day = 24 * 60 * 60_000;

/** Lists each account call with valid input, so that only the caller can be wrong. */
const calls = [
  [contract.changeName, { first_name: 'Eve', last_name: 'Evil' }],
  [contract.changeEmail, { email: 'eve@example.org', password }],
  [contract.sendVerification, {}],
  [contract.changePhoto, {}],
  [contract.removePhoto, {}],
  [contract.changePassword, { password, new_password: 'fresh battery' }],
  [contract.deleteAccount, { password }],
  [contract.exportAccount, {}],
] as const;

const file = Buffer.from('no picture');
const ask = (call: contract.Call, [endpoint, input]: (typeof calls)[number]) =>
  codeOf(call(endpoint, input as never, endpoint.name === 'account.change-photo' ? { file } : {}));

/** Reads the whole account row, to detect any change. */
const stateOf = (id: number) => app.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

const withCookie = (token = '', headers: Record<string, string> = { origin: 'https://cloud.example' }) =>
  contract.createCall({ root: `${app.url}/v1`, headers: { ...headers, cookie: `${cookieName}=${token}` } });

test.each(calls.map((one) => [one[0].name, one] as const))('allows %s to the owner in a portal browser only', async (_, one) => {
  const { user, jar, email } = await openAccount(app);
  const site = { url: 'https://bakery.example', name: 'Bakery' };
  const { api_key } = await app.visitor.call(contract.connect, { email, password, site });
  const revoked = await app.visitor.call(contract.connect, { email, password, site });
  await app.callAs(revoked.api_key, site.url)(contract.disconnect, {});
  const [publisher, before, token] = [await app.publisher(), await stateOf(user.id), jar.get(cookieName)];
  const isRead = one[0].method === 'GET';

  const codes = {
    visitor: await ask(app.visitor.call, one),
    'wrong cookie': await ask(withCookie('x'.repeat(43)), one),
    'a page from elsewhere': await ask(withCookie(token, { origin: 'https://evil.example' }), one),
    'no page at all': await ask(withCookie(token, {}), one),
    "a site's key": await ask(app.callAs(api_key, site.url), one),
    'a revoked key': await ask(app.callAs(revoked.api_key, site.url), one),
    'a key beside the cookie': await ask(
      withCookie(token, { authorization: `Bearer ${api_key}`, 'x-kithouse-site': site.url }),
      one,
    ),
    operator: await ask(publisher.call, one),
  };
  const after = await stateOf(user.id);
  app.clock.advance(31 * day);
  const expired = await ask(withCookie(token), one);

  expect({ ...codes, expired }).toEqual({
    visitor: 'is_signed_failed',
    'wrong cookie': 'is_signed_failed',
    // Another site's page can cause a read but cannot see the response.
    'a page from elsewhere': isRead ? 'success' : 'is_signed_failed',
    'no page at all': isRead ? 'success' : 'is_signed_failed',
    "a site's key": 'invalid_permission',
    'a revoked key': 'invalid_api_key',
    'a key beside the cookie': 'invalid_permission',
    operator: 'invalid_api_key',
    expired: 'is_signed_failed',
  });
  expect(after).toEqual(before);
});

test("lets only the owner's browser list, create and revoke keys", async () => {
  const [ada, eve] = [await openAccount(app), await openAccount(app)];
  await app.db.updateTable('users').set({ verified_at: app.clock.now().toISOString() }).where('id', '=', ada.user.id).execute();
  const { key, api_key } = await ada.call(contract.createKey, { name: 'For the bäckerei 🥐', password });

  const stolen = await codeOf(eve.call(contract.revokeKey, { id: key.id }));
  const seen = (await eve.call(contract.listKeys, {})).data;
  const own = (await ada.call(contract.listKeys, {})).data;
  await ada.call(contract.revokeKey, { id: key.id });

  expect([stolen, seen]).toEqual(['not_found', []]);
  expect(own).toEqual([key]);
  expect(JSON.stringify(own)).not.toContain(api_key.split('_').pop());
  expect(await codeOf(eve.call(contract.createKey, { name: 'x', password }))).toBe('not_verified');
});

test("[R-OPS-50] lets a site's key neither list, create nor revoke keys, only sign its own site out", async () => {
  const ada = await app.user();
  const browser = await ada.browse();
  const { key } = await browser.call(contract.createKey, { name: 'Other', password });

  const codes = [
    await codeOf(ada.call(contract.listKeys, {})),
    await codeOf(ada.call(contract.createKey, { name: 'Spare', password })),
    await codeOf(ada.call(contract.revokeKey, { id: key.id })),
  ];

  expect(codes).toEqual(Array(3).fill('invalid_permission'));
  expect((await browser.call(contract.listKeys, {})).data.map(({ id }) => id)).toEqual([key.id, ada.key_id]);
  expect(await codeOf(ada.call(contract.disconnect, {}))).toBe('success');
});

test('[R-OPS-51] creates a key only for the right password and reports it to the owner by mail', async () => {
  const ada = await app.user();
  const { call } = await ada.browse();

  const { error } = await contract.resultOf(call, contract.createKey, { name: 'Guess', password: 'wrong horse' });
  const early = await app.mailsTo(ada.email);
  await call(contract.createKey, { name: 'Shop', password });

  expect(error).toMatchObject({ code: 'invalid_input', details: { password: 'This isn’t your password.' } });
  expect(early).toEqual([]);
  expect((await app.mailsTo(ada.email)).map(({ subject }) => subject)).toEqual(['New API key for your Kithouse account']);
  expect((await call(contract.listKeys, {})).data.map(({ name }) => name)).toEqual(['Shop', 'test']);
});
