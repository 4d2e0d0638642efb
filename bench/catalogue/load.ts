import { setTimeout as sleep } from 'node:timers/promises';
import { type Figure, median } from '../figure.js';
import { createGet, type Get } from './get.js';
import { createQuestions, type Questions } from './questions.js';
import type { MeasuredCloud } from './start.js';

export const connections = 32;
export const hotQuestions = 400;

/** Requests per second, and processor time of the cloud for each in ms. */
type Rate = { perSecond: number; cpu: number };
/** Milliseconds, p99. */
type Delay = { idle: number; busy: number; uncached: number };
type Options = { items: number; seconds: number; rounds: number };

/** Measures P7 and P8: the cloud's throughput with 32 connections, against the same server returning one page from memory. */
export async function measureLoad({ v1, beside }: MeasuredCloud, { items, seconds, rounds }: Options): Promise<Figure[]> {
  const get = createGet();
  const clients = Array.from({ length: connections }, createGet);
  const ask = createQuestions(2, items);
  await keepConstant(beside, await get(`${v1}/items?platform=elementor&type=blocks`));
  const hot = Array.from({ length: hotQuestions }, () => drawOne(ask));
  const kinds = {
    constant: () => `${beside}/constant`,
    mixed: () => v1 + ask.random.pick(hot),
    uncached: () => v1 + ask.uncached(drawOne(ask)),
  };
  for (const question of hot) {
    await get(v1 + question);
  }
  const idle = await measureIdle(get, beside);
  const seen = { constant: [] as Rate[], mixed: [] as Rate[], uncached: [] as Rate[] };
  const delays = { constant: [] as number[], mixed: [] as number[], uncached: [] as number[] };
  for (let round = -1; round < rounds; round++) {
    for (const kind of Object.keys(kinds) as (keyof typeof kinds)[]) {
      const before = await readProcess(get, beside, true);
      const { answered, took } = await run(clients, kinds[kind], round < 0 ? 1 : seconds);
      const after = await readProcess(get, beside);
      if (round >= 0) {
        seen[kind].push({ perSecond: (answered * 1000) / took, cpu: (after.cpu - before.cpu) / answered });
        delays[kind].push(after.p99);
      }
    }
  }
  for (const client of [get, ...clients]) {
    client.close();
  }
  return toFigures(seen, { idle, busy: median(delays.mixed), uncached: median(delays.uncached) }, items);
}

function toFigures(seen: Record<'constant' | 'mixed' | 'uncached', Rate[]>, delay: Delay, items: number): Figure[] {
  const middle = (rates: Rate[]) => ({
    rate: median(rates.map(({ perSecond }) => perSecond)),
    cpu: median(rates.map(({ cpu }) => cpu)),
  });
  const [constant, mixed, uncached] = [middle(seen.constant), middle(seen.mixed), middle(seen.uncached)];
  const size = `${items / 1000} k items`;
  const against = ({ rate, cpu }: typeof constant) =>
    `${Math.round(rate)} requests per second, ${Math.round((100 * rate) / constant.rate)} % of ${Math.round(constant.rate)}; ` +
    `processor time of the cloud for each: ${cpu.toFixed(2)} ms, ${(cpu / constant.cpu).toFixed(1)} × that of a constant page`;
  return [
    {
      id: 'P7',
      what: `rate of a constant page divided by the rate of mixed reads, 32 connections, ${size}`,
      unit: '×',
      value: constant.rate / mixed.rate,
      target: 2,
      note: against(mixed),
    },
    {
      id: 'P7',
      what: 'the same with a new address for every read',
      unit: '×',
      value: constant.rate / uncached.rate,
      target: 2,
      note: against(uncached),
    },
    {
      id: 'P8',
      what: 'event-loop delay during mixed reads, p99',
      unit: 'ms',
      value: delay.busy,
      target: 50,
      note: `idle: ${Math.round(delay.idle)} ms; with a new address for every read: ${Math.round(delay.uncached)} ms`,
    },
  ];
}

/** Draws a typical request: mostly lists, often repeated; sometimes a template, filter choices or a search. */
export function drawOne(ask: Questions): string {
  const draw = ask.random.next();
  const page = ask.random.has(0.2) ? 2 : 1;
  if (draw < 0.6) {
    return ask[ask.random.pick(['plain', 'filtered', 'category', 'tagged', 'plugins', 'sorted'] as const)](page);
  }
  if (draw < 0.75) {
    return ask.detail();
  }
  return draw < 0.9 ? ask.prefix() : ask.terms();
}

/** Measures the machine's own cost. */
async function measureIdle(get: Get, beside: string): Promise<number> {
  await readProcess(get, beside, true);
  await sleep(2_000);
  return (await readProcess(get, beside)).p99;
}

/** Reads the event-loop delay since the last reset, and the processor time of the cloud's process so far, in ms. */
async function readProcess(get: Get, beside: string, resets = false) {
  const body = await get(`${beside}/delay${resets ? '?reset=1' : ''}`);
  return JSON.parse(body.toString()) as { p99: number; cpu: number };
}

/** Reads with all clients for a while. */
export async function run(clients: Get[], next: () => string, seconds: number) {
  const began = performance.now();
  const end = began + seconds * 1000;
  let answered = 0;
  await Promise.all(
    clients.map(async (get) => {
      while (performance.now() < end) {
        await get(next());
        answered++;
      }
    }),
  );
  return { answered, took: performance.now() - began };
}

async function keepConstant(beside: string, page: Buffer) {
  const headers = { 'content-type': 'application/json' };
  await fetch(`${beside}/constant`, { method: 'POST', headers, body: new Uint8Array(page) });
}
