/** Plinth's inks and its shapes in a 100 by 100 field, each a figure on a background. */
import { at, chance, circle, inset, path, pick, rect, times } from '../ink.js';

export const c = {
  paper: '#F3F0E8',
  ink: '#141414',
  red: '#F2431D',
  blue: '#2338E0',
  pink: '#F4B6C9',
  yellow: '#FFC531',
  green: '#0E7C56',
};
export const inks = [c.red, c.blue, c.pink, c.yellow, c.green, c.ink, c.paper];

type Shape = (figure: string, ground: string) => string;
export const shapes = {
  quarter: (a) => path('M0 0H100A100 100 0 0 1 0 100z', a),
  ring: (a) => path('M0 100A100 100 0 0 1 100 0V50A50 50 0 0 0 50 100z', a),
  half: (a) => path('M0 0H100A50 50 0 0 1 0 0z', a) + path('M0 50H100A50 50 0 0 1 0 50z', a),
  disc: (a) => circle(50, 50, 50, a),
  target: (a, b) => circle(50, 50, 50, a) + circle(50, 50, 30, b) + circle(50, 50, 12, a),
  leaf: (a) => path('M0 0H50A50 50 0 0 1 100 50V100H50A50 50 0 0 1 0 50z', a),
  stripes: (a) => times(5, (i) => rect(0, i * 20, 100, 10, a)),
  dots: (a) => times(4, (i) => times(4, (j) => circle(12.5 + i * 25, 12.5 + j * 25, 7, a))),
  wedge: (a) => path('M0 100L100 0V100z', a),
  bow: (a) => path('M0 0L50 50 0 100zM100 0L50 50 100 100z', a),
  petals: (a) =>
    [0, 90, 180, 270].map((turn) => at(50, 50, path('M0 0A50 50 0 0 1 50-50 50 50 0 0 1 0 0z', a), { turn })).join(''),
  arch: (a, b) => path('M0 100V50A50 50 0 0 1 100 50V100z', a) + path('M25 100V55A25 25 0 0 1 75 55V100z', b),
  plain: () => '',
} satisfies Record<string, Shape>;
const kinds: Shape[] = Object.values(shapes);

/** Scales a 100 by 100 field to this size. */
export const field = (x: number, y: number, size: number, body: string): string => inset(x, y, size, size, '0 0 100 100', body);

/** Fills a field with one random shape in a random direction. */
function tile(x: number, y: number, size: number, r: () => number, palette: string[]): string {
  const ground = pick(palette, Math.floor(r() * palette.length));
  const others = palette.filter((ink) => ink !== ground);
  const shape = pick(kinds, Math.floor(r() * kinds.length));
  const turn = Math.floor(r() * 4) * 90;
  const body =
    rect(0, 0, 100.4, 100.4, ground) +
    at(50, 50, at(-50, -50, shape(pick(others, Math.floor(r() * others.length)), ground)), { turn });
  return field(x, y, size, body);
}
/** Draws a quilt of shapes. */
export function quilt(cols: number, rows: number, size: number, seed: number, palette = inks): string {
  const r = chance(seed);
  return times(rows, (j) => times(cols, (i) => tile(i * size, j * size, size, r, palette)));
}
