/** Scenes in rain, paper and sparks. */
import { f } from '../../drawings/light.js';
import { group, oval, rect, shape, stroke, times } from './brush.js';
import { pair } from './figures.js';
import { bloom, bokeh, type Scene } from './photo.js';

/** Draws rain with the light behind it, two under one umbrella. */
export const umbrella: Scene = (room) => {
  const { t, grade, random, soft } = room;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.2],
        [0.5, 0.44],
        [0.74, 0.34],
        [1, 0.1],
      ]),
    ) +
    bokeh(room, 34, [0, 120, 1200, 420], [14, 56], 0.34) +
    bloom(room, [640, 400], 430, 0.85) +
    rect(
      0,
      640,
      1200,
      160,
      grade([
        [0, 0.4],
        [0.4, 0.24],
        [1, 0.06],
      ]),
    ) +
    `<g opacity=".4" transform="translate(0 1384) scale(1 -1)"${soft(5)}>${group(590, 692, 1.16, pair(room))}</g>` +
    times(40, () => rect(420 + random() * 440, 676 + random() * 110, 30 + random() * 90, 1.6, t(0.86), 'opacity=".5"')) +
    group(590, 692, 1.16, pair(room)) +
    shape(
      'M446 330C462 210 560 160 650 160C742 160 838 212 852 330C820 306 790 306 764 326C736 304 694 300 650 320C606 300 566 304 538 326C508 306 476 308 446 330Z',
      grade([
        [0, 0.9, 0.72],
        [0.7, 0.7, 0.5],
        [1, 0.95, 0.75],
      ]),
    ) +
    times(5, (i) =>
      stroke(
        `M650 160Q${[520, 590, 650, 712, 780][i]} 220 ${[446, 538, 650, 764, 852][i]} ${[330, 326, 320, 326, 330][i]}`,
        t(0.1),
        2.2,
        'opacity=".7"',
      ),
    ) +
    stroke('M650 150V520', t(0.06), 5) +
    stroke('M446 330C462 210 560 160 650 160C742 160 838 212 852 330', t(1), 3, 'opacity=".8"') +
    `<g opacity=".6">${times(190, () => {
      const length = 16 + random() * 46;
      const [x, y] = [random() * 1200, random() * 800];
      return stroke(
        `M${f(x)} ${f(y)}l${f(-length * 0.14)} ${f(length)}`,
        t(0.84),
        0.8 + random() * 1.3,
        `opacity="${f(2 + random() * 6)}e-1"`,
      );
    })}</g>` +
    `<g opacity=".5"${soft(4)}>${times(16, () => {
      const [x, y] = [random() * 1200, random() * 700];
      return stroke(`M${f(x)} ${f(y)}l-14 100`, t(0.8), 4);
    })}</g>`
  );
};

/** Draws paper in the air, and two who walk through it. */
export const confetti: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const paper = (count: number, size: number, blur: number) =>
    `<g${soft(blur)}>${times(count, () => {
      const [x, y] = [random() * 1200, random() * 800];
      return rect(
        -size / 2,
        -size / 2,
        size,
        size * (0.3 + random() * 0.6),
        t(0.6 + random() * 0.4),
        `transform="translate(${f(x)} ${f(y)}) rotate(${f(random() * 180)})" opacity="${f(6 + random() * 4)}e-1"`,
      );
    })}</g>`;
  const guest = (x: number, y: number, scale: number, flip: boolean) =>
    group(
      x,
      y,
      scale,
      shape(
        'M-60 0C-66 -90 -70 -130 -58 -176C-50 -196 -18 -200 -12 -212L-10 -224L12 -224L12 -212C22 -202 44 -202 56 -228L96 -330C104 -342 118 -334 114 -322L84 -214C74 -180 66 -150 62 -110L60 0Z',
        t(0.05),
      ) +
        oval(2, -246, 23, 28, t(0.05)) +
        stroke('M62 -228L98 -326', t(0.7), 3, 'opacity=".6"'),
      flip,
    );
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.32],
        [0.45, 0.62],
        [0.7, 0.5],
        [1, 0.12],
      ]),
    ) +
    bokeh(room, 26, [0, 60, 1200, 380], [16, 60], 0.3) +
    bloom(room, [610, 330], 430, 0.9) +
    `<g${soft(2)}>${guest(170, 770, 1.5, false)}${guest(1040, 770, 1.5, true)}${guest(110, 800, 1.8, false)}${guest(1110, 800, 1.8, true)}</g>` +
    paper(170, 10, 0.7) +
    group(560, 770, 1.5, pair(room)) +
    paper(110, 15, 1.4) +
    paper(16, 40, 9)
  );
};

/** Draws wires in the dark, each with a point of light. */
export const sparklers: Scene = (room) => {
  const { t, grade, random, soft } = room;
  const star = (x: number, y: number, size: number) =>
    bloom(room, [x, y], size * 1.7, 0.8) +
    times(34, () => {
      const [angle, length] = [random() * Math.PI * 2, size * (0.3 + random() * 0.8)];
      const [ex, ey] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
      return stroke(
        `M${f(x)} ${f(y)}Q${f((x + ex) / 2)} ${f((y + ey) / 2)} ${f(ex)} ${f(ey + length * 0.12)}`,
        t(0.9 + random() * 0.1),
        0.8 + random() * 1.5,
        'opacity=".85"',
      );
    });
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.06],
        [0.6, 0.16],
        [1, 0.04],
      ]),
    ) +
    bokeh(room, 18, [0, 40, 1200, 300], [8, 34], 0.2) +
    bloom(room, [600, 420], 470, 0.55) +
    `<g${soft(1.4)}>${times(7, (i) => group(70 + i * 180 + (i > 2 ? 40 : 0), 830, i < 3 ? 1.5 : 1.4, shape('M-60 0C-66 -90 -70 -130 -58 -176C-50 -196 -18 -200 -12 -212L-10 -224L12 -224L12 -212C22 -202 44 -202 56 -228L96 -330C104 -342 118 -334 114 -322L84 -214L60 0Z', t(0.02)) + oval(2, -246, 23, 28, t(0.02)), i > 3))}</g>` +
    [
      [226, 320, 130],
      [402, 350, 100],
      [570, 300, 120],
      [716, 310, 120],
      [830, 350, 96],
      [1010, 330, 130],
    ]
      .map(([x = 0, y = 0, size = 0]) => star(x, y, size))
      .join('') +
    group(600, 800, 1.3, pair(room))
  );
};
