import { expect, test, vi } from 'vitest';
import { createPlanStore, type StoredPlan } from './plan-store.js';

const plan = (shared = '{}'): StoredPlan => ({ shared, chunks: [], undrawn: [] });
const source = (compile: () => Promise<StoredPlan>, current = true) => ({ isCurrent: async () => current, compile });
const compiler = () => vi.fn(async () => plan());

test('[R-PERF-31] compiles a plan once for all sites that request it, even concurrently', async () => {
  const [find, compile, other] = [createPlanStore(), compiler(), compiler()];

  const [first, second] = await Promise.all([find('a', source(compile)), find('a', source(compile))]);
  await find('b', source(other));

  expect(await find('a', source(compile))).toBe(first);
  expect(second).toBe(first);
  expect([compile.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test('[R-PERF-31] compiles again after a failure, and when a stored plan is outdated', async () => {
  const [find, compile] = [createPlanStore(), compiler()];
  compile.mockRejectedValueOnce(new Error('busy'));

  await expect(find('a', source(compile))).rejects.toThrow('busy');
  await find('a', source(compile));
  await find('a', source(compile, false));

  expect(compile).toHaveBeenCalledTimes(3);
});

test('[R-PERF-31] evicts the least recently used plans beyond its size, and doesn’t store a larger one', async () => {
  const find = createPlanStore(2 * 10);
  const [ofA, ofB, ofC] = [1, 2, 3].map(() => vi.fn(async () => plan('{"a":1}')));
  const large = vi.fn(async () => plan('{"a":12345678}'));

  for (const [key, compile] of [
    ['a', ofA],
    ['b', ofB],
    ['a', ofC],
    ['d', large],
    ['d', large],
  ] as const) {
    await find(key, source(compile as typeof large));
  }

  expect([ofC?.mock.calls.length, large.mock.calls.length]).toEqual([1, 2]);
});
