import { expect, test } from 'vitest';
import { cutFor } from './image-sizes.js';

const fit = (width: number, height: number) => ({ width, height, crop: false });
const crop = (width: number, height: number) => ({ width, height, crop: true });
const sizeOf = (width: number, height: number, size: ReturnType<typeof fit>) => {
  const cut = cutFor({ width, height }, size);
  return cut && [cut.width, cut.height];
};

test.each([
  [1600, 1000, fit(300, 300), [300, 188]],
  [1600, 1000, fit(768, 0), [768, 480]],
  [1600, 1000, fit(0, 500), [800, 500]],
  [1000, 1600, fit(1024, 1024), [640, 1024]],
  // Rounds up to the box when a pixel short.
  [465, 700, fit(177, 177), [118, 177]],
  [4000, 3, fit(300, 300), [300, 1]],
  [2561, 1707, fit(2560, 2560), undefined],
  [300, 300, fit(300, 300), undefined],
  [301, 200, fit(300, 300), undefined],
  [200, 100, fit(300, 300), undefined],
  [767, 4000, fit(768, 0), undefined],
  [0, 0, fit(300, 300), undefined],
  [600, 400, fit(0, 0), undefined],
])('resizes a picture of %i × %i for the size %o to %o', (width, height, size, expected) => {
  expect(sizeOf(width, height, size)).toEqual(expected);
});

test.each([
  [1600, 1000, crop(150, 150), { width: 150, height: 150, from: { left: 300, top: 0, width: 1000, height: 1000 } }],
  [600, 300, crop(400, 400), { width: 400, height: 300, from: { left: 100, top: 0, width: 400, height: 300 } }],
  [1001, 333, crop(150, 150), { width: 150, height: 150, from: { left: 334, top: 0, width: 333, height: 333 } }],
  [1600, 1000, crop(200, 0), { width: 200, height: 125, from: { left: 0, top: 0, width: 1600, height: 1000 } }],
])('keeps the middle of a picture of %i × %i cropped to %o', (width, height, size, expected) => {
  expect(cutFor({ width, height }, size)).toEqual(expected);
});
