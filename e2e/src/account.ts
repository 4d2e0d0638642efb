import { randomUUID } from 'node:crypto';
import { brand, createCall, login, register } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Cloud } from './cloud.js';

export type Account = { email: string; password: string };

/** Creates a verified account in the cloud without a browser. */
export async function makeAccount(
  site: { url: string },
  cloud: Cloud,
  first_name = 'Ada',
  last_name = 'Lovelace',
): Promise<Account> {
  const email = `${first_name.toLowerCase()}-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  await createCall({ root: `${cloud.url}/v1` })(register, {
    first_name,
    last_name,
    email,
    password,
    confirm_password: password,
    site: { url: site.url, name: 'Playground' },
  });
  await cloud.query('update users set verified_at = now() where email = $1', [email]);
  return { email, password };
}

/** Creates an account and connects a WordPress user with it. */
export async function connectAccount(site: RemoteWordPress, cloud: Cloud, user = 'admin'): Promise<Account> {
  const account = await makeAccount(site, cloud);
  await callAs(site, user).then((call) => call(login, account));
  return account;
}

/** Calls the plugin like a WordPress user. */
export async function callAs(site: RemoteWordPress, user = 'admin') {
  const { cookies, nonce } = await site.auth(user);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return createCall({
    root: `${site.url}/wp-json/${brand.restNamespace}`,
    headers: { cookie: cookie.join('; '), 'X-WP-Nonce': nonce },
  });
}
