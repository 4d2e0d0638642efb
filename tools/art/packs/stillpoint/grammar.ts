/** One centred column without boxes: words and discs in a breath of light that widens from section to section. */
import {
  bar,
  button,
  buttons,
  card,
  eyebrow,
  glow,
  heading,
  image,
  lead,
  link,
  type Node,
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
import { blush, dawn, dusk, haze, lilac, onDusk, pearl, shell } from './look.js';

export const business: Business = {
  name: 'Stillpoint',
  activity: 'Sit down. That is the course.',
  about: [
    'Yoga, sitting and quiet work with the body, one flight of stairs above a bakery. Twelve mats, one teacher, no mirrors.',
    'Twelve mats above a bakery. Shoes stay on the stairs.',
  ],
  owner: 'Tove Ansell',
  phone: '01632 960 651',
  email: 'mat@stillpoint.example',
  street: '4 Cooper Stairs',
  city: 'Marrowby',
  founded: '2014',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** Centres text. */
export const c: TextLook = { align: 'center' };
/** Centres buttons. */
export const middle = (...items: ReturnType<typeof button>[]): Node => ({ ...buttons(...items), align: 'center' });
/** Limits the length of centred lines. */
export const column = (narrow: number, gap: Size, ...children: Node[]): Node =>
  stack({ narrow, align: 'center', gap }, ...children);

const lights = { dawn, blush, haze, pearl, shell };
export type Light = keyof typeof lights;
type Breath = { light?: Light; width?: number; pad?: Size; padBottom?: Size; gap?: Size; theme?: Partial<Theme> };
/** Builds a section whose light reaches as far as the breath: 1 is the narrowest, 5 the widest. */
export const breath = (reach: 1 | 2 | 3 | 4 | 5, { light = 'dawn', ...o }: Breath, ...children: Node[]): Node =>
  section(
    {
      bg: glow(lights[light], lilac, { at: 'center center', end: 28 + reach * 8 }),
      width: 1120,
      pad: [128, 76],
      gap: [72, 48],
      ...o,
    },
    ...children,
  );

/** Shows a round picture. */
export const disc = (name: string, alt: string, width = 520): Node =>
  image(`stillpoint-${name}`, alt, { width, align: 'center', radius: 999 });
/** Shows a label above a headline. */
export const label = (words: string): Node => eyebrow(words, { ...c, weight: 400 });
/** Shows a label, a headline and a sentence in the middle. */
export const title = (words: string, line: string, more?: string): Node =>
  column(
    780,
    [20, 16],
    label(words),
    heading(2, line, { ...c, line: 1.08 }),
    ...(more ? [column(600, [0, 0], text(more, { ...c, size: [20, 18] }))] : []),
  );
/** Builds a circle of light around words. `inner` is its colour in the middle, `rim` that of its edge. */
export const circle = (inner: string, rim: string, o: { pad: Size; padX?: Size; gap?: Size }, ...children: Node[]): Node =>
  card({ bg: glow(inner, rim, { at: 'center center', end: 72 }), radius: 999, padX: [36, 26], gap: [8, 6], ...o }, ...children);

export const ask = (more?: string): Node => middle(button('Book a mat'), ...(more ? [button(more, { ghost: true })] : []));
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  section(
    {
      bg: lilac,
      image: 'stillpoint-breath',
      alt: 'Five circles of peach light within each other',
      shade: ['#E6DCF200', '#E6DCF200'],
      minHeight: 80,
      position: 'center center',
      width: 1120,
      pad: [84, 52],
      padBottom: [24, 16],
      gap: [28, 24],
    },
    column(880, [0, 0], heading(1, business.activity, { role: 'display', ...c, line: 1.02 })),
    column(620, [0, 0], lead(business.about[0] ?? '', c)),
    ask('See the classes'),
    image('stillpoint-stones', 'Seven stones that balance on each other', { width: 620, align: 'center', radius: 0 }),
  );
/** Builds the first section of a page: words above a disc. */
export const opening = (words: string, line: string, more: string, [src, alt]: [src: string, alt: string]): Node =>
  breath(
    1,
    { light: 'blush', pad: [84, 52], padBottom: [110, 64], gap: [56, 40] },
    column(760, [22, 18], label(words), heading(1, line, { ...c, line: 1.04 }), column(600, [0, 0], lead(more, c))),
    disc(src, alt, 600),
  );

export const call = (): Node =>
  breath(
    5,
    { light: 'shell', padBottom: [72, 40], gap: [28, 24] },
    heading(2, 'There is a mat by the window.', { role: 'h1', ...c, line: 1.04 }),
    column(560, [0, 0], lead('It is yours for an hour. Write before noon, and it is rolled out when you come.', c)),
    ask(),
    small(`Or ring: ${link(business.phone, phoneLink)}`, { ...c, needs: ['phone'] }),
  );

/** Shows the evening: from the colour of the page to that of the footer. */
const evening = (): Node =>
  section(
    {
      tag: 'div',
      bg: lilac,
      image: 'stillpoint-evening',
      alt: 'The sun sets in four circles, from lilac to night',
      shade: ['#2E274000', '#2E274000'],
      minHeight: 620,
      position: 'bottom center',
      pad: [120, 80],
      padBottom: [34, 20],
      gap: [0, 0],
    },
    image('stillpoint-last', 'Four stones on each other in the last light', { width: 300, align: 'center', radius: 0 }),
  );
export const pageFooter = (): Node[] => [
  evening(),
  footer({
    bg: dusk,
    theme: onDusk,
    width: 1120,
    pad: [56, 40],
    about: business.about[1] ?? '',
    lists: [
      ['The room', ['Classes', 'Timetable', 'Prices', 'Journal']],
      ['More', ['One-to-one', 'Workshops', 'Teacher', 'Contact']],
    ],
    contact: contactOf(business, 'Up the stairs'),
    last: 'The kettle has been on since 2014.',
    title: { size: [56, 42], line: 1.05 },
  }),
];
/** Places small facts in one centred line. */
export const facts = (...words: string[]): Node =>
  bar({ justify: 'center', gap: 28 }, ...words.map((line) => small(line, { weight: 500 })));
