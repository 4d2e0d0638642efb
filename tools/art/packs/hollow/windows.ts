/** Scenes beside a tall window: a dress, and a camera on its tripod. */
import { f } from '../../drawings/light.js';
import { oval, rect, shape, stroke, times } from './brush.js';
import { bloom, type Room, type Scene } from './photo.js';

/** Draws a tall window with the day behind it. */
export const pane = (room: Room, x: number, y: number, w: number, h: number): string => {
  const { t, grade, soft } = room;
  return (
    rect(x - 14, y - 14, w + 28, h + 28, t(0.12)) +
    rect(
      x,
      y,
      w,
      h,
      grade([
        [0, 1],
        [0.6, 0.94],
        [1, 0.8],
      ]),
    ) +
    `<g${soft(9)}>${times(6, (i) => oval(x + (i * w) / 5, y + h * (0.82 + (i % 2) * 0.05), w * 0.16, h * 0.16, t(0.7), 'opacity=".7"'))}</g>` +
    rect(x + w / 2 - 5, y, 10, h, t(0.16)) +
    times(3, (i) => rect(x, y + (h * (i + 1)) / 4 - 3, w, 6, t(0.16)))
  );
};
/** Draws curtain folds, thin enough for light. */
export const curtain = ({ grade, soft }: Room, x: number, w: number, y: number, h: number): string =>
  `<g${soft(1.4)}>${times(9, (i) => {
    const [a, b] = [x + (i * w) / 9, x + ((i + 1) * w) / 9];
    return shape(
      `M${f(a)} ${y}H${f(b)}C${f(b + 6)} ${y + h * 0.5} ${f(b - 8)} ${y + h * 0.8} ${f(b)} ${y + h}H${f(a)}C${f(a - 6)} ${y + h * 0.7} ${f(a + 8)} ${y + h * 0.4} ${f(a)} ${y}Z`,
      grade(
        [
          [0, 0.5, 0.72],
          [0.4, 0.96, 0.8],
          [1, 0.62, 0.7],
        ],
        { x2: 1, y2: 0 },
      ),
    );
  })}</g>`;

/** Draws a dress in a window, an hour before. */
export const dress: Scene = (room) => {
  const { t, grade, random, soft } = room;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade(
        [
          [0, 0.1],
          [0.5, 0.3],
          [1, 0.1],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    pane(room, 430, 40, 340, 600) +
    curtain(room, 320, 130, 10, 690) +
    curtain(room, 750, 130, 10, 690) +
    bloom(room, [600, 320], 520, 0.7) +
    rect(
      0,
      690,
      1200,
      110,
      grade([
        [0, 0.44],
        [0.3, 0.2],
        [1, 0.06],
      ]),
    ) +
    stroke('M600 74C590 64 600 52 608 60C614 68 600 72 600 92M560 116L600 92L640 116', t(0.06), 4) +
    shape(
      'M564 112C574 140 572 150 584 156C594 160 606 160 616 156C628 150 626 140 636 112L646 118C650 170 640 220 630 268C680 420 730 560 770 690C700 730 500 730 430 690C470 560 520 420 570 268C560 220 550 170 554 118Z',
      grade([
        [0, 0.82, 0.96],
        [0.5, 0.6, 0.92],
        [1, 0.44, 0.96],
      ]),
    ) +
    `<g opacity=".8"${soft(2)}>${times(16, (i) => {
      const x = 576 + (i / 15) * 48;
      return stroke(
        `M${f(x)} 272C${f(600 + (x - 600) * 2.4)} 420 ${f(600 + (x - 600) * 5)} 560 ${f(600 + (x - 600) * 6.6)} 706`,
        t(i % 2 ? 0.96 : 0.3),
        3 + random() * 5,
        'opacity=".42"',
      );
    })}</g>` +
    times(90, () => oval(566 + random() * 68, 150 + random() * 110, 1.6, 1.6, t(0.98), 'opacity=".6"')) +
    stroke('M568 268Q600 280 632 268', t(0.3), 5) +
    `<g${soft(12)}>${rect(-30, 520, 260, 320, t(0.04))}${oval(1080, 760, 200, 150, t(0.05))}</g>`
  );
};

/** Draws the camera on its legs, waiting for the light. */
export const tripod: Scene = (room) => {
  const { t, grade, soft } = room;
  const dark = t(0.03);
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade(
        [
          [0, 0.2],
          [0.5, 0.42],
          [1, 0.12],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    pane(room, 480, 30, 420, 560) +
    curtain(room, 390, 110, 0, 700) +
    curtain(room, 880, 120, 0, 700) +
    bloom(room, [680, 300], 540, 0.75) +
    rect(
      0,
      690,
      1200,
      110,
      grade([
        [0, 0.5],
        [0.3, 0.24],
        [1, 0.06],
      ]),
    ) +
    shape('M560 700H800L980 800H440Z', t(0.9), `opacity=".3"${soft(9)}`) +
    stroke('M560 380L470 770M560 380L660 770M560 380L566 740', dark, 13) +
    stroke('M512 590L618 590L564 600', dark, 5) +
    rect(534, 350, 54, 46, dark, 'rx="5"') +
    rect(470, 236, 180, 118, dark, 'rx="14"') +
    shape('M520 240L534 204H592L606 240Z', dark) +
    rect(418, 258, 62, 76, dark, 'rx="8"') +
    rect(388, 250, 36, 92, dark, 'rx="6"') +
    stroke('M474 240H646M648 246V346M534 206H592', t(0.95), 3, 'opacity=".8"') +
    oval(392, 296, 9, 36, t(0.5), 'opacity=".7"') +
    stroke('M650 260C730 330 690 440 650 480', dark, 6) +
    `<g${soft(12)}>${oval(130, 740, 220, 190, t(0.04))}${rect(1080, 360, 200, 480, t(0.05))}</g>`
  );
};
