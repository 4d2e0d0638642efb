/** Morsel: linocuts in six inks. */
import type { Draw } from '../draw.js';
import { type Person, portrait } from '../people.js';
import { c } from './colors.js';
import { fishPlate, loaf, pears, wine } from './plates.js';
import { printed } from './print.js';
import { front, oven, table } from './scenes.js';

const face = (ground: string, disc: string, o: Omit<Person, 'dark'>, seed: number) => () =>
  printed(800, 880, portrait(ground, disc, { dark: c.night, ...o }), c.paper, seed);

export const morsel: Record<string, Draw> = {
  'morsel-table': table,
  'morsel-oven': oven,
  'morsel-fish': fishPlate,
  'morsel-pears': pears,
  'morsel-wine': wine,
  'morsel-loaf': loaf,
  'morsel-front': front,
  'morsel-anouk': face(
    c.mustard,
    c.tomato,
    { skin: '#E8B48C', shade: '#C98A62', hair: c.night, cloth: c.paper, apron: c.sea, cut: 'bun' },
    11,
  ),
  'morsel-davide': face(
    c.sea,
    c.mustard,
    { skin: '#D79A6E', shade: '#B0744B', hair: '#3A241A', cloth: c.plum, apron: c.paper, cut: 'crop', beard: true },
    12,
  ),
  'morsel-ruth': face(
    c.tomato,
    c.paper,
    { skin: '#8A5638', shade: '#6A3E27', hair: c.night, cloth: c.olive, cut: 'curls', glasses: true },
    13,
  ),
};
