/** Draws what makes a voice larger: a microphone and a megaphone. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, times } from './screen.js';

const tall: Size = [760, 860];

/** Draws a microphone, large enough to speak into. */
export const microphone = (): string =>
  print({ size: tall, paper: yellow, rose: '#FF7FAE' }, ({ ramp, inside }) => {
    const grille = disc(0, 0, 210, 220);
    const mesh =
      times(15, (i) => line(`M-260 ${-230 + i * 34}Q0 ${-190 + i * 34} 260 ${-230 + i * 34}`, 6, 0)) +
      times(15, (i) => line(`M${-238 + i * 34} -260Q${-224 + i * 32} 0 ${-238 + i * 34} 260`, 6, 0));
    return {
      rose:
        all(tall, ramp('0 1, 0.5 0.9, 1 0.1', { around: [300, 260, 760] })) +
        put(330, 300, fill(disc(0, 0, 290), '#000') + fill(disc(0, 0, 250), '#fff') + fill(grille, '#999'), -28),
      blue: put(
        330,
        300,
        [
          fill(
            'M-120 170L120 170L74 760H-74Z',
            ramp('0 0.25, 0.18 0.95, 0.4 0.3, 0.7 0, 1 0.2', { from: [-110, 0], to: [110, 0] }),
          ),
          fill(box(-30, 330, 60, 120), '#000') + fill(box(-14, 350, 28, 46), '#fff'),
          fill('M-170 130H170L140 236H-140Z', ramp('0 0.3, 0.2 1, 0.45 0.4, 0.8 0, 1 0.25', { from: [-160, 0], to: [160, 0] })),
          fill(grille, ramp('0 1, 0.3 0.86, 0.7 0.34, 1 0', { around: [-70, -90, 330] })),
          inside(grille, mesh),
          fill(
            'M-206 -26Q0 44 206 -26L208 26Q0 100 -208 26Z',
            ramp('0 0.3, 0.2 1, 0.5 0.5, 0.85 0, 1 0.3', { from: [-206, 0], to: [206, 0] }),
          ),
          line('M-206 -26Q0 44 206 -26M-208 26Q0 100 208 26', 7, 0),
        ].join(''),
        -28,
      ),
    };
  });

/** Draws a megaphone and what comes out of it. */
export const megaphone = (): string =>
  print({ size: tall }, ({ ramp }) => {
    const horn = 'M-190 -60C-60 -70 40 -150 150 -250L206 236C90 170 -40 90 -180 66Z';
    const arcs = (tone: string) =>
      times(
        3,
        (i) =>
          `<path d="M${262 + i * 64} ${-176 - i * 46}Q${350 + i * 84} ${-10} ${286 + i * 64} ${168 + i * 46}" fill="none" stroke="${tone}" stroke-width="${30 - i * 4}"/>`,
      );
    return {
      flat: put(330, 480, arcs(yellow), -24),
      rose:
        all(tall, ramp('0 1, 0.45 0.86, 1 0.05', { around: [520, 260, 820] })) +
        put(330, 480, fill(horn, '#aaa') + arcs('#fff'), -24),
      blue: put(
        330,
        480,
        [
          fill('M-120 60L-60 84L-90 250Q-130 270 -160 240Z', ramp('0 0.6, 0.4 0.1, 1 0', { from: [-160, 150], to: [-70, 170] })),
          fill(horn, ramp('0 0.9, 0.25 0.7, 0.55 0.12, 0.8 0, 1 0.4', { from: [0, -210], to: [30, 210] })),
          fill(
            'M150 -250C196 -262 234 -130 244 0C252 130 236 232 206 236C160 240 120 120 112 -8C106 -130 118 -244 150 -250Z',
            '#000',
          ),
          fill(
            'M154 -226C190 -232 218 -120 226 0C232 118 220 208 200 212C166 212 140 110 134 -8C128 -120 132 -222 154 -226Z',
            ramp('0 0.5, 0.5 0.04, 1 0.7', { from: [140, -200], to: [210, 200] }),
          ),
          fill(disc(184, 0, 30, 74), '#000') + fill(disc(180, -12, 12, 34), '#aaa'),
          fill('M-262 -76L-178 -64L-168 70L-252 62Q-276 0 -262 -76Z', '#000') + line('M-236 -50L-230 34', 10, 0.86),
          line('M-60 -96L-44 116M-30 -108L-12 126', 9, 0),
        ].join(''),
        -24,
      ),
    };
  });
