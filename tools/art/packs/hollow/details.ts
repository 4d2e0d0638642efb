/** Scenes close up, with one part in focus. */
import { f } from '../../drawings/light.js';
import { oval, rect, shape, stroke, times } from './brush.js';
import { bloom, bokeh, type Scene } from './photo.js';

/** Draws two rings on a stone, with one point in focus. */
export const rings: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const ring = (x: number, y: number, r: number, turn: number, wide: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${oval(24, r * 0.5, r * 1.05, r * 0.5, t(0.03), `opacity=".55"${soft(12)}`)}${times(
      9,
      (i) =>
        `<ellipse rx="${f(r - i * 0.7)}" ry="${f(r * 0.52 - i * 0.7)}" fill="none" cy="${f(-i * 1.2)}" stroke="${grade(
          [
            [0, 0.2 + i * 0.07],
            [0.22, 0.62 + i * 0.04],
            [0.42, 0.16 + i * 0.05],
            [0.62, 1],
            [0.74, 0.34 + i * 0.06],
            [1, 0.1 + i * 0.06],
          ],
          { x2: 1, y2: 0.3 },
        )}" stroke-width="${f(wide - i * 2)}"/>`,
    )}</g>`;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.3],
        [0.4, 0.56],
        [0.52, 0.42],
        [1, 0.16],
      ]),
    ) +
    bokeh(room, 26, [0, 20, 1200, 320], [22, 76], 0.36) +
    bloom(room, [780, 120], 460, 0.7) +
    shape(
      'M0 420C200 370 420 350 640 352C860 354 1060 384 1200 430V800H0Z',
      grade([
        [0, 0.62],
        [0.24, 0.44],
        [1, 0.1],
      ]),
      soft(1.4),
    ) +
    `<g opacity=".8">${times(560, () => {
      const depth = random();
      const [x, y] = [random() * 1200, 390 + depth ** 0.8 * 400];
      return oval(
        x,
        y,
        1 + depth * 5 * random(),
        0.6 + depth * 2.4 * random(),
        t(random() < 0.5 ? 0.16 : 0.66),
        `opacity="${f(1.5 + random() * 4)}e-1"`,
      );
    })}</g>` +
    ring(500, 560, 148, -6, 30) +
    ring(706, 520, 116, 10, 24) +
    bloom(room, [606, 470], 54, 1) +
    bloom(room, [798, 486], 36, 1) +
    `<g${soft(14)}>${shape('M-20 820C140 690 300 700 420 820Z', t(0.03))}${oval(1080, 800, 240, 90, t(0.04))}</g>`
  );
};

/** Draws the frond after which the house is named. */
export const fern: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const frond = (x: number, y: number, length: number, turn: number, shade: number) =>
    `<g transform="translate(${x} ${y}) rotate(${turn})">${stroke(`M0 0Q20 ${f(-length * 0.5)} ${f(length * 0.12)} ${f(-length)}`, t(shade), length * 0.009)}${times(
      19,
      (i) => {
        const at = (i + 1) / 20;
        const [px, py] = [20 * 2 * at * (1 - at) + length * 0.12 * at ** 2, -length * at];
        const reach = length * 0.42 * (1 - at) ** 0.72 * Math.min(1, at * 5 + 0.3);
        return [-1, 1]
          .map((side) => {
            const angle = side * (80 - at * 34);
            const blades = times(12, (j) => {
              const along = ((j + 1) / 12.6) * reach;
              const size = reach * 0.088 * (1 - j / 15);
              return [-1, 1]
                .map((other) =>
                  oval(
                    other * size * 0.6,
                    -along,
                    size * 0.8,
                    size * 0.34,
                    t(shade + (side > 0 ? 0.34 + at * 0.3 : 0) + random() * 0.08),
                    `transform="rotate(${other * -34} 0 ${f(-along)})"`,
                  ),
                )
                .join('');
            });
            return `<g transform="translate(${f(px)} ${f(py)}) rotate(${f(angle)})">${stroke(`M0 0V${f(-reach)}`, t(shade + 0.1), 1.6)}${blades}${side > 0 ? stroke(`M1 ${f(-reach * 0.2)}V${f(-reach)}`, t(0.96), 1.2, 'opacity=".4"') : ''}</g>`;
          })
          .join('');
      },
    )}</g>`;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade(
        [
          [0, 0.5],
          [0.5, 0.34],
          [1, 0.12],
        ],
        { x2: 0.6 },
      ),
    ) +
    bokeh(room, 40, [0, 0, 1200, 700], [20, 90], 0.3) +
    bloom(room, [850, 240], 520, 0.8) +
    `<g${soft(8)}>${frond(980, 860, 760, 18, 0.2)}${frond(180, 880, 700, -26, 0.16)}</g>` +
    `<g${soft(0.7)}>${frond(520, 860, 800, 14, 0.1)}</g>` +
    bokeh(room, 12, [500, 160, 560, 420], [5, 18], 0.7) +
    `<g${soft(16)}>${frond(60, 1000, 640, 32, 0.03)}</g>`
  );
};

/** Draws roses out of spirals, held low. */
export const bouquet: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const bloomOf = (x: number, y: number, r: number, light: number) =>
    `<g transform="translate(${f(x)} ${f(y)}) rotate(${f(random() * 360)})">${oval(4, 8, r, r, t(0.1), `opacity=".6"${soft(4)}`)}${times(
      26,
      (i) => {
        const at = i / 26;
        const angle = i * 2.4;
        const d = r * 0.62 * (1 - at) ** 0.8;
        const size = r * (0.54 - at * 0.36);
        return oval(
          Math.cos(angle) * d,
          Math.sin(angle) * d,
          size,
          size * 0.84,
          grade(
            [
              [0, light - at * 0.3 + 0.12],
              [0.7, light - at * 0.34],
              [1, light - 0.3 - at * 0.2],
            ],
            { x2: 0.6 },
          ),
          `transform="rotate(${f((angle * 180) / Math.PI + 90)} ${f(Math.cos(angle) * d)} ${f(Math.sin(angle) * d)})"`,
        );
      },
    )}</g>`;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.34],
        [0.5, 0.22],
        [1, 0.08],
      ]),
    ) +
    bokeh(room, 24, [0, 0, 1200, 700], [24, 80], 0.26) +
    bloom(room, [420, 160], 480, 0.6) +
    shape('M470 560L430 830H780L730 560Z', t(0.14), soft(1.4)) +
    times(44, () => {
      const angle = random() * Math.PI * 2;
      const [x, y, length] = [600 + Math.cos(angle) * 220, 400 + Math.sin(angle) * 180, 60 + random() * 110];
      return `<g transform="translate(${f(x)} ${f(y)}) rotate(${f((angle * 180) / Math.PI + 90)})">${shape(`M0 0C26 ${f(-length * 0.4)} 16 ${f(-length * 0.8)} 0 ${f(-length)}C-16 ${f(-length * 0.8)} -26 ${f(-length * 0.4)} 0 0Z`, t(0.14 + random() * 0.24))}</g>`;
    }) +
    [
      [470, 300, 78],
      [740, 320, 84],
      [600, 240, 80],
      [420, 440, 82],
      [790, 460, 76],
      [540, 550, 80],
      [690, 560, 82],
      [600, 410, 112],
    ]
      .map(([x = 0, y = 0, r = 0]) => bloomOf(x, y, r, 0.92 - (x - 400) / 1400))
      .join('') +
    times(30, () => oval(600 + (random() - 0.5) * 460, 400 + (random() - 0.5) * 400, 5, 5, t(0.96), 'opacity=".9"'))
  );
};
