/** Draws the stones of the five classes and of the pages. */
import { light, type Scene } from './aura.js';
import { linen, threads } from './linen.js';
import { floor, hour } from './moods.js';
import { cairn, stone } from './stone.js';
import { mirrored, ripples, smoke, water } from './water.js';

/** Balances six stones over heat, the widest in the middle. */
export const strong: Scene = (s) =>
  hour(s, 'hot', [500, 430], 440) +
  floor(s, 850, '#C4605F', '#8E3F58') +
  cairn(
    s,
    [500, 900],
    [
      ['plum', 92, 58],
      ['basalt', 58, 50, 10, 4],
      ['granite', 210, 66, -6, -5],
      ['slate', 84, 46, 14, 4, true],
      ['sand', 134, 44, -10, 5],
      ['basalt', 46, 42, 6],
      ['quartz', 26, 24, 2],
    ],
    { seed: 4, rim: 1 },
  );

/** Lays a curve of pebbles that grow along their way. */
export const flow: Scene = (s) =>
  hour(s, 'rose', [500, 470], 450) +
  Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    const x = 500 + Math.sin(t * Math.PI * 1.7 + 0.3) * (120 + t * 150);
    const size = 28 + t * 56;
    return stone(s, {
      at: [x, 250 + t ** 1.2 * 620],
      size: [size * 1.32, size * 0.74],
      rock: (['sand', 'quartz', 'granite', 'slate', 'plum', 'quartz', 'sand', 'granite', 'basalt'] as const)[i] ?? 'sand',
      seed: 20 + i,
      turn: Math.cos(t * 6) * 9,
      lies: true,
      vein: i === 3 || i === 8,
    });
  }).join('');

/** Balances three stones. */
export const hatha: Scene = (s) =>
  hour(s, 'dawn', [500, 470], 430) +
  floor(s, 800, '#EDB7A6', '#D493A0') +
  cairn(
    s,
    [500, 870],
    [
      ['slate', 250, 108, 0, 1, true],
      ['sand', 176, 88, 12, -3],
      ['quartz', 100, 66, -10, 4],
    ],
    { seed: 30 },
  );

/** Leans one stone against another on a fold of linen. */
export const yin: Scene = (s) =>
  linen(s, [1000, 1000], { color: '#D9C6E2', folds: 7, lean: 0.42 }) +
  light(s, [360, 260], [620, 520], '#FFE9D8', 0.5) +
  stone(s, { at: [560, 700], size: [270, 126], rock: 'granite', seed: 41, turn: -8, lies: true }) +
  stone(s, { at: [326, 720], size: [96, 58], rock: 'basalt', seed: 45, turn: 10, lies: true, vein: true });

/** Lays one flat stone in still water at night. */
export const sit: Scene = (s) => {
  const one = stone(s, { at: [500, 640], size: [230, 78], rock: 'slate', seed: 52, rim: 1 });
  return (
    hour(s, 'night', [500, 420], 330) +
    water(s, [1000, 1000], 600, ['#6A5590', '#2C2346']) +
    light(s, [500, 640], [520, 120], '#CFA9CF', 0.55) +
    mirrored(s, one, 632, 0.4) +
    ripples(s, [500, 640], { count: 3, step: 120, first: 2.4, squash: 0.2, strength: 0.35 }) +
    one
  );
};

/** Draws two stones in the water whose rings meet. */
export const two: Scene = (s) =>
  hour(s, 'mist', [500, 340], 400) +
  water(s, [1000, 1000], 470, ['#D9C2DE', '#9F86B8']) +
  light(s, [500, 520], [560, 190], '#FFEBDD', 0.8) +
  ripples(s, [345, 690], { count: 5, step: 78, first: 1.9, squash: 0.28, strength: 0.7 }) +
  ripples(s, [680, 660], { count: 5, step: 70, first: 1.7, squash: 0.28, strength: 0.7 }) +
  stone(s, { at: [680, 676], size: [120, 78], rock: 'sand', seed: 61, lies: true }) +
  stone(s, { at: [345, 712], size: [150, 96], rock: 'plum', seed: 66, vein: true, lies: true });

/** Draws five stones in one row, from pale to dark, in front of a wide light. */
export const five: Scene = (s) =>
  hour(s, 'dawn', [500, 500], 470) +
  floor(s, 690, '#EFBBA6', '#CF8C9C') +
  (
    [
      [148, 'quartz', 60, 44],
      [304, 'sand', 78, 62],
      [482, 'granite', 90, 88],
      [672, 'plum', 90, 118],
      [852, 'basalt', 82, 150],
    ] as const
  )
    .map(([x, rock, rx, ry], i) =>
      stone(s, { at: [x, 760 + (i % 2) * 22], size: [rx, ry], rock, seed: 70 + i * 3, lies: true, vein: i === 3, rim: 1 }),
    )
    .join('');

