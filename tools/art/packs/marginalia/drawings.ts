/** Lists the drawings of Marginalia: woodcuts with one spot of red each. */
import type { Draw } from '../describe.js';
import { dog, fish, pear, snail } from './creatures.js';
import { books, cap, key, letter, nib } from './desk.js';
import { candle, city } from './night.js';
import { bench, hat, lift } from './waiting.js';
import { boat, brolly } from './weather.js';
import { block, shape, spot, stroke } from './woodcut.js';

const cut =
  (draw: () => string, width = 900, quality = 48): Draw =>
  () => ({ drawing: draw(), width, quality });

/** Draws a pilcrow with a red bowl. */
export const marginaliaLogo = (): string =>
  block(
    [400, 400],
    spot('M226 76H150C96 76 70 112 70 154C70 198 100 230 150 230H226Z') +
      stroke('M226 76V330M286 76V330M150 76H330', 22) +
      shape('M70 154C70 112 96 76 150 76C116 100 108 200 150 230C100 230 70 198 70 154Z'),
  );

export const marginaliaDrawings: Record<string, Draw> = {
  city: cut(city, 1400, 42),
  hat: cut(hat),
  lift: cut(lift, 800),
  fish: cut(fish, 800),
  snail: cut(snail),
  boat: cut(boat),
  nib: cut(nib, 800),
  books: cut(books, 800),
  letter: cut(letter, 800),
  candle: cut(candle, 640),
  brolly: cut(brolly, 640),
  pear: cut(pear, 640),
  key: cut(key, 640),
  bored: cut(dog),
  operator: cut(cap),
  waiting: cut(bench),
};
