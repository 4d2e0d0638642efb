/** Makes the solids of the counter: an abacus, parcels, a van and a bell. */
import { all, block, egg, melt, rod, type Solid, type Thing, tin, turned, type Vec } from './solid.js';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
/** Makes a frame with beads, pushed to one side or the other. */
export const abacus = (): Thing[] => {
  const wires = times(4, (r) => rod([-1.5, 0.6 + r * 0.52, 0], [1.5, 0.6 + r * 0.52, 0], 0.03));
  const bead = (r: number, i: number, left: number): Solid => {
    const x = i < left ? -1.26 + i * 0.34 : 1.26 - (5 - i) * 0.34;
    return egg([x, 0.6 + r * 0.52, 0], [0.165, 0.24, 0.24]);
  };
  const beads = (rows: number[]) => all(...rows.flatMap((r) => times(6, (i) => bead(r, i, [4, 1, 5, 2][r] ?? 0))));
  return [
    {
      solid: all(
        block([-1.58, 1.3, 0], [0.1, 1.3, 0.16], 0.04),
        block([1.58, 1.3, 0], [0.1, 1.3, 0.16], 0.04),
        block([0, 0.12, 0], [1.68, 0.12, 0.3], 0.04),
        block([0, 2.56, 0], [1.68, 0.1, 0.16], 0.04),
      ),
      tone: 0.55,
    },
    { solid: all(...wires), tone: 0.3 },
    { solid: beads([0, 1, 3]), tone: 0.85 },
    { solid: beads([2]), tone: 0.75, spot: true },
  ];
};
/** Makes parcels of four sizes with a ribbon around each. */
export const parcels = (): Thing[] => {
  const sizes = [0.28, 0.42, 0.58, 0.8];
  const at = (i: number): Vec => [[-1.75, -0.85, 0.35, 1.95][i] ?? 0, sizes[i] ?? 0, [-0.5, -0.2, 0.05, 0.3][i] ?? 0];
  const box = (size: number, at: Vec): Solid => block(at, [size, size, size * 0.8], 0.03);
  const ribbon = (size: number, at: Vec): Solid =>
    all(
      block(at, [size * 0.14, size + 0.012, size * 0.8 + 0.012], 0.01),
      block([at[0], at[1] * 2, at[2]], [size * 0.34, 0.05, 0.05], 0.03),
    );
  return [
    { solid: all(...sizes.map((size, i) => box(size, at(i)))), tone: 0.86 },
    { solid: all(...sizes.map((size, i) => ribbon(size, at(i)))), tone: 0.6, spot: true },
  ];
};
export const van = (): Thing[] => {
  const wheel = (x: number): Solid => turned(tin([x, 0.3, -0.62], 0.3, 0.12, 0.04), 'x', 90, [x, 0.3, -0.62]);
  return [
    {
      solid: melt(0.06, block([0.3, 0.98, 0], [1.2, 0.72, 0.62], 0.1), block([-1.15, 0.72, 0], [0.42, 0.44, 0.6], 0.14)),
      tone: 0.92,
    },
    {
      solid: all(block([-0.78, 1.3, -0.6], [0.22, 0.2, 0.05], 0.04), block([-1.02, 1.22, 0], [0.2, 0.18, 0.56], 0.08)),
      tone: 0.2,
    },
    { solid: all(wheel(-0.95), wheel(0.95)), tone: 0.18 },
    {
      solid: all(
        block([0.3, 0.72, -0.62], [1.18, 0.09, 0.03], 0.01),
        block([0.3, 1.75, 0], [0.9, 0.05, 0.4], 0.02),
        rod([-0.6, 1.84, -0.2], [1.4, 1.84, -0.2], 0.06),
      ),
      tone: 0.6,
      spot: true,
    },
  ];
};
/** Makes the bell on the counter. */
export const bell = (): Thing[] => [
  { solid: tin([0, 0.12, 0], 1.12, 0.12, 0.05), tone: 0.5, spot: true },
  { solid: (p) => Math.max(egg([0, 0.3, 0], [0.98, 0.86, 0.98])(p), 0.32 - p[1]), tone: 0.84 },
  { solid: melt(0.05, rod([0, 1.1, 0], [0, 1.34, 0], 0.06), egg([0, 1.4, 0], [0.2, 0.09, 0.2])), tone: 0.4 },
];
