/** Draws the tour as a line around a globe. */
import { yellow } from './look.js';
import { disc, fill, line, print, type Size, times } from './screen.js';

type Point = [x: number, y: number];
const track: Point[] = [
  [-40, 640],
  [150, 640],
  [270, 520],
  [270, 380],
  [380, 270],
  [520, 270],
  [620, 370],
  [620, 500],
  [700, 580],
  [820, 580],
];
const stops: [...Point, isSoldOut: 0 | 1][] = [
  [100, 640, 1],
  [270, 470, 1],
  [325, 325, 0],
  [450, 270, 1],
  [620, 430, 0],
  [690, 570, 0],
];
/** Draws a globe that one line of the metro crosses. */
export const globe = (): string => {
  const size: Size = [760, 860];
  const d = `M${track.map((point) => point.join(' ')).join('L')}`;
  return print({ size }, ({ ramp, inside }) => {
    const round = disc(390, 420, 300);
    const lines =
      times(5, (i) => `<ellipse cx="390" cy="420" rx="${50 + i * 62}" ry="300" fill="none" stroke="#000" stroke-width="5"/>`) +
      times(7, (i) => line(`M60 ${180 + i * 80}Q390 ${200 + i * 73} 720 ${180 + i * 80}`, 5, 0));
    const path = (width: number, tone: number) =>
      `<path d="${d}" fill="none" stroke="${tone ? '#fff' : '#000'}" stroke-width="${width}" stroke-linejoin="round"/>`;
    const marks = stops
      .map(([x, y, isSoldOut]) => fill(disc(x, y, 36), '#000') + (isSoldOut ? '' : fill(disc(x, y, 22), '#fff')))
      .join('');
    return {
      flat: `<path d="${d}" fill="none" stroke="${yellow}" stroke-width="34" stroke-linejoin="round"/>${stops.map(([x, y]) => fill(disc(x, y, 30), yellow)).join('')}`,
      rose: `<rect width="760" height="860" fill="${ramp('0 1, 0.5 0.9, 1 0.1', { around: [300, 300, 760] })}"/>${fill(
        round,
        ramp('0 1, 0.4 0.7, 1 0.1', { around: [280, 300, 440] }),
      )}${path(34, 1)}${stops.map(([x, y]) => fill(disc(x, y, 30), '#fff')).join('')}`,
      blue:
        fill(round, ramp('0 1, 0.35 0.8, 0.8 0.2, 1 0', { around: [270, 290, 470] })) +
        inside(round, lines) +
        line(round, 9, 0) +
        path(54, 0) +
        path(34, 1) +
        marks,
    };
  });
};
