/** Draws a plug for a missing page. */
import { pale, yellow } from './look.js';
import { disc, fill, line, print, put, times } from './screen.js';

/** Draws a plug that has lost its socket. */
export const jack = (): string =>
  print({ size: [900, 520], paper: pale }, ({ ramp }) => {
    const plug =
      fill('M0 -44H120L132 -34V34L120 44H0Z', '#000') +
      fill('M10 -34H112V34H10Z', ramp('0 0.9, 0.4 0.5, 1 0', { from: [0, -34], to: [0, 34] })) +
      times(5, (i) => line(`M${24 + i * 18} -34V34`, 5, 0)) +
      fill('M132 -20H232V20H132ZM240 -20H262V20H240ZM268 -18H286L306 0L286 18H268Z', '#000') +
      fill('M136 -14H228V-2H136Z', '#fff');
    const cable = (d: string) => line(d, 30, 0) + line(d, 12, 0.8);
    return {
      flat:
        put(
          640,
          250,
          times(7, (i) => line('M70 0H110', 14, yellow, `transform="rotate(${-60 + i * 20})"`)),
        ) +
        put(
          500,
          250,
          times(5, (i) => line('M-60 0H-84', 12, yellow, `transform="rotate(${-40 + i * 20})"`)),
        ),
      rose: `<rect width="900" height="520" fill="${ramp('0 1, 0.5 0.8, 1 0.1', { around: [520, 240, 620] })}"/>`,
      blue:
        cable('M-20 430C80 470 130 300 60 210S130 90 200 244') +
        put(190, 246, plug, -6) +
        put(
          760,
          250,
          fill('M0 -62H150V62H0Z', '#000') +
            fill('M14 -48H150V48H14Z', ramp('0 0.9, 0.5 0.4, 1 0', { from: [0, -48], to: [0, 48] })) +
            fill(disc(14, 0, 14, 40), '#000') +
            fill(disc(12, 0, 6, 22), '#fff'),
          8,
        ),
    };
  });
