/** Torn paper for feasts: a bed of vegetables, a long table, bowls and flags. */
import { chance } from '../../drawings/ink.js';
import { flower, plant } from './plants.js';
import { along, box, type Collage, ink, oval, type Point, round } from './torn.js';

/** Draws a raised bed full of vegetables. */
export const bed = (c: Collage, x: number, y: number, w: number, seed = 1): void => {
  const random = chance(seed);
  const n = Math.round(w / 62);
  for (let i = 0; i < n; i++) {
    const at = x + 30 + (i * (w - 60)) / (n - 1);
    if (i % 3 === 1) {
      flower(c, at, y - 52, 96 + random() * 34, [ink.rust, ink.coral, ink.berry][i % 3] ?? ink.rust);
    } else {
      plant(c, at, y - 50, 62 + random() * 30, i % 2 ? ink.leaf : ink.moss, 5);
    }
  }
  c.paper(box(x, y - 58, w, 64), { color: ink.wood, print: ['lines', '#6F4529'] });
};
/** Draws a long table with a cloth from the side. */
export const longTable = (c: Collage, x: number, y: number, w: number): void => {
  c.paper(
    along([
      [x + 30, y - 110],
      [x + 62, y - 110],
      [x + 54, y],
      [x + 34, y],
    ]),
    { color: ink.wood },
  );
  c.paper(
    along([
      [x + w - 62, y - 110],
      [x + w - 30, y - 110],
      [x + w - 34, y],
      [x + w - 54, y],
    ]),
    { color: ink.wood },
  );
  c.paper(
    along([
      [x, y - 132],
      [x + w, y - 132],
      [x + w - 8, y - 74],
      [x + 8, y - 74],
    ]),
    { color: ink.cream, print: ['check', ink.coral], rough: 3 },
  );
};
export const bowl = (c: Collage, x: number, y: number, w: number, color: string, food = ink.amber): void => {
  c.paper(oval(x, y - w * 0.34, w * 0.44, w * 0.17), { color: food, rim: 2 });
  c.paper(
    round([
      [x - w / 2, y - w * 0.32],
      [x, y - w * 0.26],
      [x + w / 2, y - w * 0.32],
      [x + w * 0.3, y],
      [x - w * 0.3, y],
    ]),
    { color, rim: 4 },
  );
};
/** Hangs a string of flags between two places. */
export const bunting = (c: Collage, from: Point, to: Point, n: number): void => {
  const sag = 46;
  const at = (t: number): Point => [
    from[0] + (to[0] - from[0]) * t,
    from[1] + (to[1] - from[1]) * t + Math.sin(Math.PI * t) * sag,
  ];
  c.mark(`M${from[0]} ${from[1]}Q${(from[0] + to[0]) / 2} ${(from[1] + to[1]) / 2 + sag * 2} ${to[0]} ${to[1]}`, ink.plum, 4);
  for (let i = 0; i < n; i++) {
    const [x, y] = at((i + 0.5) / n);
    c.paper(
      along([
        [x - 24, y],
        [x + 24, y],
        [x, y + 52],
      ]),
      { color: [ink.rust, ink.amber, ink.teal, ink.berry][i % 4] ?? ink.rust, rim: 3 },
    );
  }
};
