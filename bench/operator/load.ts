import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { drawOne } from '../catalogue/load.js';
import { createQuestions } from '../catalogue/questions.js';
import type { Confirmed } from './confirmed.js';
import { drawAddress } from './people.js';
import { sizes } from './stock.js';
import type { Topology } from './topology.js';
import { join, orderOne, pick, publishOne, pushOne, starOne } from './writes.js';

const readers = 23;

/** Reads and writes with 32 connections until the signal is aborted. */
export async function runLoad(cloud: Topology, ending: AbortSignal): Promise<Confirmed> {
  setMaxListeners(0, ending);
  const { url, stock } = cloud;
  const confirmed: Confirmed = {
    items: [],
    pictures: [],
    accounts: [],
    orders: new Map(),
    pushed: [],
    stars: new Set(),
    reads: [],
    unconfirmed: 0,
  };
  const ask = createQuestions(5, sizes.items);
  const repeat = (connections: number, pause: number, work: () => Promise<void>) =>
    Array.from({ length: connections }, async () => {
      while (!ending.aborted) {
        await work().catch(() => {
          confirmed.unconfirmed += 1;
        });
        await sleep(pause, undefined, { signal: ending }).catch(() => {});
      }
    });
  await Promise.all([
    ...repeat(readers, 10, () => read(`${url}/v1${drawOne(ask)}`, confirmed)),
    ...repeat(2, 5000, () => publishOne(url, pick(stock.authors), confirmed)),
    ...repeat(2, 1000, () => join(cloud, confirmed)),
    ...repeat(2, 500, () => pushOne(url, pick(stock.authors), confirmed)),
    ...repeat(1, 500, () => orderOne(url, pick(stock.customers), confirmed)),
    ...repeat(2, 500, () => starOne(url, pick(stock.customers), confirmed)),
  ]);
  return confirmed;
}

async function read(url: string, { reads }: Confirmed) {
  const began = performance.now();
  const status = await fetch(url, { headers: drawAddress(), signal: AbortSignal.timeout(30_000) }).then(
    async (response) => (await response.arrayBuffer()) && response.status,
    () => 0,
  );
  reads.push({ at: began, ms: performance.now() - began, status });
}
