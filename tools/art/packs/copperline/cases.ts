/** Pages about one service and about finished work. */
import { col, eyebrow, heading, lead, row, rule, stack, text } from '../../nodes.js';
import type { Page } from '../describe.js';
import { table } from '../table.js';
import { ask, facts, opening, run } from './grammar.js';
import { blue, onPaper, paper, theme } from './look.js';
import { call, detail, questions } from './people.js';

const steps = table<[when: string, name: string, words: string]>(`
  0 minutes  | We look, you point          | We read the pressure, the flame and the label that nobody has read since the move.
  20 minutes | We open it                  | Fan, seals, electrodes. You may watch. Most people go and make tea.
  60 minutes | We clean and measure        | Flue gas, safety valve, expansion vessel. Two numbers are written down.
  90 minutes | You get a page              | What is fine, what will be due next year, and what it will cost then.
`);

export const boiler: Page = {
  key: 'boiler',
  slug: 'boiler-service',
  label: 'Boiler service',
  title: 'boiler service',
  kind: 'Service detail',
  inMenu: false,
  tags: ['service detail', 'steps', 'heating'],
  description: 'One service minute by minute: what happens, what you get on paper and what it costs.',
  parts: [
    opening(
      {
        label: 'Boiler service',
        line: 'Ninety minutes a year.',
        words: 'A boiler that is looked after uses a tenth less and fails on a weekday. We can’t promise the weekday.',
        picture: ['boiler', 'A white boiler with a blue flame on five copper pipes'],
      },
      facts([
        ['Price', '£110'],
        ['It takes', '90 minutes'],
        ['Every', '12 months'],
      ]),
      ask(),
    ),
    run(
      { bg: paper, theme: onPaper },
      heading(2, 'What happens when.'),
      stack(
        { gap: [22, 18] },
        rule({ color: blue }),
        ...steps.flatMap(([when, name, words]) => [
          row(
            { valign: 'top', gap: [32, 6] },
            col(22, {}, text(when, { face: theme.display, size: [28, 25], weight: 700, color: '#8A4727', line: 1.2 })),
            col(78, { gap: [4, 4] }, heading(3, name, { role: 'h4' }), text(words)),
          ),
          rule(),
        ]),
      ),
    ),
    questions(),
    call(),
  ],
};

export const jobs: Page = {
  key: 'jobs',
  slug: 'jobs-done',
  label: 'Jobs done',
  title: 'jobs done',
  kind: 'Portfolio',
  inMenu: false,
  tags: ['portfolio', 'cases', 'work'],
  description: 'Three finished jobs with a drawing, what was wrong, what was done and what it cost.',
  parts: [
    run(
      {},
      stack(
        { narrow: 820, gap: [20, 16] },
        eyebrow('Jobs done'),
        heading(1, 'Three walls, opened and closed.', { line: 0.95 }),
        lead('With the real hours and the real price. The owners said yes to both.'),
      ),
    ),
    detail(
      'vessel',
      'A red expansion vessel beside a gauge that reads too low',
      'The school that was cold on Mondays',
      'Pressure fell each weekend. A valve in the cellar had leaked since 2011, very politely.',
      ['Two days, three of us', 'One valve, forty radiators balanced', '£1,940, and warm Mondays'],
    ),
    detail(
      'kitchen',
      'A red hand wheel on a copper pipe beside the plan of a kitchen',
      'A kitchen that moved across the hall',
      'The old plan was wrong by a metre. So we drew a new one and left it in a drawer.',
      ['Six days', 'Eleven metres of pipe, nine sockets', '£3,260 with the plan'],
      true,
    ),
    detail(
      'cylinder',
      'A copper cylinder with a dashed coil inside',
      'Hot water for a house of nine',
      'Two showers at seven, and a queue. Now there is a taller cylinder and no queue.',
      ['Three days', 'Two hundred and fifty litres', '£2,480, old copper deducted'],
    ),
    call(),
  ],
};
