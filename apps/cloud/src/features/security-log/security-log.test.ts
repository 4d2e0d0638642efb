import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { listSweeps } from '../../jobs/sweep.js';
import { addToAuthenticator } from '../../testing/authenticator.js';
import { makePublication, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { openShopper } from '../../testing/shopper.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const owner = await app.operator();
const day = 24 * 60 * 60_000;
const newPassword = 'another long sentence';

type Filter = contract.Input<typeof contract.listSecurityLog>;
const list = (filter: Filter = {}) => owner.call(contract.listSecurityLog, filter);
const listOf = async (account: number, filter: Filter = {}) => (await list({ account, ...filter })).data;

const sweepAfter = (days: number) => {
  const now = () => new Date(app.clock.now().getTime() + days * day);
  return listSweeps({ ...app.deps, clock: { now } })['recorded calls of accounts']?.();
};

/** Sets the counter of a limit as if the calls had been made. */
const countAttempts = (limit: string, count: number) =>
  app.db.updateTable('attempts').set({ count }).where('bucket', 'like', `${limit}:%`).execute();

async function openVerified() {
  const person = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', person.user.id).execute();
  return person;
}

test('[R-OPS-119] records the values before and after an operator’s call', async () => {
  const finance = await app.operator('finance');
  const buyer = await openShopper(app);
  const { id } = await catalogue.publish({ plan: 'pro', price: 39.9 });
  const { number } = await buyer.order({ item_id: id, amount: 39.9 });

  const { paid_at } = await finance.call(contract.confirmOrder, { number });
  await finance.call(contract.confirmOrder, { number });
  await codeOf(finance.call(contract.refundOrder, { number: 'KKKK-2222' }));

  expect((await listOf(finance.id)).toReversed()).toMatchObject([
    {
      call: 'orders.confirm',
      target: number,
      outcome: 'success',
      changes: [
        { field: 'state', before: 'pending', after: 'paid' },
        { field: 'paid_at', before: null, after: paid_at },
      ],
    },
    { call: 'orders.confirm', outcome: 'success', changes: [] },
    { call: 'orders.refund', outcome: 'order_not_found', changes: [] },
  ]);
});

test('[R-OPS-119] records the role that an owner removes', async () => {
  const former = await app.operator('support');

  await owner.call(contract.removeOperator, { id: former.id });

  const [entry] = await listOf(owner.id, { call: 'operators.remove' });
  expect(entry).toMatchObject({
    by: 'operator',
    role: 'owner',
    target: `${former.id}`,
    changes: [
      { field: 'role', before: 'support', after: null },
      { field: 'keys', before: 1, after: null },
    ],
  });
});

test('[R-OPS-120] records changes that people make to their account, and refused attempts', async () => {
  const { user, email, call } = await openVerified();
  const fresh = `new-${email}`;

  await call(contract.changeName, { first_name: 'Grace', last_name: 'x'.repeat(50) });
  await codeOf(call(contract.createKey, { name: 'CI', password: 'a wrong password' }));
  await call(contract.createKey, { name: 'CI', password });
  await call(contract.changeEmail, { email: fresh, password });
  await call(contract.confirmEmail, { token: await lastToken(app, fresh, 'confirm-email') });

  const mine = { by: 'account', account: user.id, email: fresh, role: null, ip: '127.0.0.1', request_id: expect.any(String) };
  expect((await listOf(user.id)).toReversed()).toMatchObject([
    {
      ...mine,
      call: 'account.change-name',
      changes: [
        { field: 'first_name', before: 'Ada', after: 'Grace' },
        { field: 'last_name', before: 'Lovelace', after: 'x'.repeat(50) },
      ],
    },
    { ...mine, call: 'account.create-key', outcome: 'invalid_input', changes: [] },
    { ...mine, call: 'account.create-key', outcome: 'success', changes: [{ field: 'keys', before: 0, after: 1 }] },
    { ...mine, call: 'account.confirm-email', changes: [{ field: 'email', before: email, after: fresh }] },
  ]);
});

test('[R-OPS-120] records a password reset by link for the account of the link', async () => {
  const { user, email } = await openVerified();
  await app.visitor.call(contract.forgotPassword, { email });

  await app.visitor.call(contract.resetPassword, { token: await lastToken(app, email, 'reset-password'), password: newPassword });
  await codeOf(app.visitor.call(contract.resetPassword, { token: 'unknown', password: newPassword }));

  expect(await listOf(user.id)).toMatchObject([
    { call: 'account.reset-password', outcome: 'success', changes: [{ field: 'browsers', before: 1, after: 0 }] },
  ]);
});

test('[R-OPS-120] records the link of another account for that account also when another one is signed in', async () => {
  const [one, other] = [await openVerified(), await openVerified()];
  await app.visitor.call(contract.forgotPassword, { email: other.email });
  const token = await lastToken(app, other.email, 'reset-password');

  await one.call(contract.resetPassword, { token, password: newPassword });

  expect(await listOf(one.user.id)).toEqual([]);
  expect(await listOf(other.user.id)).toMatchObject([{ call: 'account.reset-password', outcome: 'success' }]);
});

test('[R-OPS-119] stores no password, key, code or secret', async () => {
  const { user, email, call } = await openVerified();
  const { secret, code } = await addToAuthenticator(app, { call });
  const { recovery_codes } = await call(contract.confirmSecondFactor, { code: code() });
  const { api_key } = await call(contract.createKey, { name: 'CI', password });
  await call(contract.changePassword, { password, new_password: newPassword, sign_out_everywhere: true });
  await app.visitor.call(contract.forgotPassword, { email });
  const token = await lastToken(app, email, 'reset-password');
  await app.visitor.call(contract.resetPassword, { token, password });

  const { password_hash } = await app.db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  const rows = JSON.stringify(await app.db.selectFrom('account_actions').selectAll().where('account', '=', user.id).execute());
  expect(rows).toContain('recovery_codes_left');
  for (const value of [password, newPassword, secret, api_key, token, password_hash, ...recovery_codes]) {
    expect(rows).not.toContain(value);
  }
});

test('[R-OPS-119] declares no field that could be a secret', () => {
  const calls = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'recorded' in value,
  );
  const fields = new Set(calls.flatMap(({ recorded = [] }) => recorded));
  expect([...fields].filter((field) => /pass|secret|token|hash|key_|sealed|(^|_)codes?$/.test(field))).toEqual([]);
});

