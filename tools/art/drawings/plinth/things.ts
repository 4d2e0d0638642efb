/** Things that Plinth's shapes are printed on: boxes and books. */
import { at, mix, path, pick, rect, svg } from '../ink.js';
import { shadow, soft } from './shadow.js';
import { c, field, inks, shapes } from './shapes.js';

type Sides = { top: string; left: string; right: string };
/** Returns the three visible sides of a box in one colour. */
const lit = (color: string, light: number, dark: number): Sides => ({
  top: mix(color, '#ffffff', light),
  left: color,
  right: mix(color, '#000000', dark),
});
const box = (x: number, y: number, s: number, { top, left, right }: Sides, art: string) =>
  at(
    x,
    y,
    shadow(`M${-s * 0.9} ${s * 0.9}L${s * 0.1} ${s * 1.4} ${s * 1.3} ${s * 0.8} 0 ${s * 0.3}z`, 26) +
      path(`M0 ${-s * 0.5}L${s} 0 0 ${s * 0.5}-${s} 0z`, top) +
      path(`M${-s} 0L0 ${s * 0.5}V${s * 1.5}L${-s} ${s}z`, left) +
      path(`M${s} 0L0 ${s * 0.5}V${s * 1.5}L${s} ${s}z`, right) +
      `<g transform="matrix(${s / 100} ${s / 200} 0 ${s / 100} ${-s} 0)">${art}</g>`,
  );
/** Draws four boxes. */
export const boxes = () =>
  svg(
    1200,
    900,
    rect(0, 0, 1200, 900, c.pink) +
      box(400, 250, 240, lit(c.red, 0.25, 0.3), shapes.petals(c.yellow)) +
      box(830, 330, 200, lit(c.yellow, 0.35, 0.22), shapes.target(c.blue, c.yellow)) +
      box(610, 560, 130, lit(c.blue, 0.3, 0.35), shapes.stripes(c.paper)) +
      box(250, 640, 96, lit(c.green, 0.25, 0.3), shapes.quarter(c.pink)),
    soft(18) + soft(26),
  );

const book = (x: number, y: number, ground: string, art: string, spine: string, [w, h] = [310, 450] as const) =>
  at(
    x,
    y,
    shadow(`M18 30h${w}v${h}h${-w}z`) +
      rect(0, 0, w, h, ground) +
      field(0, h - w, w, art) +
      rect(w * 0.09, h * 0.06, w * 0.6, h * 0.035, spine) +
      rect(w * 0.09, h * 0.115, w * 0.34, h * 0.02, spine) +
      rect(0, 0, w * 0.03, h, '#000', 'opacity=".18"'),
  );
/** Draws three books over a stack of four. */
export const books = () =>
  svg(
    1200,
    1000,
    rect(0, 0, 1200, 1000, c.yellow) +
      path('M0 1000V560L1200 380V1000z', mix(c.yellow, '#ffffff', 0.28)) +
      at(0, 0, book(110, 170, c.blue, shapes.ring(c.pink), c.paper), { turn: 0 }) +
      at(0, 0, book(450, 260, c.paper, shapes.leaf(c.red), c.ink)) +
      at(0, 0, book(790, 150, c.green, shapes.half(c.yellow), c.paper)) +
      at(
        180,
        760,
        shadow('M0 60h840v80H0z', 26) +
          [c.red, c.ink, c.pink, c.blue]
            .map(
              (ink, i) =>
                rect(i * 18 - (i % 2) * 26, i * 38 - 14, 800 - i * 24, 38, ink) +
                rect(40 + i * 18, i * 38 - 2, 160, 12, c.paper) +
                rect(690 - i * 10, i * 38 - 14, 40, 38, pick(inks, (i + 3) % 7)),
            )
            .join(''),
      ),
    soft(18) + soft(26),
  );
