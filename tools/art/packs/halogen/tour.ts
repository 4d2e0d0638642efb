/** Builds the sections about concerts: the tour map, the next dates, one evening, and questions at the door. */
import { pick } from '../../drawings/ink.js';
import { bar, button, buttons, col, faq, image, link, type Node, row, rule, small, stack, tag, text } from '../../nodes.js';
import { table } from '../table.js';
import { edge, name, sheet, title } from './grammar.js';
import { blue, pink } from './look.js';

type Stop = [date: string, city: string, room: string, price: string];
const stops = table<Stop>(`
  14 Jan | Leeds      | Brass Room         |
  15 Jan | Sheffield  | Cutlers’ Cellar    |
  16 Jan | Manchester | The Loading Bay    | £16
  21 Jan | Glasgow    | Tenement Hall      | £15
  22 Jan | Newcastle  | Old Boiler House   |
  23 Jan | Bristol    | Ferry Shed         |
  28 Jan | London     | Sub Station        | £19
  29 Jan | Brighton   | Pier Hut           | £15
  30 Jan | Ghent      | De Lamp            | €17
  4 Feb  | Rotterdam  | Kade 9             | €17
  5 Feb  | Hamburg    | Docklicht          |
  6 Feb  | Aarhus     | Svejsehallen       | 180 kr
`);
/** The tiles of the map in this order, whose lines meet. */
const ways = [
  'first',
  'flat-full',
  'up',
  'down',
  'flat-full',
  'up-full',
  'over',
  'down',
  'flat',
  'up',
  'down-full',
  'last',
] as const;
const soldOut = (): Node => bar({ justify: 'flex-start' }, tag('Sold out', { bg: blue, color: pink, radius: 0, weight: 500 }));
const ticket = (price: string): Node => (price ? text(`${link('Tickets')}, ${price}`) : soldOut());

/** Builds one stop: its tile, the date and the city. */
const stopOf = (at: number): Node => {
  const [date, city, room, price] = pick(stops, at);
  const state = price ? 'A ring, tickets left' : 'A solid dot, sold out';
  return stack(
    { gap: [8, 6] },
    image(`halogen-stop-${pick(ways, at)}`, `${state}, on the line of the tour`, { radius: 0 }),
    stack(
      { gap: [5, 5] },
      text(date, { role: 'fact', weight: 800, spacing: -0.03, line: 1.1, color: blue }),
      name(3, city),
      small(room),
      ticket(price),
    ),
  );
};

/** Draws the tour as a line of the metro: only in this pack. */
export const tourMap = (): Node =>
  sheet(
    'yellow',
    {},
    title(
      'One line',
      'Twelve stops, one van.',
      'A ring still has room. A solid dot is sold out. The van calls at all of them, in this order.',
    ),
    stack(
      { gap: [28, 20] },
      ...[0, 4, 8].map((first) =>
        row(
          { valign: 'top', gap: [0, 20] },
          ...[first, first + 2].map((at) =>
            col(
              50,
              { gap: [0, 0] },
              row(
                { stays: true, valign: 'top', gap: [0, 0] },
                col(50, { gap: [0, 0] }, stopOf(at)),
                col(50, { gap: [0, 0] }, stopOf(at + 1)),
              ),
            ),
          ),
        ),
      ),
    ),
  );

const dateRow = ([date, city, room, price]: Stop): Node[] => [
  rule(),
  row(
    { stays: true, valign: 'center', gap: [24, 12] },
    col(22, {}, text(date, { role: 'fact', size: [40, 17], weight: 800, spacing: -0.03, line: 1.05, color: blue })),
    col(46, { gap: [4, 4] }, name(3, city, { size: [28, 18] }), small(room)),
    col(32, {}, ticket(price)),
  ),
];
/** Lists the next dates as a table. `count` limits them. */
export const nextDates = (count = 5): Node =>
  sheet(
    'pink',
    { gap: [48, 32] },
    title('Next', 'Dates first. Songs later.', 'Doors at 19:00, on stage at 21:10, in bed by nobody. Prices include the door.'),
    stack({ gap: [22, 16] }, ...stops.slice(0, count).flatMap(dateRow), rule()),
    buttons(button('All twelve dates', { ghost: true })),
  );

/** Shows one evening by its hours. */
export const evening = (): Node =>
  sheet(
    'blue',
    {},
    title('One evening', 'What happens when.', 'The same in every city. Only the sandwiches differ.'),
    stack(
      { gap: [18, 16] },
      ...table<[hour: string, what: string, words: string]>(`
        16:00 | Van          | We are early. It is the one thing the drummer insists on.
        17:30 | Sound check  | Twenty minutes of one drum. You may listen, nobody does.
        19:00 | Doors        | The lamp is on, the bar is open, the merch table has one leg.
        20:00 | Somebody else | A local band, picked by us, paid like us.
        21:10 | Us           | Fifty-five minutes, no talking about streaming.
        22:15 | One more     | Always the same song. People keep acting surprised.
        22:40 | Silence      | The neighbours have our number. They use it kindly.
      `).flatMap(([hour, what, words]) => [
        rule(),
        row(
          { valign: 'center', gap: [24, 4] },
          col(18, {}, text(hour, { role: 'fact', size: [30, 22], weight: 800, spacing: -0.03, line: 1.1 })),
          col(28, {}, name(3, what)),
          col(54, {}, text(words)),
        ),
      ]),
      rule(),
    ),
  );

export const questions = (): Node =>
  sheet(
    'pale',
    { width: 1080 },
    row(
      { stays: true, valign: 'top', gap: [20, 10] },
      col(6, {}, edge('At the door')),
      col(
        94,
        { gap: [28, 20] },
        name(2, 'Asked at the door.', { role: 'h2', weight: 800, spacing: -0.03, line: 1.04 }),
        faq([
          [
            'It says sold out. Is it?',
            'Yes. Ten tickets come back on the day. Write at noon and we put the first ten names on the list.',
          ],
          ['How loud is it?', '98 decibels at the desk. There are plugs in a bowl at the bar, free, in pink.'],
          ['May I bring a child?', 'From eight years, with ear defenders. We have six pairs. Ask for the crate with the owl.'],
          ['Can I film?', 'One song. Then put it away, the lamp looks better in person.'],
          [
            'Are there steps?',
            'We list them for each room in the mail with your ticket. Where there is a lift, it works, we tried.',
          ],
        ]),
      ),
    ),
  );
