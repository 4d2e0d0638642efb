/** Draws land under an evening sky: clouds, hills in mist, and grass against the sun. */
import { f } from '../../drawings/light.js';
import { oval, rect, shape, stroke, times } from './brush.js';
import type { Point, Room } from './photo.js';

const ridge = (random: () => number, y: number, swell: number, rough: number): string => {
  const [a, b, c] = [random() * 6, random() * 6, random() * 6];
  const tops = Array.from({ length: 121 }, (_, i) => {
    const t = i / 120;
    const rise = Math.sin(t * 3.1 + a) * 0.6 + Math.sin(t * 7.3 + b) * 0.28 + Math.sin(t * 17 + c) * 0.1;
    return `L${i * 10} ${f(y + swell * rise + rough * (random() - 0.5))}`;
  });
  return `M0 800${tops.join('')}L1200 800Z`;
};
export const sky = ({ t, grade, soft }: Room, [x, y]: Point): string =>
  rect(
    0,
    0,
    1200,
    800,
    grade([
      [0, 0.3],
      [0.3, 0.5],
      [0.48, 0.74],
      [0.58, 0.92],
      [1, 0.78],
    ]),
  ) +
  times(5, (i) => oval(200 + i * 230, 60 + (i % 3) * 70, 330, 15 + i * 3, t(0.56 + (i % 2) * 0.08), `opacity=".5"${soft(18)}`)) +
  oval(
    x,
    y,
    400,
    400,
    grade(
      [
        [0, 1, 1],
        [0.16, 1, 0.7],
        [0.5, 0.78, 0.3],
        [1, 0.75, 0],
      ],
      { r: 0.5 },
    ),
  ) +
  oval(x, y, 44, 44, t(1), soft(6));
export const hills = (room: Room, from: number, to: number): string =>
  times(6, (i) => {
    const at = i / 5;
    const y = from + at * (to - from);
    const base = 0.68 - at ** 1.2 * 0.5;
    const fill = room.grade(
      [
        [0, base],
        [0.4, base + 0.16 * (1 - at) + 0.03],
        [1, base + 0.1],
      ],
      { y1: y - 40, y2: y + 190, x2: 0, isFixed: true },
    );
    const mist =
      i < 5
        ? oval(240 + room.random() * 700, y + 62, 700, 26, room.t(0.8), `opacity="${f(3.4 - at * 2)}e-1"${room.soft(26)}`)
        : '';
    return shape(ridge(room.random, y, 40 - at * 10, at * 4), fill, room.soft(i < 2 ? 1.4 : 0.7)) + mist;
  });
type Grass = {
  count: number;
  y: [number, number];
  length: [number, number];
  lean: number;
  width: number;
  lit: number;
  base: number;
  sun: number;
};
export const grass = ({ t, random }: Room, o: Grass): string =>
  times(o.count, () => {
    const x = random() * 1200;
    const y = o.y[0] + random() * (o.y[1] - o.y[0]);
    const length = o.length[0] + random() * (o.length[1] - o.length[0]);
    const lean = (random() - 0.32) * o.lean;
    const light = Math.exp(-(((x - o.sun) / 260) ** 2));
    const stem = stroke(
      `M${f(x)} ${f(y)}q${f(lean * 0.3)} ${f(-length * 0.6)} ${f(lean)} ${f(-length)}`,
      t(o.base + light * o.lit * 0.5),
      o.width * (0.7 + random() * 0.7),
    );
    const [ex, ey] = [x + lean, y - length];
    return random() < 0.48
      ? stem +
          oval(
            ex,
            ey,
            o.width * 1.25,
            o.width * 4.6,
            t(o.base + 0.1 + light * o.lit),
            `transform="rotate(${f(lean * 0.8)} ${f(ex)} ${f(ey)})"`,
          )
      : stem;
  });
