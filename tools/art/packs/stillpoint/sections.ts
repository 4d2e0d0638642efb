/** Builds the sections that are blocks too: the effort dial, the classes, the first time, and the week. */
import { pick } from '../../drawings/ink.js';
import { bar, card, col, glow, grid, heading, type Node, row, type Size, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { breath, c, circle, column, disc, label, title } from './grammar.js';
import { blush, dawn, ember, haze, peach, pearl, shell } from './look.js';

const efforts = table<[name: string, words: string]>(`
  Strong flow | 75 minutes, sweaty
  Slow flow   | 60 minutes, warm
  Hatha       | 75 minutes, mild
  Yin         | 90 minutes, quiet
  Sitting     | 30 minutes, still
`);
const heat: [inner: string, rim: string][] = [
  [ember, peach],
  [peach, dawn],
  [dawn, shell],
  [shell, pearl],
  [pearl, '#FFFFFF'],
];
/** Nests one ring in the other, from the outermost inwards. */
const ring = (i: number): Node => {
  const [name, words] = pick(efforts, i);
  const [inner, rim] = pick(heat, i);
  const isLast = i === efforts.length - 1;
  return card(
    {
      bg: glow(inner, rim, { at: 'center center', end: 72 }),
      radius: 999,
      pad: isLast ? [76, 46] : [42, 34],
      padX: isLast ? [10, 8] : [80, 13],
      gap: [26, 20],
    },
    stack({ gap: [2, 2] }, heading(3, name, { ...c, line: 1.15 }), small(words, c)),
    ...(isLast ? [] : [ring(i + 1)]),
  );
};
/** Shows the classes as rings from sweaty to still: only in this pack. */
export const dial = (): Node =>
  breath(
    2,
    {},
    title(
      'The effort dial',
      'From sweaty to still.',
      'Each ring is a class. The further in, the less you do. Nobody minds if you stop one ring early.',
    ),
    column(900, [0, 0], ring(0)),
  );

type Class = [src: string, alt: string, name: string, effort: string, length: string, words: string];
const classes = table<Class>(`
  strong | A tall stack of stones on a narrow one, in front of a hot red light | Strong flow | Effort 5 of 5 | 75 minutes | One posture leads to the next, and there are many of them. You sweat by minute twelve. There is a wall to lean on, and people do.
  flow   | Nine pebbles in a curve, each larger than the one before            | Slow flow   | Effort 4 of 5 | 60 minutes | The same postures, with time to arrive in each. You need socks for the end and nothing else.
  hatha  | Three stones on each other in the first light                       | Hatha       | Effort 3 of 5 | 75 minutes | Eight postures, held for five breaths. We say which muscle may complain and which may not.
  yin    | A large stone leans on a small one, on folds of linen               | Yin         | Effort 2 of 5 | 90 minutes | Six postures in ninety minutes, all of them lying down or nearly. The cushions do most of the work.
  sit    | A flat stone in still water at night                                | Sitting     | Effort 1 of 5 | 30 minutes | You sit on a cushion or a chair. A bell rings at the start and at the end. In between nothing happens, and you notice.
`);
/** Shows each class beside its disc, which moves from one side of the column to the other. */
export const fiveClasses = (): Node =>
  breath(
    3,
    { light: 'blush', width: 1060, gap: [96, 64] },
    title(
      'Five classes',
      'Pick by how tired you are.',
      'All of them are for beginners. Some beginners have come for eleven years.',
    ),
    ...classes.map(([src, alt, name, effort, length, words], i) => {
      const picture = col(46, {}, disc(src, alt, 440));
      const said = col(
        54,
        { gap: [14, 12] },
        label(`${effort}, ${length}`),
        heading(3, name, { ...c, role: 'h2', size: [48, 34] }),
        column(440, [0, 0], text(words, c)),
      );
      return row({ valign: 'center', gap: [48, 24] }, ...(i % 2 ? [said, picture] : [picture, said]));
    }),
  );

const first = table<[src: string, alt: string, name: string, words: string]>(`
  drop-1 | A pale stone in the water, with one ring around it    | Come at ten to.    | The door opens twenty minutes before a class and shuts on the hour. Shoes stay on the stairs, phones in the basket.
  drop-2 | A rose stone in the water, with four rings around it  | Take the back row. | Mats are there, and so are blankets. Say a word about your knee before we start. It stays between us.
  drop-3 | A dark stone in the water, with six rings around it   | Do half of it.     | Rest when you like, lying down counts. There is ginger tea at the end, and nobody asks how it was.
`);
/** Tells what happens the first time. The rings on the water widen from step to step. */
export const firstTime = (): Node =>
  breath(
    3,
    { light: 'pearl', width: 1180 },
    title('Your first time', 'Three things to know, then you may forget them.'),
    grid(
      3,
      { gap: [48, 48], min: '17rem' },
      ...first.map(([src, alt, name, words]) =>
        stack({ gap: [26, 22] }, disc(src, alt, 330), column(340, [10, 8], heading(3, name, c), text(words, c))),
      ),
    ),
  );

type Count = [value: string, name: string, words: string];
const counts = table<Count>(`
  4 | Breathe in  | through the nose
  7 | Wait        | without pressing
  8 | Breathe out | through the mouth
`);
const sizes: { width: number; pad: Size; tone: [string, string] }[] = [
  { width: 23, pad: [48, 32], tone: [pearl, haze] },
  { width: 33, pad: [104, 56], tone: [shell, blush] },
  { width: 44, pad: [164, 92], tone: [dawn, peach] },
];
/** Shows one breath as three circles that grow. */
export const oneBreath = (): Node =>
  breath(
    4,
    { light: 'dawn', width: 1180 },
    title(
      'Try it here',
      'One breath, three numbers.',
      'Count in your own time. If you feel dizzy, stop and look out of the window instead.',
    ),
    row(
      { valign: 'center', gap: [20, 18] },
      ...counts.map(([value, name, words], i) => {
        const { width, pad, tone } = pick(sizes, i);
        return col(
          width,
          { valign: 'center' },
          circle(
            ...tone,
            { pad, padX: [16, 20], gap: [4, 4] },
            text(value, { role: 'figure', ...c, line: 1, size: [72 + i * 24, 56 + i * 10] }),
            heading(3, name, { ...c, role: 'h4' }),
            small(words, c),
          ),
        );
      }),
    ),
  );

const week = table<[day: string, early: string, one: string, late: string, two: string]>(`
  Monday    | 7:00  | Sitting   | 18:30 | Hatha
  Tuesday   | 9:30  | Slow flow | 18:30 | Strong flow
  Wednesday | 7:00  | Sitting   | 19:00 | Yin
  Thursday  | 9:30  | Hatha     | 18:30 | Slow flow
  Friday    | 7:00  | Sitting   | 17:30 | Strong flow
  Sunday    | 10:00 | Slow flow | 18:00 | Yin
`);
const hours: [inner: string, rim: string][] = [
  [pearl, haze],
  [shell, haze],
  [shell, blush],
  [dawn, blush],
  [dawn, peach],
  [pearl, dawn],
];
/** Shows a week as six capsules of light, one for each day. */
export const theWeek = (level = 2): Node =>
  breath(
    4,
    { light: 'shell', width: 1120 },
    ...(level === 2
      ? [title('The week', 'Twelve classes, none on Saturday.', 'Saturday belongs to workshops, or to the floor polish.')]
      : []),
    grid(
      6,
      { gap: [16, 14], min: '10rem' },
      ...week.map(([day, early, one, late, two], i) =>
        circle(
          ...pick(hours, i),
          { pad: [84, 60], padX: [12, 10], gap: [30, 24] },
          heading(level === 2 ? 3 : 2, day, { ...c, role: 'h4' }),
          ...[
            [early, one],
            [late, two],
          ].map(([time = '', name = '']) => stack({ gap: [2, 2] }, text(time, { role: 'fact', ...c }), small(name, c))),
        ),
      ),
    ),
    bar({ justify: 'center' }, small('Each class has twelve mats. On Sundays they are gone by Friday.', c)),
  );
