/** A gig poster: sheets of hot pink, pale pink, yellow and dark blue, with a line of type turned along the edge of each headline. */
import {
  button,
  buttons,
  col,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  type Size,
  section,
  small,
  stack,
  type TextLook,
  type Theme,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { blue, night, onBlue, onNight, onPale, onYellow, pale, pink, theme, yellow } from './look.js';

export const business: Business = {
  name: 'Halogen',
  activity: 'Own the afterglow.',
  about: [
    'Four people, one lamp, and a synthesizer that only works when it is warm. Songs about closing time, played as if it could be discussed.',
    'Four people from a port town. Louder in person.',
  ],
  owner: 'Juno Vale',
  phone: '01632 960 518',
  email: 'us@lamps.example',
  street: '31 Tarmac Road',
  city: 'Port Ansel',
  founded: '2018',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const papers = {
  pink: { bg: pink, theme },
  pale: { bg: pale, theme: onPale },
  yellow: { bg: yellow, theme: onYellow },
  blue: { bg: blue, theme: onBlue },
} satisfies Record<string, { bg: string; theme: Theme }>;
export type Paper = keyof typeof papers;
export const paperOf = (paper: Paper): { bg: string; theme: Theme } => papers[paper];

/** Builds a section on one of the papers. */
export const sheet = (paper: Paper, o: { width?: number; gap?: Size }, ...children: Node[]): Node =>
  section({ ...papers[paper], width: 1280, pad: [104, 64], gap: [56, 36], ...o }, ...children);
/** Builds a panel of another paper in a row. */
export const panel = (width: number, paper: Paper, ...children: Node[]): Node =>
  col(width, { ...papers[paper], radius: 0, pad: [40, 26], gap: [18, 16] }, ...children);

/** Turns a line of type by 90°, to run down the edge of the poster. */
export const edge = (words: string, o: TextLook = {}): Node =>
  text(words, { role: 'eyebrow', turned: true, weight: 500, size: [23, 15], line: 1.2, ...o });
/** Places a headline between its turned label and a sentence. */
export const title = (label: string, line: string, more?: string): Node =>
  row(
    { stays: true, valign: 'top', gap: [20, 10] },
    col(5, {}, edge(label)),
    col(
      95,
      {},
      row(
        { valign: 'bottom', gap: [56, 16] },
        col(64, {}, heading(2, line, { line: 1.04 })),
        col(36, {}, ...(more ? [text(more)] : [])),
      ),
    ),
  );
/** Builds a title in the narrower weight, for cards and rows. */
export const name = (level: number, words: string, o: TextLook = {}): Node =>
  heading(level, words, { role: 'h3', weight: 700, spacing: -0.01, line: 1.14, ...o });

export const book = (more?: string) => buttons(button('Book us'), ...(more ? [button(more, { ghost: true })] : []));

/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  section(
    {
      image: 'halogen-hero',
      alt: 'A singer with a microphone and a raised hand in front of a low yellow sun, printed in dots',
      shade: ['#FF7FAE00', '#FF7FAE00'],
      minHeight: 940,
      position: 'top center',
      theme,
      width: 1320,
      pad: [56, 32],
      padBottom: [64, 64],
      gap: [0, 0],
    },
    row(
      { stays: true, valign: 'top', gap: [24, 10] },
      col(
        93,
        { gap: [40, 22] },
        heading(1, business.activity, { role: 'display', line: 0.96 }),
        stack(
          { narrow: 420, gap: [18, 14] },
          text('14 January, Leeds. Then eleven more.', { role: 'fact', weight: 700, line: 1.2 }),
          buttons(button('See the dates'), button('Hear it', { ghost: true, bg: pink })),
        ),
      ),
      col(7, {}, edge('Tour 2027, twelve stops', { role: 'figure', weight: 800, size: [40, 17], spacing: -0.03 })),
    ),
  );

/** Builds a sentence about the band below the first section. */
export const about = (): Node =>
  sheet('pink', {}, stack({ narrow: 1000 }, text(business.about[0] ?? '', { role: 'quote', line: 1.3 })));

type Picture = [src: string, alt: string];
/** Opens a page with a headline beside a picture on the same paper. */
export const opening = (paper: Paper, label: string, line: string, more: string, [src, alt]: Picture): Node =>
  section(
    { ...papers[paper], width: 1320, pad: [0, 36], padBottom: [0, 0], gap: [0, 0] },
    row(
      { valign: 'center', gap: [64, 32] },
      col(
        57,
        { pad: [64, 0], padX: [0, 0], gap: [0, 0] },
        row(
          { stays: true, valign: 'top', gap: [20, 10] },
          col(8, {}, edge(label)),
          col(92, { gap: [24, 16] }, heading(1, line, { line: 1 }), stack({ narrow: 520 }, lead(more))),
        ),
      ),
      col(43, {}, image(`halogen-${src}`, alt, { radius: 0 })),
    ),
  );

export const call = (): Node =>
  sheet(
    'blue',
    {},
    row(
      { stays: true, valign: 'top', gap: [20, 10] },
      col(5, {}, edge('Any room with a fuse')),
      col(
        95,
        { gap: [28, 20] },
        heading(2, 'Louder in person. Ask the neighbours.', { role: 'h1', line: 1.02 }),
        stack(
          { narrow: 560, gap: [16, 14] },
          lead('Clubs, yards, a wedding if the couple has met. Name a date first, then a place. The rest is cables.'),
          book(),
          small(`Or ring ${link(business.phone, phoneLink)}. After noon.`, { needs: ['phone'] }),
        ),
      ),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: night,
    theme: onNight,
    width: 1280,
    about: business.about[1] ?? '',
    lists: [
      ['Hear', ['Dates', 'Music', 'Lyrics', 'Journal']],
      ['See', ['Band', 'Gallery', 'Press', 'Shows']],
    ],
    contact: contactOf(business, 'Write'),
    last: 'Switched on since 2018.',
    title: { size: [44, 44], line: 1, color: pink },
  });
