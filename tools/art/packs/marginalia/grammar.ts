/** Builds a newspaper: a huge name between double rules, ruled columns, and notes in red italics beside the lines they comment on. */
import {
  bar,
  button,
  buttons,
  col,
  eyebrow,
  grid,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  rule,
  type Size,
  section,
  small,
  stack,
  type Theme,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { ink, newsprint, onInk, red, sand, theme, thread } from './look.js';

export const business: Business = {
  name: 'Marginalia',
  activity: 'The long read, still in print.',
  about: [
    'A quarterly of long articles and short notes beside them, edited in two rooms above a stationer.',
    'Long articles, short notes, four times a year.',
  ],
  owner: 'Cordelia Finch',
  phone: '01632 960 771',
  email: 'desk@marginalia.example',
  street: '29 Inkwell Row',
  city: 'Netherby',
  founded: '1987',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** Returns two rules, as above and below the name of a newspaper. */
export const double = (): Node => stack({ gap: [4, 4] }, rule({ color: ink }), rule({ color: ink }));

/** Returns a note in the margin, tied to a line by its number. */
export const note = (number: string, words: string, size: Size = [24, 21]): Node =>
  text(`${number} ${words}`, { face: theme.display, italic: true, size, line: 1.22, color: red });

type Wide = { width?: number; bg?: string; theme?: Theme; pad?: Size };
/** Returns a section on newsprint between two rules. */
export const sheet = ({ width = 1280, bg = newsprint, pad = [72, 48], theme: own }: Wide, ...children: Node[]): Node =>
  section({ bg, width, pad, gap: [40, 30], theme: own ?? { ...theme, ground: bg } }, ...children);

/** Returns columns with rules between them. */
export const columns = (shares: number[], ...parts: Node[][]): Node =>
  row(
    { valign: 'top', gap: [32, 30] },
    ...parts.map((children, i) =>
      col(
        shares[i] ?? 0,
        i > 0 ? { gap: [16, 14], side: { color: theme.line }, radius: 0, pad: [0, 0], padX: [26, 18] } : { gap: [16, 14] },
        ...children,
      ),
    ),
  );

/** Returns the name across the page over its woodcut. It is also a block. */
export const masthead = (): Node =>
  section(
    { bg: newsprint, width: 1360, pad: [28, 20], padBottom: [44, 32], gap: [18, 14] },
    bar({ gap: 20 }, small('No. 154, autumn'), small('Price: nine pounds, or a good letter'), small('Weather: reading')),
    double(),
    text(business.name, {
      role: 'display',
      face: theme.display,
      size: [250, 70],
      grows: true,
      line: 0.86,
      color: ink,
      align: 'center',
      spacing: -0.03,
    }),
    double(),
    image('marginalia-city', 'A woodcut of roofs at night: an owl, a man on a ladder to the moon, one window lit in red', {
      radius: 0,
    }),
    row(
      { valign: 'top', gap: [40, 26] },
      col(
        62,
        { gap: [18, 14] },
        heading(1, business.activity, { line: 0.98 }),
        buttons(button('Read the issue'), button('Subscribe', { ghost: true })),
      ),
      col(
        38,
        { gap: [16, 14], side: { color: thread, width: 2 }, radius: 0, pad: [0, 0], padX: [26, 18] },
        lead(business.about[0] ?? ''),
        note('*', 'He borrowed our ladder in 1991. It is in the accounts.'),
      ),
    ),
  );

/** Opens a page with its name in a line above the headline, and a note beside the first sentence. */
export const opening = (words: string, line: string, more: string, aside: string): Node =>
  section(
    { bg: newsprint, width: 1280, pad: [56, 36], padBottom: [48, 36], gap: [22, 18] },
    double(),
    bar({}, eyebrow(words), small('Marginalia, no. 154')),
    heading(1, line, { role: 'display', size: [120, 54], line: 0.96 }),
    row({ valign: 'top', gap: [40, 20] }, col(64, {}, stack({ narrow: 760 }, lead(more))), col(36, {}, note('*', aside))),
    double(),
  );

/** Returns the name of a section between rules. */
export const title = (words: string, line: string): Node =>
  stack({ gap: [12, 10] }, double(), bar({ valign: 'bottom' }, heading(2, line, { line: 1.02 }), eyebrow(words)));

type Story = [src: string, alt: string, words: string, title: string, lead: string, by: string];
/** Returns a story with its woodcut. */
export const story = ([src, alt, words, line, more, by]: Story, level = 3): Node[] => [
  image(`marginalia-${src}`, alt, { radius: 0 }),
  eyebrow(words),
  heading(level, line, { role: 'h3', line: 1.08 }),
  text(more),
  small(by, { italic: true }),
];

/** Returns small pieces in columns. */
export const briefs = (count: number, parts: Node[][]): Node =>
  grid(
    count,
    { gap: [28, 30], min: count > 2 ? '19rem' : '16rem' },
    ...parts.map((children) => stack({ gap: [10, 8] }, rule({ color: ink }), ...children)),
  );

export const call = (): Node =>
  section(
    { bg: sand, theme: { ...theme, ground: sand }, width: 1280, pad: [88, 56], gap: [0, 0] },
    row(
      { valign: 'bottom', gap: [56, 28] },
      col(66, { gap: [14, 12] }, heading(2, 'Four issues, one owl.', { role: 'display', size: [104, 52], line: 0.96 })),
      col(
        34,
        { gap: [20, 18] },
        text('Thirty-two pounds a year, by post, in an envelope that survives most letterboxes.'),
        buttons(button('Subscribe')),
        small(`Or ring ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      ),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: ink,
    theme: onInk,
    width: 1280,
    about: business.about[1] ?? '',
    lists: [
      ['Read', ['Slow things', 'The long read', 'Issues', 'Blog']],
      ['Write', ['Authors', 'Letters', 'Subscribe', 'About']],
    ],
    contact: contactOf(business, 'The desk'),
    last: 'Corrected, with pleasure, since 1987.',
    title: { size: [112, 60], line: 0.95 },
  });
