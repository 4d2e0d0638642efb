import { readdirSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = '.wordpress-org';
const sizeOf = async (name: string) => {
  const { width, height, format } = await sharp(`${folder}/${name}`).metadata();
  return `${format} ${width}x${height}`;
};

test.each(['banner-772x250', 'banner-1544x500', 'icon-128x128', 'icon-256x256'])(
  'has the picture %s in the size of its name',
  async (name) => {
    expect(await sizeOf(`${name}.png`)).toBe(`png ${/\d+x\d+/.exec(name)?.[0]}`);
  },
);

test('has one screenshot for each caption in readme.txt', () => {
  const section = readFileSync('plugin/readme.txt', 'utf8').split('== Screenshots ==')[1]?.split('\n== ', 1)[0] ?? '';
  const captions = [...section.matchAll(/^(\d+)\. \S/gm)].map(([, number]) => `screenshot-${number}.png`);

  expect(captions.length).toBeGreaterThan(3);
  expect(readdirSync(folder).filter((name) => name.startsWith('screenshot-'))).toEqual(captions);
});

test('keeps every directory picture below 600 kB', () => {
  const large = readdirSync(folder).filter((name) => statSync(`${folder}/${name}`).size > 600_000);

  expect(large).toEqual([]);
});
