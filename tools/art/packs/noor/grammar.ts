/** A legal pad: index cards in three sizes hang on ruled paper, each a little turned, and felt-pen lines cross their edges. */
import {
  button,
  buttons,
  card,
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
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { blue, coral, cream, navy, onBlue, onCard, onCoral, onNavy, pad, season, year } from './look.js';

export const business: Business = {
  name: 'Noor Hadley',
  activity: 'I explain things with a pen.',
  about: [
    'How a hospital moves house, why a bridge closes, where the money goes: if it takes an hour to say, I can probably draw it. One pen, one page, your people in the room.',
    'Drawings that explain, from a very small studio.',
  ],
  phone: '01632 960 837',
  email: 'pen@noorhadley.example',
  street: '5 Ropemaker Yard',
  city: 'Saltby',
  founded: '2021',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

type Sheet = { width?: number; pad?: Size; padBottom?: Size; gap?: Size };
/** Builds a section on the ruled paper of the pad. */
export const sheet = (o: Sheet, ...children: Node[]): Node =>
  section(
    {
      bg: pad,
      image: 'noor-ruled',
      alt: 'Ruled yellow paper',
      shade: ['#FFF2A600', '#FFF2A600'],
      minHeight: 80,
      position: 'center center',
      width: 1180,
      pad: [68, 46],
      gap: [44, 32],
      ...o,
    },
    ...children,
  );
/** Shows the gummed head of the pad. */
export const head = (): Node =>
  section(
    { tag: 'div', bleed: true, bg: pad, gap: [0, 0] },
    image('noor-head', 'The gummed head of a legal pad', { radius: 0, align: 'full' }),
  );

const alts: Record<string, string> = {
  pin: 'A push pin',
  tape: 'A strip of tape',
  red: 'Two push pins',
  wide: 'Tape at two corners',
  blue: 'A strip of tape',
  coral: 'A push pin',
  season: 'A strip of tape',
  year: 'A push pin',
  arrow: 'A blue arrow crosses the edge of the card',
  loop: 'A red arrow crosses the edge of the card',
};
const papers = {
  pin: { bg: cream, theme: onCard, end: 'a' },
  tape: { bg: cream, theme: onCard, end: 'b' },
  red: { bg: cream, theme: onCard, end: 'b' },
  wide: { bg: cream, theme: onCard, end: 'wide' },
  blue: { bg: blue, theme: onBlue, end: 'blue' },
  coral: { bg: coral, theme: onCoral, end: 'coral' },
  season: { bg: season, theme: { ...onCard, ground: season }, end: 'season' },
  year: { bg: year, theme: { ...onCard, ground: year }, end: 'year' },
} satisfies Record<string, { bg: string; theme: Theme; end: string }>;
export type Paper = keyof typeof papers;
type Card = { end?: 'arrow' | 'loop'; gap?: Size; padX?: Size };
/** Hangs up an index card. Its upper and lower edges are drawn, because they are turned. */
export const index = (paper: Paper, { end, gap = [14, 12], padX = [36, 24] }: Card, ...children: Node[]): Node => {
  const { bg, theme: own, end: usual } = papers[paper];
  return stack(
    { gap: [0, 0] },
    image(`noor-top-${paper}`, alts[paper] ?? '', { radius: 0 }),
    card({ bg, theme: own, radius: 0, pad: [16, 12], padX, gap }, ...children),
    image(`noor-end-${end ?? usual}`, alts[end ?? ''] ?? 'The lower edge of a card', { radius: 0 }),
  );
};
/** Hangs a card in a column. */
export const pinned = (width: number, paper: Paper, o: Card, ...children: Node[]): Node =>
  col(width, {}, index(paper, o, ...children));

const lines = { line: 'A blue felt-pen line', twice: 'A red felt-pen line', zigzag: 'A wavy blue felt-pen line' };
export type Line = keyof typeof lines;
export const underline = (name: Line, width = 320): Node => image(`noor-${name}`, lines[name], { width, radius: 0 });
/** Places an underlined headline, and a sentence beside it. */
export const title = (words: string, line: string, pen: Line, more?: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 14] },
    col(62, { gap: [8, 6] }, eyebrow(words), heading(2, line, { line: 1.06 }), underline(pen)),
    col(38, {}, ...(more ? [text(more)] : [])),
  );
/** Draws one line that loops from one section to the next. */
export const thread = (): Node => image('noor-thread', 'A blue line loops across the page and ends in an arrow', { radius: 0 });

export const ask = (more?: string) => buttons(button('Ask for a drawing'), ...(more ? [button(more, { ghost: true })] : []));
type Picture = [src: string, alt: string];
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  sheet(
    { width: 1260, pad: [36, 24], padBottom: [48, 36], gap: [0, 0] },
    row(
      { valign: 'center', gap: [36, 24] },
      col(
        49,
        { gap: [22, 18] },
        stack({ gap: [6, 4] }, heading(1, business.activity, { role: 'display', line: 1 }), underline('zigzag', 420)),
        stack({ narrow: 540 }, lead(business.about[0] ?? '')),
        ask('See the work'),
      ),
      col(
        51,
        {},
        image('noor-hero', 'Two index cards: a blue line leaves a tangled head on one and enters a tidy head on the other', {
          radius: 0,
        }),
      ),
    ),
  );
/** Opens a page with a card for the headline, beside a drawing. */
export const opening = (words: string, line: string, more: string, [src, alt]: Picture): Node[] => [
  head(),
  sheet(
    { width: 1220, pad: [28, 20], padBottom: [40, 28], gap: [0, 0] },
    row(
      { valign: 'center', gap: [36, 20] },
      col(
        54,
        {},
        index(
          'red',
          { end: 'arrow', gap: [14, 12], padX: [48, 24] },
          eyebrow(words),
          heading(1, line, { line: 1.02 }),
          lead(more),
        ),
      ),
      col(46, {}, image(`noor-${src}`, alt, { radius: 0 })),
    ),
  ),
];

export const call = (): Node =>
  section(
    { bg: blue, theme: onBlue, width: 1180, pad: [80, 52], gap: [0, 0] },
    row(
      { valign: 'center', gap: [56, 28] },
      col(
        58,
        { gap: [18, 16] },
        heading(2, 'Ring me. I will doodle while you talk.', { role: 'h1', line: 1.02 }),
        lead('Twenty minutes, no invoice. At the end you get the doodle, and I know whether I can help.'),
        ask(),
        small(`Or at once: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      ),
      col(42, {}, image('noor-phone', 'A telephone with a very long cord, drawn with a felt pen', { radius: 0 })),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: navy,
    theme: onNavy,
    width: 1180,
    about: business.about[1] ?? '',
    lists: [
      ['Look', ['Work', 'One story', 'Speaking', 'Notes']],
      ['Me', ['About', 'CV', 'Services and rates']],
    ],
    contact: contactOf(business, 'Desk'),
    last: 'Same pen, refilled since 2021.',
    title: { size: [64, 46], line: 1.05 },
  });
