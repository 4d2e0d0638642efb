/** Northbeam's inks and the parts of its product: bars in place of words, panels, faces and glows. */
import { circle, gradient, inset, path, rect, type Stop } from '../ink.js';

export const c = {
  night: '#0B0F1E',
  panel: '#141B33',
  raised: '#1C2545',
  edge: '#2C3762',
  violet: '#8B97FF',
  mint: '#5FE3C4',
  coral: '#FF8A70',
  amber: '#FFC861',
  white: '#F2F5FF',
  grey: '#7F8BB5',
};
export const rounded = (x: number, y: number, w: number, h: number, fill: string, r = 14, more = '') =>
  rect(x, y, w, h, fill, `rx="${r}" ${more}`);
/** Draws a bar in place of a word. */
export const bar = (x: number, y: number, w: number, h = 10, fill = c.grey, opacity = 0.6) =>
  rounded(x, y, w, h, fill, h / 2, `opacity="${opacity}"`);

const glowOf = (id: string, color: string, opacity: number) => {
  const stops: Stop[] = [
    [0, color, opacity],
    [1, color, 0],
  ];
  return gradient(id, stops, { radial: [0.5, 0.5, 0.5] });
};
/** Defines the glows and the backgrounds of forecasts. */
export const glowDefs =
  glowOf('v', c.violet, 0.75) +
  glowOf('m', c.mint, 0.55) +
  glowOf('k', c.coral, 0.6) +
  gradient(
    'fan',
    [
      [0, c.violet, 0.5],
      [1, c.violet, 0.05],
    ],
    { x2: 1, y2: 0 },
  ) +
  gradient('fill', [
    [0, c.mint, 0.45],
    [1, c.mint, 0],
  ]);
/** Draws a glow: violet (`v`), mint (`m`) or coral (`k`). */
export const glow = (x: number, y: number, r: number, id: 'v' | 'm' | 'k') =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`;
/** Draws a panel that clips its content. */
export const panel = (x: number, y: number, w: number, h: number, body = '', fill = c.panel) =>
  inset(x, y, w, h, `0 0 ${w} ${h}`, rounded(1, 1, w - 2, h - 2, fill, 18, `stroke="${c.edge}" stroke-width="2"`) + body);
export const avatar = (x: number, y: number, r: number, fill: string) =>
  circle(x, y, r, fill) +
  circle(x, y - r * 0.2, r * 0.36, c.night, 'opacity=".55"') +
  path(`M${x - r * 0.62} ${y + r * 0.72}a${r * 0.64} ${r * 0.6} 0 0 1 ${r * 1.24} 0z`, c.night, 'opacity=".55"');
