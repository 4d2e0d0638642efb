/** Posters on a wall. */
import { at, circle, gradient, path, rect, svg, times } from '../ink.js';
import { shadow, soft } from './shadow.js';
import { c, field, shapes } from './shapes.js';

type Poster = (w: number, h: number) => string;
const poster = (w: number, h: number, body: string) => rect(0, 0, w, h, c.paper) + body;
const dancer: Poster = (w, h) =>
  poster(
    w,
    h,
    rect(0, 0, w, h, c.red) +
      circle(w * 0.62, h * 0.36, w * 0.36, c.yellow) +
      path(`M0 ${h}V${h * 0.62}A${w * 0.5} ${w * 0.5} 0 0 1 ${w * 0.5} ${h}z`, c.blue) +
      path(`M${w * 0.5} ${h}A${w * 0.5} ${w * 0.5} 0 0 1 ${w} ${h * 0.62}V${h}z`, c.ink) +
      times(6, (i) => rect(w * 0.08, h * 0.08 + i * h * 0.036, w * (0.34 - i * 0.035), h * 0.018, c.paper)) +
      circle(w * 0.3, h * 0.47, w * 0.1, c.paper) +
      rect(w * 0.08, h * 0.93, w * 0.3, h * 0.02, c.paper) +
      rect(w * 0.62, h * 0.93, w * 0.3, h * 0.02, c.paper),
  );
const stripesPoster: Poster = (w, h) =>
  poster(
    w,
    h,
    rect(0, 0, w, h, c.blue) +
      times(
        7,
        (i) =>
          `<circle cx="${w / 2}" cy="${h * 0.56}" r="${w * 0.07 + i * w * 0.075}" fill="none" stroke="${i % 2 ? c.pink : c.paper}" stroke-width="${w * 0.038}"/>`,
      ) +
      rect(0, h * 0.56, w, h * 0.44, c.pink) +
      times(5, (i) => rect(0, h * 0.6 + i * h * 0.075, w, h * 0.03, c.blue)) +
      rect(w * 0.08, h * 0.06, w * 0.5, h * 0.05, c.paper) +
      rect(w * 0.08, h * 0.13, w * 0.3, h * 0.018, c.paper),
  );
const petalsPoster: Poster = (w, h) =>
  poster(
    w,
    h,
    rect(0, 0, w, h, c.yellow) +
      field(w * 0.08, h * 0.3, w * 0.84, shapes.petals(c.green) + circle(50, 50, 14, c.red)) +
      rect(w * 0.08, h * 0.07, w * 0.84, h * 0.06, c.ink) +
      rect(w * 0.08, h * 0.16, w * 0.4, h * 0.025, c.ink),
  );
const framed = (x: number, y: number, w: number, h: number, draw: Poster) =>
  shadow(`M${x + 14} ${y + 26}h${w}v${h}h${-w}z`) + at(x, y, draw(w, h));

/** Draws three posters on a wall. */
export const wall = () =>
  svg(
    1200,
    1300,
    rect(0, 0, 1200, 1300, '#D9D4C8') +
      rect(0, 0, 1200, 1300, 'url(#light)') +
      framed(130, 150, 560, 790, dancer) +
      framed(760, 150, 320, 450, stripesPoster) +
      framed(760, 660, 320, 450, petalsPoster) +
      rect(0, 1180, 1200, 120, '#B9B2A2') +
      rect(0, 1180, 1200, 10, '#CFC8B9'),
    soft() +
      gradient(
        'light',
        [
          [0, '#fff', 0.5],
          [1, '#000', 0.1],
        ],
        { x2: 1, y2: 1 },
      ),
  );
