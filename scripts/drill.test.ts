import { expect, test } from 'vitest';
import { toGrowth } from '../bench/operator/memory.js';
import { listFailures } from '../bench/operator/report.js';

const losses = {
  items: 0,
  pictures: 0,
  accounts: 0,
  orders: 0,
  templates: 0,
  favourites: 0,
  counts: 0,
  mails: 0,
  repeatedMails: 0,
};
const flat = { before: 300, after: 320, isFlat: true };

/** Returns samples that grow steadily after the first quarter. */
const grow = (from: number, to: number) =>
  Array.from({ length: 80 }, (_, at) => (at < 20 ? from / 2 : from + ((to - from) * (at - 20)) / 60));

test.each([
  [400, 420, false, true],
  [400, 500, false, false],
  [400, 500, true, true],
  [400, 800, true, false],
])('[R-OPS-125] judges memory that grows from %i to %i MB, in a short drill: %s', (from, to, isShort, isFlat) => {
  expect(toGrowth(grow(from, to), isShort).isFlat).toBe(isFlat);
});

test('[R-OPS-125] fails a drill that loses something, slows down or needs more and more memory', () => {
  const passed = { losses: { ...losses, repeatedMails: 3 }, growths: [flat, flat], slowdown: 2.99 };

  expect(listFailures(passed)).toEqual([]);
  expect(listFailures({ ...passed, losses: { ...losses, favourites: 1 } })).toEqual(['something confirmed is missing']);
  expect(listFailures({ ...passed, slowdown: 3 })).toEqual(['reads were 3.00 × slower']);
  expect(listFailures({ ...passed, growths: [flat, { ...flat, isFlat: false }] })).toEqual(['the memory of a process grew']);
});
