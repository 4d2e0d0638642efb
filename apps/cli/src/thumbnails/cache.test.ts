import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { makeFolder } from '../testing/temp-folder.js';
import { readPictures, writePictures } from './cache.js';

const picture = (count: number) => Array.from({ length: count }, (_, index) => Buffer.from(`size ${index}`));

test('reads every stored width of a picture, smallest first', () => {
  const folder = path.join(makeFolder({}), 'thumbnails');

  writePictures(folder, [picture(4), picture(3)]);

  expect(readPictures(folder)).toEqual([picture(4), picture(3)]);
});

test('removes a width that the new picture is too small for', () => {
  const folder = path.join(makeFolder({}), 'thumbnails');

  writePictures(folder, [picture(4)]);
  writePictures(folder, [picture(3)]);

  expect(readPictures(folder)).toEqual([picture(3)]);
  expect(existsSync(path.join(folder, '1-2080.webp'))).toBe(false);
});

test('ignores a picture whose smallest size is missing, because writing it was interrupted', () => {
  const folder = makeFolder({});

  writeFileSync(path.join(folder, '1-960.webp'), 'x');

  expect(readPictures(folder)).toEqual([]);
});
