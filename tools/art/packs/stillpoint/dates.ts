/** Builds the sections with dates: workshops and the years of the room. */
import { pick } from '../../drawings/ink.js';
import { button, card, col, glow, heading, type Node, row, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { breath, c, column, middle, title } from './grammar.js';
import { blush, dawn, haze, pearl, shell } from './look.js';

type Workshop = [day: string, month: string, name: string, when: string, words: string];
const dates = table<Workshop>(`
  14 | March | Headstand, from the floor up | 10:00 to 13:00, £45 | Most of it happens with both feet down. Eight people, eight walls.
  11 | April | A Saturday without talking   | 9:00 to 16:00, £60  | Sitting, walking, soup. You may laugh.
  9  | May   | Backs that sit all day       | 14:00 to 17:00, £45 | Bring your office chair, if it rolls. We have a ramp for it.
  20 | June  | The longest evening          | 20:00 to 23:00, £30 | Yin on the roof until it gets dark. There are blankets.
`);
/** Lists workshops as capsules of light. */
export const workshops = (): Node =>
  breath(
    3,
    { light: 'pearl', width: 1060, gap: [64, 44] },
    title('Next dates', 'Four Saturdays.', 'Small groups, long breaks. Soup is from below.'),
    stack(
      { gap: [22, 18] },
      ...dates.map(([day, month, name, when, words], i) =>
        card(
          {
            bg: glow(pick([pearl, shell, shell, dawn], i), pick([haze, haze, blush, blush], i), { at: 'center center', end: 72 }),
            radius: 999,
            pad: [34, 56],
            padX: [64, 34],
          },
          row(
            { valign: 'center', gap: [28, 12] },
            col(20, { gap: [0, 0] }, text(day, { role: 'figure', ...c, line: 1 }), text(month, c)),
            col(
              80,
              { gap: [6, 6] },
              heading(3, name, c),
              small(when, { ...c, weight: 500 }),
              column(460, [0, 0], text(words, c)),
            ),
          ),
        ),
      ),
    ),
  );
export const bring = (): Node =>
  breath(
    4,
    { light: 'shell' },
    title('Before you come', 'Eat little, wear layers.'),
    column(
      600,
      [22, 18],
      text('Have breakfast two hours before. The room has eighteen degrees in the morning and twenty-four after a headstand.', c),
      text(
        'You can cancel until three days before, and you get all of it back. After that we give your place to the list, and you get it back if somebody takes it. Somebody nearly always does.',
        c,
      ),
    ),
    middle(button('Book a mat'), button('See the timetable', { ghost: true })),
  );

export const years = (): Node =>
  breath(
    3,
    { light: 'blush', width: 1000 },
    title('Eleven years', 'In five lines.'),
    stack(
      { gap: [48, 36] },
      ...table<[year: string, words: string]>(`
        2003 | First roof. I liked the view and the quiet before the hammers.
        2012 | Last roof. Four months on a mattress, then the class with the neighbour.
        2014 | Twelve mats, two people. One of them was the baker.
        2019 | The round window. It took a crane, a permit and three men whom I knew from roofs.
        2025 | Thirty-eight people lend each other their ten-class cards. I have lost count, and it works out.
      `).map(([year, words]) =>
        column(560, [4, 4], text(year, { role: 'figure', ...c, size: [60, 46], line: 1.1 }), text(words, c)),
      ),
    ),
  );
