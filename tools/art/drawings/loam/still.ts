import { at, circle, mix, points, svg } from '../ink.js';
import { c } from './colors.js';
import { arch, backdrop, stems, step } from './stage.js';
import { mugWith, shapes, vessel } from './vessel.js';

/** Draws a still life of six vessels on three steps. */
export const still = () =>
  svg(
    1300,
    1500,
    backdrop(1300, 1500, c.peach, 0.76) +
      at(
        0,
        140,
        arch(720, 960, 420, 760, mix(c.blush, '#ffffff', 0.12)) +
          circle(330, 320, 150, c.butter) +
          step(120, 900, 420, 240, c.lilac) +
          step(600, 1000, 330, 160, c.sage) +
          step(880, 840, 300, 320, c.clay) +
          at(
            330,
            880,
            at(0, -420, stems(c.moss, points('-120 -250, -30 -330, 70 -290, 130 -210'))) +
              vessel(shapes.bottle, c.cobalt, { dip: 0.55 }),
            { scale: 0.98 },
          ) +
          at(1046, 824, vessel(shapes.moon, c.cream, { dip: 1, bands: 3 }), { scale: 0.86 }) +
          at(770, 980, vessel(shapes.bowl, c.clay, { dip: 0.5 }), { scale: 0.72 }) +
          at(520, 1180, vessel(shapes.gourd, c.moss, { dip: 0.62 }), { scale: 0.82 }) +
          at(250, 1200, mugWith(c.butter, { dip: 0.6 }), { scale: 0.9 }) +
          at(770, 1215, vessel(shapes.tumbler, c.blush, { dip: 0.45 }), { scale: 0.9 }),
      ),
  );
