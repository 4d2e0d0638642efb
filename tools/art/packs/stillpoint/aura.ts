/** Paints light: blurred colour fields, circles within circles, and a fine grain that prevents banding. */
import { chance, type Stop } from '../../drawings/ink.js';
import { f, grad, mix, svg } from '../../drawings/light.js';

export type Point = [x: number, y: number];
type Gradient = Parameters<typeof grad>[2];
/** The tools of one picture. `grade` defines a gradient, `soft` a blur, `define` anything else; each returns a reference. */
export type Studio = {
  random: () => number;
  grade: (stops: Stop[], o?: Gradient) => string;
  soft: (blur: number) => string;
  define: (make: (id: string) => string) => string;
};
export type Scene = (studio: Studio) => string;

function studioOf(seed: number, defs: string[]): Studio {
  const blurs = new Set<number>();
  const define: Studio['define'] = (make) => {
    const id = `d${defs.length}`;
    defs.push(make(id));
    return id;
  };
  return {
    random: chance(seed),
    define,
    grade: (stops, o) => `url(#${define((id) => grad(id, stops, o))})`,
    soft: (blur) => {
      if (!blurs.has(blur)) {
        blurs.add(blur);
        defs.push(
          `<filter id="b${blur * 10}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${blur}"/></filter>`,
        );
      }
      return ` filter="url(#b${blur * 10})"`;
    },
  };
}

/** Defines a grain as bright as it is dark, so that it moves no colour. */
const film = (seed: number): string => {
  const grey = '2 0 0 0 -.5 ';
  return `<filter id="film" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".82" numOctaves="2" seed="${seed}"/><feColorMatrix values="${grey.repeat(3)}0 0 0 0 1"/></filter>`;
};
/** Hides the grain at the upper and lower edge, where a picture has exactly the colour of the page. */
const fading = (w: number, h: number): string =>
  `${grad('fade', [
    [0, '#000000'],
    [0.02, '#000000'],
    [0.2, '#FFFFFF'],
    [0.8, '#FFFFFF'],
    [0.98, '#000000'],
    [1, '#000000'],
  ])}<mask id="middle"><rect width="${w}" height="${h}" fill="url(#fade)"/></mask>`;
type Sheet = { seed?: number; grain?: number; fades?: boolean };
/** Paints a picture of this size. Pictures without a ground have no grain. */
export function paint([w, h]: Point, scene: Scene, { seed = 1, grain = 0.32, fades = false }: Sheet = {}): string {
  const defs = grain > 0 ? [film(seed), fading(w, h)] : [];
  const body = scene(studioOf(seed, defs));
  const layer = `<g opacity="${grain}" style="mix-blend-mode:soft-light"${fades ? ' mask="url(#middle)"' : ''}><rect width="${w}" height="${h}" filter="url(#film)"/></g>`;
  return svg(w, h, defs.join(''), grain > 0 ? body + layer : body);
}

/** Falls off like light: no edge, and no visible end. */
const falloff = (color: string, strength: number): Stop[] =>
  Array.from({ length: 11 }, (_, i) => [
    i / 10,
    color,
    i === 10 ? 0 : Number((strength * Math.exp(-4.6 * (i / 10) ** 2)).toFixed(4)),
  ]);
/** Paints one field of light. */
export const light = (s: Studio, [x, y]: Point, [rx, ry]: Point, color: string, strength = 1): string =>
  `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(rx)}" ry="${f(ry)}" fill="${s.grade(falloff(color, strength), { r: 0.5 })}"/>`;
export const fill = (w: number, h: number, color: string): string => `<rect width="${w}" height="${h}" fill="${color}"/>`;
/** Paints a ground with a gradient from top to bottom. */
export const wash = (s: Studio, [w, h]: Point, stops: Stop[], o?: Gradient): string => fill(w, h, s.grade(stops, o));

type Ring = [radius: number, color: string];
/** Paints circles within circles, from the outside in. Each is lightest at its rim, as if a lamp were behind it. */
export const rings = (s: Studio, [x, y]: Point, list: Ring[], { lift = 0.5, blur = 1.2, squash = 1 } = {}): string =>
  list
    .map(([r, color], i) => {
      const inner = (list[i + 1]?.[0] ?? 0) / r;
      const stops: Stop[] = [
        [Number(inner.toFixed(3)), color],
        [Number((inner + (1 - inner) * 0.55).toFixed(3)), mix(color, '#FFF6EE', lift * 0.22)],
        [1, mix(color, '#FFF6EE', lift)],
      ];
      return `<ellipse cx="${f(x)}" cy="${f(y)}" rx="${f(r)}" ry="${f(r * squash)}" fill="${s.grade(stops, { r: 0.5 })}"${s.soft(blur)}/>`;
    })
    .join('');
