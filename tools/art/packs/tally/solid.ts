/** Renders solids, given as signed distance functions, by ray marching: returns a grey value for each point of a picture. */
export type Vec = readonly [x: number, y: number, z: number];
/** Returns the signed distance from a point to the surface, negative inside. */
export type Solid = (p: Vec) => number;

const sub = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Vec, b: Vec) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const unit = (a: Vec): Vec => {
  const length = Math.hypot(...a) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
};
const along = (p: Vec, d: Vec, t: number): Vec => [p[0] + d[0] * t, p[1] + d[1] * t, p[2] + d[2] * t];

export const ball =
  (at: Vec, r: number): Solid =>
  (p) =>
    Math.hypot(...sub(p, at)) - r;
/** Makes an ellipsoid. Its distance is an estimate that is good enough for ray marching. */
export const egg =
  (at: Vec, [a, b, c]: Vec): Solid =>
  (p) => {
    const q = sub(p, at);
    const k = Math.hypot(q[0] / a, q[1] / b, q[2] / c);
    const g = Math.hypot(q[0] / (a * a), q[1] / (b * b), q[2] / (c * c));
    return g === 0 ? -Math.min(a, b, c) : (k * (k - 1)) / g;
  };
/** Makes a box with half sizes and rounded edges. */
export const block =
  (at: Vec, half: Vec, round = 0.03): Solid =>
  (p) => {
    const q = sub(p, at).map((v, i) => Math.abs(v) - (half[i] ?? 0) + round) as [number, number, number];
    return Math.hypot(...q.map((v) => Math.max(v, 0))) + Math.min(Math.max(...q), 0) - round;
  };
/** Makes an upright cylinder. */
export const tin =
  (at: Vec, r: number, half: number, round = 0.02): Solid =>
  (p) => {
    const q = sub(p, at);
    const [dx, dy] = [Math.hypot(q[0], q[2]) - r + round, Math.abs(q[1]) - half + round];
    return Math.min(Math.max(dx, dy), 0) + Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) - round;
  };
export const ring =
  (at: Vec, r: number, thick: number): Solid =>
  (p) => {
    const q = sub(p, at);
    return Math.hypot(Math.hypot(q[0], q[1]) - r, q[2]) - thick;
  };
/** Makes a rod with round ends. */
export const rod =
  (a: Vec, b: Vec, r: number): Solid =>
  (p) => {
    const [pa, ba] = [sub(p, a), sub(b, a)];
    const h = Math.min(1, Math.max(0, dot(pa, ba) / (dot(ba, ba) || 1)));
    return Math.hypot(...along(pa, ba, -h)) - r;
  };
export const all =
  (...solids: Solid[]): Solid =>
  (p) =>
    Math.min(...solids.map((solid) => solid(p)));
/** Unites solids with a smooth seam. */
export const melt =
  (k: number, ...solids: Solid[]): Solid =>
  (p) =>
    solids
      .map((solid) => solid(p))
      .reduce((a, b) => {
        const h = Math.max(k - Math.abs(a - b), 0) / k;
        return Math.min(a, b) - (h * h * k) / 4;
      });
export const without =
  (solid: Solid, hole: Solid): Solid =>
  (p) =>
    Math.max(solid(p), -hole(p));
/** Turns a solid around an axis. */
export const turned =
  (solid: Solid, axis: 'x' | 'y' | 'z', degrees: number, at: Vec = [0, 0, 0]): Solid =>
  (p) => {
    const [c, s] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const [x, y, z] = sub(p, at);
    const q: Vec =
      axis === 'x'
        ? [x, c * y + s * z, c * z - s * y]
        : axis === 'y'
          ? [c * x - s * z, y, s * x + c * z]
          : [c * x + s * y, c * y - s * x, z];
    return solid([q[0] + at[0], q[1] + at[1], q[2] + at[2]]);
  };
export const moved =
  (solid: Solid, by: Vec): Solid =>
  (p) =>
    solid(sub(p, by));

/**
 * Replaces the distance to a solid by a lower bound from a box around it, except near the box, so that most points needn't evaluate
 * its parts. Samples a grid to find the box: every solid of this pack is within four units of the origin, and ends at least half a
 * step inside its box.
 */
function bounded(solid: Solid): Solid {
  const step = 0.4;
  const found: Vec[] = [];
  for (let x = -4; x <= 4; x += step) {
    for (let y = -0.4; y <= 3.2; y += step) {
      for (let z = -2.4; z <= 2.4; z += step) {
        if (solid([x, y, z]) < step) {
          found.push([x, y, z]);
        }
      }
    }
  }
  const range = (axis: 0 | 1 | 2): [number, number] => [
    Math.min(...found.map((p) => p[axis])),
    Math.max(...found.map((p) => p[axis])),
  ];
  if (found.length === 0) {
    return solid;
  }
  const [[x0, x1], [y0, y1], [z0, z1]] = [range(0), range(1), range(2)];
  const [cx, cy, cz] = [(x0 + x1) / 2, (y0 + y1) / 2, (z0 + z1) / 2];
  const [hx, hy, hz] = [(x1 - x0) / 2 + step, (y1 - y0) / 2 + step, (z1 - z0) / 2 + step];
  return (p) => {
    const [dx, dy, dz] = [
      Math.max(Math.abs(p[0] - cx) - hx, 0),
      Math.max(Math.abs(p[1] - cy) - hy, 0),
      Math.max(Math.abs(p[2] - cz) - hz, 0),
    ];
    const d = Math.sqrt(dx * dx + dy * dy + dz * dz);
    return d > 0.1 ? d + step / 2 : solid(p);
  };
}

