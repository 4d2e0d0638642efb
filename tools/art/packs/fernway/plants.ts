/** Draws flowers, clumps, shrubs and pots from the same few cuts. */
import { mix } from '../../drawings/light.js';
import { box, dice, disc, frond, leaf, monstera, type Point, type Sheet, scallop, sheet } from './paper.js';

const { shadow, sun, leaf: green, moss } = sheet;
const petal = (r: number) => leaf(r, r * 0.55);

/** Draws a flower with two rings of petals. */
export const flower = (s: Sheet, at: Point, r: number, color: string, seed = 1) => {
  const roll = dice(seed);
  const start = roll() * 40;
  for (let i = 0; i < 8; i++) {
    s.lay({ d: petal(r), at, turn: start + i * 135, color: mix(color, shadow, roll() * 0.08), lift: 0.7, vein: r * 0.6 });
  }
  for (let i = 0; i < 7; i++) {
    s.lay({
      d: petal(r * 0.62),
      at,
      turn: start + 20 + i * 154.3,
      color: mix(color, '#FFF1D6', 0.26 + roll() * 0.12),
      lift: 0.6,
    });
  }
  s.lay({ d: disc(r * 0.24), at, color: sun, lift: 0.6 });
  for (let i = 0; i < 7; i++) {
    const angle = (i / 7) * 6.28;
    const seedAt: Point = [at[0] + Math.cos(angle) * r * 0.14, at[1] + Math.sin(angle) * r * 0.14];
    s.lay({ d: disc(r * 0.035), at: seedAt, color: mix(sun, shadow, 0.45), lift: 0.2 });
  }
};

type Clump = {
  n: number;
  spread: number;
  l: number;
  color: string;
  other?: string;
  kind?: 'fern' | 'blade';
  lift?: number;
  seed?: number;
  wide?: number;
};
/** Draws fronds or blades that fan out from one point. */
export const clump = (s: Sheet, at: Point, o: Clump) => {
  const roll = dice(o.seed ?? 1);
  for (let i = 0; i < o.n; i++) {
    const t = o.n === 1 ? 0.5 : i / (o.n - 1);
    const l = o.l * (1 - Math.abs(t - 0.5) * 0.5) * (0.92 + roll() * 0.16);
    const color = mix(o.color, o.other ?? (i % 2 ? green : moss), roll() * 0.3);
    const turn = (t - 0.5) * o.spread + (roll() - 0.5) * 8;
    if (o.kind === 'fern') {
      s.lay({ d: frond(l, 14), at, turn, color, lift: o.lift ?? 0.6 });
    } else {
      s.lay({ d: leaf(l, l * (o.wide ?? 0.13), (t - 0.5) * l * 0.22), at, turn, color, lift: o.lift ?? 0.9, vein: l * 0.86 });
    }
  }
};
export const swissLeaf = (s: Sheet, at: Point, turn: number, size: number, color: string) =>
  s.lay({ d: monstera(size), at, turn, color, lift: 1.2, vein: size * 1.2 });

/** Draws a shrub or tree from above as scalloped layers, each smaller and lighter than the one below. */
export const crown = (s: Sheet, at: Point, r: number, color: string, seed = 1, layers = 3) => {
  for (let i = 0; i < layers; i++) {
    const size = r * (1 - i * 0.3);
    s.lay({
      d: scallop(size, Math.max(7, Math.round(size / 9)), seed + i),
      at: [at[0] - i * r * 0.06, at[1] - i * r * 0.08],
      color: mix(color, '#FFF2CF', i * 0.14),
      lift: 1.3 - i * 0.2,
    });
  }
};
/** Draws a pot whose rim is centred on a point. */
export const pot = (s: Sheet, [x, y]: Point, half: number, color: string, hasZigzag = true) => {
  const at: Point = [x, y];
  s.lay({
    d: `M${-half} 0L${half} 0L${half * 0.74} ${half * 1.3}Q0 ${half * 1.4} ${-half * 0.74} ${half * 1.3}Z`,
    at,
    color,
    lift: 1.6,
  });
  s.lay({
    d: box(-half * 1.12, -half * 0.16, half * 2.24, half * 0.34, half * 0.03),
    at,
    color: mix(color, '#FFFFFF', 0.1),
    lift: 1,
  });
  if (hasZigzag) {
    const teeth = Array.from(
      { length: 7 },
      (_, i) =>
        `M${-half * 0.69 + i * half * 0.195} ${half * 0.78}l${half * 0.0975} ${-half * 0.2}l${half * 0.0975} ${half * 0.2}z`,
    );
    s.lay({ d: teeth.join(''), at, color: sun, lift: 0.3 });
  }
};
/** Draws a round clipped tree on a stem, from the side. */
export const ballTree = (s: Sheet, [x, y]: Point, r: number, color: string, seed = 1, stem = r * 1.2) => {
  s.lay({ d: box(-r * 0.07, 0, r * 0.14, stem + r * 0.4), at: [x, y - stem], color: sheet.bark, lift: 0.7 });
  crown(s, [x, y - stem - r * 0.5], r, color, seed);
};
export const bee = (s: Sheet, at: Point, size: number, turn = 0) => {
  for (const side of [-38, 24]) {
    s.lay({ d: leaf(size * 1.15, size * 0.42), at, turn: turn + side, color: '#FFFDF4', lift: 0.5 });
  }
  s.lay({ d: `M${-size} 0Q0 ${-size * 0.95} ${size} 0Q0 ${size * 0.95} ${-size} 0Z`, at, turn, color: sun, lift: 0.6 });
  for (const x of [-0.36, 0.02, 0.4]) {
    s.lay({ d: box(x * size, -size * 0.4, size * 0.17, size * 0.8, size * 0.05), at, turn, color: shadow, lift: 0 });
  }
};
