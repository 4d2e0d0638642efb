/** Draws the guitarist as a guitar. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const size: Size = [640, 760];

/** Draws the body of an electric guitar. */
export const guitar = (): string =>
  print({ size, paper: yellow, rose: '#FF7FAE' }, ({ ramp }) => {
    const body =
      'M-60 -190C-140 -220 -190 -180 -176 -110C-166 -60 -150 -30 -176 20C-230 120 -180 260 -20 270C140 276 232 180 196 70C180 20 150 -10 160 -70C172 -150 130 -190 70 -150C40 -130 30 -110 0 -110S-40 -180 -60 -190Z';
    const guard = 'M-40 -96C-110 -120 -140 -60 -116 0C-96 70 -30 80 60 74C100 70 110 20 90 -30C76 -70 60 -96 30 -90Z';
    return {
      rose:
        all(size, ramp('0 1, 0.5 0.86, 1 0.2', { from: [0, 0], to: [640, 760] })) +
        put(320, 440, fill(body, '#000') + fill(guard, '#fff'), 22),
      blue: put(
        320,
        440,
        [
          soft(24, put(26, 30, fill(body, '#555'))),
          fill(body, ramp('0 1, 0.5 0.86, 0.8 0.3, 1 0', { around: [-50, -60, 330] })) + line(body, 9, 0),
          fill(guard, '#fff') + line(guard, 6, 0),
          fill('M-32 -620H36V10H-32Z', ramp('0 0.4, 0.3 0.1, 1 0', { from: [-32, 0], to: [36, 0] })),
          times(11, (i) => line(`M-28 ${-40 - i * 52}H32`, 5, 0.9)),
          times(4, (i) => fill(disc(2, -66 - i * 104, 8), '#fff')),
          fill(box(-58, 14, 120, 34), '#000') + fill(box(-58, 92, 120, 34), '#000'),
          times(6, (i) => fill(disc(-40 + i * 17, 31, 5), '#fff') + fill(disc(-40 + i * 17, 109, 5), '#fff')),
          fill(box(-66, 168, 136, 40), '#000') +
            fill(box(-58, 176, 120, 22), ramp('0 1, 1 0.3', { from: [0, 176], to: [0, 198] })),
          times(6, (i) => line(`M${-24 + i * 10.6} -620V180`, 3, i % 2 ? 0 : 0.95)),
          put(112, 128, fill(disc(0, 0, 26), '#000') + fill(disc(0, 0, 18), ramp('0 1, 1 0.1', { around: [-5, -6, 26] }))),
          put(88, 196, fill(disc(0, 0, 26), '#000') + fill(disc(0, 0, 18), ramp('0 1, 1 0.1', { around: [-5, -6, 26] }))),
          line('M160 190C260 240 300 150 420 240', 15, 0),
        ].join(''),
        22,
      ),
    };
  });
