import { expect, test } from 'vitest';
import { comparePictures, type Shot } from '../e2e/src/editions/compare-pictures.js';
import { findReason, isAllowed } from '../e2e/src/editions/exceptions.js';
import { listExpired } from '../e2e/src/expiry.js';

/** Makes a picture one pixel wide, with a grey for each row, and the heights of its sections. */
function shot(greys: number[], heights: number[]): Shot {
  const data = Uint8Array.from(greys.flatMap((grey) => [grey, grey, grey]));
  const sections = heights.map((height, at) => ({ top: heights.slice(0, at).reduce((sum, one) => sum + one, 0), height }));
  return { picture: { data, height: greys.length }, sections };
}

test('[R-SHELF-41] counts rows that only one edition has, without displacing the next section', () => {
  const tall = shot([0, 0, 200, 100], [3, 1]);
  const short = shot([0, 0, 100], [2, 1]);

  expect(comparePictures(tall, short, 1)).toBe(25);
  expect(comparePictures(short, tall, 1)).toBe(25);
  expect(comparePictures(tall, tall, 1)).toBe(0);
});

test('counts a section that only one edition has, and ignores a faint difference', () => {
  expect(comparePictures(shot([0, 0], [1, 1]), shot([25], [1]), 1)).toBe(50);
  expect(comparePictures(shot([0], [1]), shot([26], [1]), 1)).toBe(100);
});

test('[R-SHELF-41] refuses a page above two per cent unless it is listed', () => {
  const result = { pack: 'shop', page: 'home', share: 2.5 };
  const listed = [{ reason: 'accordion', max: 3, until: '2027-06-01', page: /^home$/ } as const];

  expect(isAllowed({ ...result, share: 2 })).toBe(true);
  expect(isAllowed(result)).toBe(false);
  expect(findReason(result, listed)).toBe('accordion');
  expect(findReason({ ...result, share: 3.1 }, listed)).toBeUndefined();
  expect(listExpired(listed, '2027-06-01')).toEqual(['This exception expired on 2027-06-01: accordion']);
});
