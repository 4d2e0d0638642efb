/** A biscuit tin: checks behind a label with baked goods on top, single-colour fields between two rows of icing, and centred content. */
import {
  bar,
  button,
  buttons,
  card,
  cover,
  eyebrow,
  heading,
  image,
  lead,
  link,
  type Node,
  type Size,
  section,
  small,
  stack,
  type Theme,
  tag,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { berry, cocoa, cream, custard, onBerry, onCocoa, rose, theme } from './look.js';

export const business: Business = {
  name: 'Crumb',
  activity: 'Good morning, crumbs.',
  about: [
    'A bakery with eleven chairs. The oven is lit at three, the door opens at seven, and the buns rarely see noon.',
    'A bakery with eleven chairs and one oven.',
  ],
  owner: 'Dilys Marlowe',
  phone: '01632 960 237',
  email: 'oven@crumb.example',
  street: '11 Butter Lane',
  city: 'Wexcombe',
  founded: '2009',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** Centres buttons. */
export const middle = (...items: ReturnType<typeof button>[]) => ({ ...buttons(...items), align: 'center' });
/** Shows a round label above a heading. */
export const sticker = (words: string, bg = custard): Node =>
  bar({ justify: 'center' }, tag(words, { bg, color: cocoa, weight: 600, radius: 99 }));

/** Builds the label of a tin, with an outline that is thicker at the bottom. */
export const label = (o: { pad?: Size; padX?: Size; gap?: Size; bg?: string }, ...children: Node[]): Node =>
  card({ bg: cream, line: cocoa, lineWidth: 2, lineBottom: 9, pad: [40, 28], padX: [40, 24], radius: 28, ...o }, ...children);

const alts = { up: 'A row of cream scallops', down: 'A row of hanging icing' };
const icing = (way: keyof typeof alts): Node => image(`crumb-icing-${way}`, alts[way], { radius: 0, align: 'full' });

type Checks = { fine?: boolean; width?: number; pad?: Size };
/** Builds a section of checks that ends in scallops. */
export const gingham = ({ fine = false, width = 1060, pad = [64, 36] }: Checks, ...children: Node[]): Node =>
  section(
    { bleed: true, bg: rose, gap: [0, 0] },
    cover(
      {
        image: fine ? 'crumb-gingham-fine' : 'crumb-gingham',
        alt: 'Gingham',
        shade: ['#F6A5AE00', '#F6A5AE00'],
        minHeight: 80,
        position: 'center center',
        pad: [0, 0],
        radius: 0,
        gap: [0, 0],
      },
      card({ pad, padX: [40, 20], radius: 0, gap: [0, 0] }, stack({ narrow: width, align: 'center', gap: [0, 0] }, ...children)),
      icing('up'),
    ),
  );

type Picture = [src: string, alt: string];
/** Places text on a label, and a picture on its upper edge. */
const shelf = ([src, alt]: Picture, ...children: Node[]): Node[] => [
  image(`crumb-${src}`, alt, { radius: 0 }),
  label({ pad: [52, 32], padX: [56, 22], gap: [20, 16] }, ...children),
];
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  gingham(
    { width: 1080, pad: [40, 28] },
    ...shelf(
      ['hero', 'A table with a cherry cake, a coffee pot, bread, buns and a pigeon, printed like the lid of a biscuit tin'],
      heading(1, business.activity, { role: 'display', line: 0.98, align: 'center' }),
      stack({ narrow: 640, align: 'center' }, lead(business.about[0] ?? '', { align: 'center' })),
      middle(button('See the counter'), button('Order a cake', { ghost: true })),
    ),
  );
/** Builds the first section of a page. */
export const opening = (words: string, line: string, more: string, picture: Picture): Node =>
  gingham(
    { fine: true, width: 860, pad: [48, 28] },
    ...shelf(
      picture,
      sticker(words),
      heading(1, line, { line: 1, align: 'center' }),
      stack({ narrow: 600, align: 'center' }, lead(more, { align: 'center' })),
    ),
  );

type Field = { bg?: string; theme?: Theme; width?: number; rises?: boolean };
/** Builds a single-colour field between hanging and rising icing. The last field of a page has no rising icing. */
export const field = (
  { bg = custard, theme: own = { ...theme, ground: custard }, width = 1120, rises = true }: Field,
  ...children: Node[]
): Node =>
  section(
    { bleed: true, bg, theme: own, gap: [0, 0] },
    icing('down'),
    card(
      { pad: [96, 56], padX: [40, 20], radius: 0, gap: [0, 0] },
      stack({ narrow: width, align: 'center', gap: [52, 36] }, ...children),
    ),
    ...(rises ? [icing('up')] : []),
  );
/** Builds a section on cream. */
export const plain = (o: { width?: number }, ...children: Node[]): Node =>
  section({ bg: cream, width: 1120, pad: [104, 60], gap: [52, 36], ...o }, ...children);

/** Builds a centred heading with its label and an optional sentence. */
export const title = (words: string, line: string, more?: string, level = 2): Node =>
  stack(
    { gap: [16, 14] },
    eyebrow(words, { align: 'center' }),
    heading(level, line, { align: 'center', line: 1.04 }),
    ...(more ? [stack({ narrow: 620, align: 'center' }, lead(more, { align: 'center' }))] : []),
  );

export const call = (): Node =>
  field(
    { bg: berry, theme: onBerry, width: 820, rises: false },
    stack(
      { gap: [20, 16] },
      heading(2, 'Sold out is a compliment.', { role: 'display', size: [84, 46], align: 'center', line: 1 }),
      lead('Order by Wednesday and it has your name on it by Saturday.', { align: 'center' }),
    ),
    middle(button('Order a cake')),
    small(`Or ring while the dough rests: ${link(business.phone, phoneLink)}`, { needs: ['phone'], align: 'center' }),
  );

export const pageFooter = () =>
  footer({
    bg: cocoa,
    theme: onCocoa,
    width: 1120,
    about: business.about[1] ?? '',
    lists: [
      ['Eat', ['Counter', 'Cakes', 'Breakfast']],
      ['Read', ['Our flour', 'Gallery', 'Jobs', 'News']],
    ],
    contact: contactOf(business, 'Come by'),
    last: 'Up before the milk since 2009.',
    title: { size: [72, 52], line: 1 },
  });
