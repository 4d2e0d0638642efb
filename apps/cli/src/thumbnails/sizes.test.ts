import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findTint, tileWidths, toSizes, widths } from './sizes.js';

const flat = (color: string) => sharp({ create: { width: 600, height: 300, channels: 3, background: color } });

test('picks the prominent colour as tint instead of the paper', async () => {
  const stripe = await flat('#e03020').resize(600, 60).png().toBuffer();
  const page = await flat('#ffffff')
    .composite([{ input: stripe, left: 0, top: 100 }])
    .png()
    .toBuffer();

  const [red = 0, green = 0, blue = 0] =
    (await findTint(page)).match(/[0-9a-f]{2}/g)?.map((hex) => Number.parseInt(hex, 16)) ?? [];

  expect(red).toBeGreaterThan(green + 60);
  expect(red).toBeGreaterThan(blue + 60);
});

test('gives a picture without colour a grey tint', async () => {
  expect(await findTint(await flat('#808080').png().toBuffer())).toBe('#808080');
});

const measure = async (picture: Buffer) =>
  (await Promise.all((await toSizes(picture)).map((size) => sharp(size).metadata()))).map(({ format, width, height }) => [
    format,
    width,
    height,
  ]);

test('[R-SITE-240] creates every width in proportion, the widest with two pixels per CSS pixel of the lightbox', async () => {
  expect(await measure(await flat('#123456').resize(2400, 1200).png().toBuffer())).toEqual([
    ['webp', 240, 120],
    ['webp', 480, 240],
    ['webp', 960, 480],
    ['webp', 2080, 1040],
  ]);
});

test.each([
  [1200, [240, 480, 960]],
  [960, [240, 480, 960]],
  [500, [240, 480]],
  [100, [100]],
])('[R-SITE-240] stores no width larger than drawn when the picture is %i px wide', async (width, stored) => {
  const sizes = await measure(await flat('#123456').resize(width, 50).png().toBuffer());

  expect(sizes.map(([, each]) => each)).toEqual(stored);
});

test('[R-SITE-240] bounds the bytes of a picture with much detail', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 2080, height: 40, channels: 3, background: '#000000', noise } as const;
  const picture = await sharp({ create }).png().toBuffer();
  const unbounded = await toSizes(picture);
  const best = unbounded.map(({ length }) => length);

  const bounded = await toSizes(picture, (best[2] ?? 0) - 1);

  expect(unbounded).toHaveLength(widths.length);
  expect(bounded.slice(0, 2)).toEqual(unbounded.slice(0, 2));
  expect(bounded[2]?.length).toBeLessThan(best[2] ?? 0);
  expect(bounded).toHaveLength(tileWidths.length);
});
