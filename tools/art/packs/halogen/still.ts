/** Draws a still of the video, and the moon in it. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, type Size, type Tones } from './screen.js';

const wide: Size = [1100, 640];

/** Draws a moon with craters. */
export const moonlit = ({ ramp }: Tones, x: number, y: number, r: number): string =>
  fill(disc(x, y, r), ramp('0 1, 0.6 0.92, 1 0.35', { around: [x - r * 0.3, y - r * 0.3, r * 1.5] })) +
  [
    [-0.3, -0.2, 0.2],
    [0.28, -0.38, 0.13],
    [0.1, 0.3, 0.26],
    [-0.42, 0.36, 0.12],
    [0.52, 0.1, 0.14],
  ]
    .map(([dx = 0, dy = 0, s = 0]) =>
      fill(
        disc(x + dx * r, y + dy * r, s * r),
        ramp('0 0.55, 0.8 0.82, 1 1', { around: [x + dx * r - 6, y + dy * r - 6, s * r * 1.1] }),
      ),
    )
    .join('');
/** Draws a still of the video: one lit window under a large moon. */
export const still = (): string =>
  print({ size: wide, pitch: 15 }, (t) => {
    const house = (x: number, w: number, top: number) =>
      fill(
        `M${x} ${top}L${x + w / 2} ${top - 70}L${x + w} ${top}V640H${x}Z`,
        t.ramp('0 0.18, 1 0', { from: [x, top], to: [x + w, 640] }),
      ) +
      fill(box(x + w * 0.68, top - 96, 34, 80), '#000') +
      fill(box(x + w * 0.68 - 6, top - 104, 46, 14), '#000');
    const lit = [box(452, 420, 54, 92), box(516, 420, 54, 92)].join('');
    return {
      flat: fill(disc(770, 250, 186), yellow) + fill(lit, yellow),
      rose:
        all(wide, t.ramp('0 1, 0.3 0.9, 1 0', { around: [770, 250, 860] })) +
        fill(disc(770, 250, 186), t.ramp('0 1, 0.5 0.96, 1 0.5', { from: [660, 120], to: [880, 420] })) +
        fill(lit, '#fff'),
      blue: [
        all(wide, t.ramp('0 1, 0.26 0.9, 1 0.05', { around: [770, 250, 820] })),
        moonlit(t, 770, 250, 186),
        house(-40, 240, 380) +
          house(200, 200, 420) +
          house(400, 220, 350) +
          house(620, 210, 410) +
          house(830, 190, 370) +
          house(1020, 200, 420),
        [60, 130, 250, 320, 680, 750, 880, 950].map((x, i) => fill(box(x, 450 + (i % 3) * 16, 42, 70), '#333')).join(''),
        fill(lit, '#fff') + line('M511 410V516M446 464H576', 7, 0) + fill('M470 512V470A16 16 0 1 1 490 470V512Z', '#000'),
        line('M-20 300Q300 380 560 250T1120 260M-20 318Q300 400 560 268T1120 280', 4, 0),
        fill('M640 276Q646 258 662 262L676 250L680 266Q690 280 676 288L660 290Z', '#000'),
        fill(box(0, 590, 1100, 50), '#000'),
      ].join(''),
    };
  });
