import { afterEach, expect, test, vi } from 'vitest';
import { isLongRun, sample } from './test-extent.js';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});
const rows = Array.from({ length: 20 }, (_, number) => number);

test.skipIf(isLongRun)('keeps the first, the last and some rows between, deterministically', () => {
  const some = sample(rows, 5);

  expect(some).toEqual([0, 5, 10, 14, 19]);
  expect(sample(rows, 5)).toEqual(some);
  expect(sample(rows, 1)).toEqual([0]);
});

test.skipIf(isLongRun)('never omits marked rows', () => {
  const isTelling = (row: number) => row === 7 || row === 8;

  expect(sample(rows, 4, isTelling)).toEqual([0, 7, 8, 19]);
  expect(sample(rows, 1, isTelling)).toEqual([7, 8]);
});

test('keeps all of few rows', () => {
  expect(sample(rows, 20)).toEqual(rows);
  expect(sample([], 3)).toEqual([]);
});

test('keeps all rows in the long run', async () => {
  vi.stubEnv('KITHOUSE_LONG', '1');
  vi.resetModules();
  const long = await import('./test-extent.js');

  expect(long.isLongRun).toBe(true);
  expect(long.sample(rows, 2)).toEqual(rows);
});
