/** Haircuts from behind, each made of locks in one colour. */
import { points } from '../../drawings/ink.js';
import type { Lock } from './strands.js';

export type Cut = (color: string) => Lock[];

/** Returns a lock and its mirror image. */
const both = (lock: Lock): Lock[] => [lock, { ...lock, guide: lock.guide.map(([x, y]) => [1 - x, y]) }];
/** Covers the head down to `low`. */
const cap = (color: string, low: number): Lock[] => [
  ...both({
    guide: [
      [0.5, 0.14],
      [0.36, 0.16],
      [0.28, 0.3],
      [0.3, low],
    ],
    width: [0.1, 0.26, 0.3, 0.24],
    color,
    count: 190,
  }),
  {
    guide: [
      [0.5, 0.12],
      [0.5, 0.28],
      [0.5, low + 0.02],
    ],
    width: [0.3, 0.46, 0.4],
    color,
    count: 220,
  },
];
export const bob: Cut = (color) => [
  ...cap(color, 0.6),
  ...both({
    guide: points('0.46 0.14, 0.3 0.22, 0.25 0.44, 0.34 0.66'),
    width: [0.1, 0.2, 0.24, 0.14],
    color,
    count: 190,
  }),
];
export const waves: Cut = (color) => [
  {
    guide: points('0.5 0.13, 0.5 0.4, 0.46 0.7, 0.52 1.12'),
    width: [0.3, 0.5, 0.5, 0.44],
    color,
    count: 240,
  },
  ...both({
    guide: points('0.47 0.13, 0.29 0.22, 0.24 0.44, 0.33 0.62, 0.22 0.84, 0.32 1.1'),
    width: [0.08, 0.22, 0.22, 0.2, 0.22, 0.18],
    color,
    count: 210,
  }),
  {
    guide: points('0.53 0.14, 0.6 0.4, 0.52 0.62, 0.62 0.86, 0.56 1.1'),
    width: [0.1, 0.22, 0.2, 0.2, 0.16],
    color,
    count: 150,
  },
];
export const braid: Cut = (color) => [
  ...cap(color, 0.5),
  ...Array.from({ length: 8 }, (_, i): Lock => {
    const [y, side, size] = [0.5 + i * 0.058, i % 2 ? 1 : -1, 1 - i * 0.05];
    return {
      guide: [
        [0.5 + side * 0.09 * size, y - 0.05],
        [0.5 + side * 0.1 * size, y + 0.01],
        [0.5, y + 0.06],
        [0.5 - side * 0.07 * size, y + 0.1],
      ],
      width: [0.06, 0.16 * size, 0.17 * size, 0.05],
      color,
      count: 80,
      loose: 0.05,
    };
  }),
];
export const bun: Cut = (color) => [
  ...both({
    guide: points('0.42 0.6, 0.29 0.46, 0.33 0.28, 0.47 0.2'),
    width: [0.16, 0.24, 0.26, 0.12],
    color,
    count: 200,
  }),
  {
    guide: points('0.5 0.62, 0.5 0.42, 0.5 0.2'),
    width: [0.32, 0.44, 0.2],
    color,
    count: 200,
  },
  {
    guide: points('0.37 0.17, 0.4 0.07, 0.54 0.05, 0.62 0.13, 0.57 0.22, 0.45 0.22, 0.4 0.15, 0.46 0.1, 0.54 0.13'),
    width: [0.04, 0.11, 0.13, 0.13, 0.12, 0.1, 0.09, 0.07, 0.02],
    color,
    count: 190,
    loose: 0.08,
  },
];
export const crop: Cut = (color) => [
  ...cap(color, 0.5),
  ...Array.from(
    { length: 9 },
    (_, i): Lock => ({
      guide: [
        [0.5, 0.16],
        [0.32 + i * 0.045, 0.2 + Math.abs(4 - i) * 0.02],
        [0.26 + i * 0.06, 0.4],
        [0.3 + i * 0.05, 0.54 - Math.abs(4 - i) * 0.01],
      ],
      width: [0.04, 0.08, 0.1, 0.03],
      color,
      count: 46,
    }),
  ),
];
export const curls: Cut = (color) => [
  ...cap(color, 0.58),
  ...Array.from({ length: 18 }, (_, i): Lock => {
    const [x, y] = [0.24 + ((i * 7) % 18) * 0.031, 0.2 + (i % 5) * 0.09];
    return {
      guide: [
        [x, y],
        [x + 0.07, y + 0.05],
        [x + 0.01, y + 0.11],
        [x - 0.05, y + 0.16],
        [x + 0.03, y + 0.22],
        [x, y + 0.27],
      ],
      width: [0.02, 0.09, 0.08, 0.09, 0.08, 0.01],
      color,
      count: 44,
      steps: 44,
    };
  }),
];
