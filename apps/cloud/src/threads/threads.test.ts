import { setImmediate, setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '../log.js';
import { block, fail, fill, refuse } from '../testing/example.tasks.js';
import { createThreads } from './threads.js';

const large = { owner: '1', bytes: Number.POSITIVE_INFINITY };
const endless = 10_000_000;

function open(limits: Parameters<typeof createThreads>[1] = {}) {
  const logged: string[] = [];
  const threads = createThreads(createLog('warn', { write: (line) => logged.push(line) }), limits);
  onTestFinished(() => threads.stop());
  return { threads, logged };
}

test('[R-OPS-101] computes large inputs beside the requests, and small ones at once', async () => {
  const { threads } = open();
  let ticks = 0;
  const timer = setInterval(() => ticks++, 1);

  const small = threads.run(block, { ms: 50, text: 'small' }, { owner: '1', bytes: 10 });
  const ticksOfSmall = ticks;
  const texts = [await threads.run(block, { ms: 200, text: 'large' }, large), await small];

  clearInterval(timer);
  expect(texts).toEqual(['large', 'small']);
  expect(ticksOfSmall).toBe(0);
  expect(ticks).toBeGreaterThan(1);
});

test('[R-OPS-102] ends a thread whose task takes too long, and runs the next task', async () => {
  const { threads, logged } = open({ ms: 4000, atOnce: 1 });

  const late = threads.run(block, { ms: endless, text: '' }, large);
  const next = threads.run(refuse, 'next', large);

  await expect(late).rejects.toMatchObject({ code: 'too_large', message: expect.stringContaining('too complex') });
  await expect(next).rejects.toMatchObject({ code: 'invalid_bundle' });
  expect(logged.join()).toContain('"task":"block","reason":"time"');
});

test('[R-OPS-102] ends a thread whose task needs too much memory, and runs the next task', async () => {
  const { threads, logged } = open({ megabytes: 64, atOnce: 1 });

  await expect(threads.run(fill, undefined, large)).rejects.toMatchObject({ code: 'too_large' });
  await expect(threads.run(block, { ms: 0, text: 'next' }, large)).resolves.toBe('next');
  expect(logged.join()).toContain('"task":"fill","reason":"memory"');
});

test('throws the errors of a task, in a thread as well', async () => {
  const { threads } = open();

  for (const bytes of [0, large.bytes]) {
    const refused = async () => threads.run(refuse, 'name', { owner: '1', bytes });
    await expect(refused()).rejects.toMatchObject({ code: 'invalid_bundle', message: 'Broken.', details: { field: 'name' } });
    await expect(async () => threads.run(fail, 'Oops.', { owner: '1', bytes })).rejects.toThrow('Oops.');
  }
});

test('[R-OPS-103] lets owners take turns when tasks wait, and refuses more than the queue holds', async () => {
  const { threads } = open({ atOnce: 1, waiting: 4 });
  const order: string[] = [];
  const run = async (owner: string, text: string) => {
    order.push(await threads.run(block, { ms: 1, text }, { owner, bytes: large.bytes }));
  };

  const all = [run('eve', 'eve 1'), run('eve', 'eve 2'), run('eve', 'eve 3'), run('eve', 'eve 4'), run('ada', 'ada 1')];
  await setImmediate();

  expect(threads.count()).toEqual({ running: 1, waiting: 4 });
  await expect(run('grace', 'too many')).rejects.toMatchObject({ code: 'rate_limited' });
  await Promise.all(all);
  expect(order).toEqual(['eve 1', 'eve 2', 'ada 1', 'eve 3', 'eve 4']);
  expect(threads.count()).toEqual({ running: 0, waiting: 0 });
});

test('reports that it is unavailable when the cloud stops in the meantime', async () => {
  const { threads } = open({ atOnce: 1 });
  const running = threads.run(block, { ms: endless, text: '' }, large);
  const waiting = threads.run(block, { ms: endless, text: '' }, large);
  const outcomes = Promise.allSettled([running, waiting]);
  await sleep(50);

  await threads.stop();

  expect(await outcomes).toMatchObject(Array(2).fill({ status: 'rejected', reason: { code: 'library_unavailable' } }));
});

test('ends a thread that is idle, and starts one for the next task', async () => {
  const { threads } = open({ idleMs: 1 });

  await threads.run(block, { ms: 0, text: '' }, large);
  await sleep(100);

  await expect(threads.run(block, { ms: 0, text: 'again' }, large)).resolves.toBe('again');
});
