/** Stained glass: cells in painter's order, lead wherever two of them meet, and light from behind that falls on the floor. */
import { chance } from '../../drawings/ink.js';
import { f, grad, mix, svg } from '../../drawings/light.js';

export type Point = [x: number, y: number];
export const wall = '#14152A';
export const glass = {
  deep: '#101A4A',
  sky: '#2C63C9',
  dusk: '#1E3F9E',
  red: '#C8283A',
  gold: '#F4B83A',
  amber: '#E9782A',
  green: '#1F8A5B',
  leaf: '#7DB544',
  bark: '#7A3E22',
  white: '#F6F1E2',
  violet: '#6A3FA0',
};
const lead = '#15161F';
const light = '#FFF4D2';

const places = (points: Point[]) => `M${points.map(([x, y]) => `${f(x)} ${f(y)}`).join('L')}Z`;
export const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** Returns the point at a distance and an angle from a centre. */
export const polar = ([cx, cy]: Point, radius: number, angle: number): Point => [
  cx + radius * Math.cos(angle),
  cy + radius * Math.sin(angle),
];
/** Returns the colour at an index, cycling through the list. */
const pick = (colors: string[], i: number): string => colors[i % colors.length] ?? glass.sky;

type Ring = { offset?: number; bulge?: number };
/** Collects cells. Later cells cover earlier ones. */
export function createGlass(seed: number) {
  const random = chance(seed);
  let cells = '';
  const cell = (d: string, color: string) => {
    cells += `<path d="${d}" fill="${mix(color, random() < 0.5 ? light : glass.deep, random() * 0.17)}"/>`;
  };
  const shape = (points: Point[], color: string) => cell(places(points), color);
  const ring = (
    at: Point,
    inner: number,
    outer: number,
    count: number,
    colors: string[],
    { offset = 0, bulge = 0 }: Ring = {},
  ) => {
    for (let i = 0; i < count; i++) {
      const [from, to] = [i, i + 1].map((n) => ((n + offset) / count) * Math.PI * 2 - Math.PI / 2) as Point;
      const middle = (from + to) / 2;
      const [a, b, c, d] = [polar(at, inner, from), polar(at, outer, from), polar(at, outer, to), polar(at, inner, to)];
      const out = polar(at, (outer * (1 + bulge)) / (bulge ? 1 : Math.cos((to - from) / 2)), middle);
      const inside = polar(at, (inner * (1 + bulge * 0.6)) / (bulge ? 1 : Math.cos((to - from) / 2)), middle);
      cell(
        `M${a.map(f).join(' ')}L${b.map(f).join(' ')}Q${out.map(f).join(' ')} ${c.map(f).join(' ')}L${d.map(f).join(' ')}Q${inside.map(f).join(' ')} ${a.map(f).join(' ')}Z`,
        pick(colors, i),
      );
    }
  };
  /** Adds a background of rays between these radii, darker towards the outside. */
  const rays = (at: Point, radii: number[], count: number, colors: string[]) => {
    for (const i of times(count, (n) => n)) {
      const [from, to] = [(i / count) * Math.PI * 2, ((i + 1) / count) * Math.PI * 2];
      radii.slice(1).forEach((outer, n) => {
        const inner = radii[n] ?? 0;
        shape(
          [polar(at, inner, from), polar(at, outer, from), polar(at, outer, to), polar(at, inner, to)],
          mix(pick(colors, i), glass.deep, Math.min(0.6, n * 0.2)),
        );
      });
    }
  };
  /** Adds a leaf, a grain or a feather: two halves along its axis, or a single cell without `other`. */
  const leaf = ([x0, y0]: Point, [x1, y1]: Point, width: number, color: string, other?: string) => {
    const length = Math.hypot(x1 - x0, y1 - y0) || 1;
    const [nx, ny] = [(-(y1 - y0) / length) * width, ((x1 - x0) / length) * width];
    const side = (sign: number) => `${f(x0 + (x1 - x0) * 0.48 + nx * sign)} ${f(y0 + (y1 - y0) * 0.48 + ny * sign)}`;
    const [a, b] = [`${f(x0)} ${f(y0)}`, `${f(x1)} ${f(y1)}`];
    if (other) {
      cell(`M${a}Q${side(1)} ${b}Z`, color);
      cell(`M${a}Q${side(-1)} ${b}Z`, other);
    } else {
      cell(`M${a}Q${side(1)} ${b}Q${side(-1)} ${a}Z`, color);
    }
  };
  /** Adds a row of cells below a wavy line: a hill, water or a floor. */
  const band = (width: number, [top, bottom]: Point, count: number, colors: string[], wave = 10, phase = 0) => {
    const y = (x: number, base: number) => base + Math.sin((x / width) * 7 + phase) * wave;
    for (let i = 0; i < count; i++) {
      const [x0, x1] = [(i / count) * width, ((i + 1) / count) * width];
      const mid = (x0 + x1) / 2;
      cell(
        `M${f(x0)} ${f(y(x0, top))}Q${f(mid)} ${f(y(mid, top))} ${f(x1)} ${f(y(x1, top))}L${f(x1 + 16)} ${f(bottom)}L${f(x0 + 16)} ${f(bottom)}Z`,
        pick(colors, i),
      );
    }
  };
  return { cell, shape, ring, rays, leaf, band, cells: () => cells };
}
export type Glass = ReturnType<typeof createGlass>;

