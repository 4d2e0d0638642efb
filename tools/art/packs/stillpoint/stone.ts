/** Shapes pebbles: an uneven oval with speckle, a vein now and then, a rim of light and two shadows. */
import { chance } from '../../drawings/ink.js';
import { f, mix } from '../../drawings/light.js';
import type { Point, Studio } from './aura.js';
import { peach } from './look.js';

export const rocks = {
  quartz: '#E4DADF',
  sand: '#CDB4A6',
  granite: '#B48A8E',
  slate: '#7D7694',
  plum: '#6B4C66',
  basalt: '#3D3650',
};
export type Rock = keyof typeof rocks;
export type Stone = {
  /** Where it touches the ground. */
  at: Point;
  size: Point;
  rock: Rock;
  seed?: number;
  turn?: number;
  vein?: boolean;
  /** Draws its shadows on the ground. */
  lies?: boolean;
  /** The strength of the light behind it. */
  rim?: number;
};

const shadowTone = '#2A1F45';
/** Returns the outline of a pebble around its centre. */
function outline([rx, ry]: Point, seed: number): string {
  const random = chance(seed * 31 + 7);
  const [a, b, c] = [random() * 6.28, random() * 6.28, random() * 6.28];
  const edge = Array.from({ length: 64 }, (_, i) => {
    const t = (i / 64) * Math.PI * 2;
    const swell = 1 + 0.035 * Math.sin(2 * t + a) + 0.028 * Math.sin(3 * t + b) + 0.01 * Math.sin(5 * t + c);
    const [x, y] = [Math.cos(t), Math.sin(t)];
    const square = (v: number) => Math.sign(v) * Math.abs(v) ** 0.88;
    return `${f(square(x) * rx * swell)} ${f(square(y) * ry * swell * (y > 0 ? 0.94 : 1.02))}`;
  });
  return `M${edge.join('L')}Z`;
}

/** Defines the surface of a stone: mottled, pitted, and lit from the left. */
const surface = (s: Studio, seed: number, grit: number): string =>
  s.define(
    (id) =>
      `<filter id="${id}" x="-5%" y="-5%" width="110%" height="110%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${grit}" numOctaves="4" seed="${seed}" result="n"/><feDiffuseLighting in="n" surfaceScale="1.5" diffuseConstant="1.3" lighting-color="#fff" result="l"><feDistantLight azimuth="235" elevation="58"/></feDiffuseLighting><feTurbulence type="fractalNoise" baseFrequency=".011 .019" numOctaves="3" seed="${seed + 4}"/><feColorMatrix values="0 0 0 0 .16 0 0 0 0 .1 0 0 0 0 .26 1.3 0 0 0 -.58" result="m"/><feBlend in="l" in2="SourceGraphic" mode="multiply" result="p"/><feMerge result="q"><feMergeNode in="p"/><feMergeNode in="m"/></feMerge><feComposite in="q" in2="SourceAlpha" operator="in"/></filter>`,
  );

function specks(random: () => number, [rx, ry]: Point, tone: string): string {
  const count = Math.round((rx * ry) / 120);
  const one = () => {
    const [turn, reach] = [random() * 6.28, Math.sqrt(random())];
    const size = 0.6 + random() ** 4 * 2.6;
    const color = random() < 0.55 ? mix(tone, shadowTone, 0.7) : mix(tone, '#FFF4EC', 0.75);
    return `<ellipse cx="${f(Math.cos(turn) * reach * rx)}" cy="${f(Math.sin(turn) * reach * ry)}" rx="${f(size * 1.3)}" ry="${f(size)}" fill="${color}" opacity="${(0.25 + random() * 0.5).toFixed(2)}"/>`;
  };
  return Array.from({ length: count }, one).join('');
}

/** Draws a thin pale vein across. */
const veinOf = (random: () => number, [rx, ry]: Point): string => {
  const y = (random() - 0.5) * ry;
  const d = `M${f(-rx)} ${f(y + ry * 0.3)}Q${f(-rx * 0.3)} ${f(y - ry * 0.36)} ${f(rx * 0.2)} ${f(y)}T${f(rx)} ${f(y - ry * 0.2)}`;
  return `<path d="${d}" fill="none" stroke="#FFF1EA" stroke-width="${f(ry * 0.055)}" opacity=".75"/><path d="${d}" fill="none" stroke="#FFF1EA" stroke-width="${f(ry * 0.16)}" opacity=".18"/>`;
};

