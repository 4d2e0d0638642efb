/** Transparent discs: inks multiply where discs overlap, and a stipple of specks makes each overlap grainy. */
import { f, mix, svg } from '../../drawings/light.js';
import { citron, coral, ink } from './look.js';

export type Size = [width: number, height: number];
export type Point = [x: number, y: number];
/** The three inks of the discs, brighter than the colours of text, and yellow for the rare fourth disc. */
export const inks = { violet: '#7B48EE', coral, mint: '#25C79A', sun: '#FFC93C', lilac: '#B9A2FF', night: ink } as const;
export type Ink = keyof typeof inks;
/** A disc; `plain` leaves out the specks at its edge, `turn` is the direction of its shadow in degrees. */
export type Disc = { x: number; y: number; r: number; ink: Ink; plain?: boolean; turn?: number };

let count = 0;
const nextId = (): string => `o${++count}`;
export const disc = (x: number, y: number, r: number, name: Ink, o: { plain?: boolean; turn?: number } = {}): Disc => ({
  x,
  y,
  r,
  ink: name,
  ...o,
});

/** Defines a filter that turns a fade into specks, the denser the less transparent the fade is. */
const stipple = (id: string, color: string, seed: number, freq: number): string =>
  `<filter id="${id}" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${freq}" numOctaves="1" seed="${seed}" result="n"/><feColorMatrix in="n" values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1 0 0 0 0" result="a"/><feComposite in="a" in2="SourceAlpha" operator="arithmetic" k1="0" k2="9" k3="9" k4="-8.6" result="t"/><feFlood flood-color="${color}"/><feComposite in2="t" operator="in"/></filter>`;

/** Returns a fade from one edge of a circle to the other. */
const fade = (id: string, turn: number, from: number, to: number): string => {
  const [dx, dy] = [Math.cos((turn * Math.PI) / 180) / 2, Math.sin((turn * Math.PI) / 180) / 2];
  return `<linearGradient id="${id}" x1="${f(50 - dx * 100)}%" y1="${f(50 - dy * 100)}%" x2="${f(50 + dx * 100)}%" y2="${f(50 + dy * 100)}%"><stop offset=".3" stop-color="#000" stop-opacity="${from}"/><stop offset="1" stop-color="#000" stop-opacity="${to}"/></linearGradient>`;
};
const circle = ({ x, y, r }: Disc, more: string): string => `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" ${more}/>`;
const touches = (a: Disc, b: Disc): boolean => {
  const apart = Math.hypot(a.x - b.x, a.y - b.y);
  return apart < a.r + b.r - 2;
};

/** Lists what two inks make where they overlap: a multiplication, kept as bright as a print on white. */
const mixes: Record<string, string> = {
  'coral violet': '#B3134F',
  'mint violet': '#1D39B4',
  'coral mint': '#13774B',
  'coral sun': '#F0481C',
  'mint sun': '#3E9E2B',
  'sun violet': '#8A2E5E',
  'coral lilac': '#D94C77',
  'lilac mint': '#3F7FC4',
  'lilac sun': '#D3894E',
  'lilac violet': '#5426C4',
};
const mixOf = (a: Ink, b: Ink): string =>
  mixes[[a, b].sort().join(' ')] ?? (a === b ? mix(inks[a], ink, 0.34) : mix(inks.night, inks[a === 'night' ? b : a], 0.14));

/** Draws transparent discs. Each overlap gets the colour of both inks and a coat of specks. */
export function overlap(discs: Disc[], grain = 1): string {
  const clips = discs.map(() => nextId());
  const defs = discs.map((one, i) => `<clipPath id="${clips[i]}">${circle(one, '')}</clipPath>`).join('');
  const flat = discs.map((one) => circle(one, `fill="${inks[one.ink]}"`)).join('');
  const edges = discs
    .filter(({ plain }) => !plain)
    .map((one) => {
      const id = nextId();
      return `${fade(id, one.turn ?? 62, 0, 0.52 * grain)}<g opacity=".34">${circle(one, `fill="url(#${id})" filter="url(#dark)"`)}</g>`;
    })
    .join('');
  const lenses = discs
    .flatMap((a, i) =>
      discs.slice(i + 1).map((b, j) => {
        if (!touches(a, b)) {
          return '';
        }
        const [small, clip] = a.r <= b.r ? [a, clips[i + 1 + j]] : [b, clips[i]];
        const id = nextId();
        const turn = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI + 90;
        return `${fade(id, turn, 0.36 * grain, 0.68 * grain)}<g clip-path="url(#${clip})">${circle(small, `fill="${mixOf(a.ink, b.ink)}"`)}</g><g clip-path="url(#${clip})">${circle(small, `fill="url(#${id})" filter="url(#dark)"`)}</g>`;
      }),
    )
    .join('');
  const cores = discs.flatMap((a, i) =>
    discs
      .slice(i + 1)
      .flatMap((b, j) =>
        discs
          .slice(i + j + 2)
          .map((c) => (touches(a, b) && touches(b, c) && touches(a, c) ? inside([a, b], circle(c, 'fill="#2A0F4F"')) : '')),
      ),
  );
  return `<g><defs>${defs}</defs>${flat}${edges}${lenses}${cores.join('')}</g>`;
}

/** Draws what lies inside all of these discs. */
export function inside(discs: Disc[], body: string): string {
  return discs.reduce((inner, one) => {
    const id = nextId();
    return `<clipPath id="${id}">${circle(one, '')}</clipPath><g clip-path="url(#${id})">${inner}</g>`;
  }, body);
}
export const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="${fill}"/>`;
export const ring = (x: number, y: number, r: number, stroke: string, width = 6, more = ''): string =>
  `<circle cx="${f(x)}" cy="${f(y)}" r="${f(r)}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const line = (d: string, stroke: string = ink, width = 8, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" ${more}/>`;
export const box = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${f(x)}" y="${f(y)}" width="${f(w)}" height="${f(h)}" fill="${fill}" ${more}/>`;
export const put = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${scale})">${body}</g>`;
export const times = (many: number, make: (i: number) => string): string =>
  Array.from({ length: many }, (_, i) => make(i)).join('');
/** Returns a point on a circle, in degrees clockwise from three o’clock. */
export const around = (x: number, y: number, r: number, angle: number): Point => [
  x + Math.cos((angle * Math.PI) / 180) * r,
  y + Math.sin((angle * Math.PI) / 180) * r,
];
/** Draws rays between two radii. */
export const rays = (x: number, y: number, from: number, to: number, many: number, stroke: string, width = 6): string =>
  times(many, (i) => {
    const [a, b] = [around(x, y, from, (i * 360) / many), around(x, y, to, (i * 360) / many)];
    return line(`M${a.map(f).join(' ')}L${b.map(f).join(' ')}`, stroke, width);
  });

/** Wraps a drawing on its paper. */
export const picture = (
  [w, h]: Size,
  paper: string,
  body: string,
  { seed = 4, freq = 0.62, specks = ink as string } = {},
): string => svg(w, h, stipple('dark', specks, seed, freq), `<rect width="${w}" height="${h}" fill="${paper}"/>${body}`);
export const paper = citron;
