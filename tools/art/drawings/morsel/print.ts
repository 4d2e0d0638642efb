/** Grounds of Morsel's prints. */
import { at, path, rect, speckle, svg, times } from '../ink.js';
import { c } from './colors.js';

/** Prints shapes with crumbs where the ink did not take. */
export const printed = (w: number, h: number, body: string, ink = c.paper, seed = 3): string =>
  svg(w, h, body + speckle(w, h, Math.round((w * h) / 3600), ink, seed, 0.35));

/** Draws a checked cloth. */
export const cloth = (w: number, h: number, size: number, a: string, b: string) =>
  rect(0, 0, w, h, a) +
  times(Math.ceil(w / size), (i) =>
    times(Math.ceil(h / size), (j) => ((i + j) % 2 ? '' : rect(i * size, j * size, size, size, b))),
  );
export const flame = (scale: number, color: string) =>
  at(
    0,
    0,
    path('M0 0C-60-40-64-110-20-170-18-130 0-120 6-146 10-190-10-220 10-270 30-210 84-170 76-90 74-44 44-10 0 0z', color),
    { scale },
  );
