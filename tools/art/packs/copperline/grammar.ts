/** One pipe runs down the margin of every section, and strips between them turn it, branch it and measure it. */
import {
  bar,
  button,
  buttons,
  card,
  col,
  eyebrow,
  type Ground,
  glow,
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
import { blue, deep, peach, sky, soot, theme } from './look.js';

export const business: Business = {
  name: 'Copperline',
  activity: 'We stop drips at night.',
  about: [
    'Plumbing, heating and electrics. A person picks up, day and night.',
    'Plumbing, heating and electrics, day and night.',
  ],
  owner: 'Nadia Brandt',
  phone: '01632 960 412',
  email: 'kettle@copperline.example',
  street: '14 Foundry Lane',
  city: 'Harrow Vale',
  founded: '1994',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const dark = '#6B371E';
/** Builds the pipe in the margin from two columns with mirrored gradients. */
const margin = (): Node[] => [
  col(4.6, {}),
  col(0.8, { bg: glow(dark, peach, { angle: 90 }), pad: [0, 0], radius: 0 }),
  col(1.8, { bg: glow(peach, dark, { angle: 90 }), pad: [0, 0], radius: 0 }),
];
/** Keeps content away from the pipe. Padding on the column would widen it and move the pipe. */
const inset = (pad: Size, ...children: Node[]): Node => card({ pad, padX: [72, 22], radius: 0, gap: [26, 22] }, ...children);
type Run = { bg?: Ground; theme?: Theme; narrow?: number };
/** Builds a section beside the pipe. */
export const run = ({ bg = blue, narrow = 1140, ...o }: Run, ...children: Node[]): Node =>
  section(
    { bleed: true, bg, gap: [0, 0], ...o },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      ...margin(),
      col(92.8, {}, inset([104, 60], stack({ narrow, gap: [48, 36] }, ...children))),
    ),
  );

const strips = {
  valve: 'The copper pipe of the margin branches off to a red hand wheel',
  gauge: 'The copper pipe of the margin passes a pressure gauge',
  end: 'The copper pipe of the margin turns a corner',
};
/** Places a strip between two blue sections. */
export const strip = (name: keyof typeof strips): Node =>
  section(
    { bleed: true, tag: 'div', bg: blue, gap: [0, 0] },
    image(`copperline-strip-${name}`, strips[name], { radius: 0, align: 'full' }),
  );

/** Shows the phone number in large figures on copper. */
export const bigNumber = (o: { bg?: string; color?: string } = {}): Node =>
  bar(
    { justify: 'flex-start' },
    stack(
      {},
      card(
        { bg: o.bg ?? peach, pad: [14, 12], padX: [28, 22], radius: 6 },
        text(link(business.phone, phoneLink), {
          needs: ['phone'],
          face: theme.display,
          size: [50, 38],
          weight: 700,
          line: 1.1,
          color: o.color ?? soot,
        }),
      ),
    ),
  );

/** Builds a box of the blueprint. */
export const plate = (...children: Node[]): Node =>
  card({ bg: deep, line: '#CFE6FF88', lineWidth: 2, pad: [20, 16], gap: [6, 4] }, ...children);

/** Shows facts in boxes. */
export const facts = (rows: [label: string, value: string][]): Node =>
  grid(
    3,
    { gap: [14, 12], min: '10rem' },
    ...rows.map(([label, value]) => plate(small(label, { color: sky }), text(value, { role: 'fact', line: 1.1 }))),
  );

type Opening = { label: string; line: string; words: string; picture: [src: string, alt: string] };
/** Builds the first section of a page: text beside the pipe, and a picture that reaches the edge. */
export const opening = ({ label, line, words, picture }: Opening, ...more: Node[]): Node =>
  beside(picture, [92, 44], eyebrow(label), heading(1, line, { line: 0.95 }), lead(words), ...more);
/** Builds the first section of the front page, which is also available as a block: adds the phone number and three facts. */
export const hero = (): Node =>
  beside(
    ['hero', 'A copper pipe with a brass gauge and a red hand wheel on a blueprint'],
    [72, 40],
    heading(1, business.activity, { role: 'display', line: 0.9 }),
    lead(business.about[0] ?? ''),
    bigNumber(),
    facts([
      ['At your door in', '54 minutes'],
      ['Call-out, parts listed', '£85 flat'],
      ['Guarantee', '6 years'],
    ]),
  );
const beside = ([src, alt]: Opening['picture'], pad: Size, ...children: Node[]): Node =>
  section(
    { bleed: true, bg: blue, gap: [0, 0] },
    row(
      { gap: [0, 0], flush: true, valign: 'top' },
      ...margin(),
      col(48.8, {}, inset(pad, ...children)),
      col(44, {}, image(`copperline-${src}`, alt, { radius: 0 })),
    ),
  );

export const ask = (label = 'See all prices') => buttons(button('Ask for a repair'), button(label, { ghost: true }));

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string, level = 2): Node =>
  row(
    { valign: 'bottom', gap: [64, 18] },
    col(60, { gap: [12, 10] }, eyebrow(label), heading(level, line, { line: 0.98 })),
    col(40, {}, text(words)),
  );

export const pageFooter = () =>
  footer({
    bg: deep,
    theme,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['We do', ['Services', 'Prices', 'Jobs done']],
      ['You can', ['Turn it off', 'Areas', 'Tips']],
    ],
    contact: contactOf(business, 'Ring or write'),
    last: 'Tightening things since 1994.',
    title: { size: [64, 46] },
  });
