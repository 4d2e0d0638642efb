import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findTint, toSizes } from './sizes.js';

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

test('creates every width in proportion', async () => {
  const sizes = await toSizes(await flat('#123456').resize(1200, 600).png().toBuffer());
  const measured = await Promise.all(sizes.map((size) => sharp(size).metadata()));

  expect(measured.map(({ format, width, height }) => [format, width, height])).toEqual([
    ['webp', 240, 120],
    ['webp', 480, 240],
    ['webp', 960, 480],
  ]);
});
