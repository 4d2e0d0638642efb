import { randomUUID } from 'node:crypto';
import { brand, createCall, login, register } from '@kithouse/contract';
import type { RemoteWordPress } from '@kithouse/playground';
import type { Cloud } from './cloud.js';

/** Makes a verified account in the cloud and connects a WordPress user with it, without any screen. */
export async function connectAccount(site: RemoteWordPress, cloud: Cloud, user = 'admin') {
  const email = `ada-${randomUUID()}@example.com`;
  const password = 'correct horse battery';
  await createCall({ root: `${cloud.url}/v1` })(register, {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email,
    password,
    confirm_password: password,
    site: { url: site.url, name: 'Playground' },
  });
  await cloud.query('update users set verified_at = now() where email = $1', [email]);
  await callAs(site, user).then((call) => call(login, { email, password }));
  return { email, password };
}

/** The calls of the plugin as a WordPress user makes them. */
export async function callAs(site: RemoteWordPress, user = 'admin') {
  const { cookies, nonce } = await site.auth(user);
  const cookie = Object.entries(cookies).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return createCall({
    root: `${site.url}/wp-json/${brand.restNamespace}`,
    headers: { cookie: cookie.join('; '), 'X-WP-Nonce': nonce },
  });
}
