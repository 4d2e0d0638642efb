// Vire: locks, heads from behind and swatches, all made of strands.
import { path, rect, svg as plain } from './ink.mjs';
import { grad, mix } from './light.mjs';
import { strands } from './strands.mjs';

const deep = '#3A1210';
const glow = '#FFC98A';
const copper = '#A4492A';

/** Three locks that cross the page from the top to the bottom right. */
const hero = () => ({
  width: 1000,
  quality: 58,
  drawing: strands(
    [
      { guide: [[0.5, -0.2], [0.46, 0.02], [0.24, 0.24], [0.26, 0.5], [0.5, 0.72], [0.44, 1], [0.34, 1.25]], width: [0.4, 0.4, 0.32, 0.34, 0.4, 0.34, 0.4], color: copper, count: 460 },
      { guide: [[0.86, -0.2], [0.88, 0.06], [0.6, 0.3], [0.66, 0.52], [0.94, 0.74], [0.84, 1], [0.7, 1.25]], width: [0.34, 0.32, 0.24, 0.26, 0.32, 0.26, 0.3], color: '#7A2E1C', count: 360 },
      { guide: [[0.34, -0.2], [0.34, 0.02], [0.38, 0.26], [0.52, 0.5], [0.36, 0.76], [0.6, 1.02], [0.68, 1.25]], width: [0.17, 0.16, 0.13, 0.15, 0.16, 0.13, 0.16], color: '#C46A38', count: 240 },
    ],
    { w: 1100, h: 1420, seed: 2, deep, glow, ground: ['#F4E4DA', '#F4E4DA'], isPlain: true },
  ),
});

/** Neck and shoulders from behind, in 900 by 1000. */
const back = (skin, cloth) =>
  `<defs>${grad('skin', [[0, mix(skin, deep, 0.35)], [0.5, skin], [1, mix(skin, '#ffffff', 0.25)]], { x2: 1, y2: 0.2 })}${grad('cloth', [[0, mix(cloth, '#ffffff', 0.12)], [1, mix(cloth, deep, 0.45)]], { x2: 0.4 })}</defs>` +
  path('M366 440C370 640 366 700 330 730H570C534 700 528 640 534 440Z', 'url(#skin)') + path('M60 1010C70 850 190 780 350 726C400 776 500 776 550 726C710 780 830 850 840 1010Z', 'url(#cloth)');
const head = (locks, o) => () => ({
  width: 900,
  quality: 66,
  drawing: strands(locks(o.color), { w: 900, h: 1000, seed: o.seed, deep: o.deep ?? mix(o.color, '#1B0706', 0.72), glow: o.glow ?? mix(o.color, '#FFF0D8', 0.72), ground: o.ground, under: back(o.skin, o.cloth), top: 100, bottom: 900 }),
});
const mirrored = (lock) => ({ ...lock, guide: lock.guide.map(([x, y]) => [1 - x, y]) });
const both = (lock) => [lock, mirrored(lock)];
const cap = (color, low = 0.56) => [...both({ guide: [[0.5, 0.14], [0.36, 0.16], [0.28, 0.3], [0.3, low]], width: [0.1, 0.26, 0.3, 0.24], color, count: 190 }), { guide: [[0.5, 0.12], [0.5, 0.28], [0.5, low + 0.02]], width: [0.3, 0.46, 0.4], color, count: 220 }];
const bob = (color) => [...cap(color, 0.6), ...both({ guide: [[0.46, 0.14], [0.3, 0.22], [0.25, 0.44], [0.34, 0.66]], width: [0.1, 0.2, 0.24, 0.14], color, count: 190 })];
const waves = (color) => [
  { guide: [[0.5, 0.13], [0.5, 0.4], [0.46, 0.7], [0.52, 1.12]], width: [0.3, 0.5, 0.5, 0.44], color, count: 240 },
  ...both({ guide: [[0.47, 0.13], [0.29, 0.22], [0.24, 0.44], [0.33, 0.62], [0.22, 0.84], [0.32, 1.1]], width: [0.08, 0.22, 0.22, 0.2, 0.22, 0.18], color, count: 210 }),
  { guide: [[0.53, 0.14], [0.6, 0.4], [0.52, 0.62], [0.62, 0.86], [0.56, 1.1]], width: [0.1, 0.22, 0.2, 0.2, 0.16], color, count: 150 },
];
const braid = (color) => [
  ...cap(color, 0.5),
  ...Array.from({ length: 8 }, (_, i) => {
    const [y, side, size] = [0.5 + i * 0.058, i % 2 ? 1 : -1, 1 - i * 0.05];
    return { guide: [[0.5 + side * 0.09 * size, y - 0.05], [0.5 + side * 0.1 * size, y + 0.01], [0.5, y + 0.06], [0.5 - side * 0.07 * size, y + 0.1]], width: [0.06, 0.16 * size, 0.17 * size, 0.05], color, count: 80, loose: 0.05 };
  }),
];
const bun = (color) => [
  ...both({ guide: [[0.42, 0.6], [0.29, 0.46], [0.33, 0.28], [0.47, 0.2]], width: [0.16, 0.24, 0.26, 0.12], color, count: 200 }),
  { guide: [[0.5, 0.62], [0.5, 0.42], [0.5, 0.2]], width: [0.32, 0.44, 0.2], color, count: 200 },
  { guide: [[0.37, 0.17], [0.4, 0.07], [0.54, 0.05], [0.62, 0.13], [0.57, 0.22], [0.45, 0.22], [0.4, 0.15], [0.46, 0.1], [0.54, 0.13]], width: [0.04, 0.11, 0.13, 0.13, 0.12, 0.1, 0.09, 0.07, 0.02], color, count: 190, loose: 0.08 },
];
const crop = (color) => [...cap(color, 0.5), ...Array.from({ length: 9 }, (_, i) => ({ guide: [[0.5, 0.16], [0.32 + i * 0.045, 0.2 + Math.abs(4 - i) * 0.02], [0.26 + i * 0.06, 0.4], [0.3 + i * 0.05, 0.54 - Math.abs(4 - i) * 0.01]], width: [0.04, 0.08, 0.1, 0.03], color, count: 46 }))];
const curls = (color) =>
  [...cap(color, 0.58), ...Array.from({ length: 18 }, (_, i) => {
    const [x, y] = [0.24 + ((i * 7) % 18) * 0.031, 0.2 + (i % 5) * 0.09];
    return { guide: [[x, y], [x + 0.07, y + 0.05], [x + 0.01, y + 0.11], [x - 0.05, y + 0.16], [x + 0.03, y + 0.22], [x, y + 0.27]], width: [0.02, 0.09, 0.08, 0.09, 0.08, 0.01], color, count: 44, steps: 44 };
  })];

