/** Halftone overprint: two plates of grey tones, screened to dots at 15° and 75°, shifted by 3 px and multiplied. */
import { points } from '../../drawings/ink.js';
import { svg } from '../../drawings/light.js';
import { blue, pink } from './look.js';

export type Size = [width: number, height: number];
export const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
/** Returns a grey from 0 for solid ink to 1 for no ink. */
export const grey = (tone: number): string => {
  const channel = Math.round(Math.min(1, Math.max(0, tone)) * 255);
  return `rgb(${channel},${channel},${channel})`;
};

type Ramp = { from?: [x: number, y: number]; to?: [x: number, y: number]; around?: [x: number, y: number, r: number] };
const blurs = [4, 10, 24, 60]
  .map(
    (size) =>
      `<filter id="soft${size}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
  )
  .join('');
/** Collects the gradients and clips of a drawing. */
export function createTones() {
  const defs: string[] = [blurs];
  /** Defines a ramp of tones such as `0 1, 0.5 0.2`, from one point to another or around a point, in user units. */
  const ramp = (stops: string, { from = [0, 0], to = [0, 0], around }: Ramp): string => {
    const id = `t${defs.length}`;
    const marks = points(stops)
      .map(([at, tone]) => `<stop offset="${at}" stop-color="${grey(tone)}"/>`)
      .join('');
    const units = 'gradientUnits="userSpaceOnUse"';
    defs.push(
      around
        ? `<radialGradient id="${id}" ${units} cx="${around[0]}" cy="${around[1]}" r="${around[2]}">${marks}</radialGradient>`
        : `<linearGradient id="${id}" ${units} x1="${from[0]}" y1="${from[1]}" x2="${to[0]}" y2="${to[1]}">${marks}</linearGradient>`,
    );
    return `url(#${id})`;
  };
  /** Shows only the part of a drawing inside a path. */
  const inside = (d: string, body: string): string => {
    const id = `c${defs.length}`;
    defs.push(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    return `<g clip-path="url(#${id})">${body}</g>`;
  };
  return { ramp, inside, defs };
}
export type Tones = ReturnType<typeof createTones>;

/** Fills a picture of this size. */
export const all = ([w, h]: Size, paint: string): string => `<rect width="${w}" height="${h}" fill="${paint}"/>`;
export const fill = (d: string, paint: string, more = ''): string => `<path d="${d}" fill="${paint}" ${more}/>`;
/** Draws a line with round ends. */
export const line = (d: string, width: number, tone: number | string = 0, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${typeof tone === 'number' ? grey(tone) : tone}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
/** Blurs shapes, for soft shades. */
export const soft = (size: 4 | 10 | 24 | 60, body: string): string => `<g filter="url(#soft${size})">${body}</g>`;
export const put = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${body}</g>`;
export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${x - r} ${y}a${r} ${ry} 0 1 0 ${r * 2} 0a${r} ${ry} 0 1 0 ${r * -2} 0Z`;
export const box = (x: number, y: number, w: number, h: number): string => `M${x} ${y}h${w}v${h}h${-w}Z`;

const wave = Array.from({ length: 9 }, (_, i) => {
  const offset = i / 8;
  return `<stop offset="${offset}" stop-color="${grey(0.5 - 0.42 * Math.cos(Math.PI * offset))}"/>`;
}).join('');
/** Defines both waves of a screen with this pitch and angle. */
const screen = (id: string, pitch: number, angle: number): string =>
  [angle, angle + 90]
    .map((turn, i) => {
      const [x, y] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      return `<linearGradient id="${id}${i}" gradientUnits="userSpaceOnUse" spreadMethod="reflect" x2="${(x * pitch) / 2}" y2="${(y * pitch) / 2}">${wave}</linearGradient>`;
    })
    .join('');
/** Defines a filter that turns dark tones into ink, with edges of about one pixel. */
const cut = (id: string, ink: string, pitch: number): string => {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(ink.slice(at, at + 2), 16) / 255);
  const steep = pitch * 1.1;
  return `<filter id="${id}" x="0" y="0" width="100%" height="100%" filterUnits="objectBoundingBox" color-interpolation-filters="sRGB"><feColorMatrix values="0 0 0 0 ${r}  0 0 0 0 ${g}  0 0 0 0 ${b}  ${-steep} 0 0 0 ${steep / 2 + 0.5}"/></filter>`;
};

type Plates = { rose?: string; blue: string; flat?: string };
type Sheet = {
  size: Size;
  paper?: string;
  rose?: string;
  pitch?: number;
};
const plate = (name: string, tones: string, [w, h]: Size, shift: number) => {
  const all = `x="-9" y="-9" width="${w + 18}" height="${h + 18}"`;
  return `<g style="mix-blend-mode:multiply" transform="translate(${shift} ${shift})"><g filter="url(#cut-${name})"><rect ${all} fill="#fff"/>${tones}<g opacity=".5"><rect ${all} fill="url(#${name}0)"/><rect ${all} fill="url(#${name}1)" opacity=".5"/></g></g></g>`;
};
/** Prints a drawing: the flat colour first, then the rose plate, then the blue one. */
export function print({ size, paper = pink, rose = '#EA1F75', pitch = 14 }: Sheet, draw: (tones: Tones) => Plates): string {
  const tones = createTones();
  const plates = draw(tones);
  const defs = [
    ...tones.defs,
    screen('rose', pitch, 15),
    screen('blue', pitch, 75),
    cut('cut-rose', rose, pitch),
    cut('cut-blue', blue, pitch),
  ].join('');
  const [w, h] = size;
  return svg(
    w,
    h,
    defs,
    `<rect width="${w}" height="${h}" fill="${paper}"/>${plates.flat ?? ''}${plates.rose ? plate('rose', plates.rose, size, 0) : ''}${plate('blue', plates.blue, size, 3)}`,
  );
}
