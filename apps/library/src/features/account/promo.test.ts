import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const wall = path.resolve(import.meta.dirname, 'wall');
const catalogue = path.resolve(import.meta.dirname, '../../../../../catalogue');

test.each(readdirSync(wall))('shows a picture of the catalogue beside the sign-in form: %s', (file) => {
  const thumbnail = path.join(catalogue, path.parse(file).name, 'thumbnails/1-480.webp');

  expect(readFileSync(path.join(wall, file)).equals(readFileSync(thumbnail))).toBe(true);
});
