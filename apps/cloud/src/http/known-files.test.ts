import { expect, test } from 'vitest';
import { createKnownFiles } from './known-files.js';

function open(max?: number) {
  const requested: string[] = [];
  const find = createKnownFiles(async (name) => {
    requested.push(name);
    return name === 'missing' ? undefined : { sha256: name, mime: 'image/webp', isLasting: name !== 'photo' };
  }, max);
  return { find, requested };
}

test('[R-PERF-30] looks a published file up once', async () => {
  const { find, requested } = open();

  expect([await find('a'), await find('a')]).toEqual(Array(2).fill({ sha256: 'a', mime: 'image/webp', isLasting: true }));
  expect(requested).toEqual(['a']);
});

test('[R-PERF-30] looks a photo of an account and a missing file up each time', async () => {
  const { find, requested } = open();

  for (const name of ['photo', 'photo', 'missing', 'missing']) {
    await find(name);
  }

  expect(requested).toEqual(['photo', 'photo', 'missing', 'missing']);
});

test('[R-PERF-30] forgets the oldest file beyond its limit', async () => {
  const { find, requested } = open(2);

  for (const name of ['a', 'b', 'c', 'b', 'a']) {
    await find(name);
  }

  expect(requested).toEqual(['a', 'b', 'c', 'a']);
});
