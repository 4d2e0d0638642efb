/** Draws Vire's pictures: locks, heads from behind and swatches, all made of strands. */
import type { Draw } from '../../drawings/draw.js';
import { path, svg as plain, points, rect } from '../../drawings/ink.js';
import { grad, mix } from '../../drawings/light.js';
import { bob, braid, bun, type Cut, crop, curls, waves } from './cuts.js';
import { strands } from './strands.js';

type Ground = [from: string, to: string];

const deep = '#3A1210';
const glow = '#FFC98A';
const copper = '#A4492A';

/** Draws three locks that cross the page from the top to the bottom right. */
const hero: Draw = () => ({
  width: 1000,
  quality: 58,
  drawing: strands(
    [
      {
        guide: points('0.5 -0.2, 0.46 0.02, 0.24 0.24, 0.26 0.5, 0.5 0.72, 0.44 1, 0.34 1.25'),
        width: [0.4, 0.4, 0.32, 0.34, 0.4, 0.34, 0.4],
        color: copper,
        count: 460,
      },
      {
        guide: points('0.86 -0.2, 0.88 0.06, 0.6 0.3, 0.66 0.52, 0.94 0.74, 0.84 1, 0.7 1.25'),
        width: [0.34, 0.32, 0.24, 0.26, 0.32, 0.26, 0.3],
        color: '#7A2E1C',
        count: 360,
      },
      {
        guide: points('0.34 -0.2, 0.34 0.02, 0.38 0.26, 0.52 0.5, 0.36 0.76, 0.6 1.02, 0.68 1.25'),
        width: [0.17, 0.16, 0.13, 0.15, 0.16, 0.13, 0.16],
        color: '#C46A38',
        count: 240,
      },
    ],
    { w: 1100, h: 1420, seed: 2, deep, glow, ground: ['#F4E4DA', '#F4E4DA'], isPlain: true },
  ),
});

/** Draws a neck and shoulders from behind, in a 900 by 1000 field. */
const back = (skin: string, cloth: string) =>
  `<defs>${grad(
    'skin',
    [
      [0, mix(skin, deep, 0.35)],
      [0.5, skin],
      [1, mix(skin, '#ffffff', 0.25)],
    ],
    { x2: 1, y2: 0.2 },
  )}${grad(
    'cloth',
    [
      [0, mix(cloth, '#ffffff', 0.12)],
      [1, mix(cloth, deep, 0.45)],
    ],
    { x2: 0.4 },
  )}</defs>` +
  path('M366 440C370 640 366 700 330 730H570C534 700 528 640 534 440Z', 'url(#skin)') +
  path('M60 1010C70 850 190 780 350 726C400 776 500 776 550 726C710 780 830 850 840 1010Z', 'url(#cloth)');
type Sitter = {
  color: string;
  seed: number;
  ground: Ground;
  skin: string;
  cloth: string;
  glow?: string;
};
/** Draws a cut from behind. */
const head =
  (locks: Cut, o: Sitter): Draw =>
  () => ({
    width: 900,
    quality: 66,
    drawing: strands(locks(o.color), {
      w: 900,
      h: 1000,
      seed: o.seed,
      deep: mix(o.color, '#1B0706', 0.72),
      glow: o.glow ?? mix(o.color, '#FFF0D8', 0.72),
      ground: o.ground,
      under: back(o.skin, o.cloth),
      top: 100,
      bottom: 900,
    }),
  });

/** Draws a swatch of one colour: a lock that hangs from its card. */
const swatch =
  (color: string, i: number): Draw =>
  () => ({
    width: 360,
    quality: 62,
    drawing: strands(
      [
        {
          guide: points('0.5 -0.06, 0.48 0.2, 0.36 0.5, 0.6 0.78, 0.46 1.06'),
          width: [0.5, 0.62, 0.5, 0.48, 0.2],
          color,
          count: 170,
        },
      ],
      {
        w: 360,
        h: 460,
        seed: 20 + i,
        deep: mix(color, '#1B0706', 0.7),
        glow: mix(color, '#FFF4E2', 0.75),
        ground: ['#FBF3EE', '#FBF3EE'],
      },
    ),
  });
