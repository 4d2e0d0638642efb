import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createTurns } from './turns.js';

test('so many are at work at a time, the others come in their order, and one that fails holds up nobody', async () => {
  const turns = createTurns(2, 10);
  const seen: number[] = [];
  let inside = 0;
  let most = 0;
  const work = (number: number) => async () => {
    most = Math.max(most, ++inside);
    seen.push(number);
    await sleep(1);
    inside -= 1;
    if (number === 1) {
      throw new Error('One');
    }
    return number;
  };

  const outcomes = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => turns(work(number))));

  expect(most).toBe(2);
  expect(seen).toEqual([0, 1, 2, 3, 4]);
  expect(outcomes.map(({ status }) => status === 'fulfilled')).toEqual([true, false, true, true, true]);
});

test('who finds too many waiting is told to come back, and those who wait are served', async () => {
  const turns = createTurns(1, 1);
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const first = turns(() => held);
  const second = turns(async () => 'second');

  await expect(turns(async () => 'third')).rejects.toMatchObject({ code: 'rate_limited' });
  release();
  await first;

  expect(await second).toBe('second');
  expect(await turns(async () => 'later')).toBe('later');
});
