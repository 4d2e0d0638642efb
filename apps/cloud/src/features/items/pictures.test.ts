import { expect, test } from 'vitest';
import { toPicture } from './pictures.js';

test('[R-SITE-240] offers every stored width, and the one of a tile to clients that read no srcset', () => {
  const sizes = [240, 480, 960, 2080].map((width) => ({ file: `${width}.webp`, width, height: width * 2 }));

  expect(toPicture(sizes, 'https://cloud.example/files/')).toEqual({
    src: 'https://cloud.example/files/960.webp',
    srcset: [240, 480, 960, 2080].map((width) => `https://cloud.example/files/${width}.webp ${width}w`).join(', '),
    width: 960,
    height: 1920,
  });
});
