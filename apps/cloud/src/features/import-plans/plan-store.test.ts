import { expect, test, vi } from 'vitest';
import type { SitePlan } from './import-plans.tasks.js';
import { createPlanStore } from './plan-store.js';

const compiler = () => vi.fn(async () => ({ plan: {}, chunks: [] }) as unknown as SitePlan);

test('[R-PERF-31] compiles a plan once for all sites that want the same one, also at the same time', async () => {
  const [find, compile, other] = [createPlanStore(), compiler(), compiler()];

  const [first, second] = await Promise.all([find('a', compile), find('a', compile)]);
  await find('b', other);

  expect(await find('a', compile)).toBe(first);
  expect(second).toBe(first);
  expect([compile.mock.calls.length, other.mock.calls.length]).toEqual([1, 1]);
});

test('[R-PERF-31] compiles again after a failure, and once a plan was forgotten for others', async () => {
  const [find, compile] = [createPlanStore(5), compiler()];
  compile.mockRejectedValueOnce(new Error('busy'));

  await expect(find('aaa', compile)).rejects.toThrow('busy');
  await find('aaa', compile);
  await find('bbb', compile);
  await find('aaa', compile);

  expect(compile).toHaveBeenCalledTimes(4);
});
