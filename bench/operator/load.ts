import { createHash, randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type Call,
  createCall,
  createOrder,
  publishItem,
  pushCloudFile,
  signUp,
  uploadMedia,
  verifyEmail,
} from '@kithouse/contract';
import { createBrowser } from '../../apps/cloud/src/testing/browser.js';
import { drawPicture, makePublication } from '../../apps/cloud/src/testing/catalogue.js';
import type { Topology } from './topology.js';

/** Collects what the cloud has confirmed and how long reads took. */
export type Confirmed = {
  items: string[];
  pictures: string[];
  accounts: string[];
  orders: { number: string; email: string }[];
  pushed: string[];
  reads: { at: number; ms: number; status: number }[];
  /** Counts writes that were refused or cut off. Their outcome is unknown, so they are not checked. */
  unconfirmed: number;
};

const readers = 24;
const password = 'a long drill passphrase';
const plan = { plan: 'one_time' as const, amount: 149 };
const paths = ['/v1/items?platform=gutenberg&type=pages', '/v1/items?platform=gutenberg&type=pages&search=bread', '/v1/pricing'];

/** Reads and writes with 32 connections until the signal is aborted. */
export async function runLoad(cloud: Topology, ending: AbortSignal): Promise<Confirmed> {
  setMaxListeners(0, ending);
  const confirmed: Confirmed = { items: [], pictures: [], accounts: [], orders: [], pushed: [], reads: [], unconfirmed: 0 };
  const publish = createCall({ root: `${cloud.url}/v1`, headers: { authorization: `Bearer ${cloud.publisherKey}` } });
  const people: Call[] = [];
  const repeat = async (pause: number, work: () => Promise<void>) => {
    while (!ending.aborted) {
      await work().catch(() => {
        confirmed.unconfirmed += 1;
      });
      await sleep(pause, undefined, { signal: ending }).catch(() => {});
    }
  };
  await Promise.all([
    ...Array.from({ length: readers }, (_, at) => repeat(10, () => read(cloud.url + paths[at % paths.length], confirmed))),
    ...Array.from({ length: 2 }, () => repeat(5000, () => publishOne(publish, confirmed))),
    ...Array.from({ length: 3 }, () => repeat(1000, async () => void people.push(await join(cloud, confirmed)))),
    ...Array.from({ length: 3 }, () => repeat(500, () => pushOne(people, confirmed))),
  ]);
  return confirmed;
}

async function read(url: string, { reads }: Confirmed) {
  const began = performance.now();
  const status = await fetch(url, { signal: AbortSignal.timeout(30_000) }).then(
    async (response) => (await response.arrayBuffer()) && response.status,
    () => 0,
  );
  reads.push({ at: began, ms: performance.now() - began, status });
}

async function publishOne(call: Call, confirmed: Confirmed) {
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

/** Signs up, opens the link of the mail once it arrives, and orders the plan. */
async function join({ url, mails }: Topology, confirmed: Confirmed): Promise<Call> {
  const email = `${randomUUID()}@example.com`;
  const forwarded = `2001:db8:${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}::1`;
  const { call } = createBrowser(`${url}/v1`, url, { 'x-forwarded-for': forwarded });
  await call(signUp, { email, first_name: 'Ada', last_name: 'Drill', password, confirm_password: password });
  confirmed.accounts.push(email);
  await call(verifyEmail, { token: await mails.findToken(email, 'verify') });
  const order = await call(createOrder, { key: randomUUID(), ...plan });
  confirmed.orders.push({ number: order.number, email });
  return call;
}

async function pushOne(people: Call[], { pushed }: Confirmed) {
  const call = people[Math.floor(Math.random() * people.length)];
  if (!call) {
    return;
  }
  const name = `drill-${randomUUID()}`;
  const file_content = `<!-- wp:paragraph --><p>${name}</p><!-- /wp:paragraph -->`;
  await call(pushCloudFile, { name, platform: 'gutenberg', file_content });
  pushed.push(name);
}
