/** A contact sheet: frames between two rows of holes, captions in small type with the number of the frame, one frame grown large. */
import {
  bar,
  button,
  buttons,
  col,
  cover,
  eyebrow,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  rule,
  section,
  small,
  stack,
  tag,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { brown, film, onPaper, paper, skin, theme } from './look.js';

export const business: Business = {
  name: 'Hollow Fern',
  activity: 'Yours, in soft focus.',
  about: [
    'Two photographers, two film cameras, thirty weddings a year. We stand where the light is and say very little.',
    'Weddings and families on film, in natural light.',
  ],
  owner: 'Maren Thorne',
  phone: '01632 960 583',
  email: 'darkroom@hollowfern.example',
  street: '7 Sorrel Yard',
  city: 'Ashcombe',
  founded: '2011',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

const clear: [string, string] = ['#150A0800', '#150A0800'];
/** Returns the edge of a film with its print: two short words, never more than a phone holds. */
export const edge = (left: string, right: string): Node =>
  cover(
    {
      image: 'hollow-holes',
      alt: 'The perforated edge of a film',
      shade: clear,
      minHeight: 88,
      position: 'bottom center',
      pad: [10, 10],
      radius: 0,
      gap: [0, 0],
    },
    bar({ nowrap: true, gap: 12 }, tag(left, { color: skin }), tag(right, { color: skin })),
  );

type Shot = { src: string; alt: string; height?: number; marks?: [string, string] };
/** Returns a frame as wide as the window, with words on its dark corner. */
export const shot = ({ src, alt, height = 660, marks = ['▸ 20', '20A'] }: Shot, ...children: Node[]): Node =>
  section(
    { bleed: true, bg: skin, gap: [0, 0] },
    edge(...marks),
    cover(
      {
        image: `hollow-${src}`,
        alt,
        shade: ['#150A08F0', '#150A0800'],
        shadeAngle: 62,
        minHeight: height,
        position: 'bottom left',
        pad: [64, 24],
        radius: 0,
        gap: [0, 0],
      },
      stack({ narrow: 620, gap: [24, 18] }, ...children),
    ),
    edge('Hollow Fern 400', 'Safety film'),
  );

/** Returns the frame of the front page, which is a block too. */
export const hero = (): Node =>
  shot(
    {
      src: 'hero',
      alt: 'A couple in a meadow at sunset, seen from behind and circled in red grease pencil',
      height: 720,
      marks: ['▸ 20', 'The one'],
    },
    heading(1, business.activity, { role: 'display', line: 0.94 }),
    lead(business.about[0] ?? '', { color: paper }),
    buttons(button('Ask for your date'), button('See the stories', { ghost: true })),
  );
/** Opens a page with the number of a frame. */
export const opening = (frame: string, words: string, line: string, more: string): Node =>
  section(
    { bg: brown, width: 1200, pad: [104, 64], padBottom: [72, 44], gap: [0, 0] },
    row(
      { valign: 'bottom', gap: [64, 24] },
      col(64, { gap: [20, 16] }, eyebrow(`▸ ${frame} ${words}`), heading(1, line, { line: 0.98 })),
      col(36, {}, lead(more)),
    ),
  );

/** Returns a section with its frame number in a column on the left. */
export const sheet = (frame: string, words: string, line: string, o: { bg?: string; more?: string }, ...children: Node[]): Node =>
  section(
    {
      bg: o.bg ?? brown,
      theme: { ...theme, ground: o.bg ?? brown },
      width: 1200,
      pad: [104, 64],
      gap: [56, 36],
      edge: theme.line,
    },
    row(
      { valign: 'top', gap: [64, 14] },
      col(20, {}, eyebrow(`▸ ${frame} ${words}`)),
      col(
        80,
        { gap: [20, 16] },
        stack({ narrow: 780 }, heading(2, line, { line: 1 })),
        ...(o.more ? [stack({ narrow: 560 }, text(o.more))] : []),
      ),
    ),
    ...children,
  );

/** Returns a print with its caption: number on the left, words on the right. */
export const print = (src: string, alt: string, frame: string, words: string, title?: string): Node =>
  stack(
    { gap: [12, 10] },
    image(`hollow-${src}`, alt, { radius: 0 }),
    bar({ nowrap: true, gap: 16, valign: 'top', justify: 'flex-start' }, small(frame, { color: skin }), small(words)),
    ...(title ? [heading(2, title, { role: 'h3', line: 1.1 })] : []),
  );

/** Returns the rows of a list with a frame number, ruled. */
export const frames = (rows: string[][], first: number): Node =>
  stack(
    { gap: [22, 20] },
    rule(),
    ...rows.flatMap(([name = '', words = ''], i) => [
      row(
        { valign: 'top', gap: [40, 8] },
        col(14, {}, small(`${first + i}A`, { color: skin })),
        col(36, {}, heading(3, name, { line: 1.12 })),
        col(50, {}, text(words)),
      ),
      rule(),
    ]),
  );

export const call = (): Node =>
  section(
    { bg: paper, theme: onPaper, width: 1200, pad: [112, 72], gap: [0, 0] },
    row(
      { valign: 'bottom', gap: [64, 32] },
      col(
        66,
        { gap: [20, 16] },
        eyebrow('▸ 36 Last frame on the roll'),
        heading(2, 'Is your day still free?', { role: 'display', size: [104, 54], line: 0.96 }),
      ),
      col(
        34,
        { gap: [20, 18] },
        text('Name the day and the place. You have an answer by the next evening, and it is yes or no.'),
        buttons(button('Ask for your date')),
        small(`Or ring ${link(business.phone, phoneLink)}`, { needs: ['phone'] }),
      ),
    ),
  );

export const pageFooter = () =>
  footer({
    bg: film,
    theme: theme,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['Look', ['Stories', 'One story', 'Families']],
      ['Ask', ['Prices', 'Questions', 'About', 'Journal']],
    ],
    contact: contactOf(business, 'Darkroom'),
    last: 'Developed by hand since 2011.',
    title: { size: [72, 52], line: 1 },
  });
