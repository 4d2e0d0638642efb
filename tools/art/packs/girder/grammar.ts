/** A building in section: each part of a page is a storey with its level in a rail on the left and a slab below it. */
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  grid,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  section,
  small,
  stack,
  type Theme,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { board, concrete, dust, onOrange, onSteel, orange, plaster, steel, theme } from './look.js';

export const business: Business = {
  name: 'Girder & Sons',
  activity: 'Built straight. Handed over on time.',
  about: [
    'Houses, roofs and steel frames within forty miles. The price is in writing, the date is in the contract.',
    'Houses, roofs and steel frames, with the date in the contract.',
  ],
  owner: 'Ros Tamworth',
  phone: '01632 960 771',
  email: 'site@girder.example',
  street: '40 Quarry Road',
  city: 'Stonebeck',
  founded: '1968',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** A storey whose level `stacked` sets. */
export type Storey = (level: string) => Node[];
const grounds = {
  plaster: { bg: plaster, theme: { ...theme, ground: plaster } },
  concrete: { bg: concrete, theme: { ...theme, ground: concrete } },
  orange: { bg: orange, theme: onOrange },
  steel: { bg: steel, theme: onSteel },
} satisfies Record<string, { bg: string; theme: Theme }>;
type GroundName = keyof typeof grounds;

/** Builds the rail that shows the level. On phones, it is a bar across the page. */
const rail = (level: string): Node =>
  col(
    7,
    { bg: steel, pad: [0, 0], radius: 0, theme: onSteel },
    card(
      { pad: [44, 10], padX: [12, 20], radius: 0, gap: [0, 0] },
      text(level, { face: theme.display, weight: 800, size: [58, 30], line: 1, color: orange, align: 'center' }),
    ),
  );
const slab = (): Node =>
  section(
    { tag: 'div', bleed: true, bg: concrete, gap: [0, 0] },
    image('girder-slab', 'A floor slab in section', { radius: 0, align: 'full' }),
  );
export const tape = (): Node =>
  section(
    { tag: 'div', bleed: true, bg: orange, gap: [0, 0] },
    image('girder-tape', 'Black and orange barrier tape', { radius: 0, align: 'full' }),
  );

/** Builds a storey on one of the backgrounds. */
export const storey =
  (ground: GroundName, ...children: Node[]): Storey =>
  (level) => [
    section(
      { ...grounds[ground], bleed: true, gap: [0, 0] },
      row(
        { gap: [0, 0], flush: true, valign: 'stretch' },
        rail(level),
        col(
          93,
          {},
          card({ pad: [92, 52], padX: [64, 22], radius: 0, gap: [0, 0] }, stack({ narrow: 1160, gap: [48, 34] }, ...children)),
        ),
      ),
    ),
    slab(),
  ];
/** Numbers storeys from the top down to the ground floor, and adds tape above the ground floor. */
export const stacked = (...storeys: Storey[]): Node[] => {
  const top = storeys.length - 1;
  return storeys.flatMap((make, i) => [...(i === top ? [tape()] : []), ...make(String(top - i))]);
};

type Picture = [src: string, alt: string];
const beside =
  (ground: GroundName, [src, alt]: Picture, width: number, ...children: Node[]): Storey =>
  (level) => [
    section(
      { ...grounds[ground], bleed: true, gap: [0, 0] },
      row(
        { gap: [0, 0], flush: true, valign: 'stretch' },
        rail(level),
        col(width, { valign: 'center' }, card({ pad: [64, 36], padX: [64, 22], radius: 0, gap: [24, 18] }, ...children)),
        col(93 - width, { valign: 'bottom' }, image(`girder-${src}`, alt, { radius: 0 })),
      ),
    ),
    slab(),
  ];

export const ask = (more?: string) => buttons(button('Ask for a quote'), ...(more ? [button(more, { ghost: true })] : []));
/** The first section of the front page, which is also available as a block. */
export const hero: Storey = beside(
  'orange',
  ['tower', 'A crane lifts a steel beam onto the frame of a building beside a scaffold, printed in black on orange'],
  49,
  heading(1, business.activity, { role: 'display', line: 0.88 }),
  stack({ narrow: 520 }, lead(business.about[0] ?? '')),
  ask('See current sites'),
);
/** Builds the first storey of a page. */
export const opening = (label: string, line: string, words: string, picture: Picture): Storey =>
  beside('plaster', picture, 50, eyebrow(label), heading(1, line, { line: 0.9 }), stack({ narrow: 520 }, lead(words)));

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 16] },
    col(62, { gap: [10, 8] }, eyebrow(label), heading(2, line, { line: 0.94 })),
    col(38, {}, text(words)),
  );

/** Builds a box with a thick outline that is thicker at the bottom. */
export const panel = (o: { bg?: string; theme?: Theme }, ...children: Node[]): Node =>
  card(
    { bg: board, line: steel, lineWidth: 4, lineBottom: 14, pad: [28, 22], padX: [28, 22], radius: 0, gap: [12, 10], ...o },
    ...children,
  );

const phases = ['Dig', 'Slab', 'Frame', 'Roof', 'Fit-out', 'Keys'];
/** Shows which phases of a site are finished, current and still to come. */
const progress = (at: number): Node =>
  stack(
    { narrow: 1000 },
    grid(
      6,
      { gap: [4, 4], min: '9rem' },
      ...phases.map((name, i) =>
        card(
          {
            bg: i < at ? steel : i === at ? orange : dust,
            line: steel,
            lineWidth: 3,
            pad: [9, 8],
            padX: [12, 10],
            radius: 0,
            gap: [0, 0],
          },
          text(name, { face: theme.display, weight: 800, size: [21, 19], line: 1.1, color: i < at ? '#FFFFFF' : steel }),
        ),
      ),
    ),
  );
export type Site = [name: string, weeks: string, phase: string, words: string];
/** Shows a site on the board. */
export const site = ([name, weeks, phase, words]: Site): Node =>
  stack(
    { gap: [14, 12] },
    row(
      { valign: 'bottom', gap: [32, 8] },
      col(66, { gap: [4, 4] }, heading(3, name), text(words)),
      col(34, {}, text(weeks, { role: 'fact', color: steel })),
    ),
    progress(phases.indexOf(phase)),
  );

/** Shows figures in a row. */
export const figures = (rows: [value: string, words: string][]): Node =>
  grid(
    4,
    { gap: [32, 24], min: '15rem' },
    ...rows.map(([value, words]) =>
      stack({ gap: [6, 4] }, text(value, { role: 'figure', color: orange, line: 0.95 }), text(words)),
    ),
  );

export const call: Storey = storey(
  'steel',
  row(
    { valign: 'bottom', gap: [64, 28] },
    col(
      64,
      { gap: [18, 14] },
      eyebrow('Ground floor'),
      heading(2, 'If it leaks, we come. If it rains, we are there already.', { size: [84, 48], line: 0.92 }),
    ),
    col(
      36,
      { gap: [18, 14] },
      lead('One visit, one number in writing within eight days. It holds for ninety.'),
      buttons(button('Ask for a quote')),
      small(`Or ring the site hut: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
    ),
  ),
);

export const pageFooter = () =>
  footer({
    bg: steel,
    theme: onSteel,
    width: 1240,
    about: business.about[1] ?? '',
    lists: [
      ['We build', ['Services', 'Projects', 'The mill']],
      ['You ask', ['How we work', 'Team', 'Jobs', 'News']],
    ],
    contact: contactOf(business, 'Site office'),
    last: 'Foundations since 1968.',
    title: { size: [84, 56], line: 0.95 },
  });
