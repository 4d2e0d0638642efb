import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createCall, publishItem } from '@kithouse/contract';
import { makePublication } from '../../apps/cloud/src/testing/catalogue.js';
import { type Figure, median } from '../figure.js';
import { createGet } from './get.js';
import { connections, drawOne, hotQuestions, run } from './load.js';
import { createQuestions } from './questions.js';
import type { MeasuredCloud } from './start.js';

type Options = { items: number; dataDir: string; seconds: number; rounds: number };

/** In ms. */
const between = 5_000;
/** Publications replace each other, so that the catalogue doesn't grow. */
const slots = 20;

/** Measures how much slower mixed reads become while an item is published every five seconds. */
export async function measurePublishing({ v1 }: MeasuredCloud, { items, dataDir, seconds, rounds }: Options): Promise<Figure> {
  const key = (await readFile(join(dataDir, 'publisher.key'), 'utf8')).trim();
  const publish = createCall({ root: v1, headers: { authorization: `Bearer ${key}` } });
  const clients = Array.from({ length: connections }, createGet);
  const ask = createQuestions(3, items);
  const hot = Array.from({ length: hotQuestions }, () => drawOne(ask));
  const next = () => v1 + (ask.random.has(0.7) ? ask.random.pick(hot) : ask.uncached(drawOne(ask)));
  const rates = { calm: [] as number[], publishing: [] as number[] };
  const took: number[] = [];
  for (let round = -1; round < rounds; round++) {
    for (const kind of ['calm', 'publishing'] as const) {
      const ending = new AbortController();
      const publishing = kind === 'publishing' ? publishUntil(ending.signal, publish, took) : undefined;
      const { answered, took: ms } = await run(clients, next, seconds);
      ending.abort();
      await publishing;
      if (round >= 0) {
        rates[kind].push((answered * 1000) / ms);
      }
    }
  }
  for (const client of clients) {
    client.close();
  }
  const [calm, busy] = [median(rates.calm), median(rates.publishing)];
  return {
    id: 'P15',
    what: `rate of mixed reads divided by their rate with a publication every ${between / 1000} s, ${connections} connections, ${items / 1000} k items`,
    unit: '×',
    value: calm / busy,
    target: 1.43,
    note: `${Math.round(calm)} and ${Math.round(busy)} requests per second, ${Math.round((100 * busy) / calm)} %; a publication took ${Math.round(median(took))} ms`,
  };
}

async function publishUntil(ending: AbortSignal, publish: ReturnType<typeof createCall>, took: number[]) {
  for (let count = 0; !ending.aborted; count++) {
    const began = performance.now();
    const slug = `bench-published-${count % slots}`;
    await publish(publishItem, makePublication({ slug, title: `Bread ${count}`, tags: ['bench'], categories: ['Bench'] }));
    took.push(performance.now() - began);
    await sleep(between, undefined, { signal: ending }).catch(() => {});
  }
}
