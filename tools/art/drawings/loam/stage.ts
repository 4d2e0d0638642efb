/** The stage around Loam's vessels: walls, steps and plants. */
import { at, circle, ellipse, gradient, line, mix, type Point, path, rect, times } from '../ink.js';
import { c } from './colors.js';

/** Draws stalks from one point to each of these flower heads. */
export const stems = (color: string, heads: Point[], kind: 'grass' | 'daisy' = 'grass') =>
  heads
    .map(
      ([x, y], i) =>
        line(`M0 0Q${x * 0.2} ${y * 0.6} ${x} ${y}`, color, 5) +
        (kind === 'grass'
          ? times(7, (k) =>
              at(x - x * k * 0.03, y + k * 20, ellipse(0, 0, 7, 18, mix(color, '#ffffff', 0.25), ''), { turn: k % 2 ? 34 : -34 }),
            )
          : at(
              x,
              y,
              times(8, (k) => at(0, 0, ellipse(0, -20, 9, 20, i % 2 ? c.clay : c.butter), { turn: k * 45 })) +
                circle(0, 0, 10, c.ink),
            )),
    )
    .join('');
/** Draws a branch with nine leaves. */
export const branch = (color: string) =>
  line('M0 0C20-120-30-220 40-360', color, 6) +
  times(9, (k) =>
    at(4 + Math.sin(k) * 16 + k * 3, -60 - k * 34, path('M0 0C24-36 66-30 84-4 60 20 22 18 0 0z', color), {
      turn: k % 2 ? -24 : 204,
      scale: 0.9 - k * 0.03,
    }),
  );

let room = 0;
/** Draws a wall that curves into the floor. */
export function backdrop(w: number, h: number, color: string, floor: number): string {
  const id = `b${++room}`;
  return `<defs>${gradient(id, [
    [0, mix(color, '#ffffff', 0.25)],
    [floor - 0.02, color],
    [floor + 0.02, mix(color, '#6b3a1e', 0.1)],
    [1, mix(color, '#ffffff', 0.18)],
  ])}${gradient(
    `${id}l`,
    [
      [0, '#fff', 0.55],
      [1, '#fff', 0],
    ],
    { radial: [0.25, 0.2, 0.7] },
  )}</defs>${rect(0, 0, w, h, `url(#${id})`)}${rect(0, 0, w, h, `url(#${id}l)`)}`;
}

/** Draws a block with a lit top. */
export const step = (x: number, y: number, w: number, h: number, color: string) =>
  path(`M${x} ${y}h${w}v${h}h${-w}z`, mix(color, '#000000', 0.06)) +
  path(`M${x} ${y}l34-26h${w}l-34 26z`, mix(color, '#ffffff', 0.28)) +
  path(`M${x + w} ${y}l34-26v${h}l-34 26z`, mix(color, '#000000', 0.2));
export const arch = (x: number, y: number, w: number, h: number, color: string) =>
  path(`M${x} ${y}V${y - h + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${y}z`, color);
