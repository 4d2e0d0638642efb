/** Builds the storeys that several pages of this pack show. */
import { card, col, eyebrow, faq, grid, heading, image, list, row, small, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { ask, business, figures, headline, panel, type Site, type Storey, site, storey } from './grammar.js';
import { plaster, rust, steel, theme } from './look.js';

const trades = table<[src: string, alt: string, name: string, price: string, words: string]>(`
  roofing   | A tiled roof with a chimney, in black and orange       | Roofs         | from £180 per m²   | Slate, tile, zinc. Stripped, felted and dry in nine days.
  extension | A house with a flat-roofed extension                   | Extensions    | from £2,150 per m² | From footing to paint. You keep the kitchen until week six.
  steelwork | A steel frame of three floors before an orange sun     | Steel frames  | from £310 per m²   | Cut and drilled in our own yard, bolted up by the people who drew it.
  pouring   | A concrete mixer beside a heap of sand                 | Ground works  | from £95 per m²    | Dig, drains, slab. The dull part, and the one that holds the rest.
`);
export const whatWeBuild: Storey = storey(
  'plaster',
  headline(
    'What we build',
    'Four trades, one foreman.',
    'Prices are those of last year’s bills, per square metre, with labour, scaffold and skip.',
  ),
  grid(
    2,
    { gap: [28, 24], min: '24rem' },
    ...trades.map(([src, alt, name, price, words]) =>
      card(
        { bg: plaster, line: steel, lineWidth: 4, lineBottom: 14, pad: [0, 0], radius: 0, gap: [0, 0] },
        image(`girder-${src}`, alt, { radius: 0 }),
        card(
          { pad: [24, 20], padX: [28, 22], radius: 0, gap: [8, 6] },
          heading(3, name),
          text(price, { weight: 600, color: rust }),
          text(words),
        ),
      ),
    ),
  ),
);

export const numbers: Storey = storey(
  'steel',
  stack({ gap: [10, 8] }, eyebrow('Last year'), heading(2, 'Counted, not claimed.', { line: 0.94 })),
  figures([
    ['41', 'sites begun and 40 handed over. The other one has a bat in the loft.'],
    ['3', 'days late on average, over all of them. Eleven were early.'],
    ['2.1 %', 'over the written price, because two owners wanted bigger windows.'],
    ['0', 'accidents that needed more than a plaster.'],
  ]),
);

const sites = table<Site>(`
  Six houses, Weir Street   | Week 19 of 34 | Roof    | Trusses went up on Tuesday. Mind the crane on Thursdays.
  Surgery, Chapel Hill      | Week 27 of 30 | Fit-out | Floors down, doors on. The waiting room already feels long.
  Barn, Upper Fold          | Week 4 of 11  | Frame   | Eleven portals, two a day, if the wind agrees.
  Bridge, Mill Lane         | Week 2 of 16  | Dig     | A hole. It is a good hole.
`);
/** The progress of current sites, a section that only this pack has. */
export const board: Storey = storey(
  'concrete',
  headline('Live site board', 'Where we stand today.', 'Updated on Fridays at four by the person with the cleanest hands.'),
  stack({ gap: [44, 36] }, ...sites.map(site)),
);

export const guarantee: Storey = storey(
  'orange',
  row(
    { valign: 'center', gap: [64, 28] },
    col(
      54,
      { gap: [16, 14] },
      eyebrow('Guarantee'),
      heading(2, 'Twelve years on the roof. In writing.', { line: 0.92 }),
      text('It is one page long and has no small print. It covers water, wind and us. It goes with the house if you sell.', {
        size: [20, 18],
      }),
      small(`Signed by ${business.owner}, on every roof`),
    ),
    col(
      46,
      {},
      panel(
        { theme: { ...theme, ground: plaster } },
        heading(3, 'What it says'),
        list([
          'A leak is seen within a day, fixed within five',
          'A crack wider than a coin is ours',
          'Each day late costs us £150, not you',
          'The last 5 % are paid when you are happy',
        ]),
      ),
    ),
  ),
);

const weeks = table<[week: string, name: string, words: string]>(`
  Week 0   | We look        | One of us walks it with you, taps walls and asks about the drains.
  Week 1   | You get a price | Line by line. What isn’t in it is written down as well.
  Week 3   | We sign        | One date for the start, one for the keys. Both are in the contract.
  Week 6   | We dig         | Skip, fence, toilet, notes through the neighbours’ doors.
  Week 12  | It is tight    | Roof on, windows in. You get a pot of tea in your own draught.
  Week 20  | You get keys   | Swept, tested, labelled. The folder says which switch is which.
`);
export const timeline: Storey = storey(
  'plaster',
  headline(
    'A house in twenty weeks',
    'From boots to keys.',
    'An ordinary job. Yours may be shorter. If it is longer, we say so in week one.',
  ),
  grid(
    3,
    { gap: [24, 22], min: '18rem' },
    ...weeks.map(([week, name, words]) =>
      panel(
        {},
        stack(
          { gap: [10, 8] },
          text(week, { face: theme.display, weight: 800, size: [24, 22], color: rust }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  ),
);

const costs = table<[name: string, price: string, words: string]>(`
  New roof, slate, 90 m²       | £21,400 | Scaffold and skip in it. Nine days.
  Kitchen extension, 18 m²     | £43,800 | Slab to plaster. The kitchen itself is yours.
  Loft with a dormer           | £52,600 | Stairs, steel, insulation, one window too many.
  Garage on a slab             | £19,900 | With a door that a car fits through.
  Agricultural frame, 240 m²   | £74,500 | Erected and clad. Cows not included.
`);
export const priceList: Storey = storey(
  'concrete',
  row(
    { valign: 'top', gap: [64, 30] },
    col(
      38,
      { gap: [16, 14] },
      eyebrow('Typical jobs'),
      heading(2, 'What people paid.', { line: 0.94 }),
      text('Five jobs from last year with what was on the last bill. VAT is extra, surprises are not.'),
      ask(),
    ),
    col(62, {}, pairs(costs, { face: theme.display, size: [28, 25], weight: 800, ink: steel, value: steel, valueWeight: 800 })),
  ),
);

const said = table<[words: string, name: string]>(`
  They found a well under the kitchen and did not charge for being surprised. | Mrs Ekwueme, Weir Street
  The quote had forty-one lines. So did the bill, and they were the same.     | Dr Lund, Chapel Hill
`);
export const voices: Storey = storey(
  'plaster',
  grid(
    2,
    { gap: [56, 36], min: '28rem' },
    ...said.map(([words, name]) =>
      stack(
        { gap: [16, 12] },
        text(`“${words}”`, { role: 'quote', size: [46, 34], line: 1.02, upper: false, color: steel }),
        small(name, { color: rust }),
      ),
    ),
  ),
);

export const questions: Storey = storey(
  'plaster',
  row(
    { valign: 'top', gap: [64, 26] },
    col(
      36,
      { gap: [14, 12] },
      eyebrow('Questions'),
      heading(2, 'Asked at the fence.', { line: 0.94 }),
      text('If yours is missing, ask the person in the white helmet.'),
    ),
    col(
      64,
      {},
      faq(
        table<[question: string, answer: string]>(`
      Can we live in it while you build?        | Mostly. Two nights at your mother’s is usual, when the floor goes in.
      Who gets the permits?                     | We do, and we show you the letters. Planning takes eight weeks and can’t be bribed with cake.
      What if you find something?               | We stop, take a picture, and send a price. Nothing is dug up on trust.
      Do you work on Saturdays?                 | Quiet work only, from nine. Your neighbours will still be your neighbours.
      How do we pay?                            | In five parts, each after something that you can stand on.
    `),
      ),
    ),
  ),
);
