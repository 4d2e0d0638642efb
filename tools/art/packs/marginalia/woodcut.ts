/** Draws woodcuts from parallel lines that swell in dark areas and end in light ones. Every picture has one spot of red. */
import { chance } from '../../drawings/ink.js';
import { f, svg } from '../../drawings/light.js';
import { newsprint, red } from './look.js';

export const black = '#161412';
export type Point = [x: number, y: number];
/** Sizes of most blocks: wide ones, and tall ones for covers. */
export const wide: Point = [1000, 750];
export const tall: Point = [800, 1040];
/** Returns the darkness at a point: 0 is paper, 1 is the untouched block. */
export type Tone = (x: number, y: number) => number;
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
export const clamp = (value: number): number => Math.min(1, Math.max(0, value));

type Cut = {
  /** Path of the shape, which is filled with `color` under the lines. */
  d: string;
  box: [x: number, y: number, w: number, h: number];
  tone: Tone;
  angle?: number;
  step?: number;
  /** Offsets a line across its direction, depending on the position along it. */
  bend?: (along: number, across: number) => number;
  color?: string;
  edge?: number;
  seed?: number;
};
let count = 0;

/** Draws a shape with lines for its tone. */
export function carve({ d, box, tone, angle = 0, step = 9, bend = () => 0, color = newsprint, edge = 4, seed = 1 }: Cut): string {
  const [x, y, w, h] = box;
  const [cx, cy, radius] = [x + w / 2, y + h / 2, Math.hypot(w, h) / 2 + 30];
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  const random = chance(seed + 3);
  const at = (u: number, v: number): Point => [cx + u * cos - v * sin, cy + u * sin + v * cos];
  const lines: string[] = [];
  for (let line = -radius; line <= radius; line += step) {
    let run: [u: number, v: number, half: number][] = [];
    const end = () => {
      if (run.length > 2) {
        const upper = run.map(([u, v, half]) => at(u, v - half));
        const lower = run.map(([u, v, half]) => at(u, v + half)).reverse();
        lines.push(`M${[...upper, ...lower].map(([px, py]) => `${f(px)} ${f(py)}`).join('L')}Z`);
      }
      run = [];
    };
    for (let u = -radius; u <= radius; u += 7) {
      const v = line + bend(u, line);
      const [px, py] = at(u, v);
      const isNear = px > x - 20 && px < x + w + 20 && py > y - 20 && py < y + h + 20;
      const dark = isNear ? clamp(tone(px, py)) : 0;
      const half = dark * step * 0.52 + (random() - 0.5) * 0.5;
      if (dark > 0.06 && half > 0.3) {
        run.push([u, v, half]);
      } else {
        end();
      }
    }
    end();
  }
  const id = `w${++count}`;
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><path d="${d}" fill="${color}"/><path d="${lines.join('')}" fill="${black}" clip-path="url(#${id})"/>${edge > 0 ? `<path d="${d}" fill="none" stroke="${black}" stroke-width="${edge}" stroke-linejoin="round"/>` : ''}`;
}

/** Returns the tone of a round thing, lit from the top left. */
export const ball =
  (cx: number, cy: number, rx: number, ry = rx, least = 0): Tone =>
  (x, y) => {
    const [nx, ny] = [(x - cx) / rx, (y - cy) / ry];
    const nz = Math.sqrt(Math.max(0, 1 - nx * nx - ny * ny));
    return Math.max(least, 0.62 - (-nx * 0.5 - ny * 0.55 + nz * 0.62) * 0.78);
  };
export const pillar =
  (cx: number, rx: number, least = 0): Tone =>
  (x) => {
    const n = (x - cx) / rx;
    return Math.max(least, 0.16 + n * 0.5 + Math.max(0, n - 0.5) * 0.7 + Math.max(0, -n - 0.86) * 2.4);
  };
export const slope =
  ([ax, ay]: Point, [bx, by]: Point, from: number, to: number): Tone =>
  (x, y) => {
    const [dx, dy] = [bx - ax, by - ay];
    return from + (to - from) * clamp(((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy));
  };

export const rect = (x: number, y: number, w: number, h: number): string => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
export const oval = (x: number, y: number, rx: number, ry = rx): string =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0Z`;
export const shape = (d: string, fill: string = black): string => `<path d="${d}" fill="${fill}"/>`;
export const spot = (d: string): string => shape(d, red);
export const stroke = (d: string, width: number, color: string = black): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Draws a background: a wall that is light around the object and dark in the corners, above a table or the ground. */
export const stage = ([w, h]: Point, [cx, cy, r]: [number, number, number], floor: number, seed = 1): string =>
  carve({
    d: rect(0, 0, w, floor),
    box: [0, 0, w, floor],
    tone: (x, y) => clamp((Math.hypot((x - cx) * 0.86, y - cy) - r) / (r * 1.25)) * 0.94,
    step: 11,
    edge: 0,
    bend: (u) => Math.sin(u / 170 + seed) * 5,
    seed,
  }) +
  carve({
    d: rect(0, floor, w, h - floor),
    box: [0, floor, w, h - floor],
    tone: (x, y) => 0.3 + Math.abs(x - cx + (y - floor) * 0.4) / w + ((y - floor) / (h - floor)) * 0.3,
    angle: -2,
    step: 13,
    edge: 0,
    seed: seed + 5,
  }) +
  stroke(`M0 ${floor}H${w}`, 5);
/** Draws the shadow of a thing on its table. */
export const shadow = (x: number, y: number, rx: number, ry: number): string =>
  carve({
    d: oval(x, y, rx, ry),
    box: [x - rx, y - ry, rx * 2, ry * 2],
    tone: slope([x - rx, y], [x + rx, y], 1, 0.7),
    step: 8,
    edge: 0,
  });

export const block = ([w, h]: Point, body: string): string =>
  svg(
    w,
    h,
    '',
    `<rect width="${w}" height="${h}" fill="${newsprint}"/>${body}<rect x="5" y="5" width="${w - 10}" height="${h - 10}" fill="none" stroke="${black}" stroke-width="7"/>`,
  );
