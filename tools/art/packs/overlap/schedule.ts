/** Builds the schedule: three lanes side by side, which become a list by time on phones. Only in this pack. */
import { bar, card, col, heading, type Node, row, small, stack, tag, text } from '../../nodes.js';
import { table } from '../table.js';
import { band, headline, type Tone, type Track, trackKeys, tracks } from './grammar.js';
import { coral, ink, onInk, white } from './look.js';

type Slot = [time: string, people: string, machines: string, places: string];
/** Three days. `all` in the first lane marks what everybody shares; a talk is its title, `~` and its speaker. */
const days = {
  thursday: table<Slot>(`
    9:00  | all | Doors, badges, coffee    | Coffee pours from 8:40 for people who don’t read signs.
    9:40  | all | One good argument        | Edda Marsh opens with the question of the year. Nine minutes, no slides.
    10:15 | The form that nobody reads ~ Ada Corrigan | A lift is a promise ~ Bram Tolland | Benches, and who gets them ~ Chidi Anyanwu
    11:00 | all | Break, 40 minutes        | Long enough to find the person from row C.
    11:40 | Losing on purpose ~ Dalia Reyes | Ten minutes late, on time ~ Emil Vasko | Turning round ninety metres ~ Fen Whitlock
    12:30 | all | Lunch, 90 minutes        | Soup at 12:34. It is a very exact soup.
    14:00 | How to be wrong at full volume ~ Hugo Stamm | Software you may switch off ~ Gita Raman | A map without north ~ Oona Blake
    15:30 | all | The shared stage         | The three speakers from one slot share one stage. You chose the slot at lunch, with a bean.
  `),
  friday: table<Slot>(`
    9:30  | all | Coffee, and the bean count | The winner of Thursday is announced by the cook.
    10:00 | Nobody is the average patient ~ Ruth Osei | Bridges that say no ~ Lars Immel | Night buses are for cleaners ~ Priya Nand
    11:10 | Silence as a service ~ Tom Abara | Repair before you invent ~ Yuki Harland | The second life of a car park ~ Marta Quill
    12:00 | all | Lunch, 90 minutes        | Vegetarian by default. The ham is in the far corner and knows why.
    14:00 | all | The shared stage         | Three people, one stage, one chair too few.
    20:00 | all | Dinner on the quay       | Long tables. You sit by the colour of your badge, then you don’t.
  `),
  saturday: table<Slot>(`
    10:00 | all | A slow start             | We have met you on Friday evening.
    10:30 | Asking for less ~ Noa Feld | Machines that wait ~ Ivo Marek | What the river wants ~ Jun Castell
    11:40 | Thank you for complaining ~ Bea Lorimer | Good enough, signed ~ Sam Otieno | Four metres of pavement ~ Iris Vane
    13:00 | all | Last stage, then cake    | The argument ends at 14:30. It may go on at the station.
  `),
} satisfies Record<string, Slot[]>;
export type Day = keyof typeof days;
const titles: Record<Day, [day: string, line: string]> = {
  thursday: ['Thursday, 10 June', 'Day one: the question.'],
  friday: ['Friday, 11 June', 'Day two: the mess.'],
  saturday: ['Saturday, 12 June', 'Day three: so what.'],
};

const when = (time: string, isNow: boolean): Node =>
  col(
    13,
    { gap: [8, 6], pad: [14, 4], padX: [0, 0] },
    text(time, { role: 'fact', size: [22, 22], line: 1.1, weight: 700 }),
    ...(isNow ? [bar({ justify: 'flex-start' }, tag('Now', { bg: coral, color: ink, radius: 999, weight: 700 }))] : []),
  );
const title = (level: number, words: string): Node =>
  heading(level, words, { face: 'Familjen Grotesk', size: [22, 20], line: 1.2, spacing: -0.01 });
/** Shows one talk in its lane, with the name of the track for phones, where lanes are below each other. */
const talk = (key: Track, words: string, isNow: boolean, level: number): Node => {
  const { name, color, paper, on } = tracks[key];
  const [line = '', who = ''] = words.split('~').map((part) => part.trim());
  return col(
    33.33,
    { bg: isNow ? white : paper, theme: on, side: { color, width: 8 }, radius: 0, pad: [18, 16], padX: [20, 18], gap: [6, 6] },
    title(level, line),
    small(`${who} · ${name}`),
  );
};
const shared = (name: string, words: string, level: number): Node =>
  card({ bg: ink, theme: onInk, radius: 0, pad: [16, 16], padX: [22, 20], gap: [4, 4] }, title(level, name), small(words));
/** Places a time beside what happens then. */
const line = (time: Node, what: Node): Node => row({ valign: 'top', gap: [10, 8] }, time, col(87, { gap: [0, 0] }, what));
const side = (...cols: Node[]): Node => row({ valign: 'stretch', gap: [10, 8], flush: true }, ...cols);
/** Heads the lanes with track and hall. On phones, the three bars are a legend. */
const heads = (): Node =>
  line(
    col(13, { pad: [8, 0], padX: [0, 0] }, small('Doors 9:00', { weight: 700 })),
    side(
      ...trackKeys.map((key) =>
        col(
          33.33,
          { bg: tracks[key].color, radius: 0, pad: [10, 8], padX: [20, 18] },
          text(`${tracks[key].name} · ${tracks[key].hall}`, { weight: 700, color: key === 'people' ? ink : white }),
        ),
      ),
    ),
  );

type Lanes = { now?: string; from?: number; to?: number; level?: number };
/** Returns the rows of one day. */
const rowsOf = (day: Day, { now, from = 0, to = 99, level = 3 }: Lanes): Node[] =>
  days[day]
    .slice(from, to)
    .map(([time, ...cells]) =>
      line(
        when(time, time === now),
        cells[0] === 'all'
          ? shared(cells[1], cells[2], level)
          : side(...trackKeys.map((key, i) => talk(key, cells[i] ?? '', time === now, level))),
      ),
    );
const lanes = (...rows: Node[]): Node => stack({ gap: [10, 22] }, heads(), ...rows);

/** Shows one day in three lanes. */
export const dayOf = (day: Day, tone: Tone, more: string, o: Lanes = {}): Node =>
  band(tone, { width: 1280 }, headline(titles[day][0], titles[day][1], more), lanes(...rowsOf(day, o)));

/** Shows the first morning on the front page; also a block. */
export const teaser = (): Node =>
  band(
    'citron',
    { width: 1280 },
    headline(
      'Schedule',
      'Three lanes. You can’t see it all.',
      'That is on purpose. You need two other people, and at 11:00 you have 40 minutes to find them.',
    ),
    lanes(...rowsOf('thursday', { now: '11:40', from: 1, to: 6 })),
    small('The halls share their walls, and the doors between them are open.'),
  );
