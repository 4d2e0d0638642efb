/** A felt pen: lines wobble along a seeded path, pressure sets their width, and the ink is darker where two lines cross. */
import { chance, pick } from '../../drawings/ink.js';
import { f, mix, svg } from '../../drawings/light.js';
import { blue, coral, cream, navy, pad, wine } from './look.js';

export type Point = [x: number, y: number];
export type Size = [width: number, height: number];
export const times = (count: number, make: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');
export const put = (x: number, y: number, body: string, turn = 0, scale = 1): string =>
  `<g transform="translate(${f(x)} ${f(y)}) rotate(${turn}) scale(${scale})">${body}</g>`;

const between = (a: number, b: number, c: number, d: number, t: number): number => {
  const u = 1 - t;
  return a * u * u * u + 3 * b * u * u * t + 3 * c * u * t * t + d * t * t * t;
};
/** Reads a path of M, L, H, V, C, Q and Z, absolute or relative, as lists of points. */
function sample(d: string): Point[][] {
  const lines: Point[][] = [];
  let [x, y]: Point = [0, 0];
  const add = (px: number, py: number) => pick(lines, -1).push([px, py]);
  const bend = (b: Point, c: Point, end: Point) => {
    const [sx, sy] = [x, y];
    for (let i = 1; i <= 24; i++) {
      add(between(sx, b[0], c[0], end[0], i / 24), between(sy, b[1], c[1], end[1], i / 24));
    }
    [x, y] = end;
  };
  const straight = (px: number, py: number) => {
    const steps = Math.max(1, Math.round(Math.hypot(px - x, py - y) / 12));
    const [sx, sy] = [x, y];
    for (let i = 1; i <= steps; i++) {
      add(sx + ((px - sx) * i) / steps, sy + ((py - sy) * i) / steps);
    }
    [x, y] = [px, py];
  };
  for (const [, kind = '', words = ''] of d.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const n = words.match(/-?\d*\.?\d+/g)?.map(Number) ?? [];
    const isOwn = kind === kind.toLowerCase();
    const at = (i: number): Point => [(n[i] ?? 0) + (isOwn ? x : 0), (n[i + 1] ?? 0) + (isOwn ? y : 0)];
    const size = { m: 2, l: 2, h: 1, v: 1, c: 6, q: 4 }[kind.toLowerCase()] ?? 1;
    if (kind === 'Z' || kind === 'z') {
      straight(...pick(pick(lines, -1), 0));
    }
    for (let i = 0; i + size <= n.length; i += size) {
      const name = kind.toLowerCase();
      if (name === 'm' && i === 0) {
        [x, y] = at(i);
        lines.push([[x, y]]);
      } else if (name === 'm' || name === 'l') {
        straight(...at(i));
      } else if (name === 'h') {
        straight((n[i] ?? 0) + (isOwn ? x : 0), y);
      } else if (name === 'v') {
        straight(x, (n[i] ?? 0) + (isOwn ? y : 0));
      } else if (name === 'c') {
        bend(at(i), at(i + 2), at(i + 4));
      } else if (name === 'q') {
        const [q, end] = [at(i), at(i + 2)];
        bend(
          [x + ((q[0] - x) * 2) / 3, y + ((q[1] - y) * 2) / 3],
          [end[0] + ((q[0] - end[0]) * 2) / 3, end[1] + ((q[1] - end[1]) * 2) / 3],
          end,
        );
      }
    }
  }
  return lines;
}

/** Draws a smooth path through points such as `70 0, 150 60`. */
export function through(words: string): string {
  const p = words.split(',').map((pair) => pair.trim().split(/\s+/).map(Number) as Point);
  const at = (i: number) => pick(p, Math.min(p.length - 1, Math.max(0, i)));
  const parts = p.slice(1).map((end, i) => {
    const [a, b, d] = [at(i - 1), at(i), at(i + 2)];
    const one = [b[0] + (end[0] - a[0]) / 6, b[1] + (end[1] - a[1]) / 6];
    const two = [end[0] - (d[0] - b[0]) / 6, end[1] - (d[1] - b[1]) / 6];
    return `C${[...one, ...two, ...end].map(f).join(' ')}`;
  });
  return `M${at(0).join(' ')}${parts.join('')}`;
}
/** Returns a ring that a hand draws: its end passes its start. */
export const ring = (x: number, y: number, rx: number, ry = rx, start = -60): string =>
  through(
    Array.from({ length: 14 }, (_, i) => {
      const angle = ((start + i * 29.5) * Math.PI) / 180;
      const grow = 1 + (i / 13) * 0.04;
      return `${f(x + Math.cos(angle) * rx * grow)} ${f(y + Math.sin(angle) * ry * grow)}`;
    }).join(','),
  );
export const box = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}L${x + w} ${y + 2}L${x + w - 2} ${y + h}L${x + 1} ${y + h - 1}L${x} ${y - 3}`;

let count = 0;
type Pen = { w?: number; color?: string; wobble?: number; opacity?: number };
/** Draws with the pen. Each line of the path is one stroke. */
export function pen(d: string, { w = 11, color = blue, wobble = 2.2, opacity = 0.9 }: Pen = {}): string {
  const strokes = sample(d).map((line) => {
    const random = chance(Math.round(pick(line, 0)[0] * 7 + line.length * 13 + d.length * 3));
    const [p1, p2, p3] = [random() * 7, random() * 7, random() * 7];
    let gone = 0;
    const moved = line.map(([x, y], i) => {
      const [px, py] = pick(line, Math.max(0, i - 1));
      gone += Math.hypot(x - px, y - py);
      const away = wobble * (Math.sin(gone / 47 + p1) + 0.6 * Math.sin(gone / 19 + p2));
      return { x: x + away * 0.6, y: y + away, at: gone };
    });
    const half = (at: number) =>
      (w / 2) *
      (0.92 + 0.2 * Math.sin(at / 90 + p3) + (at < w || gone - at < w * 0.6 ? 0.12 : 0)) *
      (gone - at < w * 1.6 && gone > w * 5 ? 0.82 : 1);
    const edge = (side: number) =>
      moved.map(({ x, y, at }, i) => {
        const [a, b] = [pick(moved, Math.max(0, i - 1)), pick(moved, Math.min(moved.length - 1, i + 1))];
        const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
        const r = half(at) * side;
        return `${f(x - ((b.y - a.y) / long) * r)} ${f(y + ((b.x - a.x) / long) * r)}`;
      });
    const cap = ({ x, y, at }: { x: number; y: number; at: number }) => {
      const r = half(at);
      return `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(r * 2)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-r * 2)} 0Z`;
    };
    // One pass over line and corners keeps joints round without a darker spot.
    const joints = moved.filter((_, i) => i % 3 === 0).map(cap);
    return `<g opacity="${opacity}"><path d="M${[...edge(1), ...edge(-1).reverse()].join('L')}Z" fill="${color}"/><path d="${joints.join('')}${cap(pick(moved, -1))}" fill="${color}"/></g>`;
  });
  return strokes.join('');
}
type Mark = { angle?: number; w?: number; opacity?: number };
/** Colours a shape in with a broad marker, whose strokes overlap and miss the outline a little. */
export function marker(d: string, color: string = coral, { angle = -24, w = 30, opacity = 0.62 }: Mark = {}): string {
  const points = sample(d).flat();
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [cx, cy] = [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
  const reach = Math.hypot(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys)) / 2 + w;
  const random = chance(Math.round(cx * 3 + cy));
  const id = `n${++count}`;
  const lines: string[] = [];
  for (let y = -reach; y < reach; y += w * 0.8) {
    lines.push(
      `<path d="M${f(-reach)} ${f(y + random() * 5)}L${f(reach)} ${f(y + random() * 5 - 3)}" stroke-opacity="${f(opacity * 10 * (0.86 + random() * 0.14))}e-1"/>`,
    );
  }
  return `<clipPath id="${id}"><path d="${d}" transform="translate(7 5)"/></clipPath><g clip-path="url(#${id})"><g transform="translate(${f(cx)} ${f(cy)}) rotate(${angle})" stroke="${color}" stroke-width="${w}" fill="none">${lines.join('')}</g></g>`;
}

const shade = mix(pad, navy, 0.62);
export const defs = `<filter id="cast" x="-20%" y="-20%" width="140%" height="150%"><feGaussianBlur stdDeviation="15"/></filter><filter id="touch" x="-10%" y="-10%" width="120%" height="120%"><feGaussianBlur stdDeviation="4"/></filter><linearGradient id="sheet" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#FFFFFF"/><stop offset=".4" stop-color="${cream}"/><stop offset="1" stop-color="${mix(cream, pad, 0.38)}"/></linearGradient><radialGradient id="head" cx=".36" cy=".3" r=".75"><stop offset="0" stop-color="${mix(wine, '#FFFFFF', 0.62)}"/><stop offset=".35" stop-color="${mix(wine, coral, 0.25)}"/><stop offset="1" stop-color="${mix(wine, navy, 0.45)}"/></radialGradient><linearGradient id="barrel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${mix(blue, navy, 0.35)}"/><stop offset=".2" stop-color="${mix(blue, '#FFFFFF', 0.5)}"/><stop offset=".42" stop-color="${blue}"/><stop offset=".82" stop-color="${mix(blue, navy, 0.5)}"/><stop offset="1" stop-color="${mix(blue, '#FFFFFF', 0.12)}"/></linearGradient><linearGradient id="white" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#D9D8D0"/><stop offset=".25" stop-color="#FFFFFF"/><stop offset=".7" stop-color="#E4E1D2"/><stop offset="1" stop-color="#A8A491"/></linearGradient>`;
/** Draws a push pin. */
export const pin = (x: number, y: number, s = 1): string =>
  put(
    x,
    y,
    `<ellipse cx="10" cy="14" rx="24" ry="20" fill="${shade}" opacity=".45" filter="url(#touch)"/><circle r="21" fill="url(#head)"/><circle r="12" cx="-2" cy="-3" fill="url(#head)"/><ellipse cx="-7" cy="-9" rx="6" ry="4" fill="#FFFFFF" opacity=".7"/>`,
    0,
    s,
  );
