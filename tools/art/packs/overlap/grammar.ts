/** Three circles: the same huge discs lie behind every section, in another mix each time. Round things are round, all others have corners. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
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
  type Theme,
  tag,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { citron, coral, green, ink, lilac, mint, onInk, onViolet, onWhite, peach, theme, violet, white } from './look.js';

export const business: Business = {
  name: 'Overlap',
  activity: 'Three days. One good argument.',
  about: [
    'Six hundred people who build things, look after things and plan for things meet in three old gasholders. Three tracks run side by side. The breaks are long enough to disagree in.',
    'Three tracks, three days, forty-minute breaks.',
  ],
  owner: 'Edda Marsh',
  phone: '01632 960 365',
  email: 'hello@overlap.example',
  street: '3 Gasholder Row',
  city: 'Tidewick',
  founded: '2019',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const tones = {
  white: { bg: white, theme: onWhite, image: 'overlap-ground-white', shade: ['#FFFFFF00', '#FFFFFF00'] },
  dawn: { bg: white, theme: onWhite, image: 'overlap-ground-dawn', shade: ['#FFFFFF00', '#FFFFFF00'] },
  citron: { bg: citron, theme, image: 'overlap-ground-citron', shade: ['#E6FF9A00', '#E6FF9A00'] },
  violet: { bg: violet, theme: onViolet, image: 'overlap-ground-violet', shade: ['#5A22C800', '#5A22C800'] },
  ink: { bg: ink, theme: onInk, image: 'overlap-ground-ink', shade: ['#1A123000', '#1A123000'] },
} satisfies Record<string, { bg: string; theme: Theme; image: string; shade: [string, string] }>;
export type Tone = keyof typeof tones;
type Band = { width?: number; pad?: Size; padBottom?: Size; gap?: Size };

/** Builds a section over the three discs of this tone. */
export const band = (tone: Tone, o: Band, ...children: Node[]): Node =>
  section(
    {
      ...tones[tone],
      alt: 'Three faint circles',
      minHeight: 80,
      position: 'center center',
      width: 1240,
      pad: [104, 64],
      gap: [52, 34],
      ...o,
    },
    ...children,
  );

/** The three tracks: their name, hall, colour, paper and the class of their words. */
export const tracks = {
  people: { name: 'People', hall: 'Holder 1', color: coral, paper: peach, on: { ...theme, ground: peach } },
  machines: {
    name: 'Machines',
    hall: 'Holder 2',
    color: violet,
    paper: lilac,
    on: { ...theme, ground: lilac },
  },
  places: { name: 'Places', hall: 'Holder 3', color: green, paper: mint, on: { ...theme, ground: mint } },
} satisfies Record<string, { name: string; hall: string; color: string; paper: string; on: Theme }>;
export type Track = keyof typeof tracks;
export const trackKeys: readonly Track[] = ['people', 'machines', 'places'];
/** Writes the name of a track on a pill of its colour, or of its paper on dark grounds. */
export const pill = (key: Track, words: string = tracks[key].name, isPale = false): Node =>
  tag(words, {
    bg: isPale ? tracks[key].paper : tracks[key].color,
    color: isPale || key === 'people' ? ink : white,
    radius: 999,
    weight: 700,
  });

/** Places a headline beside a sentence. */
export const headline = (words: string, line: string, more?: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 14] },
    col(62, { gap: [12, 10] }, eyebrow(words, { weight: 700 }), heading(2, line, { line: 1.08 })),
    col(38, {}, ...(more ? [text(more)] : [])),
  );
export const figure = (value: string, o: { color?: string; size?: Size } = {}): Node =>
  text(value, { role: 'figure', line: 1, spacing: -0.045, ...o });

export const book = (more?: string) => buttons(button('Get a ticket'), ...(more ? [button(more, { ghost: true })] : []));

/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  section(
    {
      bg: citron,
      theme,
      image: 'overlap-hero',
      alt: 'Three huge transparent discs in violet, coral and mint, and rays at the point where all three meet',
      shade: ['#E6FF9A00', '#E6FF9A00'],
      minHeight: 80,
      position: 'center center',
      width: 1240,
      pad: [64, 40],
      padBottom: [340, 470],
      gap: [26, 22],
    },
    row(
      { valign: 'top', gap: [0, 0] },
      col(
        66,
        { gap: [26, 22] },
        bar(
          { justify: 'flex-start', gap: 10 },
          tag('10–12 June 2027', { bg: ink, color: white, radius: 999, weight: 700, size: [16, 15] }),
          tag('The gasholders, Tidewick', { bg: white, color: ink, radius: 999, weight: 700, size: [16, 15] }),
        ),
        heading(1, business.activity, { role: 'display', line: 1 }),
        stack({ narrow: 560 }, lead(business.about[0] ?? '')),
        book('See the schedule'),
      ),
      // Keeps words away from the discs on tablets.
      col(34, {}),
    ),
  );

type Picture = [src: string, alt: string];
/** Opens a page: the headline beside the three discs, which mix differently on each page. */
export const opening = (words: string, line: string, more: string, [src, alt]: Picture): Node =>
  section(
    { bg: citron, theme, width: 1240, pad: [28, 28], padBottom: [56, 40], gap: [0, 0] },
    row(
      { valign: 'center', gap: [48, 24] },
      col(
        54,
        { gap: [20, 16] },
        bar({ justify: 'flex-start' }, tag(words, { bg: ink, color: white, radius: 999, weight: 700, size: [16, 15] })),
        heading(1, line, { line: 1.04 }),
        stack({ narrow: 560 }, lead(more)),
      ),
      col(46, {}, image(`overlap-${src}`, alt, { radius: 0 })),
    ),
  );

export const call = (): Node =>
  section(
    { bg: violet, theme: onViolet, width: 1240, pad: [64, 44], padBottom: [0, 0], gap: [0, 0] },
    row(
      { valign: 'center', gap: [48, 28] },
      col(
        60,
        { gap: [20, 16], pad: [40, 0], padX: [0, 0] },
        heading(2, 'Come with a question. Leave with a person.', { role: 'h1', line: 1.05 }),
        lead(
          '600 seats, 21 talks, no screen bigger than a door. Last year the final ticket went at 23:58, and the buyer was on stage at 10:15.',
        ),
        book(),
        small(`Or ring ${link(business.phone, phoneLink)}, weekdays from 10 to 16. It rings on a real desk.`, {
          needs: ['phone'],
        }),
      ),
      col(40, {}, image('overlap-question', 'A question mark over transparent discs; its dot is a smiling face', { radius: 0 })),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: ink,
    theme: onInk,
    width: 1240,
    about: business.about[1] ?? '',
    lists: [
      ['The days', ['Schedule', 'Speakers', 'One talk', 'News']],
      ['Your part', ['Tickets', 'Venue', 'Call for talks']],
    ],
    contact: contactOf(business, 'The desk'),
    last: 'Arguing politely since 2019.',
    title: { size: [62, 42], line: 1 },
  });
