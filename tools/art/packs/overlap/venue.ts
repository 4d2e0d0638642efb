/** Builds the sections about the venue: the plan, the way, the beds and access. */
import { card, col, grid, heading, image, lead, list, type Node, row, rule, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { band, figure, headline } from './grammar.js';
import { citron, ink, lilac, mint, peach, theme, violet, white } from './look.js';

/** Shows the plan of the city and three ways to the venue. */
export const plan = (): Node =>
  band(
    'white',
    {},
    headline(
      'The way',
      'Eleven minutes from platform 2.',
      'Out of the station, along the dots, towards the only round thing in sight.',
    ),
    image(
      'overlap-plan',
      'A plan of the city as discs: a dotted path leads from the station to three large circles by the river',
      { radius: 0 },
    ),
    grid(
      3,
      { gap: [28, 24], min: '20rem' },
      ...table<[time: string, name: string, words: string]>(`
        11 min | On foot    | Flat, lit, one crossing. Follow people with round badges.
        4 min  | By tram 3  | Stop “Gasworks”. The last tram back is at 1:20, and waits for dancers.
        0 min  | By ferry   | It lands at the door. Twice an hour, captain Whitlock on Fridays.
      `).map(([time, name, words]) =>
        stack({ gap: [8, 8] }, figure(time, { color: violet, size: [44, 38] }), heading(3, name), text(words)),
      ),
    ),
  );
/** Describes the halls. */
export const halls = (): Node =>
  band(
    'ink',
    {},
    row(
      { valign: 'top', gap: [64, 28] },
      col(
        46,
        { gap: [18, 16] },
        heading(2, 'Three rings of iron from 1887.', { line: 1.08 }),
        lead('They held the town’s gas. Now they hold 210 chairs each, and the echo of one tuba, which we can’t find.'),
      ),
      col(
        54,
        {},
        pairs(
          table<[name: string, value: string, words: string]>(`
            Holder 1 | People   | 210 seats, BSL, a balcony for latecomers
            Holder 2 | Machines | 210 seats, iron floor, the good projector
            Holder 3 | Places   | 180 seats, a glass roof, bring a hat at noon
            The gap  | All      | where the three meet: coffee, soup, arguments
          `),
          { ink: white, value: citron, valueWeight: 700, size: [20, 18] },
        ),
      ),
    ),
  );
/** Lists hotels as rows. */
export const beds = (): Node =>
  band(
    'citron',
    {},
    headline(
      'Beds',
      'Four doors, held until 1 May.',
      'Say “three circles” when you book. At the Anchor they will pretend not to know.',
    ),
    stack(
      { gap: [18, 16] },
      rule({ color: ink }),
      ...table<[name: string, way: string, price: string, words: string]>(`
        The Anchor       | 3 min walk | £88  | Creaks. Breakfast from 6:30, fish from 6:31.
        Hotel Meridian   | 9 min walk | £124 | Quiet side: ask for a number that ends in 4.
        Tidewick Hostel  | 6 min walk | £31  | Six beds a room, earplugs at the desk, both in demand.
        Mrs Pell’s house | 5 min tram | £55  | Two rooms. She has been to every Overlap and argues at breakfast.
      `).flatMap(([name, way, price, words]) => [
        row(
          { valign: 'center', gap: [28, 4] },
          col(30, {}, heading(3, name, { size: [22, 20] })),
          col(16, {}, text(way)),
          col(12, {}, text(price, { weight: 700, color: ink, size: [20, 19] })),
          col(42, {}, text(words)),
        ),
        rule({ color: ink }),
      ]),
    ),
  );
/** Lists what makes the venue usable for everybody. */
export const access = (): Node =>
  band(
    'dawn',
    {},
    headline(
      'Access',
      'Steps: one. We painted it yellow.',
      'If something is missing here, tell us by 20 May. It will be there on 10 June.',
    ),
    grid(
      3,
      { gap: [24, 20], min: '20rem' },
      ...table<[name: string, a: string, b: string, c: string]>(`
        Getting in   | Level from tram, ferry and car park | Doors of 110 cm | A lift by Bram Tolland’s firm
        Hearing, seeing | Captions in all halls | Loops in rows A to D | BSL in Holder 1, elsewhere if you ring
        Having enough | Quiet room, 9:00 to 23:00 | Seats by the door in every row | A badge that says “not now”
      `).map(([name, ...what], i) =>
        card(
          {
            bg: i === 1 ? lilac : i === 2 ? mint : peach,
            theme: { ...theme },
            radius: 0,
            pad: [34, 26],
            gap: [16, 14],
          },
          heading(3, name),
          list(what),
        ),
      ),
    ),
  );
