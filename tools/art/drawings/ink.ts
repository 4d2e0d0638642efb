/** Draws SVG shapes in flat ink, with random numbers that are the same in every build. */

/** A number, or a number that is already rounded and formatted. */
type Length = number | string;
export type Point = [x: number, y: number];
export type Stop = [offset: number, color: string, opacity?: number];

/** Returns a generator of random numbers that are the same in every build. */
export function chance(seed: number): () => number {
  let state = (seed * 48271 + 12345) % 2147483647;
  const next = () => {
    state = (state * 16807 + 11) % 2147483647;
    return state / 2147483647;
  };
  next();
  next();
  return next;
}

/** Returns the item at a computed index. Throws if the list has no such item. */
export function pick<T>(list: readonly T[], index: number): T {
  const item = list.at(index);
  if (item === undefined) {
    throw new Error(`A list of ${list.length} has no item ${index}.`);
  }
  return item;
}

/** Reads points such as `70 0, 150 60`. */
export const points = (words: string): Point[] =>
  words.split(', ').map((pair) => {
    const [x = Number.NaN, y = Number.NaN] = pair.split(' ').map(Number);
    return [x, y];
  });

/** Wraps shapes and definitions in an SVG of this size. */
export const svg = (w: number, h: number, body: string, defs = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${defs ? `<defs>${defs}</defs>` : ''}${body}</svg>`;
type Placing = { turn?: number; scale?: number; flip?: boolean };
/** Moves, turns and scales shapes around their origin. */
export const at = (x: number, y: number, body: string, { turn = 0, scale = 1, flip = false }: Placing = {}): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;
/** Fits a field of `viewBox` into a rectangle, which clips it. */
export const inset = (x: number, y: number, w: number, h: number, viewBox: string, body: string): string =>
  `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="${viewBox}">${body}</svg>`;
export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="${fill}" ${more}/>`;
export const circle = (x: number, y: number, r: Length, fill: string, more = ''): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;
/** Draws a line with round ends. */
export const line = (d: string, stroke: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** Draws a shape several times. */
export const times = (count: number, draw: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');

type Direction = { x2?: number; y2?: number; radial?: [cx: number, cy: number, r: number] };
/** Defines a gradient from top to bottom, in another direction or around a point. */
export function gradient(id: string, stops: Stop[], { x2 = 0, y2 = 1, radial }: Direction = {}): string {
  const marks = stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  return radial
    ? `<radialGradient id="${id}" cx="${radial[0]}" cy="${radial[1]}" r="${radial[2]}">${marks}</radialGradient>`
    : `<linearGradient id="${id}" x1="0" y1="0" x2="${x2}" y2="${y2}">${marks}</linearGradient>`;
}

/** Draws specks where the ink did not take. */
export function speckle(w: number, h: number, count: number, color: string, seed: number, opacity = 0.5): string {
  const r = chance(seed);
  return `<g fill="${color}" opacity="${opacity}">${times(count, () => {
    const [x, y, size] = [r() * w, r() * h, 0.6 + r() * r() * 3.4];
    return `<ellipse cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" rx="${size.toFixed(1)}" ry="${(size * (0.5 + r() * 0.5)).toFixed(1)}" transform="rotate(${(r() * 180) | 0} ${x | 0} ${y | 0})"/>`;
  })}</g>`;
}

/** Returns the channels of a colour such as `#1E1410`, from 0 to 255. */
export const channelsOf = (hex: string): [red: number, green: number, blue: number] => {
  const channel = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [channel(1), channel(3), channel(5)];
};

/** Writes channels from 0 to 255 as a colour. */
export const toHex = (channels: number[]): string =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

/** Mixes the channels of two colours, as flat inks do. */
export function mix(a: string, b: string, share: number): string {
  const other = channelsOf(b);
  return toHex(channelsOf(a).map((value, i) => value + (pick(other, i) - value) * share));
}
