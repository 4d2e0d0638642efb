/** Draws two more snapshots: a boot on a pedal, and the faders of a desk. */
import { pale, yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const snap: Size = [600, 600];

/** Draws a boot on a pedal. */
export const pedal = (): string =>
  print({ size: snap, paper: pale }, ({ ramp }) => ({
    flat: fill(disc(196, 366, 22), yellow) + fill(box(70, 400, 250, 120), yellow),
    rose:
      all(snap, ramp('0 1, 0.5 0.84, 1 0.1', { around: [200, 200, 560] })) +
      fill(box(70, 400, 250, 120), ramp('0 1, 1 0.3', { from: [0, 400], to: [0, 520] })),
    blue: [
      fill('M0 520H600V600H0Z', ramp('0 0, 1 0.5', { from: [0, 520], to: [0, 600] })),
      line('M-10 470H70M320 480Q400 470 430 540T620 560', 14, 0),
      fill('M60 400L96 330H296L330 400V520H60Z', '#000') +
        fill('M104 344H288L310 392H80Z', ramp('0 0.9, 1 0.2', { from: [80, 340], to: [310, 392] })) +
        fill(box(76, 406, 238, 106), '#fff'),
      fill(disc(196, 366, 24, 13), '#000') +
        times(3, (i) => fill(disc(124 + i * 72, 446, 24), '#000') + line(`M${124 + i * 72} 442V428`, 6, 0.95)) +
        line('M110 490H280', 9, 0),
      fill(
        'M300 -20H500L490 190C500 250 470 290 420 300L300 322C230 340 160 350 150 322C146 290 220 276 262 230C300 190 300 100 300 -20Z',
        '#000',
      ),
      fill(
        'M316 -20H484L474 180C480 236 460 272 410 282L296 304C240 316 190 324 180 314C190 294 246 276 280 236C318 190 316 90 316 -20Z',
        ramp('0 1, 0.25 0.5, 0.6 0.06, 1 0.4', { from: [220, 160], to: [480, 220] }),
      ),
      times(5, (i) => line(`M${300 - i * 6} ${60 + i * 44}l90 -16`, 9, 0)) +
        fill('M150 322C170 352 320 350 430 318L500 320V352L440 350C330 376 170 374 146 344Z', '#000'),
    ].join(''),
  }));
/** Draws the faders of a mixing desk. */
export const desk = (): string =>
  print({ size: snap }, ({ ramp }) => {
    const levels = [300, 210, 360, 250, 170, 330, 230];
    return {
      flat:
        fill(box(-40, -60, 700, 50), yellow) +
        put(300, 300, levels.map((y, i) => (i === 4 ? fill(box(-262 + i * 80, y - 322, 52, 76), yellow) : '')).join(''), -10),
      rose: all(snap, ramp('0 1, 0.5 0.6, 1 0', { from: [600, 0], to: [0, 600] })),
      blue: put(
        300,
        300,
        [
          fill(box(-420, -420, 840, 840), ramp('0 0.8, 0.5 0.4, 1 0', { around: [120, -200, 620] })),
          levels
            .map((y, i) => {
              const x = -236 + i * 80;
              const paint = i === 4 ? '#fff' : ramp('0 1, 0.5 0.8, 1 0.3', { from: [x - 26, 0], to: [x + 26, 0] });
              return `${fill(box(x - 7, -190, 14, 420), '#000')}${times(9, (n) => line(`M${x - 30} ${-176 + n * 48}h14M${x + 16} ${-176 + n * 48}h14`, 4, 0))}${soft(4, fill(box(x - 24, y - 312, 60, 86), '#000'))}${fill(box(x - 31, y - 327, 62, 86), '#000')}${fill(box(x - 26, y - 322, 52, 76), paint)}${fill(box(x - 26, y - 290, 52, 12), '#000')}${put(
                x,
                -258,
                fill(disc(0, 0, 27), '#000') +
                  fill(disc(-2, -2, 18), ramp('0 1, 1 0.2', { around: [-8, -8, 28] })) +
                  line('M0 0V-18', 6, 0, `transform="rotate(${i * 50 - 120})"`),
              )}`;
            })
            .join(''),
        ].join(''),
        -10,
      ),
    };
  });
