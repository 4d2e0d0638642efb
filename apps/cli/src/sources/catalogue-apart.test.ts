import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toOklab } from '@kithouse/kits/look';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = 'catalogue';
/** Least mean distance in OKLab between two front pages, scaled to 12 × 9 pixels. */
const leastDistance = 0.1;

type FrontPage = { pack: string; pixels: (readonly [lightness: number, a: number, b: number])[] };

test('[R-SHELF-21] every two packs differ at a glance', async () => {
  const pages = await Promise.all(listPacks().map(readFrontPage));
  const variation = (slug: string) => slug.replace(/-blocks$/, '');

  const alike = pages.flatMap((one, at) =>
    pages
      .slice(at + 1)
      .filter((other) => variation(one.pack) !== variation(other.pack))
      .map((other) => ({ pair: `${one.pack} and ${other.pack}`, distance: distanceBetween(one, other) }))
      .filter(({ distance }) => distance < leastDistance),
  );

  expect(pages.length).toBeGreaterThan(20);
  expect(alike).toEqual([]);
});

function listPacks(): string[] {
  return readdirSync(folder).filter((name) => existsSync(path.join(folder, name, 'site.json')));
}

async function readFrontPage(pack: string): Promise<FrontPage> {
  const { items } = JSON.parse(readFileSync(path.join(folder, pack, 'listing.json'), 'utf8')) as { items: [string] };
  const file = path.join(folder, items[0], 'thumbnails/1-960.webp');
  const bytes = await sharp(file).removeAlpha().resize(12, 9, { fit: 'cover', position: 'top' }).raw().toBuffer();
  const channel = (at: number) => (bytes[at] ?? 0) / 255;
  const pixels = Array.from({ length: bytes.length / 3 }, (_, at) =>
    toOklab([channel(3 * at), channel(3 * at + 1), channel(3 * at + 2)]),
  );
  return { pack, pixels };
}

function distanceBetween(one: FrontPage, other: FrontPage): number {
  const distances = one.pixels.map(([l, a, b], at) => {
    const [l2, a2, b2] = other.pixels[at] ?? [0, 0, 0];
    return Math.hypot(l - l2, a - a2, b - b2);
  });
  return distances.reduce((sum, distance) => sum + distance, 0) / distances.length;
}
