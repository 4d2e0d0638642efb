/** Torn paper: outlines with a rough edge that shows the white inside of the sheet, a soft shadow, and printed patterns. */
import { chance, pick } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import { amber, cream, peach, plum, rust } from './look.js';

export type Point = [x: number, y: number];
export const ink = {
  amber,
  cream,
  peach,
  plum,
  rust,
  coral: '#EE7547',
  rose: '#F4A183',
  butter: '#FFDC93',
  berry: '#7C2A55',
  leaf: '#6E9A57',
  moss: '#2F6B4F',
  teal: '#3F8F8E',
  sky: '#BFDCCF',
  wood: '#8A5A3A',
  clay: '#C9663A',
  steel: '#8D93A6',
  white: '#FFFBF3',
};

/** Returns points every few px along straight edges. */
export const along = (points: Point[], step = 6): Point[] =>
  points.flatMap((from, i) => {
    const to = pick(points, (i + 1) % points.length);
    const count = Math.max(1, Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / step));
    return Array.from(
      { length: count },
      (_, k): Point => [from[0] + ((to[0] - from[0]) * k) / count, from[1] + ((to[1] - from[1]) * k) / count],
    );
  });
/** Returns a round outline through these points. */
export const round = (points: Point[], step = 6): Point[] => {
  const n = points.length;
  return points.flatMap((b, i) => {
    const [a, c, d] = [pick(points, (i + n - 1) % n), pick(points, (i + 1) % n), pick(points, (i + 2) % n)];
    const count = Math.max(2, Math.round(Math.hypot(c[0] - b[0], c[1] - b[1]) / step));
    return Array.from({ length: count }, (_, k): Point => {
      const t = k / count;
      const at = (axis: 0 | 1) =>
        0.5 *
        (2 * b[axis] +
          (c[axis] - a[axis]) * t +
          (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * t * t +
          (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * t * t * t);
      return [at(0), at(1)];
    });
  });
};
export const oval = (x: number, y: number, rx: number, ry = rx): Point[] => {
  const count = Math.max(14, Math.round(((rx + ry) * Math.PI) / 6));
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    return [x + Math.cos(angle) * rx, y + Math.sin(angle) * ry];
  });
};
export const box = (x: number, y: number, w: number, h: number): Point[] =>
  along([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]);
/** Returns a strip from one point to another, such as an arm or the shaft of a spade. */
export const strip = ([ax, ay]: Point, [bx, by]: Point, from: number, to = from): Point[] => {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
  return along([
    [ax + nx * from, ay + ny * from],
    [bx + nx * to, by + ny * to],
    [bx - nx * to, by - ny * to],
    [ax - nx * from, ay - ny * from],
  ]);
};
/** Returns a hill from edge to edge through evenly spaced heights. */
export const hill = (w: number, bottom: number, heights: number[]): Point[] => {
  const stride = (w + 120) / (heights.length - 1);
  const top = heights.map((y, i): Point => [i * stride - 60, y]);
  const [first, last] = [pick(top, 0), pick(top, -1)];
  const curve = round([[first[0] - 90, first[1]], ...top, [last[0] + 90, last[1]], [last[0] + 90, last[1] + 9999]]);
  const kept = curve.filter(([x, y]) => y < bottom && x >= -60 && x <= w + 60);
  return [...kept, [w + 60, bottom], [-60, bottom]];
};

/** Returns a smooth random line around 0, for a rough edge. */
const noise = (count: number, every: number, seed: number): number[] => {
  const random = chance(seed);
  const knots = Array.from({ length: Math.ceil(count / every) + 2 }, () => random() * 2 - 1);
  return Array.from({ length: count }, (_, i) => {
    const [at, t] = [Math.floor(i / every), (i % every) / every];
    return (knots[at] ?? 0) * (1 - t) + (knots[at + 1] ?? 0) * t;
  });
};
const shifted = (points: Point[], away: number[]): Point[] =>
  points.map(([x, y], i) => {
    const [a, b] = [pick(points, i - 1), pick(points, (i + 1) % points.length)];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const by = away[i] ?? 0;
    return [x + ((b[1] - a[1]) / length) * by, y - ((b[0] - a[0]) / length) * by];
  });
const written = (points: Point[]): string => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
/** Tells whether an outline runs clockwise on screen, so that its white rim lies outside. */
const isClockwise = (points: Point[]): boolean =>
  points.reduce((sum, [x, y], i) => {
    const [nx, ny] = pick(points, (i + 1) % points.length);
    return sum + (nx - x) * (ny + y);
  }, 0) < 0;

