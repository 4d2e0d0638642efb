import { randomUUID } from 'node:crypto';
import { brand, type Call, createCall } from '@kithouse/contract';
import { sql } from 'kysely';
import type { Db } from '../../apps/cloud/src/db/client.js';
import { hashPassword } from '../../apps/cloud/src/features/account/passwords.js';
import { createSecret, formatKey, hashSecret } from '../../apps/cloud/src/features/account/secrets.service.js';
import { createBrowser } from '../../apps/cloud/src/testing/browser.js';

export const password = 'a long drill passphrase';

/** Stars items with the key of an account, as sites do, and orders on the portal with the session of a browser. */
export type Customer = { id: number; email: string; token: string; accountKey: string };
/** Pushes templates with the key of an account, and publishes with that of an operator who has the role `editor`. */
export type Author = { id: number; accountKey: string; operatorKey: string };

const hour = 60 * 60_000;

/** Writes confirmed accounts. All have one password, because hashing 5,000 would take minutes. */
export async function writePeople(db: Db, count: { customers: number; authors: number }) {
  const hash = await hashPassword(password);
  const customers = await writeAccounts(db, 'customer', count.customers, hash);
  const authors = await writeAccounts(db, 'author', count.authors, hash);
  return { customers: await addSessions(db, customers), authors: await addOperatorKeys(db, authors) };
}

type Account = { id: number; email: string };

async function writeAccounts(db: Db, kind: string, count: number, hash: string): Promise<Account[]> {
  const { rows } = await sql<Account>`
    insert into users (email, first_name, last_name, password_hash, verified_at)
    select ${kind} || n || '@example.com', 'Ada', 'Drill', ${hash}, now() from generate_series(1, ${count}::int) n
    returning id, email`.execute(db);
  return rows;
}

async function addSessions(db: Db, accounts: Account[]): Promise<Customer[]> {
  const customers = (await addAccountKeys(db, accounts)).map((account) => ({ ...account, token: createSecret() }));
  const hashes = customers.map(({ token }) => hashSecret(token));
  await sql`
    insert into sessions (user_id, token_hash, created_at, last_used_at)
    select id, hash, now(), now() from unnest(${customers.map(({ id }) => id)}::int[], ${hashes}::bytea[]) as given (id, hash)`.execute(
    db,
  );
  return customers;
}

async function addAccountKeys<Row extends Account>(db: Db, accounts: Row[]): Promise<(Row & { accountKey: string })[]> {
  const secrets = new Map(accounts.map(({ id }) => [id, createSecret()]));
  const hashes = Array.from(secrets.values(), hashSecret);
  const { rows } = await sql<{ id: number; user_id: number }>`
    insert into api_keys (user_id, name, secret_hash)
    select id, 'drill', hash from unnest(${[...secrets.keys()]}::int[], ${hashes}::bytea[]) as given (id, hash)
    returning id, user_id`.execute(db);
  const keys = new Map(rows.map(({ id, user_id }) => [user_id, formatKey(id, secrets.get(user_id) ?? '')]));
  return accounts.map((account) => ({ ...account, accountKey: keys.get(account.id) ?? '' }));
}

async function addOperatorKeys(db: Db, accounts: Account[]): Promise<Author[]> {
  const now = new Date();
  const [created_at, expires_at] = [now.toISOString(), new Date(now.getTime() + hour).toISOString()];
  await db
    .insertInto('operators')
    .values(accounts.map(({ id: user_id }) => ({ user_id, role: 'editor' as const, created_at })))
    .execute();
  const authors: Author[] = [];
  for (const account of await addAccountKeys(db, accounts)) {
    const secret = createSecret();
    const row = { user_id: account.id, secret_hash: hashSecret(secret), created_at, expires_at };
    const { id } = await db.insertInto('operator_keys').values(row).returning('id').executeTakeFirstOrThrow();
    authors.push({ ...account, operatorKey: formatKey(id, secret, 'operator') });
  }
  return authors;
}

/** Returns the header of a random address, because the cloud counts requests of each. */
export function drawAddress(): Record<string, string> {
  return { 'x-forwarded-for': `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1` };
}

export function openBrowser(url: string, token?: string): Call {
  const browser = createBrowser(`${url}/v1`, url, drawAddress());
  if (token !== undefined) {
    browser.jar.set(`${brand.prefix}_session`, token);
  }
  return browser.call;
}

export function callWithKey(url: string, key: string): Call {
  return createCall({ root: `${url}/v1`, headers: { ...drawAddress(), authorization: `Bearer ${key}` } });
}
