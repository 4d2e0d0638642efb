/** Builds the sections that count: years, sketches, dates and numbers. */
import { pick } from '../../drawings/ink.js';
import { bar, col, grid, heading, image, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { index, type Paper, pinned, sheet, title } from './grammar.js';
import { blue, navy, wine } from './look.js';

const years = table<[year: string, name: string, words: string]>(`
  2014 | Civil engineer, technically | Four years of drains in a firm with good biscuits. My reports were correct. Nobody read them.
  2018 | The napkin                  | I drew a junction on a napkin for a mayor. It got built. The 80-page report came out a month later.
  2021 | One pen, one desk           | I hand in my notice and buy two hundred index cards. First client: my dentist.
  2022 | A good year                 | The infirmary, the bridge, and a wall of forty metres in a tunnel. I still dream of it.
  2024 | A bad year                  | I said yes to everything and hired two people. All three of us were unhappy, in turns.
  2025 | A good year, smaller        | One desk again. Twenty drawings a year, none on Fridays.
`);
/** Shows the years on ruled lines. */
export const timeline = (): Node =>
  sheet(
    { width: 1060 },
    title(
      'Six years of this',
      'Two of those were good.',
      'twice',
      'The others were useful. I count from the day on which I bought the pen.',
    ),
    stack(
      { gap: [20, 18] },
      ...years.flatMap(([when, name, line], i) => [
        ...(i ? [rule({ color: blue })] : []),
        row(
          { valign: 'top', gap: [36, 6] },
          col(18, {}, text(when, { role: 'figure', size: [50, 38], line: 1, color: i === 3 || i === 5 ? blue : navy })),
          col(30, {}, heading(3, name, { line: 1.16 })),
          col(52, {}, text(line)),
        ),
      ]),
    ),
  );

const sketches = table<[src: string, alt: string, name: string, words: string]>(`
  first  | Five boxes under a tangle of lines                    | Monday: wrong          | Everything that everybody told me. It is all true, which is the problem.
  second | Three boxes in a row, a long way round is crossed out | Thursday: nearly       | Three places, two handovers. The long way round is a form that nobody has needed since 2009.
  third  | A bed, a door and a bus, with two arrows between them | Next Tuesday: that one | A bed, a door, a bus. The rest is on the back, for those who ask.
`);
/** Shows three sketches of one story. */
export const threeSketches = (): Node =>
  sheet(
    { width: 1240 },
    title('Three sketches', 'Once wrong, once nearly, once right.', 'zigzag'),
    grid(
      3,
      { gap: [30, 34], min: '19rem' },
      ...sketches.map(([src, alt, name, line]) =>
        stack(
          { gap: [8, 8] },
          image(`noor-${src}`, `${alt}, drawn with a felt pen`, { radius: 0 }),
          heading(3, name),
          text(line),
        ),
      ),
    ),
  );

const talks = table<[when: string, where: string, name: string, words: string]>(`
  6 Nov  | Leeds        | Draw it badly first       | Forty minutes, and everybody in the room draws a horse.
  21 Nov | Online       | The napkin and the report | For engineers. With a napkin.
  3 Feb  | Saltby Library | Explaining things to your mother | Bring your mother. Free, with biscuits.
`);
/** Lists the next talks on one wide card. */
export const nextTalks = (): Node =>
  sheet(
    { width: 1120 },
    title(
      'Next talks',
      'Dates, doors, horses.',
      'line',
      'If it is sold out, write to me. There is always a chair behind the projector.',
    ),
    index(
      'wide',
      { gap: [18, 16], padX: [52, 24] },
      ...talks.flatMap(([when, where, name, line], i) => [
        ...(i ? [rule()] : []),
        row(
          { valign: 'center', gap: [28, 6] },
          col(22, { gap: [2, 2] }, text(when, { role: 'figure', size: [36, 30], line: 1.1, color: wine }), small(where)),
          col(36, {}, heading(3, name, { line: 1.14 })),
          col(42, {}, text(line)),
        ),
      ]),
    ),
  );

/** Shows four numbers, one on each card. */
export const numbers = (): Node =>
  sheet(
    {},
    row(
      { valign: 'top', gap: [22, 16] },
      ...table<[value: string, words: string]>(`
        1   | page, always. I have broken this rule twice and regretted it once.
        20  | drawings a year, so that each one gets a walk.
        0   | Fridays.
        94  | words in the worst sentence so far.
      `).map(([value, line], i) =>
        pinned(
          pick([27, 27, 19, 27], i),
          pick<Paper>(['tape', 'pin', 'coral', 'blue'], i),
          { gap: [4, 4], padX: [28, 24] },
          text(value, { role: 'figure', line: 1, ...(i < 2 ? { color: blue } : {}) }),
          text(line),
        ),
      ),
    ),
    bar({ justify: 'center' }, small('Counted on the last Friday of the year, which is allowed.')),
  );
