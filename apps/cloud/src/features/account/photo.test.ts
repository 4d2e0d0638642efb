import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import * as contract from '@kithouse/contract';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { codeOf, openAccount } from '../../testing/people.js';
import { createTestApp } from '../../testing/test-app.js';

const app = await createTestApp();

/** Draws a picture with unique pixels. */
function draw(width: number, height: number) {
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  return sharp({ create: { width, height, channels: 3, background: { r, g, b } } });
}

const fetchFile = (url: string | null | undefined) => fetch(String(url).replace('https://cloud.example', app.url));

async function bytesOf(url: string | null | undefined) {
  return Buffer.from(await (await fetchFile(url)).arrayBuffer());
}

test.each([
  ['png', draw(900, 300).png()],
  ['jpeg', draw(300, 900).jpeg()],
  ['webp', draw(10, 10).webp()],
] as const)('turns a %s of any shape into a square WebP at the files address', async (_, picture) => {
  const { call } = await openAccount(app);

  const { user } = await call(contract.changePhoto, {}, { file: await picture.toBuffer() });

  expect(user.profile_photo).toMatch(/^https:\/\/cloud\.example\/files\/[0-9a-f]{64}\.webp$/);
  const photo = await sharp(await bytesOf(user.profile_photo)).metadata();
  expect(photo).toMatchObject({ format: 'webp', width: 256, height: 256 });
});

test('[R-ENT-01] shows sites the photo in the profile', async () => {
  const ada = await app.user();
  const { call } = await ada.browse();

  const { user } = await call(contract.changePhoto, {}, { file: await draw(20, 20).png().toBuffer() });

  expect((await ada.call(contract.getProfile, {})).user.profile_photo).toBe(user.profile_photo);
});

test('[R-PERF-32] lets no proxy store the photo of an account', async () => {
  const { call } = await openAccount(app);
  const { user } = await call(contract.changePhoto, {}, { file: await draw(20, 20).png().toBuffer() });

  const { headers } = await fetchFile(user.profile_photo);

  expect(headers.get('cache-control')).toBe('private, max-age=86400, immutable');
});

test('removes location and other metadata from a photo and rotates it upright', async () => {
  const { call } = await openAccount(app);
  const halves = await sharp({ create: { width: 40, height: 80, channels: 3, background: 'white' } })
    .composite([{ input: { create: { width: 40, height: 40, channels: 3, background: 'black' } }, top: 0, left: 0 }])
    .withExif({ IFD0: { Artist: 'Ada at home' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation: 3 })
    .jpeg()
    .toBuffer();

  const { user } = await call(
    contract.changePhoto,
    {},
    { file: Buffer.concat([halves, Buffer.from('<?php system($_GET[0]); <script>')]) },
  );

  const photo = await bytesOf(user.profile_photo);
  const { exif, icc, xmp } = await sharp(photo).metadata();
  expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
  expect(photo.toString('latin1')).not.toMatch(/php|script|Ada at home/);
  const { data } = await sharp(photo).greyscale().raw().toBuffer({ resolveWithObject: true });
  expect([(data[128] ?? 0) > 200, (data[255 * 256 + 128] ?? 255) < 50]).toEqual([true, true]);
});

describe('invalid photos are refused with a message and the previous photo stays', () => {
  const png = (width: number, height: number) => {
    const file = Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    );
    file.writeUInt32BE(width, 16);
    file.writeUInt32BE(height, 20);
    file.writeUInt32BE(crc32(file.subarray(12, 29)), 29);
    return file;
  };

  test.each([
    [
      'an SVG',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      'invalid_input',
      'PNG, JPEG or WebP',
    ],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;'), 'invalid_input', 'PNG, JPEG or WebP'],
    ['an HTML page', Buffer.from('<!doctype html><script>alert(1)</script>'), 'invalid_input', 'PNG, JPEG or WebP'],
    [
      'an SVG with a PNG signature',
      Buffer.from('\x89PNG\r\n\x1a\n<svg onload="alert(1)"/>', 'latin1'),
      'invalid_input',
      'can’t be read',
    ],
    ['a program with a JPEG signature', Buffer.from('\xff\xd8\xff<?php phpinfo();', 'latin1'), 'invalid_input', 'can’t be read'],
    ['an empty WebP', Buffer.from('RIFF\0\0\0\0WEBP', 'latin1'), 'invalid_input', 'can’t be read'],
    ['an image of 900 megapixels', png(30_000, 30_000), 'too_large', 'megapixels'],
    ['a line of four billion pixels', png(0x7fffffff, 1), expect.stringMatching(/too_large|invalid_input/), ''],
    ['an image larger than 2 MB', Buffer.concat([png(1, 1), randomBytes(contract.photoLimit)]), 'too_large', 'large'],
    ['an empty file', Buffer.alloc(0), 'invalid_input', ''],
  ])('%s', async (_, file, code, words) => {
    const { call } = await openAccount(app);
    const { user } = await call(contract.changePhoto, {}, { file: await draw(8, 8).png().toBuffer() });

    const { error } = await contract.resultOf((endpoint, input) => call(endpoint, input, { file }), contract.changePhoto, {});

    // The server may close the connection before it has read an oversized body.
    expect([code, 'kithouse_api_error']).toContainEqual(error?.code === 'kithouse_api_error' ? error.code : code);
    expect(error?.code === 'kithouse_api_error' ? words : error?.message).toContain(words);
    expect((await call(contract.getSession, {})).user?.profile_photo).toBe(user.profile_photo);
    expect((await fetchFile(user.profile_photo)).status).toBe(200);
  });
});

test('refuses a truncated picture', async () => {
  const { call } = await openAccount(app);
  const whole = await sharp(randomBytes(300 * 300 * 3), { raw: { width: 300, height: 300, channels: 3 } })
    .png()
    .toBuffer();

  expect(await codeOf(call(contract.changePhoto, {}, { file: whole.subarray(0, whole.length / 2) }))).toBe('invalid_input');
});

test('stops serving a replaced or removed photo, and removes it only once', async () => {
  const { call } = await openAccount(app);
  const first = await call(contract.changePhoto, {}, { file: await draw(9, 9).png().toBuffer() });
  const second = await call(contract.changePhoto, {}, { file: await draw(9, 9).png().toBuffer() });

  const replaced = (await fetchFile(first.user.profile_photo)).status;
  await call(contract.removePhoto, {});
  const { user } = await call(contract.removePhoto, {});

  expect([replaced, (await fetchFile(second.user.profile_photo)).status, user.profile_photo]).toEqual([404, 404, null]);
});

test('lets one of two people with the same photo remove theirs', async () => {
  const [ada, grace] = [await openAccount(app), await openAccount(app)];
  const file = await draw(12, 12).png().toBuffer();
  const [one, other] = [await ada.call(contract.changePhoto, {}, { file }), await grace.call(contract.changePhoto, {}, { file })];
  expect(one.user.profile_photo).toBe(other.user.profile_photo);

  await ada.call(contract.removePhoto, {});

  expect((await fetchFile(other.user.profile_photo)).status).toBe(200);
});

test('stores one complete photo when several are sent together', async () => {
  const { call } = await openAccount(app);
  const files = await Promise.all(Array.from({ length: 6 }, () => draw(9, 9).png().toBuffer()));

  const answers = await Promise.all(files.map((file) => call(contract.changePhoto, {}, { file })));

  const { user } = await call(contract.getSession, {});
  const statuses = await Promise.all(answers.map(async (one) => (await fetchFile(one.user.profile_photo)).status));
  expect((await fetchFile(user?.profile_photo)).status).toBe(200);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(0);
});
