/** Builds the sections that several pages of this pack show. */
import { bar, button, card, col, eyebrow, faq, grid, heading, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { dawn, middle, nave, sheet, tile, title } from './grammar.js';
import { blue, gold, onPaper, stone, theme, wall } from './look.js';

const week = table<[day: string, time: string, words: string]>(`
  Monday: quiet hour         | 7.00  | No words. Bring a coat, the heating starts at eight.
  Wednesday: soup            | 12.30 | In the hall, free, seconds encouraged. This week leek.
  Thursday: choir            | 19.30 | Basses wanted. Reading music is a bonus.
  Saturday: mending morning  | 10.00 | Bring the chair with three legs. We have glue.
`);
/** Shows the week as a printed sheet. */
export const thisWeek = (level = 2): Node =>
  nave(
    { theme: onPaper, bg: wall, width: 860, pad: [120, 64] },
    sheet(
      stack(
        { gap: [10, 8] },
        eyebrow('Notice sheet', { align: 'center' }),
        heading(level, 'This week, in four lines.', { align: 'center', line: 1 }),
      ),
      pairs(week, {
        face: theme.display,
        size: [28, 24],
        weight: 500,
        valueWeight: 500,
        ink: onPaper.ink,
        value: onPaper.accentText,
      }),
      small('Take one with you. The back is blank, for sums and drawings.', { align: 'center' }),
    ),
  );

export const welcome = (): Node =>
  nave(
    { bg: dawn },
    title('Welcome', 'You don’t have to believe all of it.'),
    text(
      'Some of us believe before breakfast. Some of us come for the music and stay for the soup. Both are a beginning, and neither gets a badge.',
      { size: [22, 19], align: 'center' },
    ),
    text(
      'You may sit, stand, leave early or cry. Somebody will hand you a book and show you the page. Nobody will phone you on Monday.',
      { size: [22, 19], align: 'center' },
    ),
  );

const groups = table<[day: string, name: string, words: string]>(`
  Monday, 19.00    | Questions      | Twelve chairs, one text, no right answers at the end.
  Tuesday, 10.00   | Small feet     | For people under four, who bring a grown-up. Biscuits are soft.
  Wednesday, 12.30 | Soup           | Cook, serve or eat. Most of us have done all three.
  Thursday, 19.30  | Choir          | Sings loudly on Sundays and quietly at funerals.
  Friday, 17.00    | Bells          | Six ropes, five ringers. You see the problem.
  Saturday, 10.00  | Mending        | Chairs, coats, bicycles. Conversations, too, while the glue dries.
`);
/** Lists six groups on stone. */
export const circles = (level = 2): Node =>
  nave(
    { bg: stone, width: 1160, pad: [140, 72] },
    title(
      'Groups',
      'Six rooms, one kettle.',
      level === 1 ? 'Turn up once and see. Nobody keeps a list until you ask to be on it.' : undefined,
      level,
    ),
    grid(
      3,
      { gap: [24, 20], min: '20rem' },
      ...groups.map(([day, name, words]) =>
        card(
          { bg: wall, pad: [34, 26], gap: [8, 6] },
          small(day, { color: blue }),
          heading(level + 1, name, { role: 'h3', color: gold }),
          text(words),
        ),
      ),
    ),
  );

export const lastSunday = (): Node =>
  nave(
    {},
    stack(
      { gap: [26, 20] },
      eyebrow('Last Sunday', { align: 'center' }),
      text('“If your faith is the size of a lentil, good. We know what to do with lentils.”', {
        role: 'quote',
        line: 1.1,
        align: 'center',
      }),
      small('From a sermon of nine minutes, the third in a row under ten', { align: 'center' }),
    ),
    middle(button('Hear last Sunday', { ghost: true })),
  );

const minutes = table<[time: string, name: string, words: string]>(`
  10.05 | You come in             | The left half of the door sticks. Push the right one. Somebody says hello and means it.
  10.10 | You find a seat         | Anywhere. The cushions are on the radiator. Wheelchairs have the best view, beside the third pillar.
  10.15 | It begins               | With bells, then a hymn that most people half know. The number is on the board.
  10.35 | Children leave          | Or stay. There is a room with clay, and a window so that you can see each other.
  10.50 | Bread and wine          | For everybody who wants some. Cross your arms if you would rather not.
  11.15 | It ends, and there is soup | Through the small door. You may also just go home.
`);
/** Describes a service minute by minute. */
export const atTheDoor = (level = 2): Node =>
  nave(
    { width: 860 },
    title('What happens', 'Seventy minutes, no surprises.', undefined, level),
    stack(
      { gap: [24, 22] },
      ...minutes.flatMap(([time, name, words], i) => [
        ...(i > 0 ? [rule()] : []),
        row(
          { valign: 'top', gap: [32, 10] },
          col(20, {}, bar({ justify: 'flex-start' }, tile(time))),
          col(80, { gap: [6, 4] }, heading(level + 1, name, { role: 'h3' }), text(words)),
        ),
      ]),
    ),
  );

const said = table<[words: string, name: string]>(`
  I came in to get out of the rain. That was four years ago. | Dora, second pew
  They buried my father as if they had known him.            | The Lindqvists
  My son asked why God needs a roof. He got a real answer.   | Ama, small feet
`);
export const book = (): Node =>
  nave(
    { bg: stone, width: 1160, pad: [140, 72] },
    title('Visitors’ book', 'Written near the door.'),
    grid(
      3,
      { gap: [40, 36], min: '20rem' },
      ...said.map(([words, name]) =>
        stack(
          { gap: [12, 10] },
          text(`“${words}”`, { face: theme.display, size: [30, 26], line: 1.15, color: theme.ink }),
          small(name, { color: blue }),
        ),
      ),
    ),
  );

const costs = table<[amount: string, what: string, words: string]>(`
  A bowl of soup              | £2  | With bread. The spoon comes back.
  Four minutes of heating     | £7  | The nave is tall, and warmth likes to look at the ceiling.
  One pane of the west window | £35 | There are 412. Nineteen are cracked and one is a jam-jar lid.
  A day of roof               | £41 | It has been kept up since before potatoes. We would like to go on.
`);
export const give = (level = 2): Node =>
  nave(
    { theme: onPaper, width: 860, pad: [120, 64] },
    sheet(
      stack(
        { gap: [10, 8] },
        eyebrow('What it costs', { align: 'center' }),
        heading(level, 'Four honest prices.', { align: 'center', line: 1 }),
      ),
      pairs(costs, {
        face: theme.display,
        size: [28, 24],
        weight: 500,
        valueWeight: 500,
        ink: onPaper.ink,
        value: onPaper.accentText,
      }),
      small('There is a box by the door. It is old, and it takes cards.', { align: 'center' }),
    ),
  );

export const questions = (level = 2): Node =>
  nave(
    { bg: stone, width: 860, pad: [140, 72] },
    title('Questions', 'Asked in the porch.', undefined, level),
    faq(
      table<[question: string, answer: string]>(`
      What do I wear?                    | Clothes. In winter, several.
      Do I have to sing?                 | No. Hold the book and look thoughtful. Half the tenors do.
      Is there a step?                   | Two at the west door, none at the south door. Ring the bell there and somebody comes.
      May I bring my dog?                | Yes. The one under the fourth pew on the left is friendly.
      Will you ask me for money?         | A plate goes round. It is fine to pass it on, and nobody looks.
      What if I don’t believe in God?    | Then you are in good company until about the second hymn.
    `),
    ),
  );
