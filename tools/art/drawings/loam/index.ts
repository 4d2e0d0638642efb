/** Loam: thrown shapes in soft light. */
import type { Draw } from '../draw.js';
import { at, points, svg } from '../ink.js';
import { type Person, portrait } from '../people.js';
import { c } from './colors.js';
import { backdrop, branch, stems } from './stage.js';
import { still } from './still.js';
import { shelf, wheel } from './studio.js';
import { mugWith, shapes, vessel } from './vessel.js';

const product = (ground: string, draw: () => string) => () => svg(900, 1000, backdrop(900, 1000, ground, 0.7) + draw());
const potter = (ground: string, disc: string, o: Omit<Person, 'dark'>) => () =>
  svg(800, 880, portrait(ground, disc, { dark: c.ink, ...o }));

export const loam: Record<string, Draw> = {
  'loam-still': still,
  'loam-shelf': shelf,
  'loam-wheel': wheel,
  'loam-moon': product(c.lilac, () => at(450, 800, vessel(shapes.moon, c.cream, { dip: 0.6, body: c.clay }), { scale: 1.35 })),
  'loam-mugs': product(
    c.butter,
    () =>
      at(330, 800, mugWith(c.cobalt, { dip: 0.6 }), { scale: 1.35 }) +
      at(640, 850, mugWith(c.clay, { dip: 0.6 }), { scale: 1.2 }),
  ),
  'loam-bowls': product(c.sage, () =>
    [c.blush, c.butter, c.cream]
      .map((glaze, i) =>
        at(450, 820 - i * 116, vessel(shapes.bowl, glaze, { dip: 0.55, lifted: i > 0 }), { scale: 1.3 - i * 0.08 }),
      )
      .join(''),
  ),
  'loam-pitcher': product(c.peach, () =>
    at(
      430,
      820,
      vessel(shapes.pitcher, c.moss, {
        dip: 0.7,
        handle: 'M96-330C250-350 240-80 124-90',
        spout: 'M-60-372L-150-392Q-120-330-78-270z',
      }),
      { scale: 1.35 },
    ),
  ),
  'loam-bottle': product(c.sky, () =>
    at(450, 820, at(0, -440, branch(c.moss)) + vessel(shapes.bottle, c.plum, { dip: 0.5 }), { scale: 1.05 }),
  ),
  'loam-gourd': product(c.blush, () =>
    at(
      450,
      820,
      at(0, -360, stems(c.moss, points('-110 -170, 10 -240, 110 -180'), 'daisy')) + vessel(shapes.gourd, c.butter, { dip: 0.65 }),
      { scale: 1.3 },
    ),
  ),
  'loam-iris': potter(c.lilac, c.butter, {
    skin: '#F0C3A0',
    shade: '#D39C77',
    hair: '#8A3F26',
    cloth: c.moss,
    apron: c.bone,
    cut: 'bun',
  }),
  'loam-mateo': potter(c.sage, c.peach, {
    skin: '#B87B54',
    shade: '#935C3B',
    hair: '#2B1C16',
    cloth: c.cobalt,
    apron: c.clay,
    cut: 'short',
    beard: true,
  }),
  'loam-june': potter(c.peach, c.sky, {
    skin: '#EDBE97',
    shade: '#C99570',
    hair: '#D9D2C8',
    cloth: c.plum,
    cut: 'bob',
    glasses: true,
  }),
};
