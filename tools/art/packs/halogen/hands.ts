/** Draws raised hands, one by one and as a crowd. */
import { pale, yellow } from './look.js';
import { disc, fill, line, print, put, times } from './screen.js';

/** Draws a raised hand at the end of an arm that comes from below. The palm is at the origin. */
export const hand = (pose: 'open' | 'horns' | 'fist' | 'point', tone: number, long = 420): string => {
  const finger = (x: number, y: number, tx: number, ty: number, w = 19) => line(`M${x} ${y}L${tx} ${ty}`, w, tone);
  const up = { open: 'ijkl', horns: 'il', fist: '', point: 'i' }[pose];
  const fingers = [
    finger(-26, -14, up.includes('i') ? -44 : -26, up.includes('i') ? -92 : -36),
    finger(-8, -22, up.includes('j') ? -12 : -8, up.includes('j') ? -108 : -40),
    finger(10, -20, up.includes('k') ? 18 : 10, up.includes('k') ? -100 : -38),
    finger(27, -12, up.includes('l') ? 46 : 27, up.includes('l') ? -78 : -32, 17),
  ].join('');
  const thumb = pose === 'open' ? finger(-32, 22, -78, -22, 21) : finger(-30, 24, 14, 6, 21);
  return `${line(`M-2 60Q6 ${long * 0.5} 30 ${long}`, 56, tone)}${fill('M-40 -16Q-44 60 -24 84L26 84Q44 50 40 -12Q0 -44 -40 -16Z', `rgb(${tone * 255},${tone * 255},${tone * 255})`)}${fingers}${thumb}`;
};

const larger = (body: string) => put(0, 0, body, 0, 1280 / 1100);
/** Draws a sea of raised hands against the light. */
export const crowd = (): string =>
  print({ size: [1280, 884], paper: pale }, ({ ramp }) => {
    const hands = [
      [90, 470, 'open', -14, 1.25],
      [262, 380, 'horns', 6, 1.1],
      [420, 520, 'fist', -4, 1.3],
      [566, 330, 'open', 4, 1.2],
      [742, 470, 'point', -8, 1.25],
      [886, 400, 'open', 12, 1.15],
      [1040, 520, 'horns', 10, 1.35],
    ] as const;
    return {
      flat: larger(fill(disc(560, 300, 220), yellow)),
      rose: larger(
        `<rect width="1100" height="760" fill="${ramp('0 1, 0.3 0.9, 0.75 0.25, 1 0', { around: [560, 300, 760] })}"/>`,
      ),
      blue: larger(
        `<rect width="1100" height="760" fill="${ramp('0 1, 0.45 1, 1 0.32', { around: [560, 280, 820] })}"/>` +
          times(12, (i) =>
            fill(disc(40 + i * 94, 740 - (i % 3) * 22, 62, 76), ramp('0 0.5, 1 0', { from: [0, 650], to: [0, 740] })),
          ) +
          hands.map(([x, y, pose, turn, scale], i) => put(x, y, hand(pose, i % 2 ? 0.22 : 0.04), turn, scale)).join('') +
          times(9, (i) => fill(disc(90 + i * 124, 800 - (i % 2) * 26, 74, 92), '#000')),
      ),
    };
  });
