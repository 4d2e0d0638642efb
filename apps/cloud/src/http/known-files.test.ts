import { expect, test } from 'vitest';
import { createKnownFiles } from './known-files.js';

function open(most?: number) {
  const asked: string[] = [];
  const find = createKnownFiles(async (name) => {
    asked.push(name);
    return name === 'missing' ? undefined : { sha256: name, mime: 'image/webp', isLasting: name !== 'photo' };
  }, most);
  return { find, asked };
}

test('[R-PERF-30] looks a published file up once', async () => {
  const { find, asked } = open();

  expect([await find('a'), await find('a')]).toEqual(Array(2).fill({ sha256: 'a', mime: 'image/webp', isLasting: true }));
  expect(asked).toEqual(['a']);
});

test('[R-PERF-30] looks a photo of an account and a missing file up each time', async () => {
  const { find, asked } = open();

  for (const name of ['photo', 'photo', 'missing', 'missing']) {
    await find(name);
  }

  expect(asked).toEqual(['photo', 'photo', 'missing', 'missing']);
});

test('[R-PERF-30] forgets the oldest file beyond its limit', async () => {
  const { find, asked } = open(2);

  for (const name of ['a', 'b', 'c', 'b', 'a']) {
    await find(name);
  }

  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});
