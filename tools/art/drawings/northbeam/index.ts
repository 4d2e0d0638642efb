/** Northbeam: the product itself, drawn on a night sky that glows. */
import type { Draw } from '../draw.js';
import { at, chance, circle, line, mix, path, rect, svg, times } from '../ink.js';
import { app } from './app.js';
import { forecast } from './forecast.js';
import { rituals, signal } from './notices.js';
import { bar, c, glow, glowDefs, panel, rounded } from './parts.js';
import { people } from './people.js';

const stars = (w: number, h: number, n: number, seed: number) => {
  const r = chance(seed);
  return times(n, () =>
    circle((r() * w) | 0, (r() * h) | 0, (0.6 + r() * 1.6).toFixed(1), c.white, `opacity="${(0.2 + r() * 0.6).toFixed(2)}"`),
  );
};
const scene = (w: number, h: number, body: string, seed: number) => () =>
  svg(
    w,
    h,
    rect(0, 0, w, h, c.night) +
      glow(w * 0.2, h * 0.1, w * 0.5, 'v') +
      glow(w * 0.9, h * 0.9, w * 0.5, 'm') +
      stars(w, h, Math.round((w * h) / 22000), seed) +
      body,
    glowDefs,
  );
const tilted = (body: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${x} ${y}) scale(${scale}) skewY(-7)">${body}</g>`;
const beam = () =>
  svg(
    1800,
    1100,
    rect(0, 0, 1800, 1100, c.night) +
      glow(900, 1080, 900, 'v') +
      glow(1500, 200, 620, 'm') +
      glow(240, 760, 520, 'k') +
      stars(1800, 700, 130, 8) +
      times(26, (i) =>
        line(
          `M-60 ${560 + i * 24}C400 ${300 + i * 34} 900 ${980 - i * 22} 1860 ${330 + i * 30}`,
          mix(c.violet, c.mint, i / 25),
          2.2,
          `opacity="${(0.9 - i * 0.028).toFixed(2)}"`,
        ),
      ),
    glowDefs,
  );
const icon = (body: string) => () =>
  svg(
    240,
    240,
    rounded(2, 2, 236, 236, c.panel, 56, `stroke="${c.edge}" stroke-width="4"`) + glow(120, 120, 120, 'v') + body,
    glowDefs,
  );

export const northbeam: Record<string, Draw> = {
  'northbeam-app': () =>
    svg(
      1700,
      1060,
      rect(0, 0, 1700, 1060, c.night) + glow(850, 0, 900, 'v') + glow(1500, 900, 560, 'm') + at(100, 90, app()),
      glowDefs,
    ),
  'northbeam-beam': beam,
  'northbeam-forecast': scene(
    1200,
    900,
    at(
      90,
      110,
      panel(
        0,
        0,
        1020,
        680,
        bar(50, 52, 260, 20, c.white, 0.95) +
          bar(50, 92, 180, 12) +
          rounded(770, 44, 200, 54, c.raised, 27) +
          bar(810, 66, 120, 11, c.mint, 1) +
          at(50, 150, forecast(920, 470, 5)),
      ),
    ),
    2,
  ),
  'northbeam-signals': scene(1200, 900, tilted(signal, 150, 240, 1.18), 6),
  'northbeam-rituals': scene(
    1200,
    900,
    at(190, 100, rituals) +
      at(
        640,
        520,
        panel(
          0,
          0,
          440,
          300,
          bar(34, 36, 150, 14, c.white, 0.9) +
            times(
              4,
              (i) =>
                circle(52, 96 + i * 48, 13, i < 3 ? c.mint : c.edge) +
                bar(84, 90 + i * 48, 200 + ((i * 53) % 120), 12, c.white, i < 3 ? 0.8 : 0.4),
            ),
          c.raised,
        ),
      ),
    9,
  ),
  'northbeam-range': icon(
    line('M50 170Q100 150 120 130', c.mint, 12) +
      path('M120 130Q160 90 200 60V150Q160 130 120 130z', c.violet, 'opacity=".6"') +
      circle(120, 130, 14, c.white),
  ),
  'northbeam-watch': icon(
    circle(120, 120, 62, 'none', `stroke="${c.violet}" stroke-width="12"`) +
      line('M120 82V120L150 138', c.white, 12) +
      circle(180, 66, 20, c.coral),
  ),
  'northbeam-link': icon(
    rounded(50, 86, 64, 64, c.mint, 18) + rounded(128, 86, 64, 64, c.violet, 18) + line('M104 118H138', c.white, 12),
  ),
  ...people,
};
