/** Draws the band from behind. */
import { yellow } from './look.js';
import { box, disc, fill, line, print, put, times } from './screen.js';

/** Draws the band from behind, in front of a low sun. */
export const four = (): string =>
  print({ size: [760, 860] }, ({ ramp, inside }) => {
    const person = (x: number, y: number, s: number, more: string, coatWidth = 1) =>
      put(
        x,
        y,
        `<g transform="scale(${coatWidth} 1)">${fill('M-34 -150L-30 4H-4L0 -120L6 4H32L36 -150Z', '#000')}${fill(
          'M-16 -330C-58 -322 -66 -280 -66 -226L-62 -130H62L66 -226C66 -280 58 -322 16 -330Z',
          ramp('0 0.75, 0.14 0.1, 0.5 0, 0.86 0.1, 1 0.75', { from: [-66, 0], to: [66, 0] }),
        )}${fill('M-40 -2H0V14H-46ZM4 -2H36L42 14H4Z', '#000')}</g>${fill(box(-13, -352, 26, 40), '#000')}${more}`,
        0,
        s,
      );
    const head = (rx: number, ry: number) =>
      fill(disc(0, -374, rx, ry), ramp('0 0, 0.7 0.04, 1 0.8', { around: [0, -360, ry + 6] }));
    const shadow = (x: number, lean: number) =>
      fill(`M${x - 40} 700L${x + 40} 700L${x + 60 + lean} 860H${x - 70 + lean}Z`, '#111');
    const sun = disc(380, 430, 270);
    return {
      flat: fill(sun, yellow),
      rose: `<rect width="760" height="860" fill="${ramp('0 1, 0.4 0.9, 1 0.1', { around: [380, 400, 680] })}"/>${fill(
        sun,
        ramp('0 1, 0.4 0.96, 1 0.05', { from: [380, 180], to: [380, 700] }),
      )}${fill('M0 690H760V860H0Z', '#555')}`,
      blue: [
        `<rect width="760" height="860" fill="${ramp('0 1, 0.6 1, 1 0.5', { around: [380, 400, 760] })}"/>`,
        fill('M0 690H760V860H0Z', ramp('0 0.5, 1 0.9', { from: [0, 690], to: [0, 860] })),
        shadow(140, -70) + shadow(306, -20) + shadow(470, 30) + shadow(630, 70),
        person(
          140,
          704,
          1.06,
          head(34, 40) + fill('M52 -250L78 -232L112 -20L84 20L52 -10L60 -120Z', '#000') + line('M64 -236L88 -40', 5, 0.9),
        ),
        person(
          306,
          710,
          1,
          fill(
            'M-40 -346C-64 -440 64 -440 40 -346C60 -300 52 -290 40 -270L-40 -270C-52 -290 -60 -300 -40 -346Z',
            ramp('0 0, 0.7 0.04, 1 0.8', { around: [0, -350, 84] }),
          ) + line('M-64 -250L-92 -150L-84 -60M64 -250L84 -160L74 -60', 22, 0),
          0.92,
        ),
        person(
          470,
          712,
          1.14,
          head(36, 42) +
            line('M-64 -256L-84 -160L-74 -90M64 -256L84 -160L74 -90', 24, 0) +
            fill('M-66 -386H66L42 -404Q38 -436 0 -436Q-38 -436 -42 -404Z', '#000'),
        ),
        person(
          630,
          706,
          0.98,
          times(9, (i) => fill(disc(Math.cos(i * 0.7) * 34, -380 + Math.sin(i * 0.7) * 32, 22), '#000')) +
            head(38, 40) +
            line('M-64 -250L-88 -160L-70 -110', 22, 0) +
            put(70, -180, fill(box(-22, -96, 50, 210), '#000') + times(5, (i) => line(`M-12 ${-80 + i * 40}H4`, 6, 0.9)), 8),
        ),
        inside('M0 690H760V700H0Z', fill('M0 690H760V700H0Z', '#000')),
      ].join(''),
    };
  });
