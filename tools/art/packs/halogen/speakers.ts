/** Draws what plays it: a stack of speakers and a record player. */
import { pale, yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, type Tones, times } from './screen.js';

const tall: Size = [760, 860];

/** Draws one speaker of a cabinet around the origin. */
const cone = ({ ramp }: Tones, r: number): string =>
  fill(disc(0, 0, r), '#000') +
  fill(disc(0, 0, r * 0.94), ramp('0 0.5, 0.5 0.15, 1 0.9', { from: [-r, -r], to: [r, r] })) +
  fill(disc(0, 0, r * 0.8), '#000') +
  fill(disc(0, 0, r * 0.76), ramp('0 0, 0.4 0.2, 0.75 0.6, 1 0.96', { around: [r * 0.18, r * 0.2, r * 0.9] })) +
  times(3, (i) => `<circle r="${r * (0.46 + i * 0.1)}" fill="none" stroke="#000" stroke-width="3"/>`) +
  fill(disc(0, 0, r * 0.32), ramp('0 1, 0.4 0.7, 1 0', { around: [-r * 0.1, -r * 0.12, r * 0.42] })) +
  times(8, (i) => put(0, 0, fill(disc(0, -r * 0.87, r * 0.035), '#000'), i * 45));
/** Draws a stack of speakers. */
export const speakers = (): string =>
  print({ size: tall }, (t) => {
    const cabinet = (x: number, y: number, w: number, h: number) =>
      fill(box(x, y, w, h), '#000') +
      fill(box(x + 12, y + 12, w - 24, h - 24), t.ramp('0 0.62, 0.35 0.26, 1 0.02', { from: [x, y], to: [x + w, y + h] }));
    return {
      flat: fill(box(70, 40, 250, 210), yellow) + fill(disc(500, 640, 34), yellow),
      rose:
        all(tall, t.ramp('0 1, 0.4 0.8, 1 0.1', { around: [120, 120, 940] })) +
        fill(box(52, 256, 420, 560), '#999') +
        fill(box(472, 420, 260, 396), '#666'),
      blue: [
        cabinet(52, 30, 300, 226) + put(202, 143, cone(t, 88)),
        cabinet(52, 256, 420, 560) +
          put(262, 600, cone(t, 180)) +
          put(262, 338, cone(t, 62)) +
          put(400, 330, fill(box(-40, -18, 80, 36), '#000')),
        cabinet(472, 420, 266, 396) + put(605, 560, cone(t, 106)) + put(605, 738, cone(t, 58)),
        fill('M366 256L520 256L540 210L400 196Z', '#000') + line('M470 214C560 120 660 180 640 300S560 380 600 420', 14, 0),
        fill('M0 816H760V860H0Z', '#000'),
      ].join(''),
    };
  });

/** Draws a record player from above. */
export const turntable = (): string =>
  print({ size: tall, paper: pale }, ({ ramp, inside }) => {
    const record = disc(0, 0, 318);
    const shine = (turn: number, tone: string) => put(0, 0, fill('M0 0L-90 -340L90 -340Z', tone), turn);
    return {
      flat: put(356, 420, fill(disc(0, 0, 110), yellow)) + fill(disc(668, 780, 34), yellow),
      rose:
        all(tall, ramp('0 0.96, 0.6 0.72, 1 0.3', { from: [0, 0], to: [760, 860] })) +
        put(
          356,
          420,
          fill(disc(0, 0, 318), '#fff') + fill(disc(0, 0, 110), ramp('0 1, 1 0.3', { from: [0, -110], to: [0, 110] })),
        ),
      blue: [
        soft(24, put(376, 446, fill(disc(0, 0, 330), '#888'))),
        put(
          356,
          420,
          [
            fill(disc(0, 0, 336), '#000') + fill(disc(0, 0, 328), '#ddd'),
            fill(record, '#0a0a0a'),
            inside(record, soft(24, shine(38, '#eee') + shine(218, '#bbb') + shine(100, '#444') + shine(280, '#444'))),
            times(9, (i) => `<circle r="${132 + i * 21}" fill="none" stroke="#000" stroke-width="${i % 4 === 2 ? 9 : 5}"/>`),
            fill(disc(0, 0, 114), '#000') + fill(disc(0, 0, 108), '#fff'),
            `<circle r="78" fill="none" stroke="#000" stroke-width="8"/>` +
              line('M-46 -34H46M-30 36H34M-22 54H20', 9, 0) +
              fill(disc(0, 0, 11), '#000'),
          ].join(''),
        ),
        put(
          664,
          150,
          fill(disc(0, 0, 70), '#000') +
            fill(disc(0, 0, 62), ramp('0 1, 0.5 0.6, 1 0.05', { around: [-20, -20, 90] })) +
            fill(disc(0, 0, 24), '#000'),
        ),
        line('M664 150C700 330 680 470 590 590', 26, 0) + line('M660 150C694 330 674 466 584 586', 9, 0.92),
        put(566, 618, fill('M-20 -46L34 -20L2 62L-44 40Z', '#000') + line('M-8 -20L-22 30', 6, 0.9), 0),
        fill(disc(668, 780, 40), '#000') + fill(disc(668, 780, 32), '#fff') + line('M668 780V754', 8, 0),
        fill(box(560, 730, 26, 100), '#000') + fill(box(548, 766, 50, 26), '#000') + line('M556 779H590', 5, 0.9),
      ].join(''),
    };
  });
