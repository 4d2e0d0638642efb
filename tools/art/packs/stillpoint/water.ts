/** Paints still water: ripples around a stone, reflections, and the smoke of one stick of incense. */
import { f, mix } from '../../drawings/light.js';
import { type Point, type Studio, wash } from './aura.js';

type Ripple = { count: number; step: number; squash?: number; strength?: number; first?: number };
/** Draws rings on water, each with a lit and a shaded side. They fade outwards. */
export const ripples = (s: Studio, [x, y]: Point, { count, step, squash = 0.3, strength = 1, first = 1 }: Ripple): string =>
  Array.from({ length: count }, (_, i) => {
    const r = step * (i + first) * (1 + i * 0.035);
    const fade = strength * (1 - i / (count + 0.6));
    const wide = step * (0.2 + i * 0.012);
    const side = (paint: string, dy: number, opacity: number, blur: number) =>
      `<ellipse cx="${f(x)}" cy="${f(y + dy)}" rx="${f(r)}" ry="${f(r * squash)}" fill="none" stroke="${paint}" stroke-width="${f(wide)}" opacity="${opacity.toFixed(2)}"${s.soft(blur)}/>`;
    return side('#35264F', wide * 0.42, fade * 0.34, 5) + side('#FFF3E8', -wide * 0.2, fade * 0.72, 3);
  }).join('');

/** Paints water below a horizon. */
export const water = (s: Studio, [w, h]: Point, horizon: number, [far, near]: [string, string]): string =>
  `<g transform="translate(0 ${horizon})">${wash(
    s,
    [w, h - horizon],
    [
      [0, mix(far, '#FFF3E8', 0.5)],
      [0.08, far],
      [1, near],
    ],
  )}</g>`;

/** Mirrors a drawing below a line. */
export const mirrored = (s: Studio, drawing: string, line: number, strength = 0.42): string =>
  `<g transform="translate(0 ${line * 2}) scale(1 -1)" opacity="${strength}"${s.soft(6)}>${drawing}</g>`;

/** Draws smoke that rises in a straight line, wavers and opens. */
export function smoke(s: Studio, [x, y]: Point, height: number): string {
  const wave = (reach: number, shift: number) =>
    `M${x} ${y}C${x - 3} ${y - height * 0.2} ${x + 4 + shift} ${y - height * 0.32} ${x + shift} ${y - height * 0.46}S${x - reach} ${y - height * 0.62} ${x - reach * 0.2 + shift} ${y - height * 0.74}S${x + reach * 1.2} ${y - height * 0.86} ${x + reach * 0.4} ${y - height}`;
  const paint = s.grade(
    [
      [0, '#FFF6EE', 0],
      [0.3, '#FFF6EE', 0.5],
      [1, '#FFF6EE', 0.95],
    ],
    { user: 1, x1: 0, x2: 0, y1: y - height, y2: y },
  );
  const line = (d: string, width: number, blur: number, opacity: number) =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="round" opacity="${opacity}"${s.soft(blur)}/>`;
  return [
    line(wave(64, 0), 46, 16, 0.34),
    line(wave(58, 6), 16, 6, 0.5),
    line(wave(70, -8), 9, 3, 0.55),
    line(wave(52, 2), 3.4, 1.2, 0.95),
  ].join('');
}
