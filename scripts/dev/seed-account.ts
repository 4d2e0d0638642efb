import { existsSync } from 'node:fs';
import path from 'node:path';
import { type Boot, brand, createCall, login, register } from '@kithouse/contract';
import type { CloudReady } from '@kithouse/playground';
import { connectCloud } from '../../e2e/src/cloud.js';
import { fillAccount } from '../../e2e/src/filled-account.js';
import { writeStamp } from '../stamp.js';

/** The account that the WordPress of `npm run dev` is signed in with. Known to everybody, so it exists on this machine only. */
export const developer = { email: 'ada@example.com', password: 'correct horse battery' };

/** Makes the account with files, versions, workspaces and invitations, once for a data folder, and connects WordPress with it. */
export async function seedAccount(ready: CloudReady, wordpressUrl: string, signInLink: string): Promise<void> {
  const stamp = path.join(ready.data, 'seeded');
  if (!existsSync(stamp)) {
    await makeAccount(ready, wordpressUrl);
    writeStamp(stamp, developer.email);
  }
  const { boot, cookie } = await openLibrary(signInLink);
  if (boot.user === null) {
    const call = createCall({ root: boot.rest_root, headers: { cookie, 'X-WP-Nonce': boot.nonce } });
    await call(login, developer);
  }
}

async function makeAccount(ready: CloudReady, url: string) {
  const cloud = connectCloud(ready);
  const site = { url, name: 'Playground' };
  const call = createCall({ root: `${cloud.url}/v1` });
  try {
    const names = { first_name: 'Ada', last_name: 'Lovelace' };
    await call(register, { ...developer, ...names, confirm_password: developer.password, site });
    await cloud.query('update users set verified_at = now() where email = $1', [developer.email]);
    await fillAccount(site, cloud, developer);
  } finally {
    await cloud.close();
  }
}

/** Opens the library as the administrator and reads what the page tells it. */
async function openLibrary(signInLink: string) {
  const signedIn = await fetch(signInLink, { redirect: 'manual' });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((header) => header.split(';', 1)[0])
    .join('; ');
  const page = await fetch(signedIn.headers.get('location') ?? '', { headers: { cookie } });
  const data = new RegExp(`id="${brand.slug}-boot"[^>]*>([^<]+)<`).exec(await page.text())?.[1];
  if (data === undefined) {
    throw new Error('The library did not open for the administrator.');
  }
  return { boot: JSON.parse(data) as Boot, cookie };
}