/** Draws a strip of tape with jagged ends. */
export const tape = (x: number, y: number, turn: number, w = 130): string => {
  const teeth = (side: number) =>
    Array.from({ length: 7 }, (_, i) => `${f((side * w) / 2 + (i % 2) * 6 * side)} ${f(side * (22 - i * 7.4))}`);
  return put(
    x,
    y,
    `<path d="M${[...teeth(1), ...teeth(-1)].join('L')}Z" fill="${coral}" opacity=".72"/><path d="M${f(-w / 2)} -14H${f(w / 2)}M${f(-w / 2)} 6H${f(w / 2)}" stroke="#FFFFFF" stroke-width="5" opacity=".25"/>`,
    turn,
  );
};
type Sheet = { turn?: number; ruled?: boolean; fixed?: 'pin' | 'tape' | 'none'; paper?: string; scale?: number };
/** Places an index card of this size with its middle at a point. */
export function card(
  [w, h]: Size,
  [x, y]: Point,
  body: string,
  { turn = 0, ruled = true, fixed = 'pin', paper = 'url(#sheet)', scale = 1 }: Sheet = {},
): string {
  const lines = ruled
    ? `<path d="M0 74H${w}" stroke="${coral}" stroke-width="3" opacity=".8"/><path d="${times(Math.floor((h - 100) / 44), (i) => `M0 ${118 + i * 44}H${w}`)}" stroke="${blue}" stroke-width="1.6" opacity=".2"/>`
    : '';
  const top = fixed === 'pin' ? pin(w / 2, 30) : fixed === 'tape' ? tape(w / 2, 2, -3) : '';
  return put(
    x,
    y,
    `<g transform="translate(${-w / 2} ${-h / 2})"><path d="M14 ${h - 40}L26 ${h + 24}Q${w / 2} ${h + 6} ${w + 4} ${h + 26}L${w + 8} 40Z" fill="${shade}" opacity=".42" filter="url(#cast)"/><rect x="3" y="5" width="${w}" height="${h}" fill="${shade}" opacity=".5" filter="url(#touch)"/><rect width="${w}" height="${h}" rx="4" fill="${paper}"/>${lines}${body}${top}</g>`,
    turn,
    scale,
  );
}
/** Draws a felt pen that lies with its tip at the origin, pointing left. */
export const marking = (): string =>
  `<path d="M30 20L470 70L480 96L40 60Z" fill="${shade}" opacity=".5" filter="url(#cast)"/><path d="M0 0L34 -13V13Z" fill="${mix(blue, navy, 0.4)}"/><path d="M30 -15L74 -26V26L30 15Z" fill="url(#white)"/><path d="M74 -31H120V31H74Z" fill="url(#barrel)"/><path d="M120 -34H440Q452 -34 452 -22V22Q452 34 440 34H120Z" fill="url(#white)"/><path d="M170 -34H330V34H170Z" fill="url(#barrel)"/><path d="M440 -34Q452 -34 452 -22V22Q452 34 440 34H424V-34Z" fill="url(#barrel)"/><path d="M190 -20Q240 -6 310 -18" stroke="#FFFFFF" stroke-width="5" fill="none" opacity=".55"/>`;
/** Wraps a drawing that shows the pad around it. */
export const picture = ([w, h]: Size, body: string): string => svg(w, h, defs, body);
