import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createLimiter } from './limiter.js';

test('runs two tasks at a time, in order, and continues after one fails', async () => {
  const limit = createLimiter(2, 10);
  const seen: number[] = [];
  let inside = 0;
  let max = 0;
  const work = (number: number) => async () => {
    max = Math.max(max, ++inside);
    seen.push(number);
    await sleep(1);
    inside -= 1;
    if (number === 1) {
      throw new Error('One');
    }
    return number;
  };

  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => limit(work(number))));

  expect(max).toBe(2);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});

test('refuses a task when the queue is full and still runs the queued ones', async () => {
  const limit = createLimiter(1, 1);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = limit(() => held);
  const second = limit(async () => 'second');

  await expect(limit(async () => 'third')).rejects.toMatchObject({ code: 'rate_limited' });
  release();
  await first;

  expect(await second).toBe('second');
  expect(await limit(async () => 'later')).toBe('later');
});
