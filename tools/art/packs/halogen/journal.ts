/** Draws the pictures of two posts: a single with the second side up, and a drum on its way. */
import { yellow } from './look.js';
import { all, box, disc, fill, line, print, put, type Size, soft, times } from './screen.js';

const post: Size = [900, 600];

/** Draws a single half out of its sleeve, with the second side up. */
export const bside = (): string =>
  print({ size: post, paper: yellow, rose: '#FF7FAE' }, ({ ramp, inside }) => {
    const record = disc(560, 300, 232);
    return {
      rose:
        all(post, ramp('0 1, 0.5 0.88, 1 0.2', { around: [560, 220, 720] })) +
        fill(disc(560, 300, 92), '#000') +
        put(290, 310, fill(box(-220, -230, 450, 460), '#333'), -6),
      blue: [
        soft(24, fill(disc(584, 330, 240), '#666')),
        fill(disc(560, 300, 238), '#000'),
        inside(
          record,
          put(560, 300, soft(24, fill('M0 0L-80 -260L60 -260Z', '#ddd') + fill('M0 0L80 260L-60 260Z', '#aaa')), 24),
        ),
        times(
          8,
          (i) => `<circle cx="560" cy="300" r="${112 + i * 15}" fill="none" stroke="#000" stroke-width="${i === 3 ? 8 : 4}"/>`,
        ),
        fill(disc(560, 300, 94), '#fff') +
          line(disc(560, 300, 94), 6, 0) +
          fill(disc(560, 300, 38), '#000') +
          fill(disc(560, 300, 32), '#fff') +
          put(
            560,
            300,
            times(3, (i) => line('M0 -4V-34', 8, 0, `transform="rotate(${i * 120})"`)) + fill(disc(0, 0, 10), '#000'),
          ),
        line('M520 236H600', 8, 0),
        put(
          270,
          310,
          soft(10, fill(box(-206, -216, 450, 460), '#777')) +
            fill(box(-220, -230, 430, 460), ramp('0 0.9, 0.5 0.6, 1 0.1', { from: [-220, -230], to: [220, 230] })) +
            line(box(-220, -230, 430, 460), 9, 0) +
            fill(disc(-10, 0, 130), '#000') +
            times(4, (i) => `<circle cx="-10" r="${30 + i * 26}" fill="none" stroke="#fff" stroke-width="10"/>`),
          -6,
        ),
        line('M780 90Q850 210 800 330', 22, 0) + fill('M762 318L842 330L788 396Z', '#000'),
      ].join(''),
    };
  });

/** Draws a bass drum that rolls down a hill. */
export const runaway = (): string =>
  print({ size: post }, ({ ramp }) => {
    const hill = 'M0 300C240 310 380 420 560 480S800 540 900 546V600H0Z';
    return {
      flat: put(470, 290, fill(disc(0, 0, 128), yellow)),
      rose:
        all(post, ramp('0 1, 0.5 0.8, 1 0.1', { around: [240, 120, 860] })) +
        put(470, 290, fill(disc(0, 0, 128), ramp('0 1, 0.5 0.9, 1 0.1', { around: [-30, -40, 190] }))) +
        fill(hill, '#333'),
      blue: [
        fill(hill, ramp('0 0.4, 0.3 0.1, 1 0', { from: [0, 300], to: [200, 600] })),
        fill('M0 300H40V120H130V300H170V80H230V304L0 304Z', '#111') +
          times(5, (i) => fill(box(56 + (i % 2) * 36, 150 + Math.floor(i / 2) * 50, 20, 28), '#fff')) +
          fill(box(190, 110, 20, 28), '#fff'),
        line('M250 176Q300 140 360 150M240 236Q290 206 330 210M246 296Q280 276 316 276', 12, 0),
        put(
          470,
          290,
          fill(
            'M-40 -156C30 -170 130 -150 170 -110C220 -50 220 60 176 120C130 160 30 170 -40 156Z',
            ramp('0 0.5, 0.4 0.1, 1 0', { from: [0, -160], to: [120, 160] }),
          ) +
            fill(disc(-20, 0, 156), '#000') +
            fill(disc(-20, 0, 144), ramp('0 1, 0.6 0.6, 1 0.1', { from: [-120, -120], to: [100, 120] })) +
            fill(disc(0, 0, 130), '#000') +
            fill(disc(0, 0, 122), '#fff') +
            times(12, (i) => line('M0 -26V-82', i % 2 ? 7 : 13, 0, `transform="rotate(${i * 30})"`)) +
            fill(disc(0, 0, 34), '#000'),
          18,
        ),
        put(690, 300, fill(disc(0, 0, 66, 16), '#000') + fill(disc(0, -3, 54, 11), '#ddd'), 28) +
          put(760, 420, line('M-60 0H60', 11, 0), 40) +
          put(800, 330, line('M-56 0H56', 11, 0), -24),
      ].join(''),
    };
  });