test('[R-OPS-119] records the fields of an item that an editor publishes', async () => {
  const editor = await app.operator('editor');
  const publication = makePublication({ title: 'Bakery' });
  await editor.call(contract.publishItem, publication);
  await editor.call(contract.publishItem, { ...publication, listing: { ...publication.listing, title: 'Bread' } });

  const [second, first] = await listOf(editor.id, { call: 'publishing.publish' });
  expect(first?.changes).toContainEqual({ field: 'title', before: null, after: 'Bakery' });
  expect(second).toMatchObject({
    target: publication.listing.slug,
    changes: [{ field: 'title', before: 'Bakery', after: 'Bread' }],
  });
});

test('[R-OPS-120] refuses to change the records of an account, and deletes them with the account or after 180 days', async () => {
  const [one, other] = [await openVerified(), await openVerified()];
  for (const { call } of [one, other]) {
    await call(contract.changeName, { first_name: 'Grace', last_name: 'Hopper' });
  }
  const rows = app.db.updateTable('account_actions').where('account', '=', one.user.id);

  await expect(rows.set({ outcome: 'denied' }).execute()).rejects.toThrow('can’t be changed');
  await one.call(contract.deleteAccount, { password });
  expect(await listOf(one.user.id)).toEqual([]);
  await sweepAfter(179);
  expect(await listOf(other.user.id)).toHaveLength(1);
  await sweepAfter(181);
  expect(await listOf(other.user.id)).toEqual([]);
});

test('[R-OPS-120] adds the recorded calls of an account to its export', async () => {
  const { call } = await openVerified();
  await call(contract.changeName, { first_name: 'Grace', last_name: 'Lovelace' });

  expect((await call(contract.exportAccount, {})).recorded_calls).toMatchObject([
    { call: 'account.change-name', outcome: 'success', changes: [{ field: 'first_name', before: 'Ada', after: 'Grace' }] },
  ]);
});

test.each([
  ['recordedOfAccount', 200],
  ['recordedOfSession', 100],
])('[R-OPS-120] refuses changes of an account beyond the limit: %s, %i per hour', async (limit, max) => {
  const { user, call } = await openVerified();
  const removePhoto = () => codeOf(call(contract.removePhoto, {}));

  await removePhoto();
  await countAttempts(limit, max - 1);

  expect([await removePhoto(), await removePhoto()]).toEqual(['success', 'rate_limited']);
  expect(await listOf(user.id)).toHaveLength(2);
  await app.db.deleteFrom('attempts').execute();
});

