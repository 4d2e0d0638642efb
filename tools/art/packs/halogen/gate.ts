/** Draws the door of a club at night. */
import { yellow } from './look.js';
import { box, disc, fill, print, put, times } from './screen.js';

/** Draws the door of a club: light falls out between people who wait. */
export const gate = (): string =>
  print({ size: [760, 860] }, ({ ramp, inside }) => {
    const door = 'M270 170H500V640H270Z';
    const light = 'M270 640H500L700 860H70Z';
    const waiting = (x: number, y: number, s: number, tone: number) =>
      put(
        x,
        y,
        fill(
          'M-40 -300C-72 -290 -78 -250 -78 -200L-66 -90L-52 4H-8L0 -90L10 4H54L66 -90L78 -200C78 -250 72 -290 40 -300Z',
          ramp(`0 ${tone}, 0.25 0.04, 0.75 0, 1 0.3`, { from: [78, 0], to: [-78, 0] }),
        ) + fill(disc(0, -344, 36, 44), ramp(`0 ${tone}, 0.3 0.04, 1 0`, { from: [36, 0], to: [-36, 0] })),
        0,
        s,
      );
    return {
      flat: fill(door, yellow) + fill(light, yellow),
      rose:
        `<rect width="760" height="860" fill="${ramp('0 1, 0.4 0.7, 1 0', { around: [385, 400, 620] })}"/>` +
        fill(door, ramp('0 1, 1 0.6', { from: [0, 170], to: [0, 640] })) +
        fill(light, ramp('0 0.7, 1 0.1', { from: [0, 640], to: [0, 860] })),
      blue: [
        `<rect width="760" height="860" fill="${ramp('0 0.85, 0.5 0.5, 1 0', { around: [385, 420, 600] })}"/>`,
        inside(
          'M0 0H760V640H0Z',
          times(9, (row) =>
            times(7, (i) =>
              fill(
                box(i * 126 - (row % 2) * 63, row * 74, 120, 68),
                ramp('0 0.9, 0.5 0.4, 1 0.06', { around: [385, 400, 480] }),
                'opacity=".5"',
              ),
            ),
          ),
        ),
        fill('M0 640H760V860H0Z', ramp('0 0.5, 1 0.05', { from: [0, 640], to: [0, 860] })),
        fill(door, '#fff') + fill(light, ramp('0 1, 1 0.6', { from: [0, 640], to: [0, 860] })),
        `<path d="M258 640V158H512V640" fill="none" stroke="#000" stroke-width="24"/>`,
        fill('M220 60H550L530 140H240Z', '#000') + times(11, (i) => fill(disc(258 + i * 25.6, 100, 8), '#fff')),
        waiting(346, 650, 0.78, 0.2) + waiting(440, 668, 0.9, 0.5),
        waiting(150, 730, 1.06, 0.85) + waiting(618, 770, 1.2, 0.1),
        waiting(30, 820, 1.3, 0.6),
      ].join(''),
    };
  });
