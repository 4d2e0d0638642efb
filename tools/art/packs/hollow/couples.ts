/** Scenes of two people: a kiss, the door of a church, and a dance. */
import { f } from '../../drawings/light.js';
import { group, oval, rect, shape, stroke, times } from './brush.js';
import { pair } from './figures.js';
import { bloom, bokeh, type Scene } from './photo.js';

/** Draws two faces against the sun, close. */
export const kiss: Scene = (room) => {
  const { t, grade, soft } = room;
  const face =
    'M-230 560C-210 420 -150 356 -44 336C-34 320 -44 292 -52 270C-112 240 -130 170 -118 110C-104 40 -40 0 30 4C80 8 112 40 118 84C121 100 115 110 122 126C131 146 150 164 153 175C154 184 140 188 133 191C135 200 142 206 140 214C138 220 133 221 130 224C138 230 139 240 131 246C127 252 131 262 126 272C120 290 98 297 72 294C58 302 52 320 58 344C110 360 160 430 176 560Z';
  const edge =
    'M70 26C100 40 114 62 118 84C121 100 115 110 122 126C131 146 150 164 153 175C154 184 140 188 133 191C135 200 142 206 140 214C138 220 133 221 130 224C138 230 139 240 131 246C127 252 131 262 126 272C120 290 98 297 72 294';
  const lit = (width: number) => stroke(edge, t(0.98), width, 'opacity=".9"');
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.42],
        [0.4, 0.72],
        [0.62, 0.9],
        [1, 0.56],
      ]),
    ) +
    bokeh(room, 30, [0, 80, 1200, 640], [20, 84], 0.32) +
    bloom(room, [590, 420], 520, 1) +
    `<g${soft(1.4)}>${group(430, 236, 1.16, shape(face, t(0.03)) + shape('M-118 120C-136 40 -60 -24 30 -8C74 -2 112 26 112 66C80 44 40 50 10 62C-20 80 -50 120 -52 170Q-70 240 -60 262C-110 230 -128 170 -118 120Z', t(0.01)) + lit(4))}${group(772, 270, 1.08, shape(face, t(0.05)) + shape('M-118 130C-140 30 -60 -26 34 -6C84 2 116 40 114 82C70 60 30 70 0 90C-24 110 -36 150 -40 190C-70 240 -120 210 -118 130Z', t(0.02)) + oval(-112, 190, 62, 56, t(0.02)) + lit(4), true)}</g>` +
    `<g${soft(4)}>${shape(
      'M900 300C1010 330 1060 470 1090 800H820C850 640 850 440 900 300Z',
      grade([
        [0, 1, 0.5],
        [1, 0.8, 0.2],
      ]),
    )}</g>` +
    bloom(room, [602, 470], 190, 0.95) +
    bokeh(room, 12, [300, 440, 640, 320], [10, 44], 0.4)
  );
};

/** Draws a dark nave, a bright door, and two in it. */
export const arch: Scene = (room) => {
  const { t, grade, soft } = room;
  const door = (grow: number) =>
    `M${470 - grow} 640V${330}C${470 - grow} ${190 - grow} ${730 + grow} ${190 - grow} ${730 + grow} 330V640Z`;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade(
        [
          [0, 0.2],
          [0.5, 0.12],
          [1, 0.03],
        ],
        { r: 0.8 },
      ),
    ) +
    times(5, (i) => shape(door(150 - i * 30), t(0.06 + i * 0.045)) + stroke(door(150 - i * 30), t(0.34), 2, 'opacity=".5"')) +
    times(2, (i) =>
      rect(
        i * 1010 + 60,
        0,
        70,
        700,
        grade(
          [
            [0, 0.04],
            [0.5, 0.2],
            [1, 0.03],
          ],
          { x2: 1, y2: 0 },
        ),
      ),
    ) +
    shape(
      door(0),
      grade([
        [0, 1],
        [0.7, 0.96],
        [1, 0.82],
      ]),
    ) +
    `<g${soft(7)}>${times(9, (i) => oval(480 + i * 30, 560 + (i % 3) * 18, 34, 46, t(0.74), 'opacity=".6"'))}</g>` +
    shape(
      'M470 640H730L960 800H240Z',
      grade([
        [0, 0.98, 0.9],
        [1, 0.5, 0.1],
      ]),
      soft(5),
    ) +
    rect(
      0,
      640,
      1200,
      160,
      grade([
        [0, 0.2, 0.2],
        [1, 0.02, 0.8],
      ]),
    ) +
    bloom(room, [600, 440], 470, 0.85) +
    shape('M560 660L470 800H780L668 660Z', t(0.02), `opacity=".55"${soft(6)}`) +
    group(574, 664, 0.82, pair(room)) +
    times(5, (i) =>
      [-1, 1]
        .map((side) =>
          rect(
            600 + side * (300 + i * 92) - 40,
            560 + i * 34,
            80,
            240,
            grade([
              [0, 0.24],
              [0.2, 0.06],
              [1, 0.02],
            ]),
          ),
        )
        .join(''),
    )
  );
};

/** Draws a dance at a fifteenth of a second. */
export const dance: Scene = (room) => {
  const { t, grade, random, soft } = room;
  return (
    rect(
      0,
      0,
      1200,
      800,
      grade([
        [0, 0.1],
        [0.6, 0.24],
        [1, 0.05],
      ]),
    ) +
    `<g style="mix-blend-mode:screen"${soft(2)}>${times(26, () => {
      const [x, y] = [random() * 1300 - 60, 40 + random() * 260];
      return stroke(
        `M${f(x)} ${f(y)}q${f(50 + random() * 60)} ${f(-30 + random() * 20)} ${f(120 + random() * 130)} ${f(8 + random() * 40)}`,
        t(0.7 + random() * 0.3),
        3 + random() * 7,
        `opacity="${f(2 + random() * 4)}e-1"`,
      );
    })}</g>` +
    bloom(room, [600, 300], 480, 0.6) +
    rect(
      0,
      660,
      1200,
      140,
      grade([
        [0, 0.4],
        [0.4, 0.18],
        [1, 0.05],
      ]),
    ) +
    `<g${soft(4)}>${times(6, (i) => oval(80 + i * 210, 560, 60, 130, t(0.07)) + oval(80 + i * 210, 400, 32, 40, t(0.07)))}</g>` +
    times(9, (i) => {
      const at = i / 8 - 0.5;
      const isSharp = i === 4;
      return `<g opacity="${isSharp ? 0.96 : f(3.4 - Math.abs(at) * 4)}${isSharp ? '' : 'e-1'}" transform="rotate(${f(at * 22)} 600 720) translate(${f(at * 210)} 0)"${soft(isSharp ? 1 : 4)}>${group(560, 720, 1.36, pair(room))}${shape('M640 560C760 600 900 660 1010 700C900 760 700 760 600 730Z', t(0.86), `opacity=".5"${soft(7)}`)}</g>`;
    }) +
    bokeh(room, 14, [0, 60, 1200, 300], [6, 22], 0.5)
  );
};
