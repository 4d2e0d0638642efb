/** Sections of Plinth that show its work. */
import { bar, button, buttons, col, heading, image, lead, row, section, small, stack, text } from '../../nodes.js';
import { ink, paper, wide } from './look.js';

export const hero = () => [
  section(
    { bg: paper, width: wide, pad: [80, 48], padBottom: [56, 40], gap: [48, 32] },
    heading(1, 'We make the plain thing, beautifully.', { role: 'display', line: 0.94 }),
    row(
      { valign: 'bottom', gap: [48, 28] },
      col(
        58,
        {},
        lead(
          'Plinth is a design studio of nine. Identities, books, signs and screens for museums, makers and cities that have something to say.',
        ),
      ),
      col(42, {}, buttons(button('See the work'), button('How we work', { ghost: true }))),
    ),
  ),
  section(
    { bg: paper, bleed: true },
    image('plinth-quilt', 'Seventy-two squares with quarter circles, stripes and dots in five colours', { radius: 0 }),
  ),
];

export const work = (src: string, alt: string, name: string, words: string, year: string) =>
  stack(
    { gap: [18, 14] },
    image(src, alt),
    bar({ nowrap: true, gap: 20, valign: 'top' }, stack({ gap: [2, 2] }, heading(3, name), text(words)), small(year)),
  );

export const works = {
  wall: [
    'plinth-wall',
    'Three posters on a wall, one of them large and red',
    'Tanzhaus',
    'Season posters, programme, tickets',
    '2026',
  ],
  boxes: [
    'plinth-boxes',
    'Four printed boxes in red, yellow, blue and green',
    'Halloumi & Sons',
    'Packaging for a dairy with opinions',
    '2026',
  ],
  books: ['plinth-books', 'Three books standing over a stack of four', 'Short Lives', 'A series of forty biographies', '2025'],
  sign: [
    'plinth-sign',
    'A blue wall with a letter, two arrows and a person in front',
    'Station North',
    'Wayfinding for eleven platforms',
    '2025',
  ],
  screens: ['plinth-screens', 'A website on a screen and on a phone', 'City Seeds', 'Website and app for a seed library', '2024'],
  marks: ['plinth-marks', 'Nine marks in a grid', 'Marks', 'Nine of two hundred and six', '2010 – now'],
} as const;

export const selected = () =>
  section(
    { bg: paper, width: wide, gap: [56, 40] },
    row(
      { valign: 'bottom' },
      col(66, {}, heading(2, 'Selected work')),
      col(34, {}, text('Five of some two hundred. The others are on the shelves, the walls and the streets of eleven cities.')),
    ),
    row(
      { valign: 'top', gap: [32, 40] },
      col(60, {}, work(...works.wall)),
      col(40, { gap: [56, 40] }, work(...works.books), work(...works.marks)),
    ),
    row({ valign: 'top', gap: [32, 40] }, col(50, {}, work(...works.boxes)), col(50, {}, work(...works.sign))),
  );

export const strip = () =>
  section(
    { bg: ink, bleed: true },
    image('plinth-strip', 'A strip of squares with quarter circles, stripes and dots', { radius: 0 }),
  );
