import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { secureAccount } from '../../testing/authenticator.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { makePictured, push } from '../../testing/library-files.js';
import { codeOf, openAccount, password } from '../../testing/people.js';
import { createTestApp, type TestApp } from '../../testing/test-app.js';
import { openWorkspaces, type Somebody } from '../../testing/workspaces.js';
import { createOperatorKey } from '../operators/operator-keys.service.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const workspaces = openWorkspaces(app);
const site = { url: 'https://ada-home.example', name: 'Adas Heim' };

/** Creates a person with a row in every table that refers to accounts. */
async function liveAFullLife() {
  const person = await openAccount(app, { first_name: 'Adelheid-Unique', last_name: 'Lovelace-Unique' });
  const [pack, page] = [await catalogue.publish({ type: 'pack', platform: 'gutenberg' }), await catalogue.publish()];
  const at = app.clock.now().toISOString();
  await app.db.updateTable('users').set({ verified_at: at }).where('id', '=', person.user.id).execute();
  const { api_key } = await app.visitor.call(contract.connect, { email: person.email, password, site });
  const atSite = app.callAs(api_key, site.url);
  await atSite(contract.toggleFavourite, { id: page.id, itemType: 'page', action: 'do' });
  await atSite(contract.rateItem, { type_id: pack.id, rating: 4 });
  await atSite(contract.getContent, { id: page.id, platform: 'gutenberg' });
  await atSite(contract.saveAccountFacts, { facts: { name: 'Adelheid-Unique' } });
  await person.call(contract.createKey, { name: 'Adelheid-Unique’s key', password });
  const file = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#123456' } })
    .png()
    .toBuffer();
  const { user } = await person.call(contract.changePhoto, {}, { file });
  await person.call(contract.changeEmail, { email: `new-${person.email}`, password });
  await app.visitor.call(contract.forgotPassword, { email: person.email });
  await app.mailsTo(person.email);
  const { id: order_id } = await app.db
    .insertInto('orders')
    .values({
      number: person.email.slice(0, 9),
      user_id: person.user.id,
      key: '6f1f4d0e-2a25-4a3f-9f0e-4f6f3a1b2c3d',
      item_id: page.id,
      name: 'Bakery',
      amount: 3900,
      currency: 'USD',
      payment: 'manual',
      state: 'paid',
      created_at: at,
      paid_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await shareTemplates({ id: person.user.id, email: person.email, call: atSite });
  await app.db.insertInto('purchases').values({ user_id: person.user.id, item_id: page.id, order_id }).execute();
  const { code } = await secureAccount(app, person);
  const chunk = {
    plan_id: `plan-of-${person.user.id}`,
    sha256: 'a'.repeat(64),
    user_id: person.user.id,
    ops: '[]',
    created_at: at,
  };
  await app.db.insertInto('plan_parts').values(chunk).execute();
  // Only the records of an operator's calls outlive the account, and this operator made none.
  await app.db.insertInto('operators').values({ user_id: person.user.id, role: 'editor', created_at: at }).execute();
  await createOperatorKey(app.deps, person.user.id, 1000);
  return { ...person, atSite, pack, page, order_id, code, photo: user.profile_photo ?? '' };
}

/** Pushes a picture, works in the person's own and another's workspace, and sends an invitation. */
async function shareTemplates(person: Somebody) {
  const host = await app.user();
  const [own, theirs] = [await workspaces.create(person, { share_with: [host.email] }), await workspaces.create(host)];
  await workspaces.join(host, theirs, [person]);
  const { pushed } = await makePictured(person);
  for (const { id } of [own, theirs]) {
    await push(person, { ...pushed, name: 'Hero', workspace: 'workspace', workspace_id: id });
  }
  await workspaces.save(host, theirs, { roles: { [person.email]: 'viewer' } });
}

/** Finds every column that refers to accounts and lists those that contain this one. */
async function findTraces({ db }: TestApp, id: number, words: string[]) {
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass
    union select table_name, column_name from information_schema.columns
    where column_name = 'user_id' and table_schema = 'public'`.execute(db);
  const { rows: tables } = await sql<{ table: string }>`
    select table_name as table from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );

  const found: string[] = [];
  for (const { table, column } of references) {
    const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} limit 1`.execute(db);
    found.push(...rows.map(() => `${table}.${column}`));
  }
  for (const { table } of tables) {
    for (const word of words) {
      const { rows } = await sql`select 1 from ${sql.table(table)} t where t::text ilike ${`%${word}%`} limit 1`.execute(db);
      found.push(...rows.map(() => `${table} says ${word}`));
    }
  }
  return { tables: references.map(({ table }) => table), found };
}

test('removes every trace of a deleted account except its anonymous order', async () => {
  const { call, user, email, order_id, photo } = await liveAFullLife();
  const words = [email, 'Adelheid-Unique', 'Lovelace-Unique', 'ada-home.example', 'Adas Heim'];
  const before = await findTraces(app, user.id, words);

  await call(contract.deleteAccount, { password });

  // The farewell is stored until it's sent.
  await app.mailsTo(email);
  const after = await findTraces(app, user.id, words);
  expect(new Set(before.found.map((place) => place.split(/[. ]/)[0]))).toEqual(new Set([...before.tables, 'users', 'mails']));
  expect(after.found).toEqual([]);
  const order = await app.db.selectFrom('orders').selectAll().where('id', '=', order_id).executeTakeFirst();
  expect(order).toMatchObject({ user_id: null, amount: 3900, state: 'paid', name: 'Bakery' });
  expect((await fetch(photo.replace('https://cloud.example', app.url))).status).toBe(404);
});

test('ends browsers, sites and links, uncounts favourites and frees the address when an account is deleted', async () => {
  const { call, jar, email, atSite, pack, page, code } = await liveAFullLife();
  const other = app.browser();
  await other.call(contract.signIn, { email, password, code: code() });
  const reset = /#token=([\w-]+)/.exec(
    (await app.mailsTo(email)).find(({ subject }) => subject.startsWith('Choose'))?.text ?? '',
  )?.[1];

  await call(contract.deleteAccount, { password });

  expect(jar.get('__Host-kithouse_session')).toBe('');
  expect((await other.call(contract.getSession, {})).user).toBeNull();
  expect(await codeOf(atSite(contract.getProfile, {}))).toBe('invalid_api_key');
  expect(await codeOf(app.visitor.call(contract.resetPassword, { token: reset ?? '', password: 'fresh battery' }))).toBe(
    'invalid_link',
  );
  expect(await codeOf(app.visitor.call(contract.connect, { email, password, site }))).toBe('login_failed');
  const stats = await app.db.selectFrom('item_stats').selectAll().where('item_id', 'in', [pack.id, page.id]).execute();
  expect(stats.map(({ favourites, rating_count, rating_sum }) => [favourites, rating_count, rating_sum])).toEqual([
    [0, 0, 0],
    [0, 0, 0],
  ]);
  const form = { first_name: 'Ada', last_name: 'Again', email, password, confirm_password: password };
  expect((await app.browser().call(contract.signUp, form)).user.email).toBe(email);
  expect((await app.mailsTo(email)).map(({ subject }) => subject)).toContain('Your Kithouse account is deleted');
});

test('deletes nothing when the password is wrong', async () => {
  const { call, email } = await openAccount(app);

  const { error } = await contract.resultOf(call, contract.deleteAccount, { password: 'wrong horse' });

  expect(error).toMatchObject({ code: 'invalid_input', details: { password: 'This isn’t your password.' } });
  expect((await call(contract.getSession, {})).user?.email).toBe(email);
});

test('deletes the account once when two requests arrive together', async () => {
  const { call, email } = await openAccount(app);

  const codes = await Promise.all([1, 2].map(() => codeOf(call(contract.deleteAccount, { password }))));

  expect(codes).toContain('success');
  expect(codes.every((one) => ['success', 'is_signed_failed', 'not_found'].includes(one))).toBe(true);
  expect(await codeOf(app.browser().call(contract.signIn, { email, password }))).toBe('login_failed');
});

test('exports all data about a person but no credentials', async () => {
  const { call, user, email, page, jar, photo } = await liveAFullLife();
  const stranger = await liveAFullLife();

  const kept = await call(contract.exportAccount, {});

  expect(kept).toMatchObject({
    account: { id: user.id, email, first_name: 'Adelheid-Unique', profile_photo: photo },
    sites_and_keys: [
      { name: 'Adelheid-Unique’s key', site_url: null },
      { name: 'Adas Heim', site_url: site.url },
    ],
    browsers: [{ signed_in_at: expect.any(String) }],
    favourites: [{ item: 'Bakery', type: 'page', platform: 'gutenberg', added_at: expect.any(String) }],
    ratings: [{ item: 'Bakery', type: 'pack', stars: 4 }],
    downloads: [{ item: 'Bakery', downloaded_at: expect.any(String) }],
    purchases: [{ item: 'Bakery', purchased_at: expect.any(String) }],
    orders: [{ name: 'Bakery', amount: 3900, currency: 'USD', state: 'paid' }],
    files: [
      { name: 'Hero', platform: 'gutenberg', site: null, versions: 1, deleted_at: null },
      { name: 'Hero', versions: 1 },
    ],
    workspaces: [
      { workspace: 'Bakery', role: 'owner' },
      { workspace: 'Bakery', role: 'viewer' },
    ],
    invitations_sent: [{ workspace: 'Bakery', role: 'editor', email: expect.stringContaining('@example.com') }],
    invitations_received: [],
  });
  expect(new Set(kept.activity.map(({ action }) => action))).toEqual(new Set(['created', 'invited', 'joined', 'added-file']));
  const text = JSON.stringify(kept);
  expect(page.id).toBeGreaterThan(0);
  expect(text).not.toMatch(/argon2|secret|hash/);
  expect(text).not.toContain(jar.get('__Host-kithouse_session'));
  expect(text).not.toContain(stranger.email);
});
