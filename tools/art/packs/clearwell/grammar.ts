/** Text on the left, one porcelain object on the right, and white capsules with large round ends. */
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
  type SectionOptions,
  section,
  small,
  tag,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { air, coral, deep, ink, leaf, mint, onDeep, teal, theme, white } from './look.js';

export const business: Business = {
  name: 'Clearwell',
  activity: 'Care that calls you back.',
  about: [
    'A dental practice that says how long it takes, what it costs and whether it hurts. Mostly it doesn’t.',
    'A dental practice with warm hands and honest minutes.',
  ],
  owner: 'Maya Lindholm',
  phone: '01632 960 731',
  email: 'hello@clearwell.example',
  street: '8 Spring Terrace',
  city: 'Wellbourne',
  founded: '2006',
};
export const phoneLink = `tel:${dialled(business.phone)}`;
export const ask = () => buttons(button('Ask for a time'), button('See all prices', { ghost: true }));

export const room = (o: Partial<SectionOptions>, ...children: Node[]): Node =>
  section({ bg: mint, width: 1240, pad: [104, 60], gap: [48, 34], ...o }, ...children);
/** Builds a large white capsule. */
export const capsule = (...children: Node[]): Node =>
  card({ bg: white, pad: [64, 34], padX: [72, 26], radius: 60, gap: [32, 24] }, ...children);
/** Builds a small white capsule, for rows of four. */
export const pod = (...children: Node[]): Node => card({ bg: white, pad: [30, 24], padX: [30, 24], gap: [8, 6] }, ...children);
/** Shows a word on a round label. */
export const chip = (words: string, bg = teal, color = white): Node =>
  bar({ justify: 'flex-start' }, tag(words, { bg, color, size: [16, 15], weight: 600, radius: 99 }));

type Picture = [src: string, alt: string];
type Opening = { bg: Ground; picture: Picture; below?: Node[] };
const beside = ({ bg, picture: [src, alt], below = [] }: Opening, ...children: Node[]): Node =>
  section(
    { bg, width: 1280, pad: [56, 32], gap: [44, 30] },
    row(
      { valign: 'center', gap: [48, 28] },
      col(50, { gap: [22, 18] }, ...children),
      col(50, {}, image(`clearwell-${src}`, alt, { radius: 0 })),
    ),
    ...below,
  );
/** Builds the first section of a page. */
export const opening = (label: string, line: string, words: string, picture: Picture, ...more: Node[]): Node =>
  beside(
    { bg: glow(air, mint, { angle: 180 }), picture },
    eyebrow(label),
    heading(1, line, { line: 1.02 }),
    lead(words),
    ...more,
  );

/** Builds the first section of the front page, which is also available as a block: the text, the tooth and four promises. */
export const hero = (): Node =>
  beside(
    {
      bg: leaf,
      picture: ['hero', 'A large porcelain tooth floats over a coral toothbrush, with a drop and three balls around it'],
      below: [promises()],
    },
    heading(1, business.activity, { role: 'display', line: 0.98 }),
    lead(business.about[0] ?? ''),
    ask(),
  );
const promises = (): Node =>
  grid(
    4,
    { gap: [20, 16], min: '15rem' },
    ...[
      ['9 minutes', 'in the waiting room, on average'],
      ['Same week', 'for anything that throbs'],
      ['No surprises', 'a price before the chair tips'],
      ['Your music', 'in your ears, at your volume'],
    ].map(([name = '', words = '']) => pod(text(name, { role: 'fact', color: teal, line: 1.1 }), text(words))),
  );

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string, level = 2): Node =>
  row(
    { valign: 'bottom', gap: [64, 16] },
    col(58, { gap: [10, 8] }, eyebrow(label), heading(level, line)),
    col(42, {}, text(words)),
  );

export const call = (): Node =>
  room(
    { bg: mint, pad: [40, 28], padBottom: [104, 64] },
    card(
      { bg: deep, theme: onDeep, pad: [84, 48], padX: [84, 28], radius: 80, gap: [26, 20] },
      row(
        { valign: 'center', gap: [64, 26] },
        col(
          62,
          { gap: [14, 12] },
          heading(2, 'Does something twinge?'),
          lead('Tell us where and since when. A person rings you back before the end of the day, and it is never a machine.'),
        ),
        col(
          38,
          { gap: [14, 12] },
          buttons(button('Ask for a time', { bg: coral, ink: ink })),
          small(`Or ring: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
        ),
      ),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: white,
    theme,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['Care', ['Treatments', 'Prices', 'Children']],
      ['You', ['First visit', 'Team', 'Advice']],
    ],
    contact: contactOf(business, 'Come by'),
    last: 'Looking after smiles since 2006.',
    title: { size: [56, 42] },
  });