test('[R-OPS-120] lets nobody with a browser of an account use up its other browsers and links', async () => {
  const { user, email, call } = await openVerified();
  const other = app.browser();
  await other.call(contract.signIn, { email, password });
  await app.visitor.call(contract.forgotPassword, { email });
  const token = await lastToken(app, email, 'reset-password');
  const removePhoto = () => codeOf(call(contract.removePhoto, {}));

  await removePhoto();
  await countAttempts('recordedOfSession', 100);
  await Promise.all(Array.from({ length: 150 }, removePhoto));

  const { data } = await other.call(contract.listBrowsers, {});
  const taken = data.find(({ is_current }) => !is_current)?.id ?? 0;
  expect(await codeOf(other.call(contract.endBrowser, { id: taken }))).toBe('success');
  await countAttempts('recordedOfAccount', 200);
  expect(await codeOf(app.visitor.call(contract.resetPassword, { token, password: newPassword }))).toBe('success');
  expect((await listOf(user.id)).map((entry) => entry.call)).toEqual([
    'account.reset-password',
    'account.end-browser',
    'account.remove-photo',
  ]);
  await app.db.deleteFrom('attempts').execute();
});

test('[R-OPS-120] records no target that an account makes up, and keeps the outcome', async () => {
  const { user, call } = await openVerified();
  const withTarget = (slug: string) => ({ first_name: 'Grace', last_name: slug.slice(0, 1), listing: { slug } });

  await call(contract.changeName, withTarget('K7FM-92QX'));
  await call(contract.changeName, withTarget('a\0b'));

  expect(await listOf(user.id)).toMatchObject(Array(2).fill({ target: null, outcome: 'success' }));
});

test('[R-OPS-116] records the outcome of a refused call whose target no column can store', async () => {
  const support = await app.operator('support');
  const headers = { authorization: `Bearer ${support.api_key}` };

  await fetch(`${app.url}/v1/operator/mails/a%00%E2%80%AEb/resend`, { method: 'POST', headers });

  expect(await listOf(support.id)).toMatchObject([{ call: 'mails.resend', target: 'a\ufffd\ufffdb', outcome: 'invalid_input' }]);
});

test('[R-OPS-121] filters by actor, account, call and time, newest first and in pages', async () => {
  const { user, call } = await openVerified();
  const support = await app.operator('support');
  await call(contract.changeName, { first_name: 'Grace', last_name: 'Lovelace' });
  app.clock.advance(60_000);
  const later = app.clock.now().toISOString();
  for (let n = 0; n < 51; n++) {
    await support.call(contract.listMails, {});
  }
  await call(contract.removePhoto, {});

  const [first, second] = [await list({ call: 'mails', from: later }), await list({ call: 'mails', from: later, page: 2 })];
  const namesOf = async (filter: Filter) => (await list(filter)).data.map((entry) => entry.call);

  expect([first.data.length, second.data.length, first.total, first.total_page]).toEqual([50, 1, 51, 2]);
  expect(first.data.map(({ id }) => id)).toEqual(first.data.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(await namesOf({ account: user.id })).toEqual(['account.remove-photo', 'account.change-name']);
  expect(await namesOf({ account: user.id, until: later })).toEqual(['account.change-name']);
  expect(await namesOf({ account: user.id, call: 'account.remove-photo' })).toEqual(['account.remove-photo']);
  expect(new Set((await list({ by: 'account' })).data.map(({ by }) => by))).toEqual(new Set(['account']));
  expect(await namesOf({ by: 'command', call: 'operators' })).toContain('operators.add');
  expect(await codeOf(list({ call: '%' }))).toBe('invalid_input');
  expect(await codeOf(support.call(contract.listSecurityLog, {}))).toBe('invalid_permission');
});

test.each([
  ['0000-06-01T00:00:00Z', 'invalid_input'],
  ['0001-01-01T00:00:00+10:00', 'invalid_input'],
  ['9999-12-31T23:59:59-10:00', 'invalid_input'],
  ['yesterday', 'invalid_input'],
  ['2026-01-01T00:00:00+23:00', 'success'],
  [`2026-01-01T00:00:00.${'0'.repeat(200)}Z`, 'success'],
])('[R-OPS-121] reads the time %s', async (time, code) => {
  expect([await codeOf(list({ from: time })), await codeOf(list({ until: time }))]).toEqual([code, code]);
});
