/** Stillpoint: stones, water, smoke and linen in circles of light. */
import { mix } from '../../drawings/light.js';
import type { Draw } from '../describe.js';
import { light, type Point, paint, rings, type Scene, wash } from './aura.js';
import { dusk, lilac } from './look.js';
import { hour } from './moods.js';
import { door, fold, mats, room, seated, silence } from './room.js';
import { dial, drop, five, flow, hatha, incense, lost, plank, sit, strong, two, yin } from './scenes.js';
import { cairn } from './stone.js';
import { ripples } from './water.js';

const square: Point = [1000, 1000];
const disc =
  (scene: Scene, seed: number, width = 800, quality = 60): Draw =>
  () => ({ drawing: paint(square, scene, { seed }), width, quality });
const wide =
  (scene: Scene, seed: number): Draw =>
  () => ({ drawing: paint([1200, 800], scene, { seed }), width: 1000, quality: 56 });

/** Paints the breath behind the opening words. Its upper and lower edges have the colour of the page. */
const breath: Scene = (s) =>
  wash(
    s,
    [2000, 1300],
    [
      [0, lilac],
      [1, lilac],
    ],
  ) +
  light(s, [1000, 800], [1150, 800], '#F4B79F', 0.5) +
  rings(
    s,
    [1000, 830],
    [
      [800, '#E8CDE6'],
      [640, '#EBBFD2'],
      [490, '#F1B6B4'],
      [350, '#F6BC9E'],
      [220, '#FCD7B4'],
    ],
    { lift: 0.45, blur: 1.6 },
  ) +
  light(s, [1000, 830], [560, 520], '#FFF1E0', 0.6) +
  wash(
    s,
    [2000, 1300],
    [
      [0, lilac],
      [0.1, lilac, 0.85],
      [0.34, lilac, 0],
      [0.84, lilac, 0],
      [0.97, lilac, 0.95],
      [1, lilac],
    ],
  );

/** Balances the seven stones of the front page on a faint ripple. */
const stones: Scene = (s) =>
  ripples(s, [500, 950], { count: 3, step: 100, first: 2.2, squash: 0.1, strength: 0.5 }) +
  cairn(
    s,
    [500, 966],
    [
      ['basalt', 300, 96],
      ['granite', 218, 84, -18, -3],
      ['slate', 166, 68, 24, 4, true],
      ['quartz', 112, 56, -14, -6],
      ['plum', 132, 40, 6, 5],
      ['sand', 58, 38, -6],
      ['basalt', 26, 22, 2],
    ],
    { seed: 3, rim: 1 },
  );

/** Paints the evening above the footer: from the colour of the page to that of the night. */
const evening: Scene = (s) =>
  wash(
    s,
    [2000, 900],
    [
      [0, lilac],
      [0.24, mix(lilac, '#F3B79B', 0.5)],
      [0.46, '#EFA793'],
      [0.66, '#B5738F'],
      [0.84, '#5B4A80'],
      [1, dusk],
    ],
  ) +
  rings(
    s,
    [1000, 640],
    [
      [560, '#F0BFAE'],
      [420, '#F2B59B'],
      [290, '#F7C3A0'],
      [170, '#FFE0BF'],
    ],
    { lift: 0.4, blur: 1.6 },
  ) +
  light(s, [1000, 640], [700, 420], '#FFE9D0', 0.5) +
  wash(
    s,
    [2000, 900],
    [
      [0, lilac],
      [0.2, lilac, 0],
      [0.5, '#B5738F', 0],
      [0.68, '#94658B', 0.8],
      [0.82, '#4F4074', 0.96],
      [0.97, dusk],
      [1, dusk],
    ],
  );
/** Draws the last three stones against the evening. */
const last: Scene = (s) =>
  cairn(
    s,
    [400, 480],
    [
      ['basalt', 220, 82],
      ['plum', 150, 66, 14, 3],
      ['granite', 86, 50, -8, -5],
      ['quartz', 40, 30, 4],
    ],
    { seed: 14, lies: false, rim: 1 },
  );

/** Draws three stones in front of one circle. */
export const stillpointLogo = (): string =>
  paint(
    [400, 400],
    (s) =>
      `<clipPath id="c"><circle cx="200" cy="200" r="196"/></clipPath><g clip-path="url(#c)"><g transform="scale(.4)">${hour(s, 'rose', [500, 430], 470)}</g>${cairn(
        s,
        [200, 350],
        [
          ['basalt', 128, 50],
          ['granite', 90, 42, -6, -4],
          ['quartz', 52, 32, 8, 4],
        ],
        { seed: 5, rim: 1 },
      )}</g>`,
    { grain: 0 },
  );

export const stillpointDrawings: Record<string, Draw> = {
  breath: () => ({ drawing: paint([2000, 1300], breath, { seed: 2, fades: true }), width: 1600, quality: 86 }),
  stones: () => ({ drawing: paint(square, stones, { grain: 0 }), width: 900, quality: 72 }),
  evening: () => ({ drawing: paint([2000, 900], evening, { seed: 9, fades: true }), width: 1600, quality: 72 }),
  last: () => ({ drawing: paint([800, 500], last, { grain: 0 }), width: 520, quality: 72 }),
  five: disc(five, 3),
  dial: disc(dial, 4),
  two: disc(two, 5),
  incense: disc(incense, 6),
  seated: disc(seated, 7),
  plank: disc(plank, 8),
  door: disc(door, 9),
  room: disc(room, 10),
  strong: disc(strong, 11, 640),
  flow: disc(flow, 12, 640),
  hatha: disc(hatha, 13, 640),
  yin: disc(yin, 14, 640),
  sit: disc(sit, 15, 640),
  'drop-1': disc(drop(1), 16, 640),
  'drop-2': disc(drop(2), 17, 640),
  'drop-3': disc(drop(3), 18, 640),
  lost: disc(lost, 19),
  fold: wide(fold, 20),
  silence: wide(silence, 21),
  mats: wide(mats, 22),
};
