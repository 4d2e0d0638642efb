/** Shaded tubes: one path stroked many times, from wide and dark to narrow and bright, each shifted towards the light. */
import { f, grad, grain, grainLayer, mix, svg } from '../../drawings/light.js';

export type Point = [x: number, y: number];
/** Colours of a metal from its dark rim to its highlight, each with a position from 0 to 1. */
export type Metal = [place: number, color: string][];

export const blue = '#0E3A78';
const ink = '#04112C';
const plan = '#CFE6FF';
export const copper: Metal = [
  [0, '#5A2413'],
  [0.12, '#8A3D20'],
  [0.34, '#B85F34'],
  [0.58, '#DB8A57'],
  [0.8, '#F3B68A'],
  [0.93, '#FFE3C8'],
  [1, '#FFFBF2'],
];
export const brass: Metal = [
  [0, '#4D3410'],
  [0.15, '#86601F'],
  [0.4, '#B98D34'],
  [0.65, '#DDB65C'],
  [0.86, '#F6E0A0'],
  [1, '#FFFCEC'],
];
export const steel: Metal = [
  [0, '#232B33'],
  [0.2, '#4B5863'],
  [0.5, '#8D9AA5'],
  [0.75, '#C6CFD6'],
  [0.92, '#EEF2F4'],
  [1, '#FFFFFF'],
];
export const enamel: Metal = [
  [0, '#8396AC'],
  [0.25, '#B9C6D3'],
  [0.55, '#E6EBEF'],
  [0.85, '#FAFBFB'],
  [1, '#FFFFFF'],
];
/** Returns the shades of a metal or rubber in one colour. */
export const coat = (color: string): Metal => [
  [0, mix(color, ink, 0.7)],
  [0.25, mix(color, ink, 0.35)],
  [0.55, color],
  [0.8, mix(color, '#FFFFFF', 0.35)],
  [0.95, mix(color, '#FFFFFF', 0.75)],
  [1, '#FFFFFF'],
];
export const red = coat('#D13A28');

function tone(metal: Metal, at: number): string {
  const next = Math.max(
    1,
    metal.findIndex(([place]) => at <= place),
  );
  const [[from, a], [to, b]] = [metal[next - 1] ?? [0, ink], metal[next] ?? [1, ink]];
  return mix(a, b, (at - from) / (to - from || 1));
}

/** Draws a tube of diameter `size` along a path. */
export function tube(d: string, size: number, metal: Metal, cap: 'butt' | 'round' = 'butt'): string {
  const count = size > 30 ? 20 : 12;
  return Array.from({ length: count }, (_, i) => {
    const at = i / (count - 1);
    const width = Math.max(size * Math.sqrt(1 - at * at * 0.992) * (1 - at * 0.86), 1.4);
    const shift = `translate(${f(-0.228 * size * at)} ${f(-0.285 * size * at)})`;
    return `<path d="${d}" transform="${shift}" fill="none" stroke="${tone(metal, at)}" stroke-width="${f(width)}" stroke-linecap="${cap}" stroke-linejoin="round"/>`;
  }).join('');
}

/** Returns a path through points, with rounded corners. */
export function bend(points: Point[], radius: number): string {
  const [first = [0, 0], ...rest] = points;
  const turns = rest.slice(0, -1).map(([x, y], i) => {
    const [x0, y0] = points[i] ?? first;
    const [x2, y2] = points[i + 2] ?? first;
    const [u, v] = [
      [Math.sign(x - x0), Math.sign(y - y0)],
      [Math.sign(x2 - x), Math.sign(y2 - y)],
    ] as [Point, Point];
    return `L${x - u[0] * radius} ${y - u[1] * radius}Q${x} ${y} ${x + v[0] * radius} ${y + v[1] * radius}`;
  });
  return `M${first.join()}${turns.join('')}L${(rest.at(-1) ?? first).join()}`;
}

/** A part that casts a shadow: `shade` is its outline as a stroke or a filled shape, `body` the part itself. */
export type Part = { shade: string; body: string };

const cast = (shape: string) =>
  `<g transform="translate(30 42)" opacity=".5" filter="url(#far)">${shape}</g><g transform="translate(9 13)" opacity=".45" filter="url(#near)">${shape}</g>`;
const stroked = (d: string, size: number) =>
  `<path d="${d}" fill="none" stroke="${ink}" stroke-width="${size}" stroke-linejoin="round"/>`;

/** Draws a pipe through points, with rounded corners. */
export function pipe(
  points: Point[],
  { size = 62, metal = copper, radius = 96 }: { size?: number; metal?: Metal; radius?: number } = {},
): Part {
  const d = bend(points, Math.min(radius, size * 1.6));
  return { shade: stroked(d, size), body: tube(d, size, metal) };
}
/** Draws a cable with round ends. */
export const cable = (d: string, size: number, metal: Metal): Part => ({
  shade: stroked(d, size),
  body: tube(d, size, metal, 'round'),
});

