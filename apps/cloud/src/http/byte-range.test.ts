import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { drawPicture, openCatalogue } from '../testing/catalogue.js';
import { createTestApp } from '../testing/index.js';
import { readRange } from './byte-range.js';

test.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=90-500', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-1', undefined],
  ['bytes=0x1-2', undefined],
  [undefined, undefined],
])('[R-OPS-79] reads the range %j of a file with 100 bytes', (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});

const app = await createTestApp();
const catalogue = await openCatalogue(app);

test('[R-OPS-79] answers parts of a file, and the whole file when it has changed', async () => {
  const file = await drawPicture();
  const sha256 = await catalogue.upload(file);
  await catalogue.publish({ media: [{ sha256, mime: 'image/webp', bytes: file.length, alt: '', file_name: 'a.webp' }] });
  const get = async (headers: Record<string, string>) => {
    const response = await fetch(`${app.url}/files/${sha256}.webp`, { headers });
    const { status } = response;
    return { status, range: response.headers.get('content-range'), body: Buffer.from(await response.arrayBuffer()) };
  };

  const part = await get({ range: 'bytes=5-14' });
  const fresh = await get({ range: 'bytes=-4', 'if-range': `"${sha256}"` });
  const changed = await get({ range: 'bytes=5-14', 'if-range': `"${randomBytes(32).toString('hex')}"` });
  const outside = await get({ range: `bytes=${file.length}-` });

  expect(part).toEqual({ status: 206, range: `bytes 5-14/${file.length}`, body: file.subarray(5, 15) });
  expect(fresh).toMatchObject({ status: 206, body: file.subarray(-4) });
  expect(changed).toEqual({ status: 200, range: null, body: file });
  expect(outside).toMatchObject({ status: 416, range: `bytes */${file.length}` });
});
