/** A dark wall with one window per page, text in a narrow column below it, and a hymn board with service times. */
import {
  bar,
  button,
  buttons,
  card,
  col,
  eyebrow,
  glow,
  heading,
  image,
  lead,
  link,
  type Node,
  row,
  rule,
  type SectionOptions,
  section,
  small,
  stack,
  tag,
  text,
} from '../../nodes.js';
import { type Business, contactOf, dialled } from '../business.js';
import { footer } from '../parts.js';
import { table } from '../table.js';
import { bone, brass, oak, onOak, theme, wall } from './look.js';

export const business: Business = {
  name: 'St Alder',
  activity: 'Come as you are. Stay for soup.',
  about: [
    'A parish church that is open every day. The heating works. Everybody is welcome, dogs included.',
    'A parish church with an open door, a working organ and soup.',
  ],
  owner: 'Ruth Amery',
  phone: '01632 960 548',
  email: 'welcome@alder.example',
  street: '1 Church Walk',
  city: 'Alder Hill',
  founded: '1348',
};
export const phoneLink = `tel:${dialled(business.phone)}`;

/** Centres buttons. */
export const middle = (...items: ReturnType<typeof button>[]) => ({ ...buttons(...items), align: 'center' });
export const ask = () => [button('Plan a visit'), button('Hear last Sunday', { ghost: true })];

/** Shows a time on a bone tile. */
export const tile = (time: string): Node =>
  tag(time, {
    bg: '#F5EBD5',
    color: '#2A1710',
    face: theme.display,
    size: [30, 27],
    weight: 500,
    spacing: 0.12,
    radius: 2,
    line: 1.15,
  });

const times = table<[service: string, time: string]>(`
  Sunday, morning prayer | 8.30
  Sunday, family service | 10.15
  Sunday, evensong       | 18.30
`);
/** Builds the hymn board, which only this pack has. An import fills it with the owner's hours. */
export const board = (): Node =>
  card(
    { bg: glow(oak, '#4A2B1A', { angle: 100 }), theme: onOak, line: brass, lineWidth: 3, pad: [18, 14], padX: [26, 18] },
    stack(
      { gap: [10, 10], needs: ['hours'], repeats: 'hours' },
      ...times.flatMap(([service, time], i) => [
        ...(i > 0 ? [rule()] : []),
        bar({ gap: 16, nowrap: true }, text(service, { size: [20, 18], color: '#F6E4C6', line: 1.3 }), tile(time)),
      ]),
    ),
  );

type Picture = [src: string, alt: string];
/** Places text on the wall beside its window. */
const beside = ([src, alt]: Picture, width: number, ...children: Node[]): Node =>
  section(
    { bg: wall, width: 1280, pad: [36, 20], padBottom: [0, 0] },
    row(
      { valign: 'center', gap: [48, 24] },
      col(width, { gap: [24, 20], pad: [40, 20], padX: [0, 0] }, ...children),
      col(100 - width, {}, image(`alder-${src}`, alt, { radius: 0 })),
    ),
  );
/** Builds the first section of the front page, which is also available as a block. */
export const hero = (): Node =>
  beside(
    ['rose', 'A stained-glass window with a rose over a tree throws its colours on a dark floor'],
    52,
    heading(1, business.activity, { role: 'display', line: 0.92 }),
    lead(business.about[0] ?? ''),
    buttons(...ask()),
    stack({ narrow: 500 }, board()),
  );
/** Builds the first section of a page. */
export const opening = (label: string, line: string, words: string, picture: Picture, ...more: Node[]): Node =>
  beside(picture, 58, eyebrow(label), heading(1, line, { line: 0.95 }), stack({ narrow: 560 }, lead(words)), ...more);

/** A background lit from above. */
export const dawn = glow('#2A2A52', wall, { at: 'top center', end: 72 });

/** Builds a narrow column in the middle of the wall. */
export const nave = (o: Partial<SectionOptions>, ...children: Node[]): Node =>
  section({ bg: wall, width: 780, pad: [160, 80], gap: [44, 32], ...o }, ...children);
/** Builds a centred heading with its label and an optional sentence. */
export const title = (label: string, line: string, words?: string, level = 2): Node =>
  stack(
    { gap: [16, 14] },
    eyebrow(label, { align: 'center' }),
    heading(level, line, { align: 'center', line: 1 }),
    ...(words ? [lead(words, { align: 'center' })] : []),
  );

/** Shows a window's colours on the floor, across the page. */
export const floor = (): Node =>
  section(
    { tag: 'div', bleed: true, bg: wall, gap: [0, 0] },
    image('alder-floor', 'Red, gold, green and blue light on a stone floor', { radius: 0, align: 'full' }),
  );

export const call = (): Node =>
  nave(
    { pad: [72, 48], padBottom: [140, 80] },
    title(
      'Any Sunday',
      'There is a chair at the back.',
      'It is near the door and the radiator. Nobody will ask you to stand up and say your name.',
    ),
    middle(button('Plan a visit')),
    small(`Or ring the parish office: ${link(business.phone, phoneLink)}`, { needs: ['phone'], align: 'center' }),
  );

export const pageFooter = () =>
  footer({
    bg: '#0E0F20',
    theme,
    width: 1200,
    about: business.about[1] ?? '',
    lists: [
      ['Come', ['Sundays', 'Groups', 'Sermons']],
      ['Ask', ['Life events', 'Give', 'People']],
    ],
    contact: contactOf(business, 'Come by'),
    last: 'The door has been open since 1348.',
    title: { size: [64, 48], line: 1 },
  });

/** Builds a printed sheet on the wall. */
export const sheet = (...children: Node[]): Node =>
  card({ bg: bone, pad: [64, 36], padX: [72, 24], gap: [32, 26], radius: 2 }, ...children);