/** Colours from ash to copper, each with its name. */
const colours = {
  ash: '#9A8E84',
  pearl: '#CDBBA4',
  sand: '#C3A172',
  honey: '#C08A48',
  caramel: '#A4703C',
  chestnut: '#7A4627',
  cocoa: '#4E2C1D',
  espresso: '#2E1B15',
  cherry: '#6E1F22',
  rust: '#9A3E22',
  copper: '#B85B2C',
  apricot: '#D0844C',
};

/** Draws a still life of one wave, for the diary. */
const wave =
  (color: string, ground: Ground, seed: number, lean: number): Draw =>
  () => ({
    width: 1000,
    quality: 60,
    drawing: strands(
      [
        {
          guide: [
            [-0.1, 0.3],
            [0.14, 0.2 + lean],
            [0.36, 0.62],
            [0.6, 0.36 - lean],
            [0.84, 0.7],
            [1.1, 0.4],
          ],
          width: [0.5, 0.42, 0.46, 0.36, 0.44, 0.5],
          color,
          count: 330,
        },
      ],
      { w: 1200, h: 800, seed, deep: mix(color, '#1B0706', 0.7), glow: mix(color, '#FFF0D8', 0.7), ground },
    ),
  });

/** Draws a comb whose teeth turn into a wave. */
export const vireLogo = (): string =>
  plain(
    400,
    400,
    rect(0, 0, 400, 400, '#35120E') +
      rect(70, 90, 260, 44, '#F4E4DA', 'rx="6"') +
      Array.from(
        { length: 7 },
        (_, i) =>
          `<path d="M${88 + i * 37} 130C${88 + i * 37} 200 ${60 + i * 37} 230 ${78 + i * 37} 290" stroke="${i % 2 ? '#E58A6A' : '#F4E4DA'}" stroke-width="15" fill="none" stroke-linecap="round"/>`,
      ).join(''),
  );

export const vireDrawings: Record<string, Draw> = {
  hair: hero,
  bob: head(bob, { color: '#7A4627', seed: 3, ground: ['#EBCFC2', '#E3B9A8'], skin: '#D79A78', cloth: '#B2361F' }),
  waves: head(waves, { color: '#B85B2C', seed: 4, ground: ['#F4E4DA', '#E9CDBE'], skin: '#E8B899', cloth: '#35120E' }),
  braid: head(braid, { color: '#C08A48', seed: 5, ground: ['#D8C3B6', '#C9AA9A'], skin: '#E6B795', cloth: '#6B3A2A' }),
  bun: head(bun, {
    color: '#2E1B15',
    seed: 6,
    ground: ['#F1D4C6', '#E0B4A2'],
    skin: '#8C5A3E',
    cloth: '#F4E4DA',
    glow: '#A9785A',
  }),
  crop: head(crop, { color: '#9A8E84', seed: 7, ground: ['#E6D5CA', '#D2B9AB'], skin: '#E2B193', cloth: '#6B3A2A' }),
  curls: head(curls, {
    color: '#4E2C1D',
    seed: 8,
    ground: ['#F0C9B6', '#DDA58E'],
    skin: '#7A4B33',
    cloth: '#35120E',
    glow: '#C08A5E',
  }),
  'note-fringe': wave('#7A4627', ['#F4E4DA', '#E9CDBE'], 11, 0.05),
  'note-grey': wave('#9A8E84', ['#E6D5CA', '#D2B9AB'], 12, -0.04),
  'note-water': wave('#9A3E22', ['#EBCFC2', '#E3B9A8'], 13, 0.12),
  ...Object.fromEntries(Object.entries(colours).map(([name, color], i) => [`colour-${name}`, swatch(color, i)])),
};
