/** Things of torn paper that people hold. */
import { plant } from './plants.js';
import { along, type Collage, ink, oval, round, strip } from './torn.js';

/** Draws a spade held at its handle: the blade is below the hand. */
export const spade = (c: Collage): void => {
  c.paper(strip([0, -60], [6, 130], 5), { color: ink.wood, rim: 2.5, rough: 1 });
  c.paper(strip([-20, -62], [20, -62], 6), { color: ink.wood, rim: 2.5, rough: 1 });
  c.paper(
    round([
      [-20, 118],
      [32, 118],
      [34, 160],
      [8, 196],
      [-20, 160],
    ]),
    { color: ink.steel, rim: 3 },
  );
};
/** Draws a watering can that hangs from the hand. */
export const can = (c: Collage): void => {
  c.mark('M-24 26Q0 -24 34 26', ink.moss, 8);
  c.paper(
    along([
      [36, 66],
      [96, 18],
      [106, 28],
      [44, 94],
    ]),
    { color: ink.moss, rim: 3 },
  );
  c.paper(
    along([
      [92, 4],
      [118, 30],
      [104, 38],
      [84, 16],
    ]),
    { color: ink.moss, rim: 3 },
  );
  c.paper(
    along([
      [-34, 24],
      [42, 24],
      [50, 104],
      [-40, 104],
    ]),
    { color: ink.teal, rim: 4 },
  );
};
export const basket = (c: Collage): void => {
  c.mark('M-40 36Q0 -34 44 36', ink.wood, 8);
  for (const [x, color] of [
    [-26, ink.rust],
    [0, ink.leaf],
    [28, ink.amber],
  ] as const) {
    c.paper(oval(x, 32, 19, 20), { color, rim: 3 });
  }
  c.paper(
    along([
      [-52, 36],
      [54, 36],
      [42, 92],
      [-40, 92],
    ]),
    { color: ink.clay, print: ['check', ink.amber], rim: 4 },
  );
};
/** Draws a pot that both hands carry, right of the hand. */
export const pot = (c: Collage, color = ink.rust): void => {
  c.paper(
    along([
      [-74, -8],
      [74, -8],
      [64, 88],
      [-64, 88],
    ]),
    { color, rim: 5 },
  );
  c.paper(strip([-82, -10], [82, -10], 9), { color: ink.plum, rim: 4 });
  c.paper(strip([-98, 12], [-70, 12], 8), { color: ink.plum, rim: 3 });
  c.paper(strip([98, 12], [70, 12], 8), { color: ink.plum, rim: 3 });
};
export const steam = (c: Collage, x: number, y: number, s = 1): void => {
  for (const dx of [-34, 4, 40]) {
    c.mark(`M${x + dx * s} ${y}q${-20 * s} ${-26 * s} 0 ${-50 * s}q${20 * s} ${-26 * s} 0 ${-50 * s}`, ink.white, 9 * s, 0.9);
  }
};
export const book = (c: Collage): void => {
  c.paper(
    along([
      [-6, -30],
      [48, -38],
      [52, 30],
      [-2, 36],
    ]),
    { color: ink.amber, print: ['lines', ink.rust], rim: 4 },
  );
};
export const seedTray = (c: Collage): void => {
  for (let i = 0; i < 4; i++) {
    plant(c, -52 + i * 36, 6, 34, i % 2 ? ink.leaf : ink.moss);
  }
  c.paper(
    along([
      [-76, 2],
      [76, 2],
      [70, 34],
      [-70, 34],
    ]),
    { color: ink.clay, rim: 4 },
  );
};
export const key = (c: Collage): void => {
  c.mark('M10 12a15 15 0 1 0 30 0a15 15 0 1 0 -30 0M25 27v46M25 58h13M25 72h11', ink.plum, 8);
};
export const ladle = (c: Collage): void => {
  c.paper(strip([2, 26], [8, -96], 5), { color: ink.steel, rim: 2.5, rough: 1 });
  c.paper(
    round([
      [-18, -92],
      [34, -92],
      [26, -118],
      [8, -126],
      [-10, -118],
    ]),
    { color: ink.steel, rim: 3 },
  );
};
