import { createHash, randomUUID } from 'node:crypto';
import {
  type Call,
  createOrder,
  publishItem,
  pushCloudFile,
  signUp,
  toggleFavourite,
  uploadMedia,
  verifyEmail,
} from '@kithouse/contract';
import { drawPicture, makePublication } from '../../apps/cloud/src/testing/catalogue.js';
import type { Confirmed } from './confirmed.js';
import { type Author, type Customer, callWithKey, openBrowser, password } from './people.js';
import { sizes } from './stock.js';
import type { Topology } from './topology.js';

const plan = { plan: 'one_time' as const, amount: 149 };

export const pick = <T>(list: readonly T[]): T => list[Math.floor(Math.random() * list.length)] as T;

export async function publishOne(url: string, { operatorKey }: Author, confirmed: Confirmed) {
  const call = callWithKey(url, operatorKey);
  const file = await drawPicture(200, 150);
  const sha256 = createHash('sha256').update(file).digest('hex');
  await call(uploadMedia, { sha256 }, { file });
  const slug = `drill-${randomUUID()}`;
  await call(
    publishItem,
    makePublication({ slug, title: 'Bread', pictures: [{ sizes: [{ sha256, width: 200, height: 150 }] }] }),
  );
  confirmed.pictures.push(sha256);
  confirmed.items.push(slug);
}

/** Signs up, opens the link of the email once it arrives, and orders the plan. */
export async function join({ url, mails }: Topology, confirmed: Confirmed) {
  const email = `${randomUUID()}@example.com`;
  const call = openBrowser(url);
  await call(signUp, { email, first_name: 'Ada', last_name: 'Drill', password, confirm_password: password });
  confirmed.accounts.push(email);
  await call(verifyEmail, { token: await mails.findToken(email, 'verify') });
  await order(call, email, confirmed);
}

export async function orderOne(url: string, { email, token }: Customer, confirmed: Confirmed) {
  await order(openBrowser(url, token), email, confirmed);
}

/** Orders the plan. A customer with an unpaid order gets the same one again. */
async function order(call: Call, email: string, { orders }: Confirmed) {
  const { number } = await call(createOrder, { key: randomUUID(), ...plan });
  orders.set(number, email);
}

export async function starOne(url: string, { id, accountKey }: Customer, { stars }: Confirmed) {
  const item = 1 + Math.floor(Math.random() * sizes.items);
  await callWithKey(url, accountKey)(toggleFavourite, { id: item, itemType: 'block', action: 'do' });
  stars.add(`${id} ${item}`);
}

export async function pushOne(url: string, { accountKey }: Author, { pushed }: Confirmed) {
  const name = `drill-${randomUUID()}`;
  const file_content = `<!-- wp:paragraph --><p>${name}</p><!-- /wp:paragraph -->`;
  await callWithKey(url, accountKey)(pushCloudFile, { name, platform: 'gutenberg', file_content });
  pushed.push(name);
}
