/** Scenes at a table: a cake, and a supper under bulbs. */
import { f } from '../../drawings/light.js';
import { group, oval, rect, shape, stroke, times } from './brush.js';
import { bloom, type Scene } from './photo.js';
import { curtain, pane } from './windows.js';

/** Draws three tiers by a window, in the quiet before the knife. */
export const cake: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const tier = (y: number, rx: number, h: number) => {
    const side = grade(
      [
        [0, 0.96],
        [0.3, 0.8],
        [0.72, 0.42],
        [1, 0.26],
      ],
      { x2: 1, y2: 0 },
    );
    return (
      shape(`M${650 - rx} ${y}V${y + h}A${rx} ${rx * 0.16} 0 0 0 ${650 + rx} ${y + h}V${y}Z`, side) +
      oval(
        650,
        y,
        rx,
        rx * 0.16,
        grade(
          [
            [0, 1],
            [1, 0.62],
          ],
          { x2: 1, y2: 0 },
        ),
      ) +
      times(Math.round(rx / 7), (i) =>
        oval(
          650 - rx + 8 + i * 14.4,
          y + h + 4 + Math.sin(Math.PI * (i / (rx / 7))) * rx * 0.15,
          8,
          8,
          t(0.9 - (i / (rx / 7)) * 0.5),
        ),
      )
    );
  };
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade(
        [
          [0, 0.34],
          [0.5, 0.2],
          [1, 0.1],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    pane(room, 90, 60, 300, 520) +
    curtain(room, 10, 120, 20, 620) +
    curtain(room, 352, 90, 20, 620) +
    bloom(room, [240, 300], 560, 0.7) +
    rect(
      0,
      640,
      1200,
      160,
      grade([
        [0, 0.62],
        [0.12, 0.44],
        [1, 0.12],
      ]),
    ) +
    oval(780, 668, 300, 26, t(0.03), `opacity=".6"${soft(12)}`) +
    oval(
      650,
      654,
      190,
      26,
      grade(
        [
          [0, 0.8],
          [1, 0.2],
        ],
        { x2: 1, y2: 0 },
      ),
    ) +
    tier(520, 158, 122) +
    tier(400, 116, 114) +
    tier(300, 76, 92) +
    times(22, () => {
      const [x, y] = [650 + (random() - 0.5) * 120, 292 - random() * 46];
      return oval(x, y, 13 + random() * 9, 12 + random() * 6, t(0.86 - ((x - 590) / 120) * 0.42), soft(0.7));
    }) +
    times(12, () =>
      stroke(
        `M${f(650 + (random() - 0.5) * 80)} 280q${f((random() - 0.5) * 60)} -30 ${f((random() - 0.5) * 120)} ${f(-40 - random() * 40)}`,
        t(0.3 + random() * 0.3),
        3,
      ),
    ) +
    `<g${soft(9)}>${oval(1060, 690, 90, 130, t(0.06))}${oval(1130, 640, 70, 60, t(0.5), 'opacity=".5"')}</g>`
  );
};

/** Draws a long table under bulbs. */
export const lights: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const wire = (y: number, sag: number, count: number, size: number) =>
    stroke(`M-20 ${y}Q600 ${y + sag * 2} 1220 ${y - 30}`, t(0.1), 2.4) +
    times(count, (i) => {
      const at = (i + 0.5) / count;
      const [x, by] = [-20 + at * 1240, (1 - at) ** 2 * y + 2 * at * (1 - at) * (y + sag * 2) + at ** 2 * (y - 30) + size];
      return bloom(room, [x, by], size * 5, 0.6) + oval(x, by, size * 0.7, size, t(1), soft(0.7));
    });
  const glass = (x: number, y: number, size: number) =>
    group(
      x,
      y,
      size,
      shape(
        'M-24 -120C-26 -70 -10 -56 -3 -52V-8C-14 -4 -20 -2 -22 0H22C20 -2 14 -4 3 -8V-52C10 -56 26 -70 24 -120Z',
        grade(
          [
            [0, 0.9, 0.55],
            [0.5, 0.5, 0.2],
            [1, 0.95, 0.5],
          ],
          { x2: 1, y2: 0 },
        ),
      ) +
        shape('M-22 -96C-22 -70 -10 -58 0 -56C10 -58 22 -70 22 -96Z', t(0.76), 'opacity=".6"') +
        stroke('M-20 -116C-22 -84 -16 -68 -8 -60', t(1), 2.2, 'opacity=".9"'),
    );
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.2],
        [0.45, 0.38],
        [0.6, 0.2],
        [1, 0.05],
      ]),
    ) +
    times(9, (i) =>
      shape(
        `M${i * 150 - 60} 470C${i * 150 - 40} ${330 - (i % 3) * 50} ${i * 150 + 70} ${310 + (i % 2) * 40} ${i * 150 + 130} 470Z`,
        t(0.1),
        soft(4),
      ),
    ) +
    wire(110, 80, 13, 9) +
    wire(200, 56, 10, 7) +
    bloom(room, [600, 470], 380, 0.6) +
    shape(
      'M520 470H690L1260 800H-60Z',
      grade([
        [0, 0.9],
        [0.3, 0.66],
        [1, 0.3],
      ]),
    ) +
    times(9, (i) => {
      const depth = ((i + 1) / 9) ** 1.9;
      const [y, spread, size] = [480 + depth * 290, 70 + depth * 470, 0.2 + depth * 1.15];
      const candle =
        rect(600 - 5 * size, y - 90 * size, 10 * size, 84 * size, t(0.86)) +
        oval(600, y - 104 * size, 5 * size, 13 * size, t(1)) +
        bloom(room, [600, y - 104 * size], 80 * size, 0.8);
      return (
        glass(600 - spread * 0.6, y, size) +
        glass(600 + spread * 0.6, y, size) +
        oval(600 - spread * 0.86, y + 4, 40 * size, 10 * size, t(0.96)) +
        oval(600 + spread * 0.86, y + 4, 40 * size, 10 * size, t(0.96)) +
        (i % 2
          ? candle
          : times(8, () =>
              oval(
                600 + (random() - 0.5) * 110 * size,
                y - random() * 50 * size,
                16 * size,
                14 * size,
                t(0.5 + random() * 0.45),
                soft(0.7),
              ),
            ))
      );
    }) +
    `<g${soft(9)}>${oval(120, 780, 190, 120, t(0.04))}${oval(1090, 800, 210, 110, t(0.04))}</g>`
  );
};
