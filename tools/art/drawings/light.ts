/** Lights drawings of real things: colours mixed in OKLab, gradients, film grain and paper. */
import { channelsOf, type Stop, toHex } from './ink.js';

type Channels = [number, number, number];
type Gradient = { r?: number; cx?: number; cy?: number; x1?: number; y1?: number; x2?: number; y2?: number; user?: number };

const toLinear = (value: number) => {
  const share = value / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
const toGamma = (v: number) => 255 * Math.min(1, Math.max(0, v <= 0.0031308 ? v * 12.92 : 1.055 * v ** (1 / 2.4) - 0.055));

function toLab(color: string): Channels {
  const [r, g, b] = channelsOf(color).map(toLinear) as Channels;
  const l = Math.cbrt(0.4122 * r + 0.5363 * g + 0.0514 * b);
  const m = Math.cbrt(0.2119 * r + 0.6807 * g + 0.1074 * b);
  const s = Math.cbrt(0.0883 * r + 0.2817 * g + 0.63 * b);
  return [0.2105 * l + 0.7936 * m - 0.0041 * s, 1.978 * l - 2.4286 * m + 0.4506 * s, 0.0259 * l + 0.7828 * m - 0.8087 * s];
}

function fromLab([lightness, a, b]: Channels): string {
  const l = (lightness + 0.3963 * a + 0.2158 * b) ** 3;
  const m = (lightness - 0.1056 * a - 0.0639 * b) ** 3;
  const s = (lightness - 0.0895 * a - 1.2915 * b) ** 3;
  return toHex(
    [4.0767 * l - 3.3077 * m + 0.231 * s, -1.2684 * l + 2.6098 * m - 0.3413 * s, -0.0042 * l - 0.7034 * m + 1.7076 * s].map(
      toGamma,
    ),
  );
}

/** Mixes two colours in OKLab, which keeps complementary colours from turning grey. */
export function mix(a: string, b: string, share: number): string {
  const [from, to] = [toLab(a), toLab(b)];
  const between = (i: 0 | 1 | 2) => from[i] + (to[i] - from[i]) * share;
  return fromLab([between(0), between(1), between(2)]);
}

/** Returns a number with one decimal. */
export const f = (value: number): string => (Math.round(value * 10) / 10).toString();

/** Defines a gradient along a line, or around a point if it has a radius. */
export function grad(id: string, stops: Stop[], o: Gradient = {}): string {
  const kind = o.r ? 'radial' : 'linear';
  const place = o.r
    ? `cx="${o.cx ?? 0.5}" cy="${o.cy ?? 0.5}" r="${o.r}"`
    : `x1="${o.x1 ?? 0}" y1="${o.y1 ?? 0}" x2="${o.x2 ?? 0}" y2="${o.y2 ?? 1}"`;
  const marks = stops
    .map(([offset, color, opacity = 1]) => `<stop offset="${offset}" stop-color="${color}" stop-opacity="${opacity}"/>`)
    .join('');
  return `<${kind}Gradient id="${id}" ${place} ${o.user ? 'gradientUnits="userSpaceOnUse"' : ''}>${marks}</${kind}Gradient>`;
}

const noise = (id: string, freq: number, seed: number, matrix: string) =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="2" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
/** Defines fine film grain as filters for `grainLayer`, strongest in the middle tones. */
export const grain = (_w: number, _h: number, amount = 0.16, freq = 0.8, seed = 3): string =>
  noise('grain', freq, seed, `0 0 0 0 .5  0 0 0 0 .5  0 0 0 0 .5  ${amount * 2.4} ${amount * 2.4} 0 0 ${-amount * 1.9}`) +
  noise('grainD', freq, seed + 7, `0 0 0 0 0  0 0 0 0 0  0 0 0 0 .05  ${amount * 3} 0 ${amount * 2} 0 ${-amount * 2.1}`);
/** Lays the grain over a whole picture. */
export const grainLayer = (w: number, h: number): string =>
  `<rect width="${w}" height="${h}" filter="url(#grain)" style="mix-blend-mode:soft-light"/><rect width="${w}" height="${h}" filter="url(#grainD)" opacity=".55"/>`;
/** Wraps definitions and shapes in an SVG of this size. */
export const svg = (w: number, h: number, defs: string, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}"><defs>${defs}</defs>${body}</svg>`;
