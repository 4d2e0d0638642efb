/** Glossy porcelain: any silhouette becomes a round body with a light from the top left and a soft shadow on mint air. */
import { f, grad, mix, svg } from '../../drawings/light.js';

export type Point = [x: number, y: number];
export const glaze = {
  white: '#FFFFFF',
  mint: '#9FDCCE',
  teal: '#0F8A83',
  blue: '#3B78C9',
  coral: '#FF8B6A',
  sun: '#FFD27A',
  night: '#123B45',
  rose: '#FFC9B8',
};
const air = '#0B5A57';
/** Shades by glaze. Each is a deeper tone of the same hue, so that warm colours stay clean. */
const shades: Record<string, string> = {
  [glaze.coral]: '#C8402F',
  [glaze.sun]: '#E0912A',
  [glaze.rose]: '#E9836C',
  [glaze.teal]: '#06484B',
  [glaze.blue]: '#1F4390',
  [glaze.night]: '#06222A',
  '#FFE3A8': '#E8A44A',
};

type Body = {
  d: string;
  color?: string;
  turn?: number;
  at?: Point;
  scale?: number;
  gloss?: [x: number, y: number, rx: number, ry: number][];
  soft?: number;
};
/** Draws bodies in order, each with its own shade, rim light and gloss. */
export function createScene(w: number, h: number) {
  let defs = '';
  let body = '';
  let count = 0;
  const blur = (name: string, size: number) =>
    `<filter id="${name}" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="${size}"/></filter>`;
  const place = ({ turn = 0, at = [0, 0], scale = 1 }: Body) =>
    `transform="translate(${at[0]} ${at[1]}) rotate(${turn}) scale(${scale})"`;
  const add = (o: Body) => {
    const { d, color = glaze.white, gloss = [], soft = 26, turn = 0 } = o;
    const id = `b${count++}`;
    const deep = shades[color] ?? air;
    const dark = mix(color, deep, color === glaze.white ? 0.34 : 0.6);
    // The light keeps its direction when a body turns.
    const angle = ((225 - turn) * Math.PI) / 180;
    const [lx, ly] = [Math.cos(angle), Math.sin(angle)];
    const shift = (by: number) => `translate(${f(lx * by)} ${f(ly * by)})`;
    defs += `<clipPath id="c${id}"><path d="${d}"/></clipPath>${grad(
      `g${id}`,
      [
        [0, mix(color, '#FFFFFF', 0.7)],
        [0.45, color],
        [1, mix(color, deep, color === glaze.white ? 0.16 : 0.3)],
      ],
      { r: 0.95, cx: 0.5 + lx * 0.26, cy: 0.5 + ly * 0.3 },
    )}${blur(`s${id}`, soft)}${blur(`h${id}`, soft * 0.5)}${blur(`r${id}`, soft * 0.22)}`;
    body +=
      `<g ${place(o)}><path d="${d}" fill="url(#g${id})"/><g clip-path="url(#c${id})">` +
      `<path d="${d}" fill="none" stroke="${dark}" stroke-width="${f(soft * 2.2)}" filter="url(#s${id})" opacity=".75" transform="${shift(soft * 0.75)}"/>` +
      `<path d="${d}" fill="none" stroke="#FFFFFF" stroke-width="${f(soft * 0.9)}" filter="url(#h${id})" opacity=".9" transform="${shift(-soft * 0.85)}"/>` +
      `<path d="${d}" fill="none" stroke="${mix(color, '#E9FFF8', 0.75)}" stroke-width="${f(soft * 0.34)}" filter="url(#r${id})" opacity=".8" transform="${shift(soft * 0.3)}"/>` +
      gloss
        .map(
          ([x, y, rx, ry]) =>
            `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#FFFFFF" opacity=".92" filter="url(#r${id})" transform="rotate(-24 ${x} ${y})"/>`,
        )
        .join('') +
      '</g></g>';
  };
  /** Draws the soft shadow of a floating object. */
  const shadow = ([x, y]: Point, rx: number, ry = rx * 0.16, strength = 0.34) => {
    defs += blur(`f${count}`, Math.max(10, ry * 0.7));
    body += `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${air}" opacity="${strength}" filter="url(#f${count++})"/>`;
  };
  /** Draws a flat mark, such as a line or a dot. */
  const mark = (d: string, color: string, width: number) => {
    body += `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
  };
  const ground = (markup: string, more = '') => {
    body += markup;
    defs += more;
  };
  return { add, shadow, mark, ground, draw: () => svg(w, h, defs, body) };
}
export type Scene = ReturnType<typeof createScene>;

/** Returns a rounded box. The default radius makes it a pill. */
export const pill = (x: number, y: number, w: number, h: number, r = Math.min(w, h) / 2): string =>
  `M${x + r} ${y}H${x + w - r}A${r} ${r} 0 0 1 ${x + w} ${y + r}V${y + h - r}A${r} ${r} 0 0 1 ${x + w - r} ${y + h}H${x + r}A${r} ${r} 0 0 1 ${x} ${y + h - r}V${y + r}A${r} ${r} 0 0 1 ${x + r} ${y}Z`;
export const ball = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
/** A molar of about 400 by 460, centred on the origin. */
export const tooth =
  'M-196 -110C-206 -214 -110 -246 -8 -196C94 -246 206 -214 196 -110C190 -30 158 30 146 108C136 178 128 240 92 240C50 240 54 120 0 120C-54 120 -50 240 -92 240C-128 240 -136 178 -146 108C-158 30 -190 -30 -196 -110Z';
export const drop = 'M0 -150C46 -76 96 -20 96 46A96 96 0 0 1 -96 46C-96 -20 -46 -76 0 -150Z';
export const moon = 'M40 -150A156 156 0 1 0 150 60A128 128 0 0 1 40 -150Z';
