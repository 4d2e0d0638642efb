/** Prints like a nine-pin printer: turns grey values into monospace characters, and each character into dots. */
import { chance } from '../../drawings/ink.js';
import { f, svg } from '../../drawings/light.js';
import { brown, green, paper, stripe } from './look.js';
import { type Camera, type Hit, look, type Thing } from './solid.js';

type Stroke = [x: number, y: number][];
/** Lists characters from light to dark, as strokes in a cell of 1 × 1. */
const glyphs: Stroke[][] = [
  [
    [
      [0.45, 0.72],
      [0.55, 0.72],
    ],
  ],
  [
    [
      [0.25, 0.5],
      [0.75, 0.5],
    ],
  ],
  [
    [
      [0.2, 0.4],
      [0.8, 0.4],
    ],
    [
      [0.2, 0.64],
      [0.8, 0.64],
    ],
  ],
  [
    [
      [0.32, 0.3],
      [0.52, 0.16],
      [0.52, 0.84],
    ],
  ],
  [
    [
      [0.2, 0.18],
      [0.8, 0.18],
      [0.42, 0.84],
    ],
  ],
  [
    [
      [0.5, 0.22],
      [0.5, 0.78],
    ],
    [
      [0.18, 0.5],
      [0.82, 0.5],
    ],
  ],
  [
    [
      [0.66, 0.84],
      [0.66, 0.16],
      [0.18, 0.62],
      [0.84, 0.62],
    ],
  ],
  [
    [
      [0.22, 0.2],
      [0.76, 0.2],
      [0.5, 0.46],
      [0.78, 0.64],
      [0.62, 0.84],
      [0.22, 0.8],
    ],
  ],
  [
    [
      [0.76, 0.2],
      [0.26, 0.2],
      [0.24, 0.48],
      [0.66, 0.46],
      [0.78, 0.66],
      [0.6, 0.84],
      [0.22, 0.8],
    ],
  ],
  [
    [
      [0.5, 0.16],
      [0.22, 0.32],
      [0.22, 0.68],
      [0.5, 0.84],
      [0.78, 0.68],
      [0.78, 0.32],
      [0.5, 0.16],
    ],
  ],
  [
    [
      [0.5, 0.16],
      [0.24, 0.3],
      [0.5, 0.48],
      [0.78, 0.66],
      [0.5, 0.84],
      [0.22, 0.66],
      [0.5, 0.48],
      [0.76, 0.3],
      [0.5, 0.16],
    ],
  ],
  [
    [
      [0.34, 0.16],
      [0.34, 0.84],
    ],
    [
      [0.66, 0.16],
      [0.66, 0.84],
    ],
    [
      [0.16, 0.38],
      [0.84, 0.38],
    ],
    [
      [0.16, 0.64],
      [0.84, 0.64],
    ],
  ],
];
const levels = 5;

type Sheet = {
  things: Thing[];
  camera: Camera;
  size: [w: number, h: number];
  /** Characters in a row. */
  columns?: number;
  /** Prints on listing paper instead of a transparent background. */
  listing?: boolean;
  floor?: boolean;
  seed?: number;
};
/** Draws listing paper: pale bars, and holes for the tractor along both sides. */
function sheetOf(w: number, h: number): string {
  const bar = h / 14;
  const bars = Array.from({ length: 7 }, (_, i) => `M0 ${f(i * 2 * bar)}H${w}V${f((i * 2 + 1) * bar)}H0Z`).join('');
  const holes = Array.from({ length: 20 }, (_, i) =>
    [22, w - 22].map((x) => `<circle cx="${x}" cy="${f((i + 0.5) * (h / 20))}" r="8"/>`).join(''),
  ).join('');
  return `<rect width="${w}" height="${h}" fill="${paper}"/><path d="${bars}" fill="${stripe}" opacity=".55"/><g fill="#8FB79A">${holes}</g><path d="M44 0V${h}M${w - 44} 0V${h}" stroke="#8FB79A" stroke-width="1.5" stroke-dasharray="3 5"/>`;
}

/** Prints solids. */
export function print({ things, camera, size: [w, h], columns = 92, listing = false, floor = true, seed = 1 }: Sheet): string {
  const light = look(things, camera, floor);
  const random = chance(seed);
  const side = listing ? 60 : 0;
  const cell = (w - side * 2) / columns;
  const tall = cell * 1.32;
  const rows = Math.floor(h / tall);
  const inks = new Map<string, string>();
  const at = (r: number, c: number) => light(((c + 0.5) / columns) * 2 - 1, ((1 - ((r + 0.5) / rows) * 2) * h) / (w - side * 2));
  const hits = Array.from({ length: rows }, (_, r) => Array.from({ length: columns }, (_unused, c) => at(r, c)));
  /** Returns true if another thing begins beside or below this cell, so that the shape gets an outline. */
  const isEdge = (r: number, c: number, { id }: Hit) =>
    id >= 0 && [hits[r]?.[c + 1], hits[r + 1]?.[c], hits[r]?.[c - 1]].some((other) => (other?.id ?? -2) < id);
  for (let r = 0; r < rows; r++) {
    for (let c = 0; c < columns; c++) {
      const hit = hits[r]?.[c];
      const toned = hit ? Math.max(0, (0.96 - hit.tone) * 1.42) + (random() - 0.5) * 0.04 : 0;
      const dark = hit && isEdge(r, c, hit) ? Math.max(toned, 0.62) : toned;
      if (hit && dark > 0.03) {
        const glyph = Math.min(glyphs.length - 1, Math.max(0, Math.floor(dark ** 0.9 * glyphs.length)));
        const level = Math.min(levels, Math.max(1, Math.round(dark * levels + 0.4)));
        const key = `${hit.spot ? 1 : 0} ${level}`;
        const d = (glyphs[glyph] ?? [])
          .map((stroke) => `M${stroke.map(([x, y]) => `${f(side + (c + x) * cell)} ${f((r + y) * tall)}`).join('L')}`)
          .join('');
        inks.set(key, (inks.get(key) ?? '') + d);
      }
    }
  }
  const lines = [...inks].map(([key, d]) => {
    const [spot, level] = key.split(' ').map(Number);
    const width = cell * (0.15 + 0.062 * (level ?? 1));
    return `<path d="${d}" stroke="${spot ? brown : green}" stroke-width="${f(width)}" stroke-dasharray="0 ${f(width * 1.02)}"/>`;
  });
  return svg(w, h, '', `${listing ? sheetOf(w, h) : ''}<g fill="none" stroke-linecap="round">${lines.join('')}</g>`);
}
