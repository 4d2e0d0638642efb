/** Draws the picture of a lyric. */
import { yellow } from './look.js';
import { all, disc, fill, line, print, put, type Size, times } from './screen.js';

/** Draws a moth around a lamp. */
export function moth(): string {
  const size: Size = [760, 860];
  return print({ size, paper: yellow, rose: '#FF7FAE' }, ({ ramp, inside }) => {
    const upper = 'M0 -60C70 -170 210 -250 330 -250C350 -180 310 -60 210 10C140 56 60 30 0 10Z';
    const lower = 'M0 0C90 40 190 70 220 140C216 230 130 270 70 220C30 180 10 90 0 40Z';
    const wing = (flip: number) =>
      `<g transform="scale(${flip} 1)">${fill(
        lower,
        ramp('0 0, 0.4 0.35, 0.7 0.1, 1 0.6', { around: [0, 20, 280] }),
      )}${line(lower, 7, 0)}${fill(
        upper,
        ramp('0 0, 0.35 0.5, 0.6 0.16, 0.8 0.7, 1 0', { around: [0, -20, 420] }),
      )}${inside(upper, `${times(7, (i) => line(`M0 -20Q${120 + i * 6} ${-150 + i * 30} ${340 - i * 8} ${-260 + i * 48}`, 4, 0))}${line('M250 -270Q230 -120 150 40', 14, 0.95)}${line('M296 -270Q290 -110 180 40', 8, 0)}`)}${line(upper, 8, 0)}${fill(disc(176, -110, 44), '#000')}${fill(disc(176, -110, 34), '#fff')}${fill(disc(176, -110, 18), '#000')}${fill(disc(120, 140, 26), '#000')}${fill(disc(120, 140, 16), '#fff')}</g>`;
    const eyes = (flip: number) => fill(disc(176 * flip, -110, 34), '#000') + fill(disc(120 * flip, 140, 16), '#000');
    return {
      rose:
        all(size, ramp('0 1, 0.3 0.96, 0.65 0.4, 1 0', { around: [560, 200, 760] })) +
        put(350, 480, eyes(1) + eyes(-1), -18, 1.02),
      blue: [
        all(size, ramp('0 1, 0.5 0.96, 1 0.1', { around: [560, 200, 860] })),
        line('M560 -20V40', 12, 0) +
          fill('M520 36H600V84H520Z', '#000') +
          line('M524 52H596M524 68H596', 5, 0.9) +
          line('M528 84C500 130 470 160 470 214A90 90 0 1 0 650 214C650 160 620 130 592 84', 9, 0) +
          line('M536 92L530 180L548 220L560 176L572 220L590 180L584 92', 5, 0),
        times(14, (i) => put(560, 214, line(`M0 -${136 + (i % 2) * 6}V-${i % 2 ? 168 : 196}`, 8, 0), i * 25.7 + 12)),
        put(
          350,
          480,
          wing(1) +
            wing(-1) +
            fill(
              'M-22 -70C-30 20 -26 150 0 216C26 150 30 20 22 -70Z',
              ramp('0 0.6, 0.4 0.1, 1 0', { from: [-24, 0], to: [24, 0] }),
            ) +
            times(5, (i) => line(`M${-20 + i * 2} ${20 + i * 34}H${20 - i * 2}`, 5, 0.9)) +
            fill(disc(0, -84, 30, 28), '#000') +
            line('M-10 -104Q-30 -170 -84 -190M10 -104Q30 -170 84 -190', 8, 0) +
            times(6, (i) => line(`M${-22 - i * 10} ${-138 - i * 9}l-12 16M${22 + i * 10} ${-138 - i * 9}l12 16`, 4, 0)),
          -18,
          1.02,
        ),
      ].join(''),
    };
  });
}