/** Draws a dial: twelve pebbles on linen, and the long shadow of the one in the middle. */
export const dial: Scene = (s) =>
  linen(s, [1000, 1000], { color: '#E9DCE6', folds: 4, depth: 0.45, lean: 0.2 }) +
  light(s, [260, 240], [760, 700], '#FFDCC4', 0.75) +
  `<path d="M470 520L812 742Q860 790 800 800L450 580Z" fill="#3A2B57" opacity=".42"${s.soft(12)}/>` +
  Array.from({ length: 12 }, (_, i) => {
    const turn = (i / 12) * Math.PI * 2 - Math.PI / 2;
    const isQuarter = i % 3 === 0;
    return stone(s, {
      at: [500 + Math.cos(turn) * 360, 530 + Math.sin(turn) * 360],
      size: isQuarter ? [50, 40] : [31, 25],
      rock: isQuarter ? 'plum' : 'quartz',
      seed: 90 + i,
      turn: (i % 4) * 9 - 13,
      lies: true,
    });
  }).join('') +
  cairn(
    s,
    [496, 590],
    [
      ['slate', 112, 76],
      ['granite', 72, 62, -6, 6],
    ],
    { seed: 97 },
  );

/** Draws one stick of incense on a stone. */
export const incense: Scene = (s) =>
  hour(s, 'dusk', [500, 400], 430) +
  floor(s, 820, '#8F6A97', '#4B3B70') +
  stone(s, { at: [500, 890], size: [210, 92], rock: 'basalt', seed: 101, lies: true, rim: 1 }) +
  `<path d="M520 730L574 470" stroke="#4A2E38" stroke-width="8" stroke-linecap="round"/><path d="M566 508L574 470" stroke="#FFC08A" stroke-width="9" stroke-linecap="round"/>` +
  light(s, [574, 472], [60, 60], '#FFB070', 0.9) +
  smoke(s, [574, 464], 440);

/** Draws three stones on a slate that one round stone carries. */
export const plank: Scene = (s) =>
  hour(s, 'dawn', [500, 430], 440) +
  floor(s, 830, '#EBB3A6', '#C88799') +
  cairn(
    s,
    [500, 900],
    [
      ['basalt', 120, 104],
      ['slate', 390, 42, 0, 2, true],
    ],
    { seed: 111 },
  ) +
  stone(s, { at: [226, 634], size: [56, 44], rock: 'quartz', seed: 114 }) +
  stone(s, { at: [420, 640], size: [88, 66], rock: 'sand', seed: 117, turn: 3 }) +
  stone(s, { at: [704, 654], size: [132, 96], rock: 'granite', seed: 118, turn: 2 });

/** Draws a stone that falls into the water: `stage` 1 to 3 widens the rings. */
export const drop =
  (stage: number): Scene =>
  (s) =>
    water(s, [1000, 1000], -40, [
      ['#E8D6EA', '#EFC9C6', '#F5C3AC'][stage - 1] ?? '',
      ['#B79FCB', '#C694AE', '#D98F8F'][stage - 1] ?? '',
    ]) +
    light(s, [500, 420], [700, 420], '#FFF1E4', 0.75) +
    ripples(s, [500, 560], { count: stage * 2, step: 92 - stage * 8, first: 2.1, squash: 0.42, strength: 0.95 }) +
    stone(s, {
      at: [500, 620],
      size: [150 - stage * 12, 88 - stage * 6],
      rock: (['quartz', 'granite', 'plum'] as const)[stage - 1] ?? 'plum',
      seed: 120 + stage,
      lies: true,
      vein: stage === 3,
    });

/** Draws a stack that has fallen over. */
export const lost: Scene = (s) =>
  hour(s, 'mist', [500, 430], 420) +
  floor(s, 640, '#E2D2EA', '#BFA8CF') +
  stone(s, { at: [300, 760], size: [170, 70], rock: 'basalt', seed: 131, lies: true, turn: -3 }) +
  stone(s, { at: [372, 640], size: [110, 58], rock: 'granite', seed: 136, turn: 24 }) +
  stone(s, { at: [600, 760], size: [88, 74], rock: 'slate', seed: 138, lies: true, turn: 60, vein: true }) +
  stone(s, { at: [760, 800], size: [66, 44], rock: 'sand', seed: 141, lies: true, turn: -18 }) +
  stone(s, { at: [866, 740], size: [32, 26], rock: 'quartz', seed: 144, lies: true }) +
  threads(s, [0, 0], 0);