/** Draws a screwed joint across a pipe of this diameter. */
export function collar(x: number, y: number, turned = false, size = 62): Part {
  const half = size * 0.48;
  const way = (from: number, to: number) => (turned ? `M${x} ${y + from}V${y + to}` : `M${x + from} ${y}H${x + to}`);
  const rim = (at: number) => tube(way(at - size * 0.11, at + size * 0.11), size * 1.42, brass);
  return {
    shade: stroked(way(-half, half), size * 1.4),
    body: tube(way(-half, half), size * 1.26, brass) + rim(-half) + rim(half),
  };
}

/** Draws a hand wheel of radius `r`, seen from the front. */
export function wheel(x: number, y: number, r = 118, metal: Metal = red): Part {
  const ring = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  const spokes = [8, 68, 128].map((turn) => {
    const [c, s] = [Math.cos((turn * Math.PI) / 180) * r * 0.94, Math.sin((turn * Math.PI) / 180) * r * 0.94];
    return tube(`M${f(x - c)} ${f(y - s)}L${f(x + c)} ${f(y + s)}`, r * 0.19, metal);
  });
  const hub = `<circle cx="${x}" cy="${y}" r="${f(r * 0.29)}" fill="url(#hub)"/><circle cx="${f(x - r * 0.07)}" cy="${f(y - r * 0.09)}" r="${f(r * 0.07)}" fill="#fff" opacity=".75" filter="url(#soft)"/>`;
  return {
    shade: `${stroked(ring, r * 0.36)}<circle cx="${x}" cy="${y}" r="${r * 0.3}" fill="${ink}"/>`,
    body: spokes.join('') + tube(ring, r * 0.36, metal) + hub,
  };
}

/** Draws a pressure gauge whose needle points to `value`, from 0 to 1. */
export function gauge(x: number, y: number, r: number, value = 0.64, { from = 0.1, to = 0.72 } = {}): Part {
  const at = (share: number, length: number) => {
    const turn = ((-225 + share * 270) * Math.PI) / 180;
    return `${f(x + Math.cos(turn) * r * length)} ${f(y + Math.sin(turn) * r * length)}`;
  };
  const marks = Array.from({ length: 21 }, (_, i) => {
    const big = i % 5 === 0;
    return `<path d="M${at(i / 20, 0.8)}L${at(i / 20, big ? 0.6 : 0.7)}" stroke="#1B2B3F" stroke-width="${f(r * (big ? 0.045 : 0.022))}"/>`;
  });
  const arc = `<path d="M${at(from, 0.86)}A${f(r * 0.86)} ${f(r * 0.86)} 0 ${to - from > 0.66 ? 1 : 0} 1 ${at(to, 0.86)}" fill="none" stroke="#2F9E78" stroke-width="${f(r * 0.07)}"/>`;
  const hand = `<path d="M${at(value, -0.16)}L${at(value, 0.68)}" stroke="#C8321E" stroke-width="${f(r * 0.075)}" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${f(r * 0.1)}" fill="#1B2B3F"/>`;
  const ring = `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
  const glass = `<path d="M${f(x - r * 0.62)} ${f(y - r * 0.35)}A${f(r * 0.72)} ${f(r * 0.72)} 0 0 1 ${f(x + r * 0.1)} ${f(y - r * 0.7)}" stroke="#fff" stroke-width="${f(r * 0.11)}" opacity=".5" fill="none" stroke-linecap="round" filter="url(#soft)"/>`;
  return {
    shade: `<circle cx="${x}" cy="${y}" r="${f(r * 1.1)}" fill="${ink}"/>`,
    body: `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#face)"/>${arc}${marks.join('')}${hand}${tube(ring, r * 0.26, brass)}${glass}`,
  };
}

