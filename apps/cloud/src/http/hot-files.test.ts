import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { createHotFiles } from './hot-files.js';

function openStore(sizes: Record<string, number>) {
  const opened: string[] = [];
  const open = createHotFiles({
    open: async (sha256) => {
      opened.push(sha256);
      const bytes = sizes[sha256];
      return bytes === undefined ? undefined : { bytes, stream: Readable.from([Buffer.alloc(bytes, sha256)]) };
    },
  });
  return { open, opened };
}

test('[R-PERF-05] opens a small file once', async () => {
  const { open, opened } = openStore({ a: 1000 });

  const [first, again] = [await open('a'), await open('a')];

  expect(again).toEqual(first);
  expect(first).toEqual({ bytes: 1000, body: Buffer.alloc(1000, 'a') });
  expect(opened).toEqual(['a']);
});

test('[R-PERF-05] streams a large file each time, and asks again for a missing one', async () => {
  const { open, opened } = openStore({ large: 600 * 1024 });

  const files = [await open('large'), await open('large'), await open('none'), await open('none')];

  expect(files.map((file) => file && Buffer.isBuffer(file.body))).toEqual([false, false, undefined, undefined]);
  expect(opened).toEqual(['large', 'large', 'none', 'none']);
});
