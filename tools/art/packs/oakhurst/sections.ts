/** Builds the sections that several pages of this pack show. */
import {
  bar,
  button,
  buttons,
  card,
  col,
  eyebrow,
  faq,
  grid,
  heading,
  image,
  lead,
  type Node,
  row,
  section,
  small,
  stack,
  tag,
  text,
} from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { headline, panel, town } from './grammar.js';
import { coal, cream, night, oak, orange, sand, theme } from './look.js';

export const listed = table<[src: string, alt: string, flag: string, price: string, name: string, facts: string, words: string]>(`
  terrace   | Three terraced houses with slate roofs in the evening  | New        | £312,000 | Mill Side 14      | 4 rooms, 96 m², sun until 8  | Nice kitchen. Loud road. You should know both.
  villa     | A white house with a red roof behind two hedges        | New        | £485,000 | Orchard Way 3     | 6 rooms, 164 m², sun all day | A garden for two dogs or one opinion.
  flats     | A block of flats at night with most windows lit        | Viewing    | £189,000 | Station Court 12  | 2 rooms, 58 m², evening sun  | Third floor, no lift, very good calves.
  barn      | A long green barn with a brown roof at dusk            | Sold       | £398,000 | The Old Barn      | 5 rooms, 210 m², sun until 6 | Warm in winter now. We have seen the bills.
  new-build | A white house with a flat roof and an orange sign      | From May   | £356,000 | Hill Rise 7       | 4 rooms, 118 m², morning sun | Built last year. The builder answers the phone.
  cottage   | A small cottage with a red roof in the snow            | Viewing    | £274,000 | Weir Lane 2       | 3 rooms, 81 m², noon sun     | Low doors. Tall people get used to it.
`);
const flags: Record<string, [ground: string, ink: string]> = { Sold: [orange, coal], New: [oak, '#FFFFFF'] };
export const homes = (count: number, level = 2): Node =>
  section(
    { bg: cream, width: 1240, pad: [112, 64], gap: [48, 34] },
    headline(
      'Homes',
      count > 3 ? 'Six homes, with their faults.' : 'New this week.',
      'Every description has one sentence that an agent shouldn’t write. Ours comes from the neighbours.',
      level,
    ),
    grid(
      3,
      { gap: [32, 40], min: '16rem' },
      ...listed
        .slice(0, count)
        .map(([src, alt, flag, price, name, facts, words]) =>
          stack(
            { gap: [14, 12] },
            image(`oakhurst-${src}`, alt, { radius: [4, 4, 60, 4] }),
            bar(
              { gap: 10 },
              text(price, { role: 'fact', color: night }),
              tag(flag, { bg: flags[flag]?.[0] ?? night, color: flags[flag]?.[1] ?? '#FFFFFF', radius: 4 }),
            ),
            stack(
              { gap: [4, 2] },
              heading(level + 1, name, { role: 'h3' }),
              small(facts, { face: theme.display, color: oak, weight: 600 }),
              text(words),
            ),
          ),
        ),
    ),
    ...(count > 3 ? [] : [buttons(button('Show homes', { ghost: true }))]),
  );

/** Facts about each street, a section that only this pack has. */
const guide = table<
  [src: string, alt: string, name: string, words: string, sun: string, noise: string, school: string, bakery: string]
>(`
  mill    | Terraced houses on both sides of a street at dusk    | Mill Side | Damp in the cellars, geese in March, the best light in town.                    | 6 to 8 at night | Trains at 5.40 | 9 minutes, one crossing | 4 minutes
  oldtown | Low old houses at night with warm windows            | Oldtown   | Nobody parks, everybody greets. The bells are only loud on Sundays.             | 10 to 2         | Bells, geraniums | 6 minutes, on foot only | 40 seconds
  orchard | Low houses with gardens and trees at noon            | Orchard Way | Apple trees that came with the deeds. You owe your neighbour a crate a year. | All day         | Mowers, Saturdays | 14 minutes, by bicycle | 11 minutes
`);
export const streets = (level = 2): Node =>
  section(
    { bg: sand, width: 1240, pad: [112, 64], gap: [56, 44] },
    headline(
      'Street guide',
      'A street before a house.',
      'You can move a wall. You can’t move the railway. So we measure what stays.',
      level,
    ),
    ...guide.map(([src, alt, name, words, sun, noise, school, bakery]) =>
      row(
        { valign: 'center', gap: [56, 24] },
        col(50, {}, image(`oakhurst-${src}`, alt, { radius: [4, 4, 60, 4] })),
        col(
          50,
          { gap: [14, 12] },
          heading(level + 1, name, { size: [36, 30] }),
          text(words),
          pairs(
            [
              ['Sun', sun],
              ['Noise', noise],
              ['School', school],
              ['Bakery', bakery],
            ],
            { ink: night, face: theme.display, size: [19, 18], value: oak },
          ),
        ),
      ),
    ),
  );