/** Draws the shadows on the ground: a dark one where it touches, a long soft one away from the light. */
const shadows = (s: Studio, { at: [x, y], size: [rx, ry] }: Stone): string =>
  `<ellipse cx="${f(x + rx * 0.3)}" cy="${f(y - ry * 0.02)}" rx="${f(rx * 1.12)}" ry="${f(ry * 0.3)}" fill="${shadowTone}" opacity=".3"${s.soft(Math.max(8, Math.round(ry * 0.16)))}/><ellipse cx="${f(x + rx * 0.04)}" cy="${f(y - ry * 0.04)}" rx="${f(rx * 0.72)}" ry="${f(ry * 0.13)}" fill="${shadowTone}" opacity=".62"${s.soft(Math.max(3, Math.round(ry * 0.05)))}/>`;

/** Draws a pebble. */
export function stone(s: Studio, o: Stone): string {
  const { at, size, rock, seed = 1, turn = 0, rim = 0.9 } = o;
  const ry = size[1];
  const tone = rocks[rock];
  const d = outline(size, seed);
  const random = chance(seed * 17 + 3);
  const clip = s.define((id) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`);
  const body = s.grade(
    [
      [0, mix(tone, '#FFEEDD', 0.7)],
      [0.3, mix(tone, '#FFEEDD', 0.3)],
      [0.58, mix(tone, shadowTone, 0.08)],
      [0.86, mix(tone, shadowTone, 0.5)],
      [1, mix(tone, shadowTone, 0.42)],
    ],
    { r: 0.86, cx: 0.34, cy: 0.16 },
  );
  const lit = s.grade(
    [
      [0, '#FFF6EC', rim],
      [0.4, '#FFE3CF', rim * 0.75],
      [0.8, peach, 0],
    ],
    { x2: 0.35, y2: 1 },
  );
  const bounce = s.grade(
    [
      [0.6, '#E9A79C', 0],
      [1, '#E9A79C', 0.42],
    ],
    { x2: 0.2, y2: 1 },
  );
  const edge = (paint: string, width: number, blur: number) =>
    `<path d="${d}" fill="none" stroke="${paint}" stroke-width="${f(width)}"${s.soft(blur)}/>`;
  return `${o.lies ? shadows(s, o) : ''}<g transform="translate(${f(at[0])} ${f(at[1] - ry * 0.96)}) rotate(${turn})"><path d="${d}" fill="${body}" filter="url(#${surface(s, seed, rock === 'quartz' ? 0.34 : 0.62)})"/><g clip-path="url(#${clip})">${o.vein ? veinOf(random, size) : ''}${specks(random, size, tone)}${edge(bounce, ry * 0.26, Math.max(4, Math.round(ry * 0.09)))}${edge(lit, ry * 0.3, Math.max(4, Math.round(ry * 0.1)))}${edge(lit, Math.max(3, ry * 0.045), 1.2)}</g></g>`;
}

type Layer = [rock: Rock, rx: number, ry: number, shift?: number, turn?: number, vein?: boolean];
/** Balances stones on each other, the lowest first. */
export function cairn(s: Studio, [x, y]: Point, layers: Layer[], { seed = 1, lies = true, rim = 0.9 } = {}): string {
  let top = y;
  const drawn = layers.map(([rock, rx, ry, shift = 0, turn = 0, vein = false], i) => {
    const one = stone(s, {
      at: [x + shift, top],
      size: [rx, ry],
      rock,
      seed: seed + i * 5,
      turn,
      vein,
      lies: lies && i === 0,
      rim,
    });
    const dark =
      i === 0
        ? ''
        : `<ellipse cx="${f(x + shift)}" cy="${f(top + 3)}" rx="${f(rx * 0.62)}" ry="${f(Math.max(5, ry * 0.13))}" fill="${shadowTone}" opacity=".6"${s.soft(5)}/>`;
    top -= ry * 1.83;
    return dark + one;
  });
  return drawn.join('');
}
