import { expect, test } from 'vitest';
import { maxLoading, takeSlot } from './load-slots.js';

test('[R-SITE-188] lets four load at once, and the next one when one is done or gone', () => {
  const started: number[] = [];
  const releases = Array.from({ length: 7 }, (_, index) => takeSlot(() => started.push(index)));
  expect(started).toHaveLength(maxLoading);

  releases[5]?.();
  releases[0]?.();
  releases[0]?.();

  expect(started).toEqual([0, 1, 2, 3, 4]);
  releases[2]?.();
  expect(started).toEqual([0, 1, 2, 3, 4, 6]);
  for (const release of releases) {
    release();
  }
  const again: number[] = [];
  Array.from({ length: 5 }, (_, index) => takeSlot(() => again.push(index))).map((release) => release());
  expect(again).toHaveLength(5);
});