/** Draws a sheet-metal box with a lit edge. */
export function box(x: number, y: number, w: number, h: number, color: string, radius = 18): Part {
  const shape = (inset: number, fill: string, more = '') =>
    `<rect x="${x + inset}" y="${y + inset}" width="${w - inset * 2}" height="${h - inset * 2}" rx="${radius - inset / 2}" fill="${fill}" ${more}/>`;
  const id = `b${x}-${y}-${w}`;
  return {
    shade: shape(0, ink),
    body: `<defs>${grad(
      id,
      [
        [0, mix(color, '#FFFFFF', 0.4)],
        [0.3, color],
        [1, mix(color, ink, 0.34)],
      ],
      { x2: 0.5, y2: 1 },
    )}</defs>${shape(0, mix(color, ink, 0.45))}${shape(3, `url(#${id})`)}${shape(4, 'none', `stroke="#fff" stroke-opacity=".55" stroke-width="3"`)}${shape(9, 'none', `stroke="${ink}" stroke-opacity=".14" stroke-width="2"`)}`,
  };
}
/** Draws a shape that reflects no light. */
export const flat = (body: string, shade = ''): Part => ({ shade, body });

/** Draws a dashed line, as on a plan. */
export const dashed = (d: string) =>
  `<path d="${d}" fill="none" stroke="${plan}" stroke-opacity=".5" stroke-width="2" stroke-dasharray="14 8"/>`;
export const measure = (x: number, y: number, length: number, turned = false) =>
  `<path d="${turned ? `M${x} ${y}v${length}M${x - 12} ${y}h24M${x - 12} ${y + length}h24` : `M${x} ${y}h${length}M${x} ${y - 12}v24M${x + length} ${y - 12}v24`}" fill="none" stroke="${plan}" stroke-opacity=".6" stroke-width="2"/>`;
export const centre = (x: number, y: number, r: number) =>
  `<g fill="none" stroke="${plan}" stroke-opacity=".4" stroke-width="2"><circle cx="${x}" cy="${y}" r="${r}"/><circle cx="${x}" cy="${y}" r="${f(r * 0.68)}"/><path d="M${x - r * 1.25} ${y}h${r * 2.5}M${x} ${y - r * 1.25}v${r * 2.5}" stroke-dasharray="22 8 4 8"/></g>`;

type Scene = {
  w: number;
  h: number;
  under?: string;
  ground?: [top: string, bottom: string];
  edge?: 'left' | 'plain' | 'none';
  seed?: number;
};
/** Draws parts on a blueprint. With `edge: 'left'`, its left side fades into the section's flat blue. */
export function blueprint(
  parts: Part[],
  { w, h, under = '', ground = ['#1F5FA8', blue], edge = 'none', seed = 3 }: Scene,
): string {
  const defs = [
    grad(
      'bg',
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      { x2: 0.3 },
    ),
    grad(
      'vig',
      [
        [0, '#fff', 0.12],
        [0.6, '#fff', 0],
        [1, '#020B1E', 0.4],
      ],
      { r: 0.85, cx: 0.4, cy: 0.22 },
    ),
    grad('floor', [
      [0, blue, 0],
      [0.9, blue],
    ]),
    grad(
      'fade',
      [
        [0, blue],
        [0.1, blue, 0.92],
        [1, blue, 0],
      ],
      { x2: 1, y2: 0 },
    ),
    grad(
      'hub',
      [
        [0, '#FFFBE8'],
        [0.35, '#E3BD62'],
        [0.8, '#8A621F'],
        [1, '#4D3410'],
      ],
      { r: 0.75, cx: 0.35, cy: 0.3 },
    ),
    grad(
      'steel',
      [
        [0, '#F2F5F7'],
        [0.4, '#B4BFC9'],
        [1, '#65727F'],
      ],
      { x2: 1, y2: 0.6 },
    ),
    grad(
      'face',
      [
        [0, '#FFFFFF'],
        [0.8, '#F3EEE2'],
        [1, '#CFC6B3'],
      ],
      { r: 0.7, cx: 0.4, cy: 0.35 },
    ),
    grain(w, h, 0.09, 0.9, seed),
    ...(
      [
        ['far', 20],
        ['near', 5],
        ['soft', 5],
      ] as const
    ).map(
      ([id, size]) =>
        `<filter id="${id}" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="${size}"/></filter>`,
    ),
    ...(
      [
        ['g1', 40, 0.1, 1],
        ['g2', 200, 0.2, 1.4],
      ] as const
    ).map(
      ([id, size, opacity, width]) =>
        `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M${size} 0H0V${size}" fill="none" stroke="#fff" stroke-opacity="${opacity}" stroke-width="${width}"/></pattern>`,
    ),
  ];
  const all = (fill: string) => `<rect width="${w}" height="${h}" fill="${fill}"/>`;
  const sheet = all('url(#bg)') + (edge === 'plain' ? under : all('url(#g1)') + all('url(#g2)') + under + all('url(#vig)'));
  const left =
    edge === 'left'
      ? `<rect width="${w * 0.34}" height="${h}" fill="url(#fade)"/><rect y="${h * 0.84}" width="${w}" height="${h * 0.16}" fill="url(#floor)"/>`
      : '';
  return svg(
    w,
    h,
    defs.join(''),
    `${sheet}${left}${parts.map(({ shade }) => (shade ? cast(shade) : '')).join('')}${parts.map(({ body }) => body).join('')}${edge === 'none' ? grainLayer(w, h) : ''}`,
  );
}
