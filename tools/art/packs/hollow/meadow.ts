/** Scenes under the evening sky: a meadow, rows of chairs, and the sea at low tide. */
import { f } from '../../drawings/light.js';
import { group, oval, rect, shape, stroke, times } from './brush.js';
import { child, pair } from './figures.js';
import { grass, hills, sky } from './ground.js';
import { bloom, bokeh, type Point, type Scene } from './photo.js';

/** Draws two people in a meadow, the hills behind them, the last sun. */
export const dusk: Scene = (room) => {
  const sun: Point = [770, 330];
  const { t, grade, soft } = room;
  return (
    sky(room, sun) +
    hills(room, 380, 560) +
    bloom(room, [sun[0], sun[1] + 40], 460, 0.75) +
    shape(
      'M0 640Q480 600 1200 648V800H0Z',
      grade([
        [0, 0.42],
        [0.3, 0.2],
        [1, 0.03],
      ]),
    ) +
    grass(room, { count: 420, y: [640, 712], length: [24, 62], lean: 24, width: 1.5, lit: 0.62, base: 0.14, sun: 770 }) +
    oval(670, 716, 150, 14, t(0), `opacity=".5"${soft(12)}`) +
    group(636, 716, 1.04, pair(room)) +
    `<g${soft(1.4)}>${grass(room, { count: 230, y: [728, 826], length: [40, 104], lean: 40, width: 2.5, lit: 0.6, base: 0.06, sun: 770 })}</g>` +
    bokeh(room, 22, [360, 480, 800, 280], [6, 24], 0.34) +
    `<g${soft(9)} opacity=".94">${grass(room, { count: 36, y: [850, 880], length: [120, 250], lean: 100, width: 8, lit: 0.4, base: 0.03, sun: 770 })}</g>`
  );
};

/** Draws rows of empty chairs, long shadows, an aisle with petals. */
export const chairs: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const seat = (lit: number) =>
    shape('M-30 0L-26 -92H-20L-22 0ZM30 0L26 -92H20L22 0ZM-34 0L-31 -46H-27L-29 2ZM34 0L31 -46H27L29 2Z', t(0.08)) +
    shape('M-32 -46H32L29 -40H-29Z', t(0.14)) +
    times(4, (i) => rect(-27, -104 + i * 14, 54, 7, t(0.08 + lit * 0.05), 'rx="3"')) +
    stroke('M-26 -106H26', t(0.96), 2.2, `opacity="${f(5 + lit * 5)}e-1"`);
  return (
    sky(room, [600, 250]) +
    hills(room, 310, 420) +
    bloom(room, [600, 300], 420, 0.7) +
    rect(
      0,
      440,
      1200,
      360,
      grade([
        [0, 0.62],
        [0.3, 0.42],
        [1, 0.14],
      ]),
    ) +
    shape(
      'M575 440L440 800H760L625 440Z',
      grade([
        [0, 0.97],
        [1, 0.5],
      ]),
      `opacity=".6"${soft(5)}`,
    ) +
    stroke('M520 436V318C520 250 680 250 680 318V436', t(0.06), 7) +
    times(54, () => {
      // Flowers grow up both posts and over the top, thickest on the left.
      const angle = Math.PI * (0.94 + random() * 0.98);
      const [out, size] = [(random() - 0.5) * 20, 3 + random() * 7];
      return oval(
        600 + Math.cos(angle) * (80 + out),
        318 + Math.sin(angle) * (51 + out) + (random() < 0.3 ? random() * 70 : 0),
        size,
        size * 0.8,
        t(0.3 + random() * 0.6),
        soft(0.7),
      );
    }) +
    times(4, (row) => {
      const scale = [0.46, 0.72, 1.1, 1.72][row] ?? 1;
      const y = [486, 548, 644, 806][row] ?? 0;
      return times(5, (i) => {
        const out = (96 + i * 74) * scale;
        return [-1, 1]
          .map(
            (side) =>
              shape(
                `M${f(600 + side * out - 26 * scale)} ${y}l${f(side * 20 * scale)} ${f(86 * scale)}h${f(52 * scale)}l${f(-side * 26 * scale)} ${f(-86 * scale)}Z`,
                t(0.02),
                `opacity=".32"${soft(4)}`,
              ) + group(600 + side * out, y, scale, seat(1 - i * 0.2)),
          )
          .join('');
      });
    }) +
    times(70, () => {
      const depth = random() ** 1.6;
      return oval(
        600 + (random() - 0.5) * (60 + depth * 260),
        452 + depth * 330,
        2 + depth * 6,
        1 + depth * 3,
        t(0.86 + random() * 0.14),
        'opacity=".85"',
      );
    })
  );
};

/** Draws a family on wet sand at low tide. */
export const sea: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const people =
    group(500, 560, 0.82, pair(room)) + group(696, 562, 0.92, child(room, true)) + group(440, 562, 0.78, child(room, false));
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.46],
        [0.34, 0.78],
        [0.46, 0.97],
        [0.48, 0.7],
        [0.62, 0.66],
        [1, 0.3],
      ]),
    ) +
    times(4, (i) => oval(180 + i * 290, 110 + (i % 2) * 60, 380, 17, t(0.68), `opacity=".5"${soft(18)}`)) +
    bloom(room, [640, 340], 520, 0.9) +
    times(90, () => {
      const depth = random();
      return rect(
        random() * 1200,
        384 + depth ** 1.5 * 120,
        20 + random() * 90 * (0.3 + depth),
        1 + depth * 2.2,
        t(depth > 0.5 ? 0.95 : 0.52),
        'opacity=".55"',
      );
    }) +
    shape(
      'M0 516C220 498 420 530 640 512C860 496 1020 524 1200 506V800H0Z',
      grade([
        [0, 0.8],
        [0.3, 0.58],
        [1, 0.22],
      ]),
    ) +
    stroke('M0 516C220 498 420 530 640 512C860 496 1020 524 1200 506', t(1), 4, `opacity=".7"${soft(1.4)}`) +
    `<g opacity=".5" transform="translate(0 1124) scale(1 -1)"${soft(4)}>${people}</g>` +
    people +
    oval(600, 780, 700, 60, t(0.1), `opacity=".5"${soft(30)}`) +
    bokeh(room, 16, [300, 560, 700, 220], [4, 15], 0.4)
  );
};
