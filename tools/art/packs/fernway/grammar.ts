/** A paper garden: text in clearings, cut hills between sections, and sheets with two large round corners like a leaf. */
import {
  button,
  buttons,
  card,
  col,
  eyebrow,
  type Ground,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  type SectionOptions,
  section,
  small,
  stack,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { hedge, onHedge, paper, sheetWhite, theme } from './look.js';

export const business: Business = {
  name: 'Fernway',
  activity: 'We cut no corners. Just hedges.',
  about: [
    'Garden design, planting, and a nursery that you can wander through with tea.',
    'Gardeners who come back. Mostly for the biscuits.',
  ],
  owner: 'Hannah Osei',
  phone: '01632 960 267',
  email: 'mud@fernway.example',
  street: '3 Potting Lane',
  city: 'Nettle End',
  founded: '2009',
};
export const phoneLink = `tel:${dialled(business.phone)}`;
export const ask = () => buttons(button('Plan a garden'), button('See our gardens', { ghost: true }));

export const leafCorners: [number, number, number, number] = [6, 56, 6, 56];
export const room = (o: Partial<SectionOptions>, ...children: Node[]): Node =>
  section({ bg: paper, width: 1220, pad: [104, 64], gap: [52, 36], ...o }, ...children);
/** Builds a sheet of paper with two round corners. */
export const leafCard = (bg: Ground, ...children: Node[]): Node =>
  card({ bg, pad: [40, 28], padX: [40, 26], radius: leafCorners, gap: [14, 12] }, ...children);

const ridges = {
  down: 'Three rows of paper hills, light green above dark green',
  up: 'Three rows of paper hills before pale paper',
};
/** Places cut hills between two sections. */
export const ridge = (way: keyof typeof ridges): Node =>
  section(
    { bleed: true, tag: 'div', bg: way === 'down' ? paper : hedge, gap: [0, 0] },
    image(`fernway-ridge-${way}`, ridges[way], { radius: 0, align: 'full' }),
  );

type Picture = [src: string, alt: string];
const beside = (width: number, isCut: boolean, [src, alt]: Picture, ...children: Node[]): Node =>
  section(
    { bg: paper, width: 1280, pad: [40, 24], padBottom: [48, 32] },
    row(
      { valign: 'center', gap: [40, 28] },
      col(width, { gap: [26, 20] }, ...children),
      col(100 - width, {}, image(`fernway-${src}`, alt, { radius: isCut ? leafCorners : 0 })),
    ),
  );
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  beside(
    48,
    false,
    ['hero', 'A terracotta pot of paper leaves and paper flowers before a large yellow sun'],
    heading(1, business.activity, { role: 'display', line: 0.98 }),
    lead(business.about[0] ?? ''),
    ask(),
  );
/** Builds the first section of a page. */
export const opening = (label: string, line: string, words: string, picture: Picture, ...more: Node[]): Node =>
  beside(52, picture[0] !== 'map', picture, eyebrow(label), heading(1, line, { line: 1 }), lead(words), ...more);

/** Places a sentence beside a heading. */
export const headline = (label: string, line: string, words: string, level = 2): Node =>
  row(
    { valign: 'bottom', gap: [64, 16] },
    col(58, { gap: [10, 8] }, eyebrow(label), heading(level, line, { line: 1.04 })),
    col(42, {}, text(words)),
  );

/** Centres buttons. */
const middle = (...items: ReturnType<typeof button>[]): Node => Object.assign(buttons(...items), { align: 'center' });
/** Builds the call to action in a clearing with leaves on both sides. */
export const call = (): Node =>
  section(
    {
      image: 'fernway-clearing',
      alt: 'Paper leaves and flowers come in from both sides',
      bg: hedge,
      theme: onHedge,
      shade: [`${hedge}00`, `${hedge}00`],
      minHeight: 620,
      position: 'center center',
      width: 640,
      pad: [120, 96],
      gap: [24, 20],
    },
    stack(
      { gap: [18, 16] },
      heading(2, 'Show us the worst corner.', { align: 'center', line: 1.02 }),
      lead('We come for an hour, look at soil and light, and tell you what wants to grow there. Tea is welcome.', {
        align: 'center',
      }),
    ),
    middle(button('Plan a garden')),
    small(`Or ring: ${link(business.phone, phoneLink)}`, { needs: ['phone'], align: 'center' }),
  );

export const pageFooter = () =>
  footer({
    bg: sheetWhite,
    theme,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['Grow', ['Gardens', 'Care plans', 'Nursery']],
      ['Know', ['Team', 'Areas', 'Advice']],
    ],
    contact: contactOf(business, 'Come by'),
    last: 'Mud on our boots since 2009.',
    title: { size: [60, 46] },
  });
