/** Builds a receipt: a strip of paper down the middle of each page, with notes in both margins and torn ends. */
import {
  bar,
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
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { deep, gum, ink, ledger, marker, onDeep, onPaper, onYellow, pale, paper, pencil, theme, yellow } from './look.js';

export const business: Business = {
  name: 'Tally',
  activity: 'It adds up.',
  about: [
    'Books, tax and payroll for small firms and people who work for themselves. The price comes first, the answer within a day.',
    'Books, tax and payroll, with the price printed first.',
  ],
  owner: 'Maud Okonjo',
  phone: '01632 960 254',
  email: 'sums@tally.example',
  street: '3 Corn Exchange',
  city: 'Fenwick Cross',
  founded: '1997',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** The printed nodes, and those in both margins. */
type Strip = { left?: Node[]; right?: Node[]; paper: Node[]; valign?: 'top' | 'center' };
/**
 * The widths of margins and paper in percent. They leave room for the gaps. No column has padding at its sides, because blocks add
 * it to the width, and the slot would be narrower than the paper below it.
 */
const wide = { left: 17, paper: 42, right: 35 };
const margin = (width: number, nodes: Node[], valign: 'top' | 'center'): Node =>
  col(width, { pad: nodes.length > 0 ? [36, 22] : [0, 0], padX: [0, 0], gap: [18, 14], valign }, ...nodes);
/** Makes a stretch of the receipt with both its margins. */
export const strip = ({ left = [], right = [], paper: printed, valign = 'top' }: Strip): Node =>
  section(
    { tag: 'section', bg: ledger, theme, width: 1340, pad: [0, 0], gap: [0, 0] },
    row(
      { gap: [22, 0], flush: true, valign: 'stretch' },
      margin(wide.left, left, valign),
      col(
        wide.paper,
        { bg: paper, pad: [30, 24], padX: [0, 0], radius: 0, gap: [0, 0], theme: onPaper },
        card({ pad: [0, 0], padX: [42, 22], radius: 0, gap: [20, 16] }, ...printed),
      ),
      margin(wide.right, right, valign),
    ),
  );
const across = (src: string, alt: string, pad: [number, number]): Node =>
  section(
    { tag: 'div', bg: ledger, theme, width: 1340, pad: [pad[0], pad[0]], padBottom: [pad[1], pad[1]], gap: [0, 0] },
    row(
      { gap: [22, 0], flush: true, valign: 'stretch' },
      col(wide.left, {}),
      col(wide.paper, {}, image(`tally-${src}`, alt, { radius: 0 })),
      col(wide.right, {}),
    ),
  );
/** Prints parts below each other, from the slot of the till to a torn end. */
export const receipt = (...parts: Node[]): Node[] => [
  across('slot', 'The slot of a till with a receipt coming out', [26, 0]),
  ...parts,
  across('torn-end', 'The torn end of a receipt', [0, 72]),
];
/** Prints a single block, from a torn top to a torn end. */
export const piece = (part: Node): Node[] => [
  across('torn-top', 'The torn top of a receipt', [56, 0]),
  part,
  across('torn-end', 'The torn end of a receipt', [0, 56]),
];

export const cut = (): Node => image('tally-perforation', 'A perforated line', { radius: 0 });
export const sumLine = (): Node => image('tally-sum', 'A double line under a sum', { radius: 0 });
export const barcode = (): Node => image('tally-barcode', 'A barcode', { radius: 0 });

const mono = { face: theme.display, weight: 600, color: ink } as const;
/** Prints a line with its amount, aligned at the decimal point. */
export const line = (name: string, amount: string, words?: string): Node =>
  stack(
    { gap: [2, 2] },
    bar(
      { gap: 16, nowrap: true, valign: 'top' },
      text(name, { ...mono, size: [17, 16], line: 1.4, spacing: -0.02 }),
      text(amount, { ...mono, size: [17, 16], line: 1.4, spacing: -0.02, align: 'right' }),
    ),
    ...(words ? [small(words)] : []),
  );
/** Shades every second line, as listing paper does. */
export const barred = (lines: Node[]): Node =>
  stack(
    { gap: [0, 0] },
    ...lines.map((item, i) =>
      card({ bg: i % 2 === 0 ? pale : paper, pad: [12, 10], padX: [12, 10], radius: 0, gap: [0, 0] }, item),
    ),
  );
export const total = (name: string, amount: string): Node =>
  card(
    { bg: marker, pad: [8, 8], padX: [12, 10], radius: 0, gap: [0, 0] },
    bar(
      { gap: 16, nowrap: true, valign: 'bottom' },
      text(name, { ...mono, size: [24, 21], line: 1.2, spacing: -0.03 }),
      text(amount, { ...mono, size: [38, 30], line: 1.1, spacing: -0.05, align: 'right' }),
    ),
  );
export const ask = (more?: string) => buttons(button('Book a first call'), ...(more ? [button(more, { ghost: true })] : []));

/** Sticks a yellow note beside the receipt. */
export const note = (title: string, words: string, ...more: Node[]): Node =>
  card(
    { bg: yellow, pad: [22, 20], padX: [24, 20], radius: 0, gap: [8, 8], theme: onYellow, side: { color: gum, width: 10 } },
    text(title, { ...mono, size: [20, 19], line: 1.25, spacing: -0.03 }),
    text(words),
    ...more,
  );
/** Writes a remark in the margin, beside a pencil line. */
export const remark = (title: string, words: string): Node =>
  card(
    { pad: [0, 0], padX: [16, 14], radius: 0, gap: [6, 6], side: { color: pencil, width: 2 } },
    text(title, { ...mono, size: [17, 17], line: 1.35, color: deep, spacing: -0.02 }),
    text(words),
  );
type Picture = [src: string, alt: string];
export const printed = ([src, alt]: Picture): Node => image(`tally-${src}`, alt, { radius: 0 });

/** Prints the head of a receipt. */
const letterhead = (number: string): Node =>
  bar({ gap: 12 }, eyebrow(`${business.name}, ${business.street}`, { color: ink }), eyebrow(number, { color: ink }));
/** Opens a page with its number and headline, a picture in the right margin, and remarks in the left one. */
export const opening = (number: string, title: string, words: string, picture: Picture, ...left: Node[]): Node =>
  strip({
    valign: 'center',
    left,
    paper: [letterhead(number), cut(), heading(1, title, { line: 1.08 }), lead(words), cut()],
    right: [printed(picture)],
  });

const basket: [name: string, amount: string][] = [
  ['Bookkeeping, a month', '120.00'],
  ['VAT return, a quarter', '85.00'],
  ['Payroll, five people', '60.00'],
  ['Shoebox, sorted', '0.00'],
];
/** Opens the front page with a bill. It is also a block. */
export const hero = (): Node =>
  strip({
    valign: 'center',
    paper: [
      letterhead('No. 000001'),
      cut(),
      heading(1, business.activity, { role: 'display', line: 1.02 }),
      lead(business.about[0] ?? ''),
      cut(),
      ...basket.map(([name, amount]) => line(name, amount)),
      sumLine(),
      total('TOTAL', '£265.00'),
      ask('See all prices'),
    ],
    right: [
      printed(['desk', 'A calculator and stacks of coins, printed in dot-matrix characters']),
      note('31 January', 'Self Assessment and the second payment. You have it. We checked.'),
    ],
  });

export const call = (): Node =>
  strip({
    left: [remark('How much?', 'The first call costs nothing and takes twenty minutes. You leave with one number.')],
    paper: [
      cut(),
      eyebrow('Total'),
      heading(2, 'Your receipts in a shoebox? We have a shelf for that.', { line: 1.14 }),
      line('First call', '0.00'),
      line('Answer within', '1 day'),
      sumLine(),
      ask(),
      small(`Or ring: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      barcode(),
    ],
    right: [printed(['bell', 'A bell on a counter'])],
  });

export const pageFooter = () =>
  footer({
    bg: deep,
    theme: onDeep,
    width: 1240,
    about: business.about[1] ?? '',
    lists: [
      ['Items', ['Services', 'Prices', 'Deadlines', 'Switch to us']],
      ['Office', ['Team', 'Questions', 'Tips']],
    ],
    contact: contactOf(business, 'Counter'),
    last: 'Balanced since 1997.',
    title: { size: [64, 46], line: 1.05 },
  });
