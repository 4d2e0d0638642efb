/** Tin print: four flat inks on pink or cream, dots on the shaded side of a form, and outlines that are thicker on that side. */
import { chance } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import { berry, blue, cocoa, cream, custard, pink } from './look.js';

/** The inks, the papers, and their mixes. */
export const ink = {
  cocoa,
  berry,
  blue,
  custard,
  cream,
  pink,
  white: '#FFFFFF',
  crust: mix(custard, berry, 0.3),
  rose: '#EE8C9B',
  sky: mix(blue, cream, 0.6),
};
export type Point = [x: number, y: number];
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
export const polar = ([cx, cy]: Point, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];
export const place = (points: Point[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
export const disc = (x: number, y: number, rx: number, ry = rx) =>
  `M${f(x - rx)} ${f(y)}a${f(rx)} ${f(ry)} 0 1 0 ${f(rx * 2)} 0a${f(rx)} ${f(ry)} 0 1 0 ${f(-rx * 2)} 0Z`;
export const box = (x: number, y: number, w: number, h: number, r = 0) =>
  `M${f(x + r)} ${f(y)}h${f(w - r * 2)}q${r} 0 ${r} ${r}v${f(h - r * 2)}q0 ${r} ${-r} ${r}h${f(r * 2 - w)}q${-r} 0 ${-r} ${-r}v${f(r * 2 - h)}q0 ${-r} ${r} ${-r}Z`;

type Dots = { at: Point; r: number; color?: string; step?: number; from?: number };
type Form = { dots?: Dots; line?: number; heavy?: number };
let count = 0;

/** Draws dots within a shape that grow with the distance from the light at the top left. */
const screen = (d: string, { at: [cx, cy], r, color = cocoa, step = 7, from = 0.05 }: Dots): string => {
  const id = `c${++count}`;
  const half = Math.ceil((r * 1.3) / step);
  const marks: string[] = [];
  for (let row = -half; row <= half; row++) {
    for (let at = -half; at <= half; at++) {
      const [x, y] = [(at + (row % 2 ? 0.5 : 0)) * step, row * step * 0.87];
      const turned = (x * 0.6 + y * 0.8) / r;
      const size = Math.min(1, (turned - from) / (1 - from)) * step * 0.56;
      if (size > 0.5) {
        marks.push(disc(cx + x, cy + y, size));
      }
    }
  }
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})"><path d="${marks.join('')}" fill="${color}"/></g>`;
};
/** Draws a shape with an outline. Its colour is printed slightly out of register. */
export const form = (d: string, color: string, { dots, line = 4.5, heavy = 1 }: Form = {}): string =>
  `<path d="${d}" fill="${cocoa}" stroke="${cocoa}" stroke-width="${line + 1}" stroke-linejoin="round" transform="translate(${f(3 * heavy)} ${f(4 * heavy)})"/>` +
  `<path d="${d}" fill="${color}"/>${dots ? screen(d, dots) : ''}` +
  `<path d="${d}" fill="none" stroke="${cocoa}" stroke-width="${line}" stroke-linejoin="round"/>`;
/** Draws a shape in one ink, without an outline. */
export const flat = (d: string, color: string, opacity = 1): string =>
  `<path d="${d}" fill="${color}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`;
export const stroke = (d: string, color: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
/** Draws a stroke with an outline, for handles, twigs and icing. */
export const rope = (d: string, color: string, width: number, line = 4.5): string =>
  `<g transform="translate(2 3)">${stroke(d, cocoa, width + line * 2)}</g>${stroke(d, cocoa, width + line * 2)}${stroke(d, color, width)}`;

type Put = { turn?: number; scale?: number; flip?: boolean };
export const put = (x: number, y: number, body: string, { turn = 0, scale = 1, flip = false }: Put = {}): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">${body}</g>`;

/** Draws rays behind a subject. */
export const rays = ([cx, cy]: Point, radius: number, color: string, rows = 24): string =>
  flat(
    times(rows, (i) => {
      const [from, to] = [(i * 2 * Math.PI) / rows, ((i * 2 + 1) * Math.PI) / rows];
      return place([[cx, cy], polar([cx, cy], radius, from), polar([cx, cy], radius, to)]);
    }).join(''),
    color,
  );
/** Returns the scalloped edge of a badge, a doily or a plate. */
export const scallops = ([cx, cy]: Point, radius: number, lobes: number): string => {
  const points = times(lobes, (i) => polar([cx, cy], radius, (i / lobes) * Math.PI * 2 - Math.PI / 2));
  const r = f((radius * Math.PI) / lobes);
  const [first, ...others] = [...points, ...points.slice(0, 1)].map(([x, y]) => `${f(x)} ${f(y)}`);
  return `M${first}${others.map((to) => `A${r} ${r} 0 0 1 ${to}`).join('')}Z`;
};
/** Draws checks as two overlapping sets of stripes. */
export const checks = (w: number, h: number, step: number, color: string, opacity = 0.42): string => {
  const bars = (to: number) => times(Math.ceil(to / step / 2), (i) => i * step * 2);
  return (
    bars(w)
      .map((x) => `<rect x="${x}" width="${step}" height="${h}" fill="${color}" opacity="${opacity}"/>`)
      .join('') +
    bars(h)
      .map((y) => `<rect y="${y}" width="${w}" height="${step}" fill="${color}" opacity="${opacity}"/>`)
      .join('')
  );
};
/** Draws wear as specks where the tin lost its print. */
const wear = (w: number, h: number, seed: number): string => {
  const random = chance(seed);
  const specks = times(70, () => disc(random() * w, random() * h, 0.6 + random() * random() * 2.6));
  return flat(specks.join(''), cream, 0.55);
};
/** Returns a picture without a background. */
export const cutout = (w: number, h: number, body: string): string => svg(w, h, '', body);
/** Draws a tile: a background, a keyline as on a lid, and its subject. */
export const lid = (size: Point, seed: number, ground: string, body: string, keyline = cocoa): string => {
  const [w, h] = size;
  return svg(
    w,
    h,
    '',
    `<rect width="${w}" height="${h}" fill="${ground}"/>${body}<path d="${box(24, 24, w - 48, h - 48, 26)}" fill="none" stroke="${keyline}" stroke-width="4"/>${wear(w, h, seed)}`,
  );
};
