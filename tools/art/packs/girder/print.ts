/** Two-colour screen print: a black plate of lines and hatching, and a second plate that is printed slightly out of register. */
import { chance } from '../../drawings/ink.js';
import { f, svg } from '../../drawings/light.js';
import { orange, steel } from './look.js';

export type Point = [x: number, y: number];
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
export const place = (points: Point[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
export const open = (...points: Point[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}`;
export const box = (x: number, y: number, w: number, h: number) => `M${f(x)} ${f(y)}h${f(w)}v${f(h)}h${f(-w)}Z`;
export const disc = (x: number, y: number, r: number) =>
  `M${f(x - r)} ${f(y)}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0Z`;
/** Returns the point at a fraction `t` of the way between two others. */
export const between = ([x0, y0]: Point, [x1, y1]: Point, t: number): Point => [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];

type Size = [w: number, h: number];
/** Collects the shapes of both plates. */
export function createPrint([w, h]: Size) {
  let [black, second, clips] = ['', '', 0];
  const line = (d: string, width = 5) => {
    black += `<path d="${d}" fill="none" stroke="${steel}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="square"/>`;
  };
  const solid = (d: string) => {
    black += `<path d="${d}" fill="${steel}"/>`;
  };
  /** Fills a shape on the second plate. */
  const fill = (d: string, opacity = 1) => {
    second += `<path d="${d}" fill="currentColor"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
  };
  /** Fills a shape with parallel lines. */
  const hatch = (d: string, { step = 9, width = 3, turn = 45 } = {}) => {
    const id = `k${++clips}`;
    const reach = Math.hypot(w, h);
    const rows = times(Math.ceil((reach * 2) / step), (i) => `M${f(-reach)} ${f(-reach + i * step)}H${f(reach)}`).join('');
    black += `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path transform="translate(${w / 2} ${h / 2}) rotate(${turn})" d="${rows}" stroke="${steel}" stroke-width="${width}"/></g>`;
  };
  /** Draws a girder of two chords, posts and diagonals. */
  const lattice = (from: Point, to: Point, depth: number, bays: number, width = 6) => {
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const n: Point = [(-(to[1] - from[1]) / length) * depth, ((to[0] - from[0]) / length) * depth];
    const upper = (t: number): Point => between(from, to, t);
    const lower = (t: number): Point => {
      const [x, y] = upper(t);
      return [x + n[0], y + n[1]];
    };
    line(open(upper(0), upper(1)) + open(lower(0), lower(1)), width);
    line(
      times(bays, (i) => {
        const [a, b] = [i / bays, (i + 1) / bays];
        return open(upper(a), lower(a)) + (i % 2 ? open(lower(a), upper(b)) : open(upper(a), lower(b)));
      }).join('') + open(upper(1), lower(1)),
      width * 0.6,
    );
  };
  /** Draws a scaffold of poles, rails, braces and planks. */
  const scaffold = ([x, y]: Point, [columns, rows]: Size, [cw, rh]: Size) => {
    line(times(columns + 1, (i) => open([x + i * cw, y], [x + i * cw, y - rows * rh - rh * 0.45])).join(''), 5);
    for (const r of times(rows, (i) => i + 1)) {
      const top = y - r * rh;
      solid(box(x - 14, top, columns * cw + 28, 11));
      line(open([x, top - rh * 0.36], [x + columns * cw, top - rh * 0.36]), 3);
      line(open([x + ((r - 1) % columns) * cw, top + rh], [x + ((r - 1) % columns) * cw + cw, top]), 3);
    }
  };
  /** Draws the columns and slabs of a frame. */
  const frame = ([x, y]: Point, [columns, floors]: Size, [cw, fh]: Size, slab = 18) => {
    for (const r of times(floors, (i) => i + 1)) {
      solid(box(x - 16, y - r * fh, columns * cw + 32, slab));
    }
    solid(times(columns + 1, (i) => box(x + i * cw - 8, y - floors * fh, 16, floors * fh)).join(''));
  };
  return { line, solid, fill, hatch, lattice, scaffold, frame, plates: () => ({ black, second }) };
}
export type Print = ReturnType<typeof createPrint>;

/** Returns the spots that the squeegee missed. */
const misses = ([w, h]: Size, seed: number): string => {
  const random = chance(seed);
  return times(Math.round((w * h) / 9000), () =>
    disc(random() * w, random() * h, Math.max(1, Math.round(random() * random() * 4))),
  ).join('');
};

type Sheet = { size: Size; seed: number; ground?: string; ink?: string; shift?: Point };
/** Prints both plates. Without `ground`, the picture is transparent. */
export function print({ size, seed, ground, ink = orange, shift = [9, 7] }: Sheet, draw: (p: Print) => void): string {
  const [w, h] = size;
  const p = createPrint(size);
  draw(p);
  const { black, second } = p.plates();
  const mask = `<mask id="missed" maskUnits="userSpaceOnUse" x="0" y="0" width="${w}" height="${h}"><rect width="${w}" height="${h}" fill="#fff"/><path d="${misses(size, seed)}" fill="#000"/></mask>`;
  return svg(
    w,
    h,
    mask,
    `${ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : ''}<g mask="url(#missed)"><g color="${ink}" transform="translate(${shift.join(' ')})">${second}</g>${black}</g>`,
  );
}
