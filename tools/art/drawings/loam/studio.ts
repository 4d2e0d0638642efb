/** The two rooms of Loam: its shelves and its wheel. */
import { at, chance, ellipse, mix, path, pick, points, rect, svg, times } from '../ink.js';
import { c } from './colors.js';
import { backdrop } from './stage.js';
import { shapes, vessel } from './vessel.js';

const board = (y: number) =>
  rect(60, y, 1680, 26, '#B98A62') +
  rect(60, y + 26, 1680, 12, '#8B6242') +
  rect(90, y + 38, 1620, 26, '#2a1408', 'opacity=".12"');

/** Draws three shelves with eight vessels each. */
export const shelf = () => {
  const r = chance(12);
  const glazes = [c.cobalt, c.clay, c.moss, c.butter, c.blush, c.plum, c.cream, c.sky];
  const kinds = Object.values(shapes);
  return svg(
    1800,
    1000,
    backdrop(1800, 1000, c.sage, 0.98) +
      [330, 640, 950]
        .map(
          (y, row) =>
            board(y) +
            times(8, (i) =>
              at(
                190 + i * 205,
                y + 2,
                vessel(pick(kinds, (i * 2 + row * 4) % kinds.length), pick(glazes, (i + row * 3) % 8), {
                  dip: pick([0.5, 1, 0.65], Math.floor(r() * 3)),
                  bands: i % 4 === 2 ? 2 : 0,
                  specks: 30,
                }),
                { scale: 0.52 },
              ),
            ),
        )
        .join(''),
  );
};

/** Draws two hands at the wheel. */
export const wheel = () =>
  svg(
    1300,
    1000,
    backdrop(1300, 1000, c.sky, 0.62) +
      rect(0, 640, 1300, 360, '#B98A62') +
      rect(0, 640, 1300, 16, '#D3A67C') +
      rect(820, 90, 360, 400, '#fff', 'opacity=".55"') +
      rect(840, 110, 150, 360, mix(c.sky, '#ffffff', 0.4)) +
      rect(1010, 110, 150, 360, mix(c.sky, '#ffffff', 0.5)) +
      ellipse(560, 780, 360, 90, '#2a1408', 'opacity=".25"') +
      path('M240 720h640v50q-320 90-640 0z', '#6D5546') +
      ellipse(560, 720, 320, 74, '#8E7260') +
      ellipse(560, 716, 280, 60, '#A48672') +
      at(560, 722, vessel(points('120 0, 150 30, 176 150, 140 250, 110 300, 126 330'), '#B9704C', { specks: 20 })) +
      times(
        5,
        (i) =>
          `<ellipse cx="560" cy="${650 - i * 46}" rx="${[160, 174, 160, 134, 116][i]}" ry="16" fill="none" stroke="#8a4a2c" stroke-width="4" opacity=".35"/>`,
      ) +
      path('M90 1000C150 840 260 680 396 600q34-14 40 22-4 40-36 66C320 770 300 900 290 1000z', '#D79A76') +
      path('M1030 1000C970 840 860 680 724 600q-34-14-40 22 4 40 36 66 80 82 100 312z', '#C98A64') +
      at(1010, 760, vessel(shapes.tumbler, c.cream, { dip: 1 }), { scale: 0.9 }) +
      [-20, 4, 26]
        .map((turn, i) => at(1006, 640, rect(-7, -170, 14, 200, pick(['#8B6242', c.clay, '#C9A27C'], i), 'rx="6"'), { turn }))
        .join('') +
      at(1010, 762, vessel(shapes.tumbler, c.cream, { dip: 1, specks: 10 }), { scale: 0.9 }),
  );
