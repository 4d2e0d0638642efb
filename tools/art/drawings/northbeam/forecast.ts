import { chance, circle, line, type Point, path, pick, times } from '../ink.js';
import { c } from './parts.js';

/** Draws past values and the widening fan of the forecast. */
export function forecast(w: number, h: number, seed = 3): string {
  const r = chance(seed);
  const half = w * 0.56;
  const past = Array.from(
    { length: 13 },
    (_, i): Point => [Math.round((i * half) / 12), Math.round(h * 0.84 - i * h * 0.03 - r() * h * 0.13)],
  );
  const [x0, y0] = pick(past, -1);
  const d = past.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');
  const fan = (up: number, down: number, opacity: number) =>
    path(
      `M${x0} ${y0}Q${x0 + (w - x0) / 2} ${y0 - up * 0.3} ${w} ${y0 - up}V${y0 + down}Q${x0 + (w - x0) / 2} ${y0 + down * 0.3} ${x0} ${y0}z`,
      'url(#fan)',
      `opacity="${opacity}"`,
    );
  return (
    times(5, (i) => line(`M0 ${(h * (i + 0.5)) / 5}H${w}`, c.edge, 1.5)) +
    fan(h * 0.42, h * 0.22, 0.55) +
    fan(h * 0.26, h * 0.06, 0.8) +
    path(`${d}V${h}H0z`, 'url(#fill)') +
    line(d, c.mint, 5) +
    line(`M${x0} ${y0}Q${x0 + (w - x0) / 2} ${y0 - h * 0.04} ${w} ${y0 - h * 0.16}`, c.violet, 4, 'stroke-dasharray="2 12"') +
    line(`M${x0} 0V${h}`, c.white, 2, 'opacity=".35" stroke-dasharray="4 8"') +
    circle(x0, y0, 10, c.night, `stroke="${c.mint}" stroke-width="5"`)
  );
}
