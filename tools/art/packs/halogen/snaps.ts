/** Draws two snapshots of a tour: a mirror ball and an amplifier. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const snap: Size = [600, 600];

/** Draws a mirror ball. */
export const ball = (): string =>
  print({ size: snap }, ({ ramp, inside }) => {
    const round = disc(300, 330, 200);
    return {
      flat: [
        [120, 110],
        [500, 150],
        [540, 440],
        [90, 470],
        [420, 60],
      ]
        .map(([x = 0, y = 0]) => put(x, y, fill('M0 -44L10 -10L44 0L10 10L0 44L-10 10L-44 0L-10 -10Z', yellow)))
        .join(''),
      rose: all(snap, ramp('0 0.7, 0.5 0.8, 1 0', { around: [260, 260, 520] })) + fill(round, '#888'),
      blue: [
        all(snap, ramp('0 1, 0.5 0.7, 1 0', { around: [300, 330, 480] })),
        line('M300 0V130', 8, 0) + fill(box(276, 112, 48, 30), '#000'),
        fill(round, ramp('0 1, 0.3 0.8, 0.75 0.2, 1 0', { around: [230, 250, 330] })),
        inside(
          round,
          times(
            8,
            (i) =>
              `<ellipse cx="300" cy="330" rx="${Math.round(200 * Math.sin(((i + 0.5) * Math.PI) / 16))}" ry="200" fill="none" stroke="#000" stroke-width="6"/>`,
          ) +
            times(11, (i) => {
              const y = 330 + 200 * Math.cos(((i + 1) * Math.PI) / 12);
              return line(`M80 ${Math.round(y)}H520`, 6, 0);
            }),
        ),
        [
          [200, 236],
          [246, 282],
          [330, 232],
          [392, 330],
          [222, 378],
          [300, 440],
        ]
          .map(([x = 0, y = 0]) => fill(box(x, y, 30, 34), '#fff'))
          .join(''),
        line(round, 8, 0),
      ].join(''),
    };
  });
/** Draws an amplifier with a coiled cable. */
export const amp = (): string =>
  print({ size: snap, paper: yellow, rose: '#FF7FAE' }, ({ ramp, inside }) => {
    const grille = box(112, 220, 376, 280);
    return {
      rose:
        all(snap, ramp('0 1, 0.5 0.8, 1 0.1', { from: [0, 0], to: [600, 600] })) +
        fill(box(80, 100, 440, 430), '#333') +
        fill(grille, '#fff'),
      blue: [
        soft(24, fill(box(110, 140, 440, 420), '#555')),
        fill('M220 100Q220 60 260 60H340Q380 60 380 100H350Q350 86 336 86H264Q250 86 250 100Z', '#000'),
        fill(box(80, 100, 440, 430), '#000') + fill(box(94, 114, 412, 70), ramp('0 1, 1 0.5', { from: [94, 0], to: [506, 0] })),
        times(6, (i) =>
          put(
            140 + i * 56,
            149,
            fill(disc(0, 0, 20), '#000') + line('M0 -4V-14', 5, 0.95, `transform="rotate(${-110 + i * 47})"`),
          ),
        ),
        fill(disc(478, 149, 10), '#000'),
        fill(grille, ramp('0 0.9, 0.5 0.5, 1 0.1', { around: [240, 290, 330] })),
        inside(
          grille,
          times(24, (i) => line(`M${-180 + i * 30} 200L${130 + i * 30} 520M${130 + i * 30} 200L${-180 + i * 30} 520`, 4, 0)),
        ),
        line(grille, 9, 0) + fill(box(130, 236, 90, 26), '#000') + line('M142 249H206', 5, 0.95),
        fill(box(94, 530, 60, 20), '#000') + fill(box(446, 530, 60, 20), '#000'),
        times(
          9,
          (i) => `<ellipse cx="${330 + i * 22}" cy="${556 - i * 2}" rx="20" ry="30" fill="none" stroke="#000" stroke-width="7"/>`,
        ) + line('M524 540Q590 520 560 400T600 260', 9, 0),
      ].join(''),
    };
  });
