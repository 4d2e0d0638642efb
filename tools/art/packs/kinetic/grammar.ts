/** Bands that lean: each part of a page is a full-width band, and the edge to the next one rises to the right. */
import {
  bar,
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
  tag,
  text,
  tightButtons,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { black, bone, coral, lime, onBone, onLime, onPanel, panel, steam, theme } from './look.js';

export const business: Business = {
  name: 'Kinetic',
  activity: 'Move like you mean it.',
  about: [
    'A gym with six classes, five coaches and no mirrors on the lifting floor. Nobody films you. Somebody counts for you.',
    'Six classes, five coaches, no mirrors on the lifting floor.',
  ],
  owner: 'Juno Adeyemi',
  phone: '01632 960 118',
  email: 'floor@kinetic.example',
  street: '12 Tannery Yard',
  city: 'Millbrook',
  founded: '2014',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const grounds = {
  black: { bg: black, theme },
  panel: { bg: panel, theme: onPanel },
  lime: { bg: lime, theme: onLime },
  bone: { bg: bone, theme: onBone },
} satisfies Record<string, { bg: string; theme: Theme }>;
type Ground = keyof typeof grounds;
export type Band = { ground: Ground; parts: Node[] };

/** Builds a band on one of the backgrounds. */
export const band = (ground: Ground, ...children: Node[]): Band => bandOf(1240, ground, ...children);
/** Builds a band with a different content width. */
export const bandOf = (width: number, ground: Ground, ...children: Node[]): Band => ({
  ground,
  parts: [section({ ...grounds[ground], width, pad: [72, 44], gap: [44, 32] }, ...children)],
});
/** Builds the leaning edge between two backgrounds. */
const edge = (upper: Ground, lower: Ground): Node =>
  section(
    { tag: 'div', bleed: true, bg: grounds[lower].bg, gap: [0, 0] },
    image(`kinetic-${upper}-${lower}`, 'Streaks of wind along a rising edge', { radius: 0, align: 'full' }),
  );
/** Stacks bands, with an edge wherever the background changes. The footer below is black. */
export const bands = (...all: Band[]): Node[] =>
  all.flatMap(({ ground, parts }, i) => {
    const next = all[i + 1]?.ground ?? 'black';
    return next === ground ? parts : [...parts, edge(ground, next)];
  });

export const ask = (more?: string) => buttons(button('Book a free class'), ...(more ? [button(more, { ghost: true })] : []));

/** The first section of the front page: a headline as wide as the screen above the runner on the band. */
export const hero: Node[] = [
  section(
    { tag: 'div', bg: black, theme, width: 1290, pad: [34, 26], padBottom: [10, 16], gap: [0, 0] },
    heading(1, business.activity, { role: 'display', line: 1.04 }),
  ),
  section({
    tag: 'div',
    bg: black,
    theme,
    image: 'kinetic-hero',
    alt: 'A runner photographed fourteen times on one plate crosses a leaning band of lime',
    shade: ['#0C0F0D00', '#0C0F0D00'],
    minHeight: 560,
    position: 'bottom left',
    width: 1290,
    pad: [16, 16],
  }),
  section(
    { tag: 'div', bg: black, theme, width: 1290, pad: [18, 20], padBottom: [72, 44], gap: [0, 0] },
    row(
      { valign: 'center', gap: [56, 22] },
      col(52, {}, lead(business.about[0] ?? '', { color: bone })),
      col(48, {}, tightButtons({}, button('Book a free class'), button('See the timetable', { ghost: true }))),
    ),
  ),
];
const openings = { black: theme, lime: onLime } satisfies Record<string, Theme>;
type Picture = [src: string, alt: string];
/** Builds the first band of a page: text on the background of its picture. */
export const opening = (ground: 'black' | 'lime', label: string, line: string, words: string, [src, alt]: Picture): Band => ({
  ground,
  parts: [
    section(
      { bg: grounds[ground].bg, theme: openings[ground], bleed: true, gap: [0, 0] },
      row(
        { gap: [0, 0], flush: true, valign: 'stretch' },
        col(
          48,
          { valign: 'center' },
          card(
            { pad: [64, 40], padX: [72, 22], radius: 0, gap: [24, 18] },
            eyebrow(label),
            heading(1, line, { line: 1.02 }),
            stack({ narrow: 500 }, lead(words)),
          ),
        ),
        col(52, {}, image(`kinetic-${src}`, alt, { radius: 0 })),
      ),
    ),
  ],
});

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 16] },
    col(64, { gap: [12, 10] }, eyebrow(label), heading(2, line, { line: 1.04 })),
    col(36, {}, text(words)),
  );

/** Line colours by the purpose of a class. */
const kinds = { strength: lime, sweat: coral, calm: steam };
export type Kind = keyof typeof kinds;
type Slot = [time: string, name: string, kind: Kind];
const slot = ([time, name, kind]: Slot): Node =>
  card(
    { bg: panel, pad: [10, 9], padX: [12, 10], radius: 0, gap: [2, 2], side: { color: kinds[kind], width: 5 } },
    text(time, { size: [15, 15], line: 1.25, weight: 600, color: '#DDE3DC' }),
    text(name, { face: theme.display, size: [22, 21], line: 1.15, color: bone, upper: true }),
  );
/** Shows a day of the timetable. */
export const day = (name: string, slots: Slot[]): Node =>
  stack({ gap: [8, 8] }, text(name, { role: 'fact', upper: true, color: lime, line: 1.2 }), ...slots.map(slot));
export const legend = (): Node =>
  bar(
    { justify: 'flex-start', gap: 12 },
    ...(
      [
        ['Strength', 'strength'],
        ['Sweat', 'sweat'],
        ['Calm', 'calm'],
      ] satisfies [string, Kind][]
    ).map(([name, kind]) => tag(name, { bg: kinds[kind], color: black, weight: 600, radius: 0 })),
  );

/** Shows a picture with text below it. */
export const tile = ([src, alt]: Picture, bg: string, ...children: Node[]): Node =>
  card(
    { bg, pad: [0, 0], radius: 0, gap: [0, 0] },
    image(`kinetic-${src}`, alt, { radius: 0 }),
    card({ pad: [22, 18], padX: [24, 20], radius: 0, gap: [8, 6] }, ...children),
  );

/** Shows figures in a row. */
export const figures = (rows: [value: string, words: string][]): Node =>
  grid(
    4,
    { gap: [32, 24], min: '15rem' },
    ...rows.map(([value, words]) =>
      stack({ gap: [4, 4] }, text(value, { role: 'figure', color: lime, line: 1.05 }), text(words)),
    ),
  );

export const call: Band = band(
  'lime',
  row(
    { valign: 'bottom', gap: [56, 26] },
    col(64, { gap: [14, 12] }, heading(2, 'Your first class is free. Your second is harder.', { size: [92, 50], line: 1.04 })),
    col(
      36,
      { gap: [16, 14] },
      lead('Bring shoes and water. We have the rest, including a spare hair tie.'),
      buttons(button('Book a free class')),
      small(`Or ring the desk: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
    ),
  ),
);

export const pageFooter = () =>
  footer({
    bg: black,
    theme,
    width: 1240,
    about: business.about[1] ?? '',
    lists: [
      ['Train', ['Classes', 'Timetable', 'Coaches', 'Prices']],
      ['Begin', ['First week', 'Results', 'Notes']],
    ],
    contact: contactOf(business, 'Front desk'),
    last: 'Sweating since 2014.',
    title: { size: [96, 60], line: 1.05, color: lime },
  });
