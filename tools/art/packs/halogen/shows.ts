/** Builds the sections about booking: three kinds of shows, the rider, the mailing list and the form. */
import { pick } from '../../drawings/ink.js';
import { button, col, heading, link, list, type Node, row, rule, slot, social, text, tightButtons } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { business, edge, name, type Paper, panel, phoneLink, sheet, title } from './grammar.js';
import { blue, onBlue } from './look.js';

type Show = [name: string, price: string, words: string, a: string, b: string, c: string];
const shows = table<Show>(`
  Records, two of us | £450   | Rosa and Min play other people’s songs, correctly. | Four hours, two turntables     | Needs a table that doesn’t wobble | No requests before midnight
  The whole band     | £1,800 | Four people, one lamp, fifty-five minutes.           | Own amplifiers, own engineer   | Sound check twenty minutes        | Two songs more if nobody asks
  The quiet one      | £700   | Nell and a piano. People cry, then buy a cassette.   | Forty minutes, up to 80 guests | Needs a piano, tuned this year    | Fit for mornings and museums
`);
/** Shows three kinds of shows with their fee. */
export const fees = (): Node =>
  sheet(
    'pink',
    {},
    title('Fees', 'Three ways to have us.', 'For one evening in this country, with the van. Abroad we add the ferry.'),
    row(
      { valign: 'stretch', gap: [16, 16] },
      ...shows.map(([what, price, words, ...facts], i) =>
        panel(
          pick([32, 36, 32], i),
          pick<Paper>(['pale', 'blue', 'yellow'], i),
          name(3, what),
          text(price, {
            role: 'figure',
            size: [48, 38],
            weight: 700,
            spacing: -0.03,
            line: 1.05,
            color: i === 1 ? onBlue.ink : blue,
          }),
          text(words),
          list(facts, i === 1 ? { color: onBlue.muted } : {}),
        ),
      ),
    ),
  );

/** Shows the rider: what the band needs and brings. */
export const rider = (): Node =>
  sheet(
    'pale',
    {},
    title('Rider', 'What we need, and why.', 'One page. The last line is the one that promoters read twice.'),
    row(
      { valign: 'top', gap: [56, 36] },
      ...[
        [
          'You have',
          table<[string, string]>(`
            Stage       | 5 × 4 m, flat. We have played on a slope.
            Power       | Two circuits of 16 A, one of them not the fridge’s.
            Food        | Four warm plates, one without meat, one without opinions.
            Beds        | Four, in at most two rooms, within twenty minutes.
          `),
        ],
        [
          'We bring',
          table<[string, string]>(`
            Backline    | Everything with a plug. Two of each cable.
            Desk        | Our engineer and her desk. She is kinder than it looks.
            Lamp        | One, 300 watts. It hangs above the drums.
            Earplugs    | Two hundred pairs, in pink.
          `),
        ],
      ].map(([head, rows]) =>
        col(
          50,
          { gap: [14, 12] },
          name(3, head as string),
          ...(rows as [string, string][]).flatMap(([what, words]) => [
            rule(),
            row({ valign: 'top', gap: [20, 2] }, col(26, {}, text(what, { weight: 500, color: blue })), col(74, {}, text(words))),
          ]),
          rule(),
        ),
      ),
    ),
  );

/** Invites to the mailing list. */
export const mailingList = (): Node =>
  sheet(
    'yellow',
    { width: 1160 },
    row(
      { stays: true, valign: 'top', gap: [20, 10] },
      col(6, {}, edge('Six mails a year')),
      col(
        94,
        {},
        row(
          { valign: 'center', gap: [64, 28] },
          col(
            52,
            { gap: [16, 14] },
            heading(2, 'Dates by mail.', { line: 1.04 }),
            text('Your city, once, two days before everyone else. No newsletter, no “journey”, no exclamation marks.'),
          ),
          col(
            48,
            {},
            slot(
              'list',
              text('Send an empty mail with your city as the subject. The list is kept by hand.', { needs: ['email'] }),
              tightButtons({}, button('Join by mail', { url: `mailto:${business.email}`, needs: ['email'] })),
            ),
          ),
        ),
      ),
    ),
  );

/** Shows the form beside the office. */
export const contact = (): Node =>
  sheet(
    'pink',
    {},
    row(
      { valign: 'stretch', gap: [16, 16] },
      panel(
        62,
        'pale',
        name(2, 'Date first, please.', { size: [34, 26], weight: 800 }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'When, where, how many people. We answer within three days, on tour within three cities.',
        }),
      ),
      panel(
        38,
        'blue',
        name(2, 'The office', { size: [34, 26], weight: 800 }),
        text('It is a table. Bookings, records and press all end up on it.'),
        text(`Bookings: ${business.owner}, who also drives.`, { needs: ['owner'] }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Tuesday to Thursday', '12:00–18:00'],
            ['Friday', 'In the van'],
          ],
          { ink: onBlue.ink },
        ),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );
