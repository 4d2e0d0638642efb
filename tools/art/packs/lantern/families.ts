/** Builds the sections for families: fees, lunch, answers and papers. */
import { col, faq, heading, list, type Node, row, small, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { block, blocks, cut, ground, headline, numeral, scraps } from './grammar.js';
import { cream, night, red, theme, violet } from './look.js';

const fees = table<[name: string, price: string, words: string]>(`
  Sparks, three mornings | £640   | Two snacks, one nap, all paint.
  Sparks, five mornings  | £990   | The same, and the other two mornings.
  Wicks                  | £1,980 | Books, trips within the county, the instrument.
  Lamps                  | £2,240 | As above, and the week on the island in June.
`);
/** Shows the fees and their reductions. */
export const schoolFees = (): Node =>
  ground(
    'night',
    headline(
      'Fees by term',
      'The whole price, in one place.',
      'Three terms a year. We have raised the fees twice in ten years and apologised both times.',
    ),
    blocks(
      block(
        60,
        0,
        {},
        pairs(fees, { face: theme.display, size: [25, 22], weight: 700, ink: night, value: red, valueWeight: 700 }),
        small('Per term, in three parts if you like. A deposit of £200 comes back with the last report.'),
      ),
      block(
        40,
        1,
        { tone: 'yellow' },
        numeral('1 in 8'),
        heading(3, 'goes here for less.'),
        text('The lamp oil fund pays up to the whole fee. The form has two pages, and only the bursar reads it.'),
        heading(3, 'Siblings pay 15 % less.'),
        text('The third one learns for half price. The fourth one has certainly earned it.'),
      ),
    ),
  );

/** Shows a week of lunches. */
export const lunch = (): Node =>
  ground(
    'yellow',
    headline(
      'Lunch this week',
      'Cooked upstairs, eaten downstairs.',
      '£3.40 a day, second helpings free. Tell us what your child can’t eat, and what your child merely won’t.',
    ),
    scraps(
      5,
      '12rem',
      ...table<[day: string, dish: string, pudding: string]>(`
        Monday    | Lentil stew, flat bread  | Pears
        Tuesday   | Fish pie, peas in a pond | Yoghurt, honey
        Wednesday | Pancakes with spinach    | Plum crumble
        Thursday  | Noodle soup, egg         | Apple rings
        Friday    | Pizza by the Lamps       | Whatever is left
      `).map(([day, dish, pudding], i) =>
        cut(
          i + 2,
          { tone: i === 4 ? 'red' : 'cream', pad: [26, 24] },
          text(day, { weight: 700, color: i === 4 ? cream : violet }),
          heading(3, dish, { role: 'h4', line: 1.2 }),
          small(pudding),
        ),
      ),
    ),
  );

export const questions = (): Node =>
  ground(
    'cream',
    row(
      { valign: 'top', gap: [56, 32] },
      col(
        34,
        { gap: [16, 14] },
        heading(2, 'Asked at pick-up.', { line: 1.02 }),
        text('Usually while looking for the other mitten.'),
      ),
      col(
        66,
        {},
        faq(
          table<[question: string, answer: string]>(`
            My child can’t read yet. Is that bad?  | No. Some start at four, some at seven, and at eleven nobody can tell who was who.
            How do I report an absence?            | Use the form on the contact page before 8.15, or ring. One line is enough.
            What if I am late?                     | The late room is open until 17.30 for £6 an hour, with toast. Nobody waits at a locked gate.
            Is there a bus?                        | Yes, from Millgate and Harbour Street at 7.50. It costs £2.10 and sings.
            Do you have a uniform?                 | No. Clothes that paint can happen to, and a coat with a name in it.
            Who gives medicine?                    | Mrs Adeyemi, with your note. Plasters are free and come with a story.
          `),
        ),
      ),
    ),
  );

/** Lists the papers that the school needs for admission. */
export const papers = (): Node =>
  ground(
    'cream',
    row(
      { valign: 'top', gap: [56, 28] },
      col(
        38,
        { gap: [14, 12] },
        heading(2, 'What to bring on paper.', { line: 1.02 }),
        text('Copies are fine. We give the originals back the same day, because we know our filing.'),
      ),
      col(
        62,
        {},
        list([
          'Birth certificate or passport of the child',
          'One letter that shows your address',
          'Record of vaccinations',
          'The last school report, if there is one',
          'A photo for the peg, in which the child is recognisable',
        ]),
      ),
    ),
  );
