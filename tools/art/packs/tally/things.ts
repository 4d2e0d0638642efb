/** Makes the solids of an accountant’s office. */
import {
  all,
  ball,
  block,
  egg,
  melt,
  moved,
  ring,
  rod,
  type Solid,
  type Thing,
  tin,
  turned,
  type Vec,
  without,
} from './solid.js';

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const coin = (at: Vec, r = 0.5): Solid =>
  without(tin(at, r, 0.055, 0.02), tin([at[0], at[1] + 0.06, at[2]], r * 0.8, 0.03, 0.01));

/** Makes a stack of coins, each a little crooked. */
export const stack = ([x, z]: [number, number], count: number, spot = false): Thing => ({
  solid: all(...times(count, (i) => coin([x + Math.sin(i * 2.3) * 0.03, 0.06 + i * 0.115, z + Math.cos(i * 1.7) * 0.03]))),
  tone: spot ? 0.75 : 0.86,
  spot,
});
export const standing = (at: Vec, r: number, degrees: number): Thing => ({
  solid: turned(turned(coin(at, r), 'x', 90, at), 'y', degrees, at),
  tone: 0.84,
  spot: true,
});
/** Makes a calculator with its keys and display. */
export const calculator = (degrees: number): Thing[] => {
  const place = (solid: Solid) => turned(turned(solid, 'x', -24, [0, 0, 0]), 'y', degrees);
  const key = (c: number, r: number): Solid => block([-0.6 + c * 0.4, 0.28, 0.45 - r * 0.36 - 0.1], [0.15, 0.09, 0.13], 0.05);
  return [
    { solid: place(block([0, 0.1, 0], [0.92, 0.14, 1.3], 0.1)), tone: 0.45 },
    { solid: place(block([0, 0.2, 0.9], [0.74, 0.1, 0.24], 0.03)), tone: 0.98 },
    {
      solid: place(all(...times(12, (i) => key(i % 3, Math.floor(i / 3) - 0)).map((solid) => moved(solid, [0, 0, -0.1])))),
      tone: 1,
    },
    { solid: place(all(...times(4, (i) => moved(key(3, i), [0, 0, -0.1])))), tone: 0.7, spot: true },
  ];
};
export const mug = ([x, z]: [number, number]): Thing[] => [
  {
    solid: melt(
      0.06,
      without(tin([x, 0.62, z], 0.52, 0.62, 0.05), tin([x, 0.78, z], 0.44, 0.62, 0.05)),
      without(moved(ring([0, 0, 0], 0.34, 0.075), [x + 0.58, 0.62, z]), tin([x, 0.62, z], 0.48, 0.7)),
    ),
    tone: 0.92,
  },
  { solid: tin([x, 0.98, z], 0.43, 0.03), tone: 0.25, spot: true },
];
export const pig = (): Thing[] => {
  const ear = (side: number): Solid => egg([0.62, 1.38, 0.3 * side], [0.12, 0.24, 0.14]);
  const leg = (x: number, z: number): Solid => rod([x, 0.14, z], [x, 0.5, z], 0.17);
  return [
    {
      solid: melt(
        0.12,
        egg([0, 0.82, 0], [1, 0.68, 0.66]),
        egg([0.78, 0.92, 0], [0.46, 0.44, 0.42]),
        rod([1.16, 0.86, 0], [1.32, 0.86, 0], 0.2),
        ear(1),
        ear(-1),
        ...[-0.52, 0.42].flatMap((x) => [leg(x, 0.34), leg(x, -0.34)]),
      ),
      tone: 0.86,
    },
    {
      solid: all(
        ball([1.04, 1.1, -0.28], 0.06),
        ball([1.5, 0.9, -0.09], 0.045),
        ball([1.5, 0.9, 0.09], 0.045),
        block([0, 1.49, 0], [0.26, 0.03, 0.05]),
      ),
      tone: 0.05,
    },
    standing([0, 1.86, 0], 0.34, 24),
  ];
};
/** Makes a shoebox full of slips, with its lid leaning beside it. */
export const shoebox = (): Thing[] => {
  const slip = (i: number): Solid =>
    turned(
      block([-0.9 + i * 0.26, 0.95 + Math.sin(i * 2.1) * 0.16, Math.cos(i * 1.9) * 0.3], [0.02, 0.5, 0.26], 0.01),
      'z',
      Math.sin(i * 3.1) * 18,
      [-0.9 + i * 0.26, 0.6, 0],
    );
  return [
    {
      solid: without(block([0, 0.42, 0], [1.3, 0.42, 0.74], 0.03), block([0, 0.6, 0], [1.22, 0.5, 0.66], 0.02)),
      tone: 0.62,
      spot: true,
    },
    { solid: all(...times(8, slip)), tone: 0.98 },
    { solid: turned(block([1.75, 0.62, 0], [0.09, 0.78, 0.8], 0.03), 'z', -22, [1.7, 0.1, 0]), tone: 0.7, spot: true },
  ];
};
/** Makes folders on a shelf, one of them leaning. */
export const shelf = (): Thing[] => [
  {
    solid: all(
      block([0, 0.06, 0], [2.3, 0.06, 0.62], 0.02),
      block([0, 1.72, 0], [2.3, 0.06, 0.62], 0.02),
      block([0, 0.9, 0.6], [2.3, 0.9, 0.03], 0.01),
    ),
    tone: 0.55,
  },
  { solid: all(...times(7, (i) => block([-1.95 + i * 0.4, 0.78, -0.05], [0.17, 0.64, 0.46], 0.03))), tone: 0.88 },
  { solid: turned(block([1.2, 0.78, -0.05], [0.17, 0.64, 0.46], 0.03), 'z', -17, [1.2, 0.12, 0]), tone: 0.8, spot: true },
  { solid: all(...times(7, (i) => moved(ring([0, 0, 0], 0.08, 0.025), [-1.95 + i * 0.4, 0.44, -0.5]))), tone: 0.2 },
  { solid: ball([0.85, 2.12, 0], 0.34), tone: 0.8, spot: true },
  ...mug([-1.3, 0]).map(({ solid, ...more }) => ({
    ...more,
    solid: moved((p: Vec) => solid([p[0] / 0.62 - 0.8, p[1] / 0.62, p[2] / 0.62]) * 0.62, [0, 1.78, 0]),
  })),
];
/** Makes a desk calendar with rings, on which one day stands out. */
export const calendar = (): Thing[] => {
  const lean = (solid: Solid) => turned(solid, 'x', 18, [0, 0, 0]);
  const day = (i: number): Solid =>
    block([-0.93 + (i % 7) * 0.31, 1.22 - Math.floor(i / 7) * 0.28, -0.06], [0.1, 0.085, 0.03], 0.02);
  return [
    { solid: lean(block([0, 0.85, 0], [1.3, 0.85, 0.05], 0.03)), tone: 0.97 },
    { solid: lean(block([0, 1.56, -0.05], [1.3, 0.16, 0.03], 0.02)), tone: 0.5 },
    {
      solid: lean(
        all(
          ...times(28, (i) => i)
            .filter((i) => i !== 19)
            .map(day),
        ),
      ),
      tone: 0.45,
    },
    { solid: lean(block([-0.93 + 5 * 0.31, 1.22 - 2 * 0.28, -0.08], [0.14, 0.12, 0.05], 0.03)), tone: 0.55, spot: true },
    {
      solid: lean(all(...times(9, (i) => moved(turned(ring([0, 0, 0], 0.12, 0.025), 'y', 90), [-1.08 + i * 0.27, 1.76, 0])))),
      tone: 0.3,
    },
  ];
};
export const house = (): Thing[] => {
  const roof: Solid = (p) => Math.max((Math.abs(p[0]) * 0.78 + (p[1] - 1.95) * 0.9) / 1.19, Math.abs(p[2]) - 0.95, 1.05 - p[1]);
  return [
    { solid: block([0, 0.6, 0], [1, 0.6, 0.8], 0.02), tone: 0.92 },
    { solid: roof, tone: 0.5, spot: true },
    { solid: block([0.5, 1.72, 0.2], [0.14, 0.4, 0.14], 0.02), tone: 0.6 },
    {
      solid: all(
        block([-0.5, 0.7, -0.8], [0.22, 0.22, 0.04], 0.02),
        block([0.1, 0.42, -0.8], [0.18, 0.42, 0.04], 0.02),
        block([0.62, 0.7, -0.8], [0.22, 0.22, 0.04], 0.02),
      ),
      tone: 0.15,
    },
  ];
};
/** Makes a pair of scales with coins on one side and a receipt on the other. */
export const scales = (): Thing[] => {
  const pan = (x: number, y: number): Solid =>
    without(egg([x, y, 0], [0.62, 0.26, 0.62]), block([x, y + 0.3, 0], [0.8, 0.3, 0.8]));
  const cords = (x: number, y: number, top: number): Solid =>
    all(...[-0.5, 0.5].map((d) => rod([x, top, 0], [x + d, y, 0], 0.018)));
  return [
    {
      solid: melt(
        0.08,
        tin([0, 0.08, 0], 0.62, 0.08),
        rod([0, 0.1, 0], [0, 2.3, 0], 0.08),
        ball([0, 2.38, 0], 0.14),
        rod([-1.3, 2.1, 0], [1.3, 2.42, 0], 0.055),
      ),
      tone: 0.7,
    },
    { solid: all(pan(-1.3, 0.8), pan(1.3, 1.12), cords(-1.3, 0.8, 2.1), cords(1.3, 1.12, 2.42)), tone: 0.78 },
    ...[0, 1, 2].map(
      (i): Thing => ({ solid: coin([-1.3 + Math.sin(i * 2) * 0.04, 0.84 + i * 0.12, 0], 0.34), tone: 0.85, spot: true }),
    ),
    { solid: turned(block([1.3, 1.45, 0], [0.3, 0.34, 0.015], 0.01), 'y', 24, [1.3, 1.45, 0]), tone: 1 },
  ];
};
/** Makes a telephone with its receiver off the hook. */
export const telephone = (): Thing[] => [
  {
    solid: melt(0.1, block([0, 0.28, 0], [0.95, 0.26, 0.75], 0.14), block([0, 0.55, 0.25], [0.62, 0.22, 0.35], 0.14)),
    tone: 0.6,
  },
  { solid: moved(turned(tin([0, 0, 0], 0.44, 0.05), 'x', -38), [0, 0.62, -0.34]), tone: 0.95 },
  {
    solid: all(
      ...times(10, (i) =>
        ball(
          [Math.sin(i * 0.56 + 0.5) * 0.31, 0.68 + Math.cos(i * 0.56 + 0.5) * 0.22, -0.4 - Math.cos(i * 0.56 + 0.5) * -0.17],
          0.065,
        ),
      ),
    ),
    tone: 0.1,
  },
  {
    solid: melt(
      0.12,
      rod([-0.95, 1.16, 0.25], [0.95, 1.16, 0.25], 0.13),
      egg([-1.02, 1, 0.25], [0.26, 0.26, 0.26]),
      egg([1.02, 1, 0.25], [0.26, 0.26, 0.26]),
    ),
    tone: 0.66,
    spot: true,
  },
];