/** A swatch of one colour: a lock that hangs from its card. */
const swatch = (color, i) => () => ({
  width: 360,
  quality: 62,
  drawing: strands([{ guide: [[0.5, -0.06], [0.48, 0.2], [0.36, 0.5], [0.6, 0.78], [0.46, 1.06]], width: [0.5, 0.62, 0.5, 0.48, 0.2], color, count: 170 }], { w: 360, h: 460, seed: 20 + i, deep: mix(color, '#1B0706', 0.7), glow: mix(color, '#FFF4E2', 0.75), ground: ['#FBF3EE', '#FBF3EE'] }),
});
/** Colours from ash to copper, each with its name. */
export const colours = { ash: '#9A8E84', pearl: '#CDBBA4', sand: '#C3A172', honey: '#C08A48', caramel: '#A4703C', chestnut: '#7A4627', cocoa: '#4E2C1D', espresso: '#2E1B15', cherry: '#6E1F22', rust: '#9A3E22', copper: '#B85B2C', apricot: '#D0844C' };

/** Still lifes of one wave each, for the diary. */
const wave = (color, ground, seed, lean) => () => ({
  width: 1000,
  quality: 60,
  drawing: strands([{ guide: [[-0.1, 0.3], [0.14, 0.2 + lean], [0.36, 0.62], [0.6, 0.36 - lean], [0.84, 0.7], [1.1, 0.4]], width: [0.5, 0.42, 0.46, 0.36, 0.44, 0.5], color, count: 330 }], { w: 1200, h: 800, seed, deep: mix(color, '#1B0706', 0.7), glow: mix(color, '#FFF0D8', 0.7), ground }),
});

/** A comb whose teeth turn into a wave. */
export const vireLogo = () => plain(400, 400, rect(0, 0, 400, 400, '#35120E') + rect(70, 90, 260, 44, '#F4E4DA', 'rx="6"') + Array.from({ length: 7 }, (_, i) => `<path d="M${88 + i * 37} 130C${88 + i * 37} 200 ${60 + i * 37} 230 ${78 + i * 37} 290" stroke="${i % 2 ? '#E58A6A' : '#F4E4DA'}" stroke-width="15" fill="none" stroke-linecap="round"/>`).join(''));

export const vireDrawings = {
  hair: hero,
  bob: head(bob, { color: '#7A4627', seed: 3, ground: ['#EBCFC2', '#E3B9A8'], skin: '#D79A78', cloth: '#B2361F' }),
  waves: head(waves, { color: '#B85B2C', seed: 4, ground: ['#F4E4DA', '#E9CDBE'], skin: '#E8B899', cloth: '#35120E' }),
  braid: head(braid, { color: '#C08A48', seed: 5, ground: ['#D8C3B6', '#C9AA9A'], skin: '#E6B795', cloth: '#6B3A2A' }),
  bun: head(bun, { color: '#2E1B15', seed: 6, ground: ['#F1D4C6', '#E0B4A2'], skin: '#8C5A3E', cloth: '#F4E4DA', glow: '#A9785A' }),
  crop: head(crop, { color: '#9A8E84', seed: 7, ground: ['#E6D5CA', '#D2B9AB'], skin: '#E2B193', cloth: '#6B3A2A' }),
  curls: head(curls, { color: '#4E2C1D', seed: 8, ground: ['#F0C9B6', '#DDA58E'], skin: '#7A4B33', cloth: '#35120E', glow: '#C08A5E' }),
  'note-fringe': wave('#7A4627', ['#F4E4DA', '#E9CDBE'], 11, 0.05),
  'note-grey': wave('#9A8E84', ['#E6D5CA', '#D2B9AB'], 12, -0.04),
  'note-water': wave('#9A3E22', ['#EBCFC2', '#E3B9A8'], 13, 0.12),
  ...Object.fromEntries(Object.entries(colours).map(([name, color], i) => [`colour-${name}`, swatch(color, i)])),
};
