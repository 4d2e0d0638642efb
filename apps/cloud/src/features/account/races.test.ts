import { randomUUID } from 'node:crypto';
import * as contract from '@kithouse/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '../../db/client.js';
import { openCatalogue } from '../../testing/catalogue.js';
import { codeOf, lastToken, openAccount, password } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';
import { hashPassword } from './passwords.js';
import { deleteUser, setEmail, setPasswordHash } from './users.queries.js';

const app = await createTestApp();
const catalogue = await openCatalogue(app);
const site = { url: 'https://ada.example', name: 'Ada' };
type Person = Awaited<ReturnType<typeof openAccount>>;

/** Changes a row and commits only once `attempt` has ended or waits for the lock. */
async function changeDuring(change: (trx: Db) => Promise<void>, attempt: () => Promise<string>): Promise<string> {
  let outcome = Promise.resolve('');
  await app.db.transaction().execute(async (trx) => {
    await change(trx);
    let hasEnded = false;
    outcome = attempt().finally(() => {
      hasEnded = true;
    });
    while (!hasEnded && !(await isAnyoneWaiting())) {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  });
  return outcome;
}

/** Resets the password while `attempt` runs. */
async function resetDuring({ user }: Person, attempt: () => Promise<string>): Promise<string> {
  const hash = await hashPassword('fresh battery');
  return changeDuring((trx) => setPasswordHash(trx, user.id, hash), attempt);
}

async function isAnyoneWaiting() {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(app.db);
  return rows.length > 0;
}

test.each<[string, (person: Person) => Promise<unknown>]>([
  ['a browser sign-in', ({ email }) => app.browser().call(contract.signIn, { email, password })],
  ['a site sign-in', ({ email }) => app.visitor.call(contract.connect, { email, password, site })],
  [
    'a repeated sign-up',
    ({ email }) =>
      app.browser().call(contract.signUp, { first_name: 'A', last_name: 'B', email, password, confirm_password: password }),
  ],
])('refuses %s with the old password while a new one is set', async (_, signIn) => {
  const person = await openAccount(app);

  const code = await resetDuring(person, () => codeOf(signIn(person)));

  expect(code).toBe('login_failed');
  const sessions = await app.db.selectFrom('sessions').select('id').where('user_id', '=', person.user.id).execute();
  expect(sessions).toHaveLength(1);
  expect(await app.db.selectFrom('api_keys').select('id').where('user_id', '=', person.user.id).execute()).toEqual([]);
});

test('keeps a password reset by mail when the old password is used to change it', async () => {
  const person = await openAccount(app);
  const change = { password, new_password: 'thief’s own word' };

  const code = await resetDuring(person, () => codeOf(person.call(contract.changePassword, change)));

  expect(code).toBe('invalid_input');
  const codes = await Promise.all(
    ['fresh battery', change.new_password].map((word) =>
      codeOf(app.browser().call(contract.signIn, { email: person.email, password: word })),
    ),
  );
  expect(codes).toEqual(['success', 'login_failed']);
});

test('sends no link for an address change requested with the old password while a new one is set', async () => {
  const person = await openAccount(app);
  const email = `thief-${person.email}`;

  await resetDuring(person, async () => {
    const code = await codeOf(person.call(contract.changeEmail, { email, password }));
    await app.mailsTo(email);
    return code;
  });

  expect(await lastToken(app, email, 'confirm-email')).toBe('');
});

test('serialises two concurrent password changes', async () => {
  const person = await openAccount(app);

  const codes = await Promise.all(
    ['first horse', 'second horse'].map((new_password) =>
      codeOf(person.call(contract.changePassword, { password, new_password })),
    ),
  );

  expect(codes.sort()).toEqual(['invalid_input', 'success']);
});

test('rejects the second of two accounts that confirm the same new address together', async () => {
  const [ada, bo] = [await openAccount(app), await openAccount(app)];
  const email = `both-${ada.email}`;
  await bo.call(contract.changeEmail, { email, password });
  const token = await lastToken(app, email, 'confirm-email');
  const now = app.clock.now().toISOString();

  const code = await changeDuring(
    (trx) => setEmail(trx, ada.user.id, email, now),
    () => codeOf(app.visitor.call(contract.confirmEmail, { token, password })),
  );

  expect(code).toBe('invalid_link');
  expect((await bo.call(contract.getSession, {})).user?.email).toBe(bo.email);
  expect(app.logged.join('')).not.toContain(email);
});

/** Signs a person in on a site and in a browser. */
async function openBoth() {
  const person = await app.user();
  return { id: person.id, atSite: person.call, atHome: (await person.browse()).call };
}
type Both = Awaited<ReturnType<typeof openBoth>>;

test.each<[string, (person: Both, page: number, pack: number) => Promise<unknown>]>([
  ['a favourite', ({ atSite }, id) => atSite(contract.toggleFavourite, { id, itemType: 'page', action: 'do' })],
  ['a rating', ({ atSite }, _, type_id) => atSite(contract.rateItem, { type_id, rating: 5 })],
  ['a template insert', ({ atSite }, id) => atSite(contract.getContent, { id, platform: 'gutenberg' })],
  ['an order', ({ atHome }) => atHome(contract.createOrder, { key: randomUUID(), plan: 'year', amount: 59 })],
  ['a new key', ({ atHome }) => atHome(contract.createKey, { name: 'Late', password })],
])('treats %s as signed out when it arrives while the account is deleted', async (_, act) => {
  const person = await openBoth();
  const [page, pack] = [await catalogue.publish(), await catalogue.publish({ type: 'pack', platform: 'gutenberg' })];

  const code = await changeDuring(
    (trx) => deleteUser(trx, person.id),
    () => codeOf(act(person, page.id, pack.id)),
  );

  expect(code).toBe('is_signed_failed');
  const { rows } = await sql`select 1 from orders where user_id is null`.execute(app.db);
  expect(rows).toEqual([]);
});

test('keeps row values quoted by the database out of the log', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(ada@example.com) already exists.',
  });

  app.deps.log.error({ err: error }, 'a request failed');

  expect(app.logged.at(-1)).toContain('duplicate key');
  expect(app.logged.at(-1)).not.toContain('ada@example.com');
});
