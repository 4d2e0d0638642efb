import * as contract from '@kithouse/contract';
import { expect, test } from 'vitest';
import { addToAuthenticator } from '../../testing/authenticator.js';
import { makePublication, openCatalogue } from '../../testing/catalogue.js';
import { createTestApp } from '../../testing/index.js';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { openShopper } from '../../testing/shopper.js';
import { sweepAccountActions } from './security-log.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const owner = await app.operator();
const day = 24 * 60 * 60_000;
const newPassword = 'another long sentence';

type Wanted = contract.Input<typeof contract.listSecurityLog>;
const list = (wanted: Wanted = {}) => owner.call(contract.listSecurityLog, wanted);
const listOf = async (account: number, wanted: Wanted = {}) => (await list({ account, ...wanted })).data;

async function openVerified() {
  const person = await openAccount(app);
  await app.db.updateTable('users').set({ verified_at: new Date().toISOString() }).where('id', '=', person.user.id).execute();
  return person;
}

test('[R-OPS-119] records what an operator changed, before and after', async () => {
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

test('[R-OPS-119] records the role that an owner ended', async () => {
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

test('[R-OPS-120] records what a person changed about their account, and refused attempts', async () => {
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

test('[R-OPS-120] records a password that was reset by a link, for the account of the link', async () => {
  const { user, email } = await openVerified();
  await app.visitor.call(contract.forgotPassword, { email });

  await app.visitor.call(contract.resetPassword, { token: await lastToken(app, email, 'reset-password'), password: newPassword });
  await codeOf(app.visitor.call(contract.resetPassword, { token: 'unknown', password: newPassword }));

  expect(await listOf(user.id)).toMatchObject([
    { call: 'account.reset-password', outcome: 'success', changes: [{ field: 'browsers', before: 1, after: 0 }] },
  ]);
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
  for (const kept of [password, newPassword, secret, api_key, token, password_hash, ...recovery_codes]) {
    expect(rows).not.toContain(kept);
  }
});

test('[R-OPS-119] declares only fields that are no secrets', () => {
  const calls = Object.values<unknown>(contract).filter(
    (value): value is contract.Endpoint => typeof value === 'object' && value !== null && 'recorded' in value,
  );
  const fields = new Set(calls.flatMap(({ recorded = [] }) => recorded));
  expect([...fields].filter((field) => /pass|secret|token|hash|key_|sealed|(^|_)codes?$/.test(field))).toEqual([]);
});

test('[R-OPS-119] records what an editor published', async () => {
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

test('[R-OPS-120] refuses to change records of accounts, and deletes them with the account and after 180 days', async () => {
  const [one, other] = [await openVerified(), await openVerified()];
  for (const { call } of [one, other]) {
    await call(contract.changeName, { first_name: 'Grace', last_name: 'Hopper' });
  }
  const rows = app.db.updateTable('account_actions').where('account', '=', one.user.id);

  await expect(rows.set({ outcome: 'denied' }).execute()).rejects.toThrow('can’t be changed');
  await one.call(contract.deleteAccount, { password });
  expect(await listOf(one.user.id)).toEqual([]);
  await sweepAccountActions({ db: app.db, clock: { now: () => new Date(app.clock.now().getTime() + 179 * day) } });
  expect(await listOf(other.user.id)).toHaveLength(1);
  await sweepAccountActions({ db: app.db, clock: { now: () => new Date(app.clock.now().getTime() + 181 * day) } });
  expect(await listOf(other.user.id)).toEqual([]);
});

test('[R-OPS-120] adds what is recorded of an account to its export', async () => {
  const { call } = await openVerified();
  await call(contract.changeName, { first_name: 'Grace', last_name: 'Lovelace' });

  expect((await call(contract.exportAccount, {})).recorded_calls).toMatchObject([
    { call: 'account.change-name', outcome: 'success', changes: [{ field: 'first_name', before: 'Ada', after: 'Grace' }] },
  ]);
});

test('[R-OPS-120] limits how many changes of an account are recorded', async () => {
  const { call } = await openVerified();
  const bucket = app.db.updateTable('attempts').set({ count: 200 }).where('bucket', 'like', 'recordedOfAccount:%');

  await call(contract.changeName, { first_name: 'Grace', last_name: 'Lovelace' });
  await bucket.execute();

  expect(await codeOf(call(contract.changeName, { first_name: 'Ada', last_name: 'Lovelace' }))).toBe('rate_limited');
  await app.db.deleteFrom('attempts').execute();
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
  const namesOf = async (wanted: Wanted) => (await list(wanted)).data.map((entry) => entry.call);

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
