/** Builds cut-out blocks: coloured sheets of uneven width with uneven corners and a light rim, on chalk blue or night. */
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
  type Size,
  section,
  small,
  stack,
  type Theme,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { chalk, cream, night, onCream, onNight, onRed, onViolet, onYellow, red, theme, violet, yellow } from './look.js';

export const business: Business = {
  name: 'Lantern School',
  activity: 'Learn it by lamplight.',
  about: [
    'A small school for children from three to eleven. Fourteen in a class, two adults in the room, and somebody always has time for the next question.',
    'Small classes. Large questions.',
  ],
  owner: 'Edda Marsh',
  phone: '01632 960 318',
  email: 'office@lanternschool.example',
  street: '3 Wick Lane',
  city: 'Tallowford',
  founded: '1954',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const tones = {
  chalk: { bg: chalk, theme },
  cream: { bg: cream, theme: onCream },
  night: { bg: night, theme: onNight },
  violet: { bg: violet, theme: onViolet },
  red: { bg: red, theme: onRed },
  yellow: { bg: yellow, theme: onYellow },
} satisfies Record<string, { bg: string; theme: Theme }>;
export type Tone = keyof typeof tones;

/** Lists uneven corners, as scissors leave them. Neighbouring blocks get different ones. */
const corners: [number, number, number, number][] = [
  [56, 14, 40, 20],
  [18, 60, 14, 44],
  [40, 20, 60, 12],
  [14, 44, 22, 56],
];
type Cut = { tone?: Tone; pad?: Size; gap?: Size };
const cutLook = (i: number, { tone = 'cream', pad = [40, 28], gap = [16, 14] }: Cut) => ({
  ...tones[tone],
  line: tone === 'cream' ? '#FFFFFF' : cream,
  lineWidth: 6,
  radius: corners[i % 4] ?? 28,
  pad,
  gap,
});
/** Builds the cut-out number `i`, which sets its corners. */
export const cut = (i: number, o: Cut, ...children: Node[]): Node => card(cutLook(i, o), ...children);
/** Builds a cut-out as a column of `blocks`. */
export const block = (width: number, i: number, o: Cut, ...children: Node[]): Node => col(width, cutLook(i, o), ...children);
/** Places cut-outs of uneven width beside each other. */
export const blocks = (...cols: Node[]): Node => row({ valign: 'stretch', gap: [22, 20] }, ...cols);
/** Places cut-outs in a grid. */
export const scraps = (cols: number, min: string, ...children: Node[]): Node => grid(cols, { gap: [22, 20], min }, ...children);

/** Builds a section on one of the grounds. */
export const ground = (tone: Tone, ...children: Node[]): Node =>
  section({ ...tones[tone], width: 1200, pad: [96, 60], gap: [52, 36] }, ...children);
/** Shows roofs along the top of the section on night that follows. */
export const roofs = (): Node =>
  section(
    { tag: 'div', bleed: true, bg: chalk, gap: [0, 0] },
    image('lantern-roofs', 'Roofs and pencils in front of the night, cut out of paper', { radius: 0, align: 'full' }),
  );

/** Places a sentence beside a headline. */
export const headline = (words: string, line: string, more?: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 16] },
    col(62, { gap: [10, 8] }, eyebrow(words), heading(2, line, { line: 1.02 })),
    col(38, {}, ...(more ? [text(more)] : [])),
  );
/** Writes a large numeral, which this pack uses instead of icons. */
export const numeral = (value: string, o: { color?: string; size?: Size } = {}): Node =>
  text(value, { role: 'figure', line: 1, ...o });

type Picture = [src: string, alt: string];
const beside = ([src, alt]: Picture, width: number, ...children: Node[]): Node =>
  section(
    { ...tones.chalk, width: 1280, pad: [56, 28], padBottom: [72, 44], gap: [0, 0] },
    row(
      { valign: 'center', gap: [40, 28] },
      col(width, { gap: [24, 18] }, ...children),
      col(100 - width, {}, image(`lantern-${src}`, alt, { radius: 0 })),
    ),
  );
export const ask = (more?: string) => buttons(button('Come and look'), ...(more ? [button(more, { ghost: true })] : []));
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  beside(
    ['hero', 'Three children from behind look up at a lantern above a town whose houses are books, drawn in chalk and crayon'],
    46,
    heading(1, business.activity, { role: 'display', line: 0.96 }),
    lead(business.about[0] ?? ''),
    ask('See the classes'),
  );
/** Builds the first section of a page: a cut-out drawing with the lantern in another place. */
export const opening = (words: string, line: string, more: string, picture: Picture): Node =>
  beside(picture, 50, eyebrow(words), heading(1, line, { line: 1 }), stack({ narrow: 520 }, lead(more)));

export const call = (): Node =>
  section(
    { ...tones.yellow, width: 1200, pad: [88, 56], gap: [0, 0] },
    row(
      { valign: 'center', gap: [56, 28] },
      col(
        58,
        { gap: [18, 16] },
        heading(2, 'Sit in the small chair. Ask anything.', { role: 'h1', line: 1 }),
        lead('Visits are on Tuesdays at nine, when the school is at its loudest. Bring the child. The child decides anyway.'),
        ask(),
        small(`Or ring the office: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      ),
      col(42, {}, image('lantern-chair', 'A small red chair under a lantern, drawn in crayon', { radius: 0 })),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: night,
    theme: onNight,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['School', ['Classes', 'A day here', 'Team']],
      ['Families', ['Dates', 'Admission', 'Parents', 'News']],
    ],
    contact: contactOf(business, 'Office'),
    last: 'The lamp has been on since 1954.',
    title: { size: [72, 50], line: 1 },
  });