type Outline = (w: number, h: number, inset: number) => string;
const lancet: Outline = (w, h, m) =>
  `M${m} ${h - m}L${m} ${f(h * 0.4)}C${m} ${f(h * 0.19)} ${f(w * 0.24)} ${f(h * 0.08)} ${f(w / 2)} ${m}C${f(w * 0.76)} ${f(h * 0.08)} ${w - m} ${f(h * 0.19)} ${w - m} ${f(h * 0.4)}L${w - m} ${h - m}Z`;
const round: Outline = (w, h, m) =>
  `M${w / 2} ${m}A${w / 2 - m} ${h / 2 - m} 0 1 1 ${w / 2} ${h - m}A${w / 2 - m} ${h / 2 - m} 0 1 1 ${w / 2} ${m}Z`;
const square: Outline = (w, h, m) => `M${m} ${m}H${w - m}V${h - m}H${m}Z`;
export const outlines = { lancet, round, square };

/** Returns points along a pointed arch, from the bottom left to the bottom right. */
const along = (w: number, h: number, m: number, straight: number, bent: number): Point[] => {
  const side = times(straight + 1, (i): Point => [m, h - m - ((h * 0.6 - m) * i) / straight]);
  const curve = times(bent + 1, (i): Point => {
    const [t, u] = [i / bent, 1 - i / bent];
    const at = (a: number, b: number, c: number, d: number) => u ** 3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t ** 3 * d;
    return [at(m, m, w * 0.24 + m * 0.3, w / 2), at(h * 0.4, h * 0.19 + m * 0.3, h * 0.08 + m * 0.6, m)];
  });
  const left = [...side, ...curve.slice(1)];
  const right = left.slice(0, -1).map(([x, y]): Point => [w - x, y]);
  return [...left, ...right.reverse()];
};
/** Adds a border of cells along the edge of a lancet. */
export const border = ({ shape }: Glass, w: number, h: number, thickness: number, colors: string[]) => {
  const [outer, inner] = [along(w, h, 14, 7, 7), along(w, h, 26 + thickness, 7, 7)];
  for (let i = 0; i < outer.length - 1; i++) {
    const corners = [outer[i], outer[i + 1], inner[i + 1], inner[i]].filter((point) => point !== undefined);
    shape(corners, pick(colors, i));
  }
};

type Pane = { w: number; h: number; outline: Outline; seed: number; stone?: number };
/** Returns the filters and gradients of one window. */
const lights = ({ w, h, seed }: Pane) =>
  grad(
    'back',
    [
      [0, '#FFF6D8', 0.95],
      [0.35, '#FFE9B0', 0.42],
      [1, glass.deep, 0.9],
    ],
    { r: 0.72, cy: 0.36 },
  ) +
  `<filter id="ripple" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .03" numOctaves="4" seed="${seed + 4}" result="n"/><feSpecularLighting in="n" surfaceScale="7" specularConstant=".8" specularExponent="22" lighting-color="#fff6da"><feDistantLight azimuth="240" elevation="52"/></feSpecularLighting><feComposite in2="SourceAlpha" operator="in"/></filter>` +
  `<filter id="bubbles" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".11" numOctaves="2" seed="${seed + 9}"/><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 .92 0 7 0 0 -4.4"/></filter>` +
  `<filter id="lead" x="-5%" y="-5%" width="110%" height="110%"><feGaussianBlur in="SourceAlpha" stdDeviation="1.4" result="b"/><feSpecularLighting in="b" surfaceScale="4" specularConstant=".55" specularExponent="16" lighting-color="#8b93a3" result="s"><feDistantLight azimuth="235" elevation="40"/></feSpecularLighting><feComposite in="s" in2="SourceAlpha" operator="in" result="s2"/><feMerge><feMergeNode in="SourceGraphic"/><feMergeNode in="s2"/></feMerge></filter>` +
  `<filter id="halo" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="${f(Math.min(w, h) * 0.05)}"/></filter><filter id="pool" x="-40%" y="-40%" width="180%" height="180%"><feGaussianBlur stdDeviation="13"/></filter>`;