/** A solid with its brightness from 0 to 1. With `spot`, it prints in the second ink. */
export type Thing = { solid: Solid; tone?: number; spot?: boolean };
/** `lamp` is the direction of the light, from above the left shoulder of the viewer unless stated. */
export type Camera = { eye: Vec; aim: Vec; zoom: number; lamp?: Vec };
/** The light at one point. `id` is the number of the thing, or −1 for the table. */
export type Hit = { tone: number; spot: boolean; id: number };

const over: Vec = [-0.55, 0.75, -0.5];
const reach = 12;
const near = (things: Thing[], p: Vec): [distance: number, thing: Thing | undefined] => {
  let [best, found]: [number, Thing | undefined] = [Number.POSITIVE_INFINITY, undefined];
  for (const thing of things) {
    const d = thing.solid(p);
    if (d < best) {
      [best, found] = [d, thing];
    }
  }
  return [best, found];
};
function march(things: Thing[], from: Vec, d: Vec, most: number): [travelled: number, thing: Thing | undefined] {
  let t = 0.01;
  for (let i = 0; i < 56 && t < most; i++) {
    const [distance, thing] = near(things, along(from, d, t));
    if (distance < 0.003) {
      return [t, thing];
    }
    t += distance * 0.9;
  }
  return [most, undefined];
}
const normalAt = ({ solid }: Thing, p: Vec): Vec => {
  const e = 0.004;
  const slope = (axis: Vec) => solid(along(p, axis, e)) - solid(along(p, axis, -e));
  return unit([slope([1, 0, 0]), slope([0, 1, 0]), slope([0, 0, 1])]);
};
function shade(things: Thing[], p: Vec, view: Vec, thing: Thing, lamp: Vec): number {
  const n = normalAt(thing, p);
  const start = along(p, n, 0.02);
  const [, blocker] = march(things, start, lamp, 8);
  const light = blocker ? 0 : Math.max(0, dot(n, lamp));
  const half = unit(along(lamp, view, -1));
  const shine = blocker ? 0 : Math.max(0, dot(n, half)) ** 28 * 0.5;
  // Ambient occlusion: the nearer another solid is, the darker the corner.
  const open = Math.min(1, Math.max(0, near(things, along(p, n, 0.22))[0] / 0.22));
  const rim = (1 - Math.abs(dot(n, view))) ** 3 * 0.12;
  return Math.min(1, (thing.tone ?? 0.8) * (0.2 + 0.24 * open + 0.74 * light) + shine + rim);
}

/** Returns the light at points of a picture, with `x` and `y` from −1 to 1, or undefined where nothing is. */
export function look(all: Thing[], camera: Camera, floor = true): (x: number, y: number) => Hit | undefined {
  const { eye, aim, zoom } = camera;
  const lamp = unit(camera.lamp ?? over);
  const things = all.map((thing) => ({ ...thing, solid: bounded(thing.solid) }));
  const ahead = unit(sub(aim, eye));
  const right = unit([ahead[2], 0, -ahead[0]]);
  const up: Vec = [
    ahead[1] * right[2] - ahead[2] * right[1],
    ahead[2] * right[0] - ahead[0] * right[2],
    ahead[0] * right[1] - ahead[1] * right[0],
  ];
  return (x, y) => {
    const d = unit(along(along(along([0, 0, 0], ahead, zoom), right, x), up, y));
    const [t, thing] = march(things, eye, d, reach);
    if (thing) {
      return { tone: shade(things, along(eye, d, t), d, thing, lamp), spot: thing.spot ?? false, id: things.indexOf(thing) };
    }
    // The table shows only where it is in shadow.
    const down = d[1] < 0 ? -eye[1] / d[1] : reach;
    if (!floor || down >= reach) {
      return undefined;
    }
    const place = along(eye, d, down);
    const [far, blocker] = march(things, along(place, [0, 1, 0], 0.02), lamp, 6);
    const closeness = Math.max(0, 1 - near(things, place)[0] / 0.3);
    // Shadows fade towards the edges, so that the picture doesn't cut one off.
    const dark = blocker ? 0.58 - Math.min(0.4, far * 0.12) : closeness * 0.5;
    const fade = Math.min(1, (1 - Math.abs(x)) / 0.3);
    const tone = 1 - dark * fade;
    return blocker || closeness > 0 ? { tone, spot: false, id: -1 } : undefined;
  };
}
