/** Pages with prices: one home, and letting. */
import { col, heading, image, row, section } from '../../nodes.js';
import type { Page } from '../describe.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { ask, call, opening } from './grammar.js';
import { night, oak, sand, theme } from './look.js';
import { questions, words } from './sections.js';

const price = { ink: night, face: theme.display, size: [24, 21] as [number, number], value: oak };

export const millSide: Page = {
  key: 'mill-side',
  slug: 'mill-side-14',
  label: 'Mill Side 14',
  title: 'home detail',
  kind: 'Service detail',
  inMenu: false,
  tags: ['detail', 'property', 'gallery'],
  description: 'One home with two rooms seen from above, its facts, its yearly costs and its faults.',
  parts: [
    opening(
      'Mill Side 14',
      'Nice kitchen. Loud road.',
      'Four rooms behind a rose-coloured front. The first train passes at 5.40, and so does the light.',
      ['kitchen', 'A kitchen without its front walls: worktop, table and four green stools'],
      ask(),
    ),
    section(
      { bg: sand, width: 1240, pad: [104, 60] },
      row(
        { valign: 'center', gap: [64, 32] },
        col(
          50,
          {},
          image('oakhurst-attic', 'An attic room without its front walls: sofa, green rug and bookshelf', {
            radius: [4, 4, 60, 4],
          }),
        ),
        col(
          50,
          { gap: [18, 14] },
          heading(2, 'What you pay for it.'),
          pairs(
            table<[name: string, value: string, words: string]>(`
          The home | £312,000 | Asked price. The owners are reasonable people.
          Heating | £1,140 a year | Measured, not estimated.
          Council | £1,820 a year | Bins on Thursday.
          The roof | in eight years | About £9,000. We had somebody up there.
        `),
            price,
          ),
        ),
      ),
    ),
    words(
      'And what you don’t see.',
      'The cellar is damp in March. There is a pump, and it hums in D.',
      'The neighbours play cards on Fridays. You will be asked. The wall is thick enough to say no.',
    ),
    call(),
  ],
};

export const letting: Page = {
  key: 'let',
  label: 'Let',
  title: 'let',
  kind: 'Pricing',
  tags: ['pricing', 'lettings', 'fees'],
  description: 'Letting a home with four fees, what each includes and who looks after the boiler.',
  parts: [
    opening(
      'Let',
      'Somebody else’s kettle, your roof.',
      'We find people who stay. The average is four years, and two of them got married.',
      ['van', 'A white and orange removal van before an open door, with three boxes'],
      ask(),
    ),
    section(
      { bg: sand, width: 1240, pad: [104, 60] },
      row(
        { valign: 'top', gap: [64, 30] },
        col(40, {}, heading(2, 'Four fees, all of them here.')),
        col(
          60,
          {},
          pairs(
            table<[name: string, value: string, words: string]>(`
          Finding people | £420 | Viewings, references, contract, handing over.
          Looking after it | 8 percent | The boiler at night, the gutter in November.
          One visit a year | £60 | With pictures. Nobody enjoys surprises.
          Moving out | £140 | A list, two signatures, no arguments so far.
        `),
            price,
          ),
        ),
      ),
    ),
    questions(),
    call(),
  ],
};
