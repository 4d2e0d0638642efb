/** Draws the drummer as a drum kit. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, times } from './screen.js';

const size: Size = [640, 760];

/** Draws a drum kit from the front. */
export const drums = (): string =>
  print({ size }, ({ ramp }) => {
    const drum = (x: number, y: number, rx: number, ry: number, h: number) =>
      fill(
        `M${x - rx} ${y}A${rx} ${ry} 0 0 0 ${x + rx} ${y}V${y + h}A${rx} ${ry} 0 0 1 ${x - rx} ${y + h}Z`,
        ramp('0 0.1, 0.2 0.9, 0.45 0.4, 0.8 0, 1 0.2', { from: [x - rx, 0], to: [x + rx, 0] }),
      ) +
      line(`M${x - rx} ${y + h}A${rx} ${ry} 0 0 0 ${x + rx} ${y + h}`, 12, 0) +
      fill(disc(x, y, rx, ry), '#000') +
      fill(disc(x, y, rx - 9, ry - 7), ramp('0 1, 1 0.5', { from: [x - rx, 0], to: [x + rx, 0] }));
    const cymbal = (x: number, y: number, r: number, turn: number) =>
      line(`M${x} ${y}V760`, 9, 0) +
      put(
        x,
        y,
        fill(disc(0, 0, r, r * 0.2), '#000') +
          fill(disc(0, -3, r - 10, r * 0.15), ramp('0 0.2, 0.4 1, 0.6 0.9, 1 0.1', { from: [-r, 0], to: [r, 0] })) +
          fill(disc(0, -6, r * 0.16, r * 0.09), '#000'),
        turn,
      );
    return {
      flat: fill(disc(320, 534, 176), yellow),
      rose:
        all(size, ramp('0 1, 0.4 0.86, 1 0.1', { around: [320, 240, 620] })) +
        fill(disc(320, 534, 176), ramp('0 1, 0.4 0.9, 1 0.1', { from: [220, 380], to: [420, 710] })),
      blue: [
        cymbal(130, 176, 136, -10) + cymbal(520, 130, 150, 8),
        fill('M0 716H640V760H0Z', '#000'),
        drum(66, 460, 96, 30, 190) + line('M40 640L20 720M120 650L140 720', 12, 0),
        drum(580, 500, 110, 34, 170) + line('M540 680L520 724M620 680V724', 12, 0),
        drum(210, 290, 92, 34, 104) + drum(430, 290, 92, 34, 104),
        fill(disc(320, 534, 212), '#000') +
          fill(disc(320, 534, 198), ramp('0 0.9, 0.5 0.4, 1 0', { from: [180, 380], to: [470, 700] })) +
          fill(disc(320, 534, 184), '#000') +
          fill(disc(320, 534, 176), ramp('0 1, 0.55 0.96, 1 0.4', { around: [270, 480, 260] })),
        times(10, (i) => put(320, 534, fill(box(-8, -222, 16, 48), '#000'), i * 36 + 18)),
        put(
          320,
          534,
          times(12, (i) => line('M0 -34V-116', i % 2 ? 9 : 16, 0, `transform="rotate(${i * 30})"`)) +
            fill(disc(0, 0, 46), '#000') +
            fill(disc(0, 0, 30), '#fff'),
        ),
        line('M140 700L96 760M500 700L544 760', 16, 0),
        line('M236 226L330 96M250 232L356 110', 12, 0) + line('M238 222L328 98', 4, 0.9),
      ].join(''),
    };
  });
