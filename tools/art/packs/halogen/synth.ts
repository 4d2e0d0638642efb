/** Draws the fourth one as a synthesizer. */
import { pale, yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const size: Size = [640, 760];

/** Draws the keys, knobs and cables of a synthesizer. */
export const synth = (): string =>
  print({ size, paper: pale }, ({ ramp }) => {
    const knob = (x: number, y: number, turn: number, r = 30) =>
      put(
        x,
        y,
        soft(4, fill(disc(7, 9, r), '#000')) +
          fill(disc(0, 0, r), ramp('0 1, 0.5 0.5, 1 0', { around: [-r * 0.3, -r * 0.3, r * 1.3] })) +
          line(disc(0, 0, r), 5, 0) +
          put(0, 0, line(`M0 -4V${-r + 6}`, 7, 0), turn),
      );
    const cable = (d: string) => line(d, 24, 0) + line(d, 10, 0.86);
    const panel = box(-60, -70, 600, 330);
    return {
      flat: put(70, 120, fill(box(20, 10, 120, 60), yellow) + fill(box(-60, 284, 600, 14), yellow), -12),
      rose:
        all(size, ramp('0 1, 0.5 0.8, 1 0.15', { from: [640, 0], to: [0, 760] })) +
        put(70, 120, fill(panel, '#777') + fill(box(20, 10, 120, 60), '#fff'), -12),
      blue: [
        put(
          70,
          120,
          [
            soft(24, fill(box(-40, -40, 600, 640), '#666')),
            fill(box(-76, -86, 632, 700), '#000'),
            fill(panel, ramp('0 0.34, 1 0.04', { from: [0, -70], to: [400, 260] })),
            fill(box(20, 10, 120, 60), '#fff') + line('M34 54Q50 0 66 40T98 40T128 30', 7, 0),
            times(5, (i) => knob(208 + i * 70, 44, -120 + i * 54)) + times(7, (i) => knob(46 + i * 72, 138, 130 - i * 41, 22)),
            times(8, (i) => fill(disc(30 + i * 62, 216, 16), '#000') + line(disc(30 + i * 62, 216, 16), 5, 0.95)),
            fill(box(-60, 284, 600, 14), '#fff'),
            times(11, (i) =>
              fill(box(-56 + i * 54, 304, 49, 290), ramp('0 0.6, 0.12 1, 0.86 1, 1 0.5', { from: [0, 304], to: [0, 594] })),
            ),
            [0, 1, 3, 4, 5, 7, 8]
              .map((i) => fill(box(-18 + i * 54, 304, 31, 172), '#000') + line(`M${-9 + i * 54} 318V440`, 5, 0.8))
              .join(''),
          ].join(''),
          -12,
        ),
        cable('M146 318C160 480 330 520 380 300') + cable('M268 290C300 420 560 460 640 300'),
      ].join(''),
    };
  });
