/** Draws with crayon and chalk: fills shapes with strokes of uneven pressure that let the paper show, and cuts them out. */
import { chance, pick } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import { chalk, cream, night, red, violet, yellow } from './look.js';

export const ink = {
  chalk,
  cream,
  night,
  violet,
  red,
  yellow,
  lilac: mix(violet, cream, 0.55),
  dusk: mix(night, violet, 0.6),
  rose: mix(red, cream, 0.55),
  amber: mix(yellow, red, 0.28),
  sky: mix(chalk, violet, 0.32),
  wood: mix(yellow, cream, 0.5),
  brown: mix(red, night, 0.45),
};
export type Point = [x: number, y: number];
export type Size = [width: number, height: number];
export const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
export const place = (...points: Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
export const box = (x: number, y: number, w: number, h: number): string => place([x, y], [x + w, y], [x + w, y + h], [x, y + h]);
export const disc = (x: number, y: number, rx: number, ry = rx): string =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0Z`;
export const flat = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}" fill-opacity="${opacity}"/>`;

type Put = { turn?: number; scale?: number; flip?: boolean };
export const put = (x: number, y: number, body: string, { turn = 0, scale = 1, flip = false }: Put = {}): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;

/** Returns a seed for a text, so that a shape has the same strokes in every drawing. */
const seedOf = (words: string): number => [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 2147483647, 7);
/** Returns the box around a path: left, top, right, bottom. Of an arc, it includes only the ends and the vertical radius. */
const boundsOf = (d: string): [number, number, number, number] => {
  let [x, y] = [0, 0];
  const [xs, ys]: [number[], number[]] = [[], []];
  const go = (toX: number, toY: number) => {
    xs.push(toX);
    ys.push(toY);
    return [toX, toY] as Point;
  };
  for (const [, kind = '', words = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = words.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const [ox, oy] = kind === kind.toLowerCase() ? [x, y] : [0, 0];
    const last = n.at(-1) ?? 0;
    if (/h/i.test(kind)) {
      [x, y] = go(ox + last, y);
    } else if (/v/i.test(kind)) {
      [x, y] = go(x, oy + last);
    } else if (/a/i.test(kind)) {
      const ry = n[1] ?? 0;
      go(x, y - ry);
      go(x, y + ry);
      [x, y] = go(ox + (n.at(-2) ?? 0), oy + last);
    } else {
      for (let i = 0; i + 1 < n.length; i += 2) {
        [x, y] = go(ox + (n[i] ?? 0), oy + (n[i + 1] ?? 0));
      }
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

type Hatch = { angle?: number; step?: number; width?: number; opacity?: number; from?: number };
/** Fills a shape with strokes that thin out towards the light at the top left. */
export function hatch(
  d: string,
  color: string,
  { angle = -32, step = 11, width = 7, opacity = 0.6, from = 0 }: Hatch = {},
): string {
  const [x0, y0, x1, y1] = boundsOf(d);
  const [cx, cy, reach] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.hypot(x1 - x0, y1 - y0) / 2 + 4];
  const seed = seedOf(d + color + angle);
  const id = `k${seed}`;
  const random = chance(seed);
  // Few paths with many strokes each are much faster to clip.
  const presses = Array.from({ length: 4 }, () => ({ strokes: '', press: 0.6 + random() * 0.6 }));
  for (let y = -reach, i = 0; y < reach; y += step, i++) {
    if ((y + reach) / (reach * 2) >= from * (0.8 + random() * 0.4)) {
      const at = y + (random() - 0.5) * step * 0.7;
      pick(presses, i % 4).strokes += `M${f(-reach * (1 + random()))} ${f(at)}L${f(reach)} ${f(at + (random() - 0.5) * step)}`;
    }
  }
  const drawn = presses.map(
    ({ strokes, press }) =>
      `<path d="${strokes}" stroke-width="${f(width * (0.5 + press * 0.7))}" stroke-opacity="${f(opacity * press * 10)}e-1"/>`,
  );
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${f(cx)} ${f(cy)}) rotate(${angle})" stroke="${color}" fill="none">${drawn.join('')}</g></g>`;
}
/** Draws a line of crayon: one firm stroke and a lighter one beside it. */
export const line = (d: string, color: string, width = 6, opacity = 1): string =>
  `<g fill="none" stroke="${color}" stroke-linecap="round" stroke-linejoin="round" stroke-opacity="${opacity}"><path d="${d}" stroke-width="${f(width)}"/><path d="${d}" stroke-width="${f(width * 0.5)}" stroke-dasharray="${f(width * 9)} ${f(width * 2)}" transform="translate(${f(width * 0.4)} ${f(-width * 0.3)})" stroke-opacity="${f(opacity * 7)}e-1"/></g>`;

type Crayon = Hatch & { edge?: string; light?: string; dark?: string; line?: number };
/** Colours a shape in: a base, light strokes, dark strokes away from the light, and an outline. */
export function crayon(d: string, color: string, o: Crayon = {}): string {
  const { light = mix(color, cream, 0.34), dark = mix(color, night, 0.3), edge = mix(color, night, 0.55) } = o;
  return (
    flat(d, color) +
    hatch(d, light, { opacity: 0.5, ...o }) +
    hatch(d, dark, { opacity: 0.55, ...o, angle: (o.angle ?? -32) + 9, from: 0.46 }) +
    (o.line === 0 ? '' : line(d, edge, o.line ?? 5))
  );
}

/** Breaks up strokes with a trembling hand, rough edges, and the tooth of rough paper. */
const tooth = (seed: number, tremble: number) =>
  `<filter id="tooth" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".016" numOctaves="2" seed="${seed}" result="w"/><feDisplacementMap in="SourceGraphic" in2="w" scale="${tremble}" xChannelSelector="R" yChannelSelector="G" result="d"/><feTurbulence type="fractalNoise" baseFrequency=".34" numOctaves="2" seed="${seed + 3}" result="n"/><feDisplacementMap in="d" in2="n" scale="7" xChannelSelector="G" yChannelSelector="R" result="e"/><feColorMatrix in="n" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 -2.6 0 0 2.3" result="m"/><feComposite in="e" in2="m" operator="in"/></filter>` +
  `<filter id="under" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="7"/></filter>`;
type Sheet = { seed?: number; paper?: string; tremble?: number };
/** Draws on a whole sheet. Without paper, the drawing is transparent. */
export const sheet = (size: Size, body: string, { seed = 1, paper, tremble = 8 }: Sheet = {}): string =>
  svg(
    ...size,
    tooth(seed, tremble),
    `${paper ? `<rect width="${size[0]}" height="${size[1]}" fill="${paper}"/>` : ''}<g filter="url(#tooth)">${body}</g>`,
  );

/** Returns the outline of a sheet that a child cut with scissors. */
export function scissors([w, h]: Size, seed: number, [top, side, bottom]: [number, number, number] = [60, 30, 34]): string {
  const random = chance(seed);
  const away = (most: number) => (random() - 0.5) * most;
  const along = (n: number, make: (t: number) => Point) => Array.from({ length: n }, (_, i) => make(i / n));
  return place(
    ...along(5, (t) => [side + t * (w - side * 2) + away(26), top + away(34)]),
    ...along(4, (t) => [w - side + away(26), top + t * (h - top - bottom) + away(26)]),
    ...along(5, (t) => [w - side - t * (w - side * 2) + away(26), h - bottom + away(24)]),
    ...along(4, (t) => [side + away(26), h - bottom - t * (h - top - bottom) + away(26)]),
  );
}
type Sticker = { seed: number; paper: string; shape?: string; over?: string; margins?: [number, number, number] };
/** Draws on a sheet that is cut out and stuck on. `over` extends beyond its edge. */
export function sticker(
  size: Size,
  body: string,
  { seed, paper, margins, shape = scissors(size, seed, margins), over = '' }: Sticker,
): string {
  return svg(
    ...size,
    `${tooth(seed, 8)}<clipPath id="cut"><path d="${shape}"/></clipPath>`,
    `<path d="${shape}" fill="${night}" opacity=".34" transform="translate(9 13)" filter="url(#under)"/><path d="${shape}" fill="${cream}" stroke="${cream}" stroke-width="26" stroke-linejoin="round"/><path d="${shape}" fill="${paper}"/><g filter="url(#tooth)"><g clip-path="url(#cut)">${body}</g>${over}</g>`,
  );
}
