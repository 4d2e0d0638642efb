/** Draws the sleeve of the cassette. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, soft, times } from './screen.js';

/** Draws a cassette with tape that has left it. */
export const cassette = (): string =>
  print({ size: [720, 720], paper: yellow, rose: '#FF7FAE' }, ({ ramp }) => {
    const shell = 'M-270 -170H270Q286 -170 286 -154V154Q286 170 270 170H-270Q-286 170 -286 154V-154Q-286 -170 -270 -170Z';
    const reel = (x: number, turn: number) =>
      put(
        x,
        -6,
        fill(disc(0, 0, 50), '#000') +
          fill(disc(0, 0, 40), '#fff') +
          times(6, (i) => put(0, 0, fill(box(-7, -42, 14, 20), '#000'), turn + i * 60)),
      );
    const loose = 'M70 470C60 560 170 600 250 560S330 470 400 520S470 660 580 640S700 540 660 470';
    return {
      rose:
        all([720, 720], ramp('0 1, 0.5 0.8, 1 0.1', { around: [300, 200, 720] })) +
        put(360, 300, fill(shell, '#fff') + fill(box(-236, -132, 472, 84), '#222'), -9),
      blue:
        line(loose, 22, 0) +
        line(loose, 8, 0.75) +
        line('M660 470C640 420 600 420 560 400', 22, 0) +
        put(
          360,
          300,
          [
            soft(10, put(16, 22, fill(shell, '#555'))),
            fill(shell, ramp('0 0.66, 0.4 0.28, 1 0.02', { from: [-280, -170], to: [280, 170] })) + line(shell, 8, 0),
            fill(box(-240, -136, 480, 200), '#000') + fill(box(-232, -128, 464, 184), '#fff'),
            line('M-200 -96H150M-200 -66H60', 9, 0),
            fill('M-130 -62H130Q150 -62 150 -6T130 50H-130Q-150 50 -150 -6T-130 -62Z', '#000') +
              fill(box(-50, -40, 100, 68), ramp('0 0.9, 1 0.2', { from: [-50, -40], to: [50, 30] })),
            reel(-92, 10) + reel(92, 34),
            fill('M-170 170L-150 92H150L170 170Z', '#000') +
              times(4, (i) => fill(disc(-96 + i * 64, 136, i % 3 ? 9 : 13), '#fff')),
            times(4, (i) =>
              put(i % 2 ? 262 : -262, i < 2 ? -146 : 146, fill(disc(0, 0, 11), '#000') + line('M-5 -5L5 5', 3, 0.9)),
            ),
          ].join(''),
          -9,
        ),
    };
  });
