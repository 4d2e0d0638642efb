/** Reads motions from tables of key poses, and interpolates the poses between them. */
import type { Anchor, Pose } from './body.js';

export type Motion = { anchor: Anchor; at: (share: number) => Pose };

/** Interpolates smoothly through all values. */
function eased(values: number[], place: number): number {
  const i = Math.min(Math.max(Math.floor(place), 0), Math.max(0, values.length - 2));
  const t = place - i;
  const value = (k: number) => values[Math.min(Math.max(k, 0), values.length - 1)] ?? 0;
  const [a, b, c, d] = [value(i - 1), value(i), value(i + 1), value(i + 2)];
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/**
 * Reads key poses, one per line: `x rise | lean nod | near arm | far arm | near leg | far leg`. An arm has its swing and bend, a
 * leg also the angle of its toe. `drift` moves the body along, in body heights, so that poses in one place appear side by side.
 */
export function motion(rows: string, anchor: Anchor = 'floor', drift = 0): Motion {
  const keys = rows
    .split('\n')
    .map((line) => line.replaceAll('|', ' ').trim())
    .filter((line) => line !== '')
    .map((line) => line.split(/\s+/).map(Number));
  const odd = keys.find((key) => key.length !== 14 || key.some(Number.isNaN));
  if (odd || keys.length === 0) {
    throw new Error(`A pose needs 14 numbers: ${odd?.join(' ') ?? 'none'}`);
  }
  const columns = Array.from({ length: 14 }, (_, column) => keys.map((key) => key[column] ?? 0));
  return {
    anchor,
    at: (share) => {
      const v = columns.map((values) => eased(values, share * (keys.length - 1)));
      const n = (column: number) => v[column] ?? 0;
      const limb = (column: number, foot = 0) => ({ swing: n(column), bend: n(column + 1), foot });
      return {
        x: n(0) + share * drift,
        rise: Math.max(0, n(1)),
        lean: n(2),
        nod: n(3),
        arms: [limb(4), limb(6)],
        legs: [limb(8, n(10)), limb(11, n(13))],
      };
    },
  };
}

/** Two steps of a sprint. The far side follows half a cycle later. */
const stride: [lean: number, rise: number, swing: number, bend: number, foot: number, arm: number, elbow: number][] = [
  [13, 0, 32, 12, 8, -52, 84],
  [12, 0, 4, 24, 4, -22, 92],
  [14, 0, -30, 10, 44, 24, 98],
  [14, 0.05, -24, 88, 50, 46, 104],
  [13, 0, 12, 128, 40, 40, 104],
  [12, 0, 56, 118, 22, 14, 98],
  [14, 0, 74, 84, 6, -24, 90],
  [14, 0.05, 58, 32, 0, -50, 82],
];
/** Returns the key poses of a run with this number and length of strides. */
export function running(strides: number, length: number, begin: number, effort = 1): string {
  const [steps, n] = [stride.length, Math.round(strides * stride.length)];
  return Array.from({ length: n + 1 }, (_, i) => {
    const near = stride[(i + begin) % steps] ?? [0, 0, 0, 0, 0, 0, 0];
    const far = stride[(i + begin + steps / 2) % steps] ?? near;
    const flight = Math.max(near[1], far[1]);
    const e = (angle: number) => Math.round(angle * effort);
    return `${((i / steps) * length).toFixed(2)} ${flight} | ${near[0]} -4 | ${e(near[5])} ${near[6]} | ${e(far[5])} ${far[6]} | ${e(near[2])} ${e(near[3])} ${near[4]} | ${e(far[2])} ${e(far[3])} ${far[4]}`;
  }).join('\n');
}