type Print = 'dots' | 'stripes' | 'check' | 'lines';
const prints: Record<Print, (color: string) => string> = {
  dots: (color) =>
    `width="22" height="22" patternTransform="rotate(30)"><circle cx="6" cy="6" r="3.6" fill="${color}"/><circle cx="17" cy="17" r="3.6" fill="${color}"/>`,
  stripes: (color) => `width="17" height="17" patternTransform="rotate(14)"><rect width="7" height="17" fill="${color}"/>`,
  check: (color) =>
    `width="26" height="26" patternTransform="rotate(-8)"><path d="M0 0h13v26H0z M0 0h26v13H0z" fill="${color}" fill-opacity=".55"/>`,
  lines: (color) => `width="30" height="12" patternTransform="rotate(-3)"><rect width="30" height="2.4" fill="${color}"/>`,
};

export type Sheet = {
  color: string;
  /** A printed pattern and its colour. */
  print?: [kind: Print, color: string];
  /** The height of the paper above the one below. */
  lift?: number;
  /** The depth of the rough edge, and the width of the white rim. */
  rough?: number;
  rim?: number;
};
const steps: [away: number, opacity: number][] = [
  [2, 0.16],
  [4.5, 0.1],
  [8, 0.06],
  [13, 0.035],
];

type Put = { turn?: number; scale?: number; flip?: boolean };
/** Starts a collage, to which papers are added from back to front. */
export function collage(w: number, h: number, ground?: string) {
  let [defs, body, top, count, side] = ['', '', '', 0, 1];
  let target = 'body';
  const add = (shapes: string) => {
    if (target === 'body') {
      body += shapes;
    } else {
      top += shapes;
    }
  };
  /** Lays one torn paper. */
  const paper = (outline: Point[], { color, print, lift = 1, rough = 2.4, rim = 5 }: Sheet): void => {
    const seed = ++count * 97 + outline.length;
    const out = isClockwise(outline) ? 1 : -1;
    const n = outline.length;
    const torn = shifted(
      outline,
      noise(n, 2, seed).map((v, i) => v * rough * 0.55 + (noise(n, 9, seed + 1)[i] ?? 0) * rough),
    );
    const widths = noise(n, 3, seed + 2).map((v, i) => out * rim * Math.max(0.12, 0.45 + v * 0.35 + 0.3 * Math.sin(i / 7)));
    const id = `t${count}`;
    const face = written(torn);
    const back = written(shifted(torn, widths));
    defs += `<path id="${id}" d="${back}"/>`;
    const shadow = steps
      .map(
        ([away, opacity]) =>
          `<use href="#${id}" transform="translate(${f(away * lift * 0.6 * side)} ${f(away * lift)})" fill="${plum}" opacity="${opacity}"/>`,
      )
      .join('');
    let printed = '';
    if (print) {
      defs += `<pattern id="p${id}" patternUnits="userSpaceOnUse" ${prints[print[0]](print[1])}</pattern>`;
      printed = `<path d="${face}" fill="url(#p${id})"/>`;
    }
    add(`${shadow}<use href="#${id}" fill="${mix(color, '#FFFDF8', 0.8)}"/><path d="${face}" fill="${color}"/>${printed}`);
  };
  const mark = (d: string, color: string, width: number, opacity = 1): void =>
    add(
      `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"/>`,
    );
  const dot = (x: number, y: number, r: number, color: string, opacity = 1): void =>
    add(`<circle cx="${f(x)}" cy="${f(y)}" r="${r}" fill="${color}" opacity="${opacity}"/>`);
  /** Draws parts around another origin. */
  const put = (x: number, y: number, make: () => void, { turn = 0, scale = 1, flip = false }: Put = {}): void => {
    add(`<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${flip ? -scale : scale} ${scale})">`);
    side = flip ? -side : side;
    make();
    side = flip ? -side : side;
    add('</g>');
  };
  /** Lays the paper that becomes the ground of the next section: in front, and without grain, so that both colours meet. */
  const foot = (outline: Point[], color: string): void => {
    target = 'top';
    paper(outline, { color, lift: 1.2, rough: 5, rim: 9 });
    target = 'body';
  };
  /** Returns the picture, with the grain and the creases of the papers. */
  const done = (): string =>
    svg(
      w,
      h,
      `${defs}<filter id="grain" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency=".045 .06" numOctaves="4" seed="8" result="n"/><feDiffuseLighting in="n" surfaceScale=".8" diffuseConstant="1.13" lighting-color="#FFFFFF" result="lit"><feDistantLight azimuth="235" elevation="62"/></feDiffuseLighting><feBlend in="SourceGraphic" in2="lit" mode="multiply" result="b"/><feComposite in="b" in2="SourceGraphic" operator="in"/></filter>`,
      `${ground ? `<rect width="${w}" height="${h}" fill="${ground}"/>` : ''}<g filter="url(#grain)">${body}</g>${top}`,
    );
  return { w, h, paper, mark, dot, put, foot, done };
}
export type Collage = ReturnType<typeof collage>;
