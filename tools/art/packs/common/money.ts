/** Builds the sections about money: the receipt in layers, ways to give, bank details and the annual report. */
import { pick } from '../../drawings/ink.js';
import {
  bar,
  button,
  card,
  col,
  grid,
  heading,
  image,
  list,
  type Node,
  row,
  section,
  small,
  stack,
  text,
  tightButtons,
} from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { band, figure, headline, sheet, sheetCol } from './grammar.js';
import { amber, cream, onAmber, onPlum, onRust, peach, plum, rust, theme } from './look.js';

const layers = [
  [
    '£6.20',
    'Nine lunches',
    'Onions, oats, oil and the good lentils. Bread comes from Baker Street, a day old and free.',
    amber,
    onAmber,
    [58, 30],
  ],
  [
    '£1.90',
    'Seeds, soil and the hose',
    'The hose gets a row for itself in the accounts, because it gets one in every meeting.',
    'other',
    theme,
    [36, 24],
  ],
  [
    '£1.20',
    'Roof and water',
    'The shed pays rent of £40 a month. It has never been late, unlike some of us.',
    rust,
    onRust,
    [24, 20],
  ],
  ['£0.70', 'Paper, bank, insurance', 'All of our office. It fits on one shelf and smells of mint.', plum, onPlum, [14, 16]],
] as const;
/** Shows ten pounds as a pile of four papers, each as thick as its share: only in this pack. */
export const receipt = (o: { isBelowSeam?: boolean; tone?: 'peach' | 'cream' } = {}): Node =>
  section(
    {
      bg: o.tone === 'cream' ? cream : peach,
      theme,
      width: 1080,
      pad: o.isBelowSeam ? [44, 28] : [104, 64],
      padBottom: [112, 68],
      gap: [40, 28],
    },
    headline(
      'Where ten pounds go',
      'Ten pounds buys nine lunches. Here is the receipt.',
      'Each paper is as thick as its share. Last year’s accounts say the same, with more decimals.',
    ),
    stack(
      { gap: [0, 0] },
      image('common-receipt', 'Two neighbours carry a pot over the top of a pile of papers', { radius: 0 }),
      ...layers.map(([sum, name, words, paper, look, [desktop, phone]], i) => {
        const bg = paper === 'other' ? (o.tone === 'cream' ? peach : cream) : paper;
        return card(
          {
            bg,
            theme: { ...look, ground: bg },
            radius: i === 3 ? [0, 0, 28, 28] : 0,
            pad: [desktop, phone],
            padX: [48, 24],
            gap: [0, 0],
          },
          row(
            { valign: 'center', gap: [36, 6] },
            col(24, {}, figure(sum, { size: [pick([76, 60, 46, 36], i), pick([52, 46, 40, 34], i)] })),
            col(30, {}, heading(3, name, { line: 1.15 })),
            col(46, {}, text(words)),
          ),
        );
      }),
    ),
  );

const amounts = table<[sum: string, name: string, words: string]>(`
  £5   | Half a table    | Five lunches, with second helpings, in the middle of a week when it counts.
  £10  | A full table    | Nine lunches, down to the last leaf of mint.
  £25  | A bed in spring | Soil, seed and string for one of the eleven beds.
  £60  | A bicycle       | Tyres, chain and brakes for a child who walks two miles now.
`);
/** Shows four amounts with what they do. */
export const waysToGive = (): Node =>
  band(
    'amber',
    { isBelowSeam: true },
    headline(
      'Give',
      'Four sums, four things.',
      'Once or every month. You can stop with one line, and nobody will ring you about it.',
    ),
    grid(
      4,
      { gap: [24, 20], min: '14rem' },
      ...amounts.map(([sum, name, words]) =>
        sheet(
          'cream',
          { pad: [32, 26], gap: [12, 10] },
          figure(sum, { color: rust, size: [72, 56] }),
          heading(3, name),
          text(words),
          tightButtons({}, button(`Give ${sum}`)),
        ),
      ),
    ),
  );

/** Shows the bank details beside the promises that go with a gift. */
export const bank = (): Node =>
  band(
    'cream',
    {},
    row(
      { valign: 'stretch', gap: [24, 20] },
      sheetCol(
        54,
        'peach',
        heading(2, 'Straight to the account.', { role: 'h3' }),
        pairs(
          table<[name: string, value: string]>(`
            Account name | Common Ground
            Sort code    | 00-00-00
            Account      | 70 41 22 18
            Reference    | Lunch, bed or bicycle
          `),
          { ink: plum, valueWeight: 600 },
        ),
        small('A letter of thanks and a receipt for your tax arrive within ten days, by post, with a seed in it.'),
      ),
      sheetCol(
        46,
        'plum',
        heading(2, 'What we promise.', { role: 'h3' }),
        list([
          'Your gift is spent here, within a mile of the table',
          'Nobody is paid, not even in courgettes',
          'Your name goes on no list and on no wall',
          'If a sum is meant for a bed, a bed gets it',
        ]),
        text('The accounts are read aloud once a year. It takes nineteen minutes and ends with cake.'),
      ),
    ),
  );

const report = table<[name: string, last: string, before: string]>(`
  Gifts and pledges | £21,460 | £18,900
  Memberships       | £8,160  | £7,440
  Council, one-off  | £4,000  | £0
  Lunches           | £20,730 | £17,250
  Beds and tools    | £6,390  | £5,120
  Shed and water    | £4,010  | £3,960
  Left for spring   | £2,490  | £10
`);
/** Shows the annual report as rows of two years. */
export const annualReport = (): Node =>
  band(
    'cream',
    {},
    headline(
      'Annual report',
      'All of it, on one page.',
      'Income first, then costs. The year before is beside it, for comparison and for humility.',
    ),
    sheet(
      'peach',
      { pad: [40, 24], gap: [0, 0] },
      stack(
        { gap: [16, 14] },
        row(
          { gap: [24, 0] },
          col(50, {}, small('What', { weight: 600 })),
          col(25, {}, small('Last year', { weight: 600 })),
          col(25, {}, small('Year before', { weight: 600 })),
        ),
        ...report.map(([name, last, before], i) =>
          card(
            { bg: pick([cream, peach], i % 2), radius: 14, pad: [14, 14], padX: [20, 16], gap: [0, 0] },
            row(
              { valign: 'center', gap: [24, 2] },
              col(50, {}, text(name, { weight: 600, color: i === 6 ? rust : plum })),
              col(25, {}, text(last, { face: theme.display, weight: 700, size: [23, 21], color: plum })),
              col(25, {}, text(before)),
            ),
          ),
        ),
      ),
    ),
    bar({ justify: 'flex-start', gap: 24 }, small('Checked by two members who don’t like each other.')),
  );
