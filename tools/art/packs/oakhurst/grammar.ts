/** The town fills the background of a page. White panels with one large round corner float on it, above a dark bar. */
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
  section,
  small,
  stack,
  text,
  tightButtons,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { coal, cream, night, onNight, orange, theme } from './look.js';

export const business: Business = {
  name: 'Oakhurst',
  activity: 'We know which side gets the morning sun.',
  about: [
    'An estate agency for one town. We’ve walked every street in it, with a dog, in the rain.',
    'An estate agency for one town, on foot.',
  ],
  owner: 'Edith Okafor',
  phone: '01632 960 384',
  email: 'hello@oakhurst.example',
  street: '2 Cornmarket',
  city: 'Bramleigh',
  founded: '1998',
};

/** Builds a panel that floats on a picture. */
export const panel = (...children: Node[]): Node =>
  card({ bg: cream, pad: [52, 30], padX: [48, 26], gap: [20, 16], radius: [4, 4, 90, 4] }, ...children);

type Town = { src: string; alt: string; height?: number };
/** Builds a section with a picture of the town as its background. */
export const town = ({ src, alt, height = 760 }: Town, ...children: Node[]): Node =>
  section(
    {
      image: `oakhurst-${src}`,
      alt,
      shade: ['#2B2A5500', '#2B2A5500'],
      minHeight: height,
      position: 'center center',
      width: 1320,
      pad: [56, 28],
      gap: [40, 24],
    },
    ...children,
  );

/** Builds the dark bar with a sample search. */
const searchBar = (facts: [label: string, value: string][]): Node =>
  card(
    { bg: night, theme: onNight, pad: [22, 22], padX: [32, 24], radius: 4 },
    row(
      { valign: 'center', gap: [28, 14] },
      ...facts.map(([label, value]) =>
        col(
          26,
          { gap: [2, 0] },
          small(label, { face: theme.display, color: '#DCDBEA' }),
          text(value, { role: 'fact', weight: 500 }),
        ),
      ),
      col(22, {}, tightButtons({}, button('Show homes'))),
    ),
  );

/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  town(
    {
      src: 'quarter',
      alt: 'A crossing in a small town from above: gabled houses with lit windows, trees and three cars',
      height: 860,
    },
    stack(
      { narrow: 560 },
      panel(
        heading(1, business.activity, { role: 'display', line: 1 }),
        lead(business.about[0] ?? ''),
        buttons(button('Value my home'), button('Walk the streets', { ghost: true })),
      ),
    ),
    searchBar([
      ['Street or quarter', 'Mill Side, Oldtown'],
      ['Rooms', '3 or more'],
      ['Up to', '£450,000'],
    ]),
  );

/** Builds the first section of a page: text beside a picture. */
export const opening = (
  label: string,
  line: string,
  words: string,
  [src, alt]: [src: string, alt: string],
  ...more: Node[]
): Node =>
  section(
    { bg: cream, width: 1320, pad: [56, 32] },
    row(
      { valign: 'center', gap: [56, 28] },
      col(50, { gap: [20, 16] }, eyebrow(label), heading(1, line, { line: 1.02 }), lead(words), ...more),
      col(50, {}, image(`oakhurst-${src}`, alt, { radius: [4, 4, 120, 4] })),
    ),
  );

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string, level = 2): Node =>
  row(
    { valign: 'bottom', gap: [64, 16] },
    col(58, { gap: [10, 8] }, eyebrow(label), heading(level, line)),
    col(42, {}, text(words)),
  );

export const ask = () => buttons(button('Value my home'), button('Show homes', { ghost: true }));
export const phoneLink = `tel:${dialled(business.phone)}`;

export const call = (): Node =>
  section(
    { bg: night, theme: onNight, width: 1200, pad: [104, 64] },
    row(
      { valign: 'bottom', gap: [64, 26] },
      col(
        62,
        { gap: [16, 14] },
        heading(2, 'What is your home worth on a rainy Tuesday?', { size: [60, 38], line: 1.02 }),
        lead('We come by, look at the damp corner too, and name a price that survives a survey. It costs nothing.'),
      ),
      col(
        38,
        { gap: [14, 12] },
        buttons(button('Value my home', { bg: orange, ink: coal })),
        small(`Or ring: ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      ),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: coal,
    theme: { ...onNight, muted: '#D5D4DD' },
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['Homes', ['Homes', 'Sell', 'Let']],
      ['The town', ['Streets', 'People', 'News']],
    ],
    contact: contactOf(business, 'Come by'),
    last: 'On foot since 1998.',
    title: { size: [52, 40] },
  });