export const sell = (level = 2): Node =>
  town(
    { src: 'quarter-snow', alt: 'The same town in snow, with white roofs and lit windows', height: 620 },
    stack(
      { narrow: 520 },
      panel(
        heading(level, 'Sold in 41 days, mud included.', { size: [46, 34], line: 1.04 }),
        text('That was the average last year. We photograph in good weather and tell people about the other kind.'),
        buttons(button('Sell', { bg: orange, ink: coal })),
      ),
    ),
  );

const said = table<[words: string, name: string]>(`
  They told us about the pump next door before we asked. We bought it anyway, and we sleep. | Ama and Jon, Mill Side
  Three other agents had said half a million. They said 465, and it was 465.              | Mrs Pell, Orchard Way
`);
export const voices = (): Node =>
  section(
    { bg: cream, width: 1240, pad: [112, 64] },
    grid(
      2,
      { gap: [32, 24] },
      ...said.map(([words, name]) =>
        card(
          { bg: sand, pad: [44, 30], radius: [4, 4, 90, 4], gap: [18, 14] },
          text(`“${words}”`, { role: 'quote', line: 1.2 }),
          small(name, { face: theme.display, color: oak, weight: 600 }),
        ),
      ),
    ),
  );

const crew = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  door-green  | A green front door with a round box tree      | Edith Okafor | Sales, the long view | Has lived in four of our streets and left none in anger.
  door-orange | An orange front door with a dog beside it     | Ruben Faber  | Lettings, keys       | Walks the dog. The dog has viewed more homes than anybody.
  door-blue   | A dark blue door at night between two pots    | Sunniva Dahl | Surveys, cellars     | Brings a torch, a ball and a level. The ball always rolls.
`);
export const people = (level = 2): Node =>
  section(
    { bg: cream, width: 1240, pad: [112, 64], gap: [48, 34] },
    headline(
      'People',
      'Three agents, by their front doors.',
      'We sell homes where we live. It keeps the descriptions honest.',
      level,
    ),
    grid(
      3,
      { gap: [32, 40], min: '15rem' },
      ...crew.map(([src, alt, name, role, words]) =>
        stack(
          { gap: [16, 12] },
          image(`oakhurst-${src}`, alt, { radius: [4, 4, 60, 4] }),
          stack(
            { gap: [4, 2] },
            heading(level + 1, name, { role: 'h3' }),
            small(role, { face: theme.display, color: oak, weight: 600 }),
            text(words),
          ),
        ),
      ),
    ),
  );

const answers = table<[question: string, answer: string]>(`
  What does a valuation cost?             | Nothing, and you may keep the paper. Half of the people who ask stay where they are.
  What do you take when you sell?         | 1.4 percent with everything, when it is sold. If it isn’t, we have had some nice walks.
  Do you tell buyers about the damp?      | Yes. They find it anyway, a week later and more expensively.
  Can I view in the evening?              | Please do. A street sounds different at ten.
  How many people will walk through?      | Nine on average, never more than three a day. Shoes come off.
  Do you take homes outside of town?      | As far as the dog can walk. That is four miles.
`);
export const questions = (level = 2): Node =>
  section(
    { bg: sand, width: 1240, pad: [112, 64] },
    row(
      { valign: 'top', gap: [64, 28] },
      col(36, { gap: [10, 8] }, eyebrow('Questions'), heading(level, 'Asked on doorsteps.')),
      col(64, {}, faq(answers)),
    ),
  );
export const words = (line: string, ...paragraphs: string[]): Node =>
  section(
    { bg: cream, width: 1240, pad: [104, 60] },
    row(
      { valign: 'top', gap: [64, 24] },
      col(42, {}, heading(2, line)),
      col(58, { gap: [16, 14] }, ...paragraphs.map((paragraph, i) => (i === 0 ? lead(paragraph) : text(paragraph)))),
    ),
  );
