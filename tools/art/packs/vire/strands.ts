/** Strand fields: a few guide curves and hundreds of strands between them. Light is a band across the flow, not an outline. */
import { chance, type Point, pick, type Stop } from '../../drawings/ink.js';
import { f, grad, grain, grainLayer, mix, svg } from '../../drawings/light.js';

/** A lock: a guide of points from 0 to 1, its width along them, a colour and a number of strands. */
export type Lock = {
  guide: Point[];
  width: number[];
  color: string;
  count: number;
  loose?: number;
  thick?: number;
  /** The number of points in a strand. */
  steps?: number;
};
type Field = {
  w: number;
  h: number;
  seed: number;
  /** The colours of shadow and light. */
  deep: string;
  glow: string;
  ground: [from: string, to: string];
  /** Leaves out the grain, so that the background meets that of a section. */
  isPlain?: boolean;
  /** Shapes below the locks. */
  under?: string;
  top?: number;
  bottom?: number;
};

/** Returns a value on a smooth curve through `values`. */
function spline(values: number[], t: number): number {
  const last = values.length - 1;
  const place = Math.min(last - 1e-6, t * last);
  const i = Math.floor(place);
  const q = place - i;
  const at = (k: number) => pick(values, Math.max(0, Math.min(last, k)));
  const [p, r, s, v] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
  return 0.5 * (2 * r + (s - p) * q + (2 * p - 5 * r + 4 * s - v) * q * q + (3 * r - p - 3 * s + v) * q ** 3);
}

/** Returns the path of one strand, with `across` from -0.5 to 0.5 of the width of its lock. */
function strandPath({ guide, width, steps = 20 }: Lock, [w, h]: Point, across: number, sway: (t: number) => number): string {
  const [xs, ys] = [guide.map(([x]) => x), guide.map(([, y]) => y)];
  const guideAt = (t: number): Point => [spline(xs, t), spline(ys, t)];
  const points = Array.from({ length: steps + 1 }, (_, j): Point => {
    const t = j / steps;
    const [x, y] = guideAt(t);
    const [x2, y2] = guideAt(Math.min(1, t + 0.01));
    const [x0, y0] = guideAt(Math.max(0, t - 0.01));
    const length = Math.hypot(x2 - x0, y2 - y0) || 1;
    const u = (across + sway(t)) * spline(width, t) * 0.62;
    return [(x - ((y2 - y0) / length) * u) * w, (y + ((x2 - x0) / length) * u) * h];
  });
  const turns = points.slice(1, -1).map(([x, y], j) => {
    const [nextX, nextY] = pick(points, j + 2);
    return `Q${f(x)} ${f(y)} ${f((x + nextX) / 2)} ${f((y + nextY) / 2)}`;
  });
  return `M${pick(points, 0).map(f).join(' ')}${turns.join('')}`;
}

/** Draws one random strand: its gradient and its path. `depth` is 0 for the first strand of a lock and 1 for the last. */
function drawStrand(lock: Lock, id: string, depth: number, r: () => number, { w, h, deep, glow, top = 0, bottom = h }: Field) {
  const across = r() - 0.5;
  const [tilt, start] = [(r() - 0.5) * (lock.loose ?? 0.16), r() * 6];
  const d = strandPath(lock, [w, h], across, (t) => tilt * Math.sin(t * 5 + start));
  // Dark rims and light slightly off the middle are enough to make a round volume.
  const round = Math.exp(-(((across + 0.14) / 0.24) ** 2));
  const shaded = mix(lock.color, deep, Math.min(0.92, Math.abs(across) * 1.7 + (1 - depth) * 0.4));
  const base = mix(shaded, glow, round * 0.22 * depth);
  const light = mix(base, glow, (0.5 + r() * 0.45) * (0.25 + round * 0.75));
  const [one, two] = [0.26 + across * 0.12 + r() * 0.04, 0.66 + across * 0.1 + r() * 0.04];
  const stops: Stop[] = [
    [0, mix(base, deep, 0.5)],
    [one - 0.12, base],
    [one, light],
    [one + 0.12, base],
    [two - 0.12, mix(base, deep, 0.3)],
    [two, mix(light, base, 0.25)],
    [two + 0.12, base],
    [1, mix(base, deep, 0.45)],
  ];
  return {
    gradient: grad(id, stops, { user: 1, x1: 0, y1: top, x2: 0, y2: bottom }),
    path: `<path d="${d}" fill="none" stroke="url(#${id})" stroke-width="${f((1.2 + r() * 5.2 * (1 - depth * 0.72)) * (lock.thick ?? 1))}" stroke-linecap="round" opacity="${f(0.75 + depth * 0.25)}"/>`,
  };
}

/** Draws locks on a ground. */
export function strands(locks: Lock[], field: Field): string {
  const { w, h, seed, deep, ground, isPlain = false, under = '' } = field;
  const r = chance(seed * 61 + 7);
  const drawn = locks.flatMap((lock, l) =>
    Array.from({ length: lock.count }, (_, i) => drawStrand(lock, `s${l}-${i}`, i / lock.count, r, field)),
  );
  const defs = [
    ...drawn.map(({ gradient }) => gradient),
    `<filter id="cast" x="-20%" y="-20%" width="140%" height="140%"><feDropShadow dx="${f(-w * 0.011)}" dy="${f(w * 0.021)}" stdDeviation="${f(w * 0.021)}" flood-color="${deep}" flood-opacity=".5"/></filter>`,
    grad(
      'ground',
      [
        [0, ground[0]],
        [1, ground[1]],
      ],
      { x2: 0.4 },
    ),
    grain(w, h, 0.08, 0.85, seed),
  ];
  const body = `<g filter="url(#cast)">${drawn.map(({ path }) => path).join('')}</g>`;
  return svg(
    w,
    h,
    defs.join(''),
    `<rect width="${w}" height="${h}" fill="url(#ground)"/>${under}${body}${isPlain ? '' : grainLayer(w, h)}`,
  );
}
