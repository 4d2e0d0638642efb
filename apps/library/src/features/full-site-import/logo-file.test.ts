import { expect, test } from 'vitest';
import { refuseLogo } from './logo-file.js';

const bytes = (...values: number[]) => new Uint8Array(values);
const two = (value: number) => [value >> 8, value & 255];
const png = (width: number, height: number) =>
  bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 73, 72, 68, 82, 0, 0, ...two(width), 0, 0, ...two(height));
const gif = (width: number, height: number) =>
  bytes(0x47, 0x49, 0x46, 0x38, 0x39, 0x61, ...two(width).toReversed(), ...two(height).toReversed());
/** Builds a JPEG with a table and a comment before the frame. */
const jpg = (width: number, height: number) =>
  bytes(0xff, 0xd8, 0xff, 0xfe, 0, 4, 1, 2, 0xff, 0xc4, 0, 3, 0, 0xff, 0xff, 0xc2, 0, 11, 8, ...two(height), ...two(width), 1);
const svg = (attributes: string) => new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}/>`);

const refuse = (content: Uint8Array<ArrayBuffer>, name: string) => refuseLogo(new File([content], name));

test.each([
  ['logo.png', png(800, 400)],
  ['Logo.JPG', jpg(800, 400)],
  ['logo.jpeg', jpg(10, 10)],
  ['logo.gif', gif(800, 400)],
  ['logo.svg', svg('width="800" height="400"')],
  ['logo.svg', svg('viewBox="0 0 9000 9000"')],
  ['logo.svg', svg('width="100%" height="100%"')],
])('[R-VALID-26] [R-VALID-27] accepts %s of at most 800 × 400 px', async (name, content) => {
  expect(await refuse(content, name)).toBeUndefined();
});

test.each([
  ['logo.png', png(801, 10), '801 × 10'],
  ['logo.jpg', jpg(10, 401), '10 × 401'],
  ['logo.gif', gif(4000, 3000), '4000 × 3000'],
  ['logo.svg', svg('width="900px" height="20"'), '900 × 20'],
])('[R-VALID-27] refuses a larger %s with its size', async (name, content, size) => {
  expect(await refuse(content, name)).toContain(`${size} px`);
});

test.each([
  ['logo.webp', png(10, 10)],
  ['logo', png(10, 10)],
  ['logo.png.exe', png(10, 10)],
  ['logo.png', gif(10, 10)],
  ['logo.png', bytes(0x89, 0x50, 0x4e, 0x47)],
  ['logo.jpg', bytes(0xff, 0xd8, 0xff, 0xe0, 0, 0)],
  ['logo.jpg', bytes(0xff, 0xd8)],
  ['logo.gif', bytes()],
  ['logo.svg', new TextEncoder().encode('<html><body/></html>')],
  ['logo.svg', new TextEncoder().encode('<svg <<')],
])('[R-VALID-26] refuses %s that is no such picture', async (name, content) => {
  expect(await refuse(content, name)).toMatch(/Choose an SVG, PNG, JPG or GIF/);
});
