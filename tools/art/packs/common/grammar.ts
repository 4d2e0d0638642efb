/** Torn bands: sections meet at a seam of torn paper, pictures run into their card, and every page adds a layer to the hill. */
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
import { amber, cream, onAmber, onCream, onPlum, onRust, peach, plum, rust, theme } from './look.js';

export const business: Business = {
  name: 'Common Ground',
  activity: 'Neighbours grow neighbourhoods.',
  about: [
    'A club of 340 neighbours with eleven garden beds, one long table and a bicycle workshop. Nobody is paid, and the soup is free.',
    'Eleven beds, one long table, and a list of who brings the salt.',
  ],
  owner: 'Marguerite Holm',
  phone: '01632 960 744',
  email: 'hello@commonground.example',
  street: '12 Allium Lane',
  city: 'Eastmere',
  founded: '2009',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const tones = {
  peach: { bg: peach, theme },
  cream: { bg: cream, theme: onCream },
  amber: { bg: amber, theme: onAmber },
  plum: { bg: plum, theme: onPlum },
  rust: { bg: rust, theme: onRust },
} satisfies Record<string, { bg: string; theme: Theme }>;
export type Tone = keyof typeof tones;

/** Builds a section on one of the papers. A section below a seam starts closer to it. */
export const band = (tone: Tone, o: { isBelowSeam?: boolean }, ...children: Node[]): Node =>
  section(
    { ...tones[tone], width: 1180, pad: o.isBelowSeam ? [44, 28] : [104, 64], padBottom: [104, 64], gap: [52, 34] },
    ...children,
  );

const seams = {
  amber: ['seam-amber', 'A dog and two flowers on a seam of torn paper'],
  plum: ['seam-plum', 'A bicycle and two young plants on a seam of torn paper'],
  peach: ['seam-peach', 'A row of seedlings on a seam of torn paper'],
  rust: ['seam-rust', 'Two small houses and a flower on a seam of torn paper'],
} as const;
/** Tears one paper over the one above. */
export const seam = (from: Tone, to: keyof typeof seams): Node =>
  section(
    { tag: 'div', bleed: true, bg: tones[from].bg, theme: tones[from].theme, gap: [0, 0] },
    image(`common-${seams[to][0]}`, seams[to][1], { radius: 0, align: 'full' }),
  );

/** Places a headline beside a sentence. */
export const headline = (words: string, line: string, more?: string): Node =>
  row(
    { valign: 'bottom', gap: [56, 16] },
    col(62, { gap: [10, 8] }, eyebrow(words), heading(2, line, { line: 1 })),
    col(38, {}, ...(more ? [text(more)] : [])),
  );
export const figure = (value: string, o: { color?: string; size?: Size } = {}): Node =>
  text(value, { role: 'figure', face: theme.display, weight: 800, spacing: -0.04, line: 1, ...o });

/** Builds a card of plain paper. */
export const sheet = (tone: Tone, o: { pad?: Size; gap?: Size }, ...children: Node[]): Node =>
  card({ ...tones[tone], radius: 28, pad: [36, 26], gap: [14, 12], ...o }, ...children);
/** Builds a card of plain paper as a column. */
export const sheetCol = (width: number, tone: Tone, ...children: Node[]): Node =>
  col(width, { ...tones[tone], radius: 28, pad: [44, 28], gap: [18, 16] }, ...children);

type Picture = [src: string, alt: string];
/** Builds a card whose picture is torn into its paper. */
export const torn = ([src, alt]: Picture, ...children: Node[]): Node =>
  card(
    { ...tones.cream, radius: 28, pad: [0, 0], gap: [0, 0] },
    image(`common-${src}`, alt, { radius: [28, 28, 0, 0] }),
    card({ pad: [26, 22], gap: [10, 9] }, ...children),
  );
export const cards = (cols: number, min: string, ...children: Node[]): Node => grid(cols, { gap: [28, 22], min }, ...children);

export const ask = (more?: string) => buttons(button('Lend a hand'), ...(more ? [button(more, { ghost: true })] : []));
const clear: [string, string] = ['#FFDDBB00', '#FFDDBB00'];

/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  section(
    {
      image: 'common-hero',
      alt: 'Six neighbours of torn paper with a basket, a spade, a ladle and a dog on a hill in front of the sun',
      shade: clear,
      minHeight: 880,
      position: 'top center',
      theme,
      width: 1180,
      pad: [48, 32],
      padBottom: [440, 380],
      gap: [26, 20],
    },
    heading(1, business.activity, { role: 'display', line: 0.94, align: 'center' }),
    stack({ narrow: 700, align: 'center' }, lead(business.about[0] ?? '', { align: 'center' })),
    { ...ask('Where ten pounds go'), align: 'center' },
  );

const ordinals = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
/** Builds the first section of a page, whose hill has this many layers. */
export const opening = (layers: number, line: string, more: string, [src, alt]: Picture): Node =>
  section(
    {
      image: `common-${src}`,
      alt,
      shade: clear,
      minHeight: 640,
      position: 'top center',
      theme,
      width: 1180,
      pad: [72, 40],
      padBottom: [310, 480],
      gap: [18, 14],
    },
    stack(
      { narrow: 600, gap: [18, 14] },
      eyebrow(`${ordinals[layers - 1] ?? ''} layers of hill so far`),
      heading(1, line, { line: 0.98 }),
      lead(more),
    ),
  );

export const call = (): Node =>
  section(
    { ...tones.amber, width: 1180, pad: [64, 44], padBottom: [0, 0], gap: [0, 0] },
    row(
      { valign: 'center', gap: [56, 28] },
      col(
        56,
        { gap: [18, 16], pad: [40, 0], padX: [0, 0] },
        heading(2, 'Come on Saturday. Bring a spoon.', { role: 'h1', line: 0.98 }),
        lead('Lunch is at one, the work begins at ten. You may come for either. Most people confuse them after a while.'),
        ask(),
        small(`Or ring ${link(business.phone, phoneLink)}. A neighbour picks up.`, { needs: ['phone'] }),
      ),
      col(44, {}, image('common-invite', 'A gardener, a child with a watering can and a woman with a basket', { radius: 0 })),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: plum,
    theme: onPlum,
    width: 1180,
    about: business.about[1] ?? '',
    lists: [
      ['Together', ['Projects', 'The long table', 'Dates', 'News']],
      ['Join in', ['Give', 'Volunteer', 'Who we are']],
    ],
    contact: contactOf(business, 'The shed'),
    last: 'Digging since 2009.',
    title: { size: [72, 50], line: 1 },
  });