/** Draws a window from its cells. The lead is a mask of the same cells, so it follows only the visible edges. */
function pane(cells: string, o: Pane): string {
  const { w, h, outline, stone = 22 } = o;
  const inside = outline(w, h, stone ? 26 : 0);
  const edges = cells.replace(
    /fill="[^"]*"/g,
    `fill="#000" stroke="#fff" stroke-width="${f(Math.max(5, w * 0.0085))}" stroke-linejoin="round"`,
  );
  const all = `x="0" y="0" width="${w}" height="${h}"`;
  return (
    (stone ? `<path d="${outline(w, h, 10)}" fill="${glass.gold}" opacity=".5" filter="url(#halo)"/>` : '') +
    `<clipPath id="opening"><path d="${inside}"/></clipPath><mask id="edges" maskUnits="userSpaceOnUse" ${all}>${edges}</mask>` +
    `<g clip-path="url(#opening)"><rect ${all} fill="${glass.deep}"/>${cells}<rect ${all} filter="url(#ripple)" style="mix-blend-mode:soft-light" opacity=".5"/><rect ${all} filter="url(#bubbles)" opacity=".16" style="mix-blend-mode:screen"/><rect ${all} fill="url(#back)" style="mix-blend-mode:soft-light"/><rect ${all} fill="url(#back)" style="mix-blend-mode:multiply" opacity=".28"/><g filter="url(#lead)"><rect ${all} fill="${lead}" mask="url(#edges)"/></g></g>` +
    (stone ? `<path d="${inside}" fill="none" stroke="#3B3D4B" stroke-width="${stone}" filter="url(#lead)"/>` : '')
  );
}

type Floor = { colors: string[]; x: number; y: number; width: number; height: number; spread?: number };
/** Draws coloured light on the floor that fades towards its end. */
export const floorLight = ({ colors, x, y, width, height, spread = 0.5 }: Floor) => {
  const step = width / colors.length;
  const fades = colors
    .map((color, i) =>
      grad(`pool${i}`, [
        [0, color, 0.85],
        [0.55, color, 0.4],
        [1, color, 0],
      ]),
    )
    .join('');
  const patches = colors.map((_, i) => {
    const [from, to] = [x + i * step, x + (i + 1) * step];
    const lean = (at: number) => (at - (x + width / 2)) * spread;
    return `<path d="M${f(from)} ${y}H${f(to)}L${f(to + lean(to))} ${y + height}H${f(from + lean(from))}Z" fill="url(#pool${i})" filter="url(#pool)" style="mix-blend-mode:screen"/>`;
  });
  return { defs: fades, body: patches.join('') };
};

type Window = { w: number; h: number; seed: number; draw: (g: Glass) => void; lights: string[]; margin: Point; floor: number };
/** Draws a lancet in a dark wall, with its colours on the floor below. */
export function lancetWindow({ w, h, seed, draw, lights: colors, margin: [mx, my], floor }: Window): string {
  const g = createGlass(seed);
  draw(g);
  const o = { w, h, seed, outline: lancet };
  const [width, height] = [w + mx * 2, h + my + floor];
  const { defs, body } = floorLight({ colors, x: mx + 26, y: my + h + 6, width: w - 52, height: floor - 22 });
  const ground =
    grad('stone', [
      [0, '#0E0F20'],
      [0.5, '#1D1E38'],
      [1, wall],
    ]) +
    grad(
      'edge',
      [
        [0, wall],
        [0.28, wall, 0],
        [0.72, wall, 0],
        [1, wall],
      ],
      { x2: 1, y2: 0 },
    );
  return svg(
    width,
    height,
    lights(o) + defs + ground,
    `<rect width="${width}" height="${height}" fill="${wall}"/><rect y="${my + h + 4}" width="${width}" height="${floor - 4}" fill="url(#stone)"/>${body}<rect y="${my + h}" width="${width}" height="${floor}" fill="url(#edge)"/><g transform="translate(${mx} ${my})">${pane(g.cells(), o)}</g>`,
  );
}

/** Draws a round window in a stone frame, or a square detail that fills its picture. */
export function smallWindow(size: Point, seed: number, shape: 'round' | 'square', draw: (g: Glass) => void): string {
  const [w, h] = size;
  const g = createGlass(seed);
  draw(g);
  const [m, stone] = shape === 'round' ? [34, 22] : [0, 0];
  const o = { w, h, seed, outline: outlines[shape], stone };
  return svg(
    w + m * 2,
    h + m * 2,
    lights(o),
    `<rect width="${w + m * 2}" height="${h + m * 2}" fill="${wall}"/><g transform="translate(${m} ${m})">${pane(g.cells(), o)}</g>`,
  );
}
