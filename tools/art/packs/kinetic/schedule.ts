/** Shows the classes of the week and those of today. */
import { col, eyebrow, grid, heading, row } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { ask, type Band, band, bandOf, day, headline, type Kind, legend } from './grammar.js';
import { black, theme } from './look.js';

type Row = [time: string, name: string, kind: Kind];
const week: [day: string, slots: Row[]][] = [
  [
    'Mon',
    [
      ['06:15', 'Lift', 'strength'],
      ['07:30', 'Row', 'sweat'],
      ['12:10', 'Undo', 'calm'],
      ['18:00', 'Box', 'sweat'],
      ['19:15', 'Lift', 'strength'],
    ],
  ],
  [
    'Tue',
    [
      ['06:15', 'Ride', 'sweat'],
      ['07:30', 'Lift', 'strength'],
      ['12:10', 'Skip', 'sweat'],
      ['18:00', 'Row', 'sweat'],
      ['19:15', 'Undo', 'calm'],
    ],
  ],
  [
    'Wed',
    [
      ['06:15', 'Lift', 'strength'],
      ['07:30', 'Box', 'sweat'],
      ['12:10', 'Undo', 'calm'],
      ['18:00', 'Ride', 'sweat'],
      ['19:15', 'Lift', 'strength'],
    ],
  ],
  [
    'Thu',
    [
      ['06:15', 'Row', 'sweat'],
      ['07:30', 'Lift', 'strength'],
      ['12:10', 'Skip', 'sweat'],
      ['18:00', 'Box', 'sweat'],
      ['19:15', 'Undo', 'calm'],
    ],
  ],
  [
    'Fri',
    [
      ['06:15', 'Lift', 'strength'],
      ['07:30', 'Ride', 'sweat'],
      ['12:10', 'Undo', 'calm'],
      ['17:30', 'Row', 'sweat'],
      ['18:30', 'Open bar', 'strength'],
    ],
  ],
  [
    'Sat',
    [
      ['08:30', 'Box', 'sweat'],
      ['09:45', 'Lift', 'strength'],
      ['11:00', 'Kids skip', 'sweat'],
      ['12:00', 'Undo', 'calm'],
    ],
  ],
  [
    'Sun',
    [
      ['09:30', 'Ride', 'sweat'],
      ['10:45', 'Undo', 'calm'],
      ['12:00', 'Pancakes', 'calm'],
    ],
  ],
];
/** The week on one screen, two days side by side on phones: a section that only this pack has. */
export const timetable: Band = bandOf(
  1000,
  'black',
  headline(
    'This week',
    'Be here. Be early.',
    'Doors close at the minute. The coach has a stopwatch and no mercy, but a kind face.',
  ),
  grid(7, { gap: [8, 22], min: '8rem' }, ...week.map(([name, slots]) => day(name, slots))),
  legend(),
);

const today = table<[time: string, name: string, words: string]>(`
  06:15 | Lift  | Tomasz, two places left
  12:10 | Undo  | Wei, nine places left
  18:00 | Box   | Amara, one place left
  19:15 | Lift  | Tomasz, four places left
`);
export const todayBand: Band = band(
  'lime',
  row(
    { valign: 'center', gap: [64, 30] },
    col(38, { gap: [14, 12] }, eyebrow('Today'), heading(2, 'Four chances left.', { line: 1.04 }), ask('See the timetable')),
    col(
      62,
      {},
      pairs(
        today.map(([time, name, words]): [string, string, string] => [`${time}  ${name}`, '60 min', words]),
        { face: theme.display, size: [32, 27], weight: 400, ink: black, value: black },
      ),
    ),
  ),
);
