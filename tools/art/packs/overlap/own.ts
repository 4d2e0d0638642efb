import { col, heading, lead, link, type Node, row, rule, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { band, business, headline, phoneLink } from './grammar.js';
import { citron, ink, onViolet, onWhite, violet, white } from './look.js';

/** Tells how the conference began. */
export const story = (): Node =>
  band(
    'citron',
    {},
    row(
      { valign: 'top', gap: [64, 28] },
      col(44, {}, heading(2, 'It began with a double booking.', { line: 1.08 })),
      col(
        56,
        { gap: [18, 16] },
        text(
          'In June 2019, three meetings were booked into one gasholder on one morning: a nurses’ union, a club of lift engineers and the town’s bench committee. The caretaker had gone fishing.',
          { size: [21, 19] },
        ),
        text(
          'They shared the hall because it rained. By noon the engineers knew why nurses take the stairs, the committee knew how tall a person is after a shift, and somebody had drawn three circles on the back of the rota.',
        ),
        text('It still hangs in the office. The caretaker is now head of operations. He no longer fishes in June.'),
        text(`${business.owner}, who had booked the fourth meeting`, {
          face: 'Unbounded',
          weight: 700,
          size: [18, 17],
          color: violet,
        }),
      ),
    ),
  );
const crew = table<[name: string, role: string, words: string]>(`
  Edda Marsh    | Programme   | Reads all 340 proposals, twice, the second time in the bath.
  Otto Brandt   | Operations  | The caretaker. Has the key to everything except the lake.
  Sunniva Paul  | Speakers    | Will ring you on Tuesday about your title. It is too long.
  Kofi Mensah   | Kitchen     | Soup at 12:34. He has never explained it.
`);
/** Lists the crew without pictures. */
export const crewList = (): Node =>
  band(
    'ink',
    {},
    headline('The crew', 'Four people, eleven months.', 'And forty volunteers for three days. You know them by their shoes.'),
    stack(
      { gap: [20, 18] },
      rule(),
      ...crew.flatMap(([name, role, words]) => [
        row(
          { valign: 'center', gap: [32, 4] },
          col(32, {}, heading(3, name, { size: [22, 20] })),
          col(20, {}, text(role, { weight: 700, color: citron })),
          col(48, {}, text(words)),
        ),
        rule(),
      ]),
    ),
  );

/** Shows the form for tickets and all other questions beside the desk. */
export const contact = (): Node =>
  band(
    'white',
    { pad: [72, 48] },
    row(
      { valign: 'top', gap: [40, 24] },
      col(
        60,
        { bg: white, line: ink, lineWidth: 2, radius: 0, pad: [44, 24], gap: [22, 18] },
        heading(2, 'Ask about a ticket, or anything.', { role: 'h3' }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words:
            'You have an answer within two working days. In the week before the event it takes two hours, and the spelling suffers.',
        }),
      ),
      col(
        40,
        { bg: violet, theme: onViolet, radius: 0, pad: [40, 26], gap: [16, 14] },
        heading(2, 'The desk', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Monday to Friday', '10:00–16:00'],
            ['10 to 12 June', '7:10–23:00'],
          ],
          { ink: white },
        ),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );
/** Shows the form for the newsletter. */
export const newsletter = (): Node =>
  band(
    'ink',
    { pad: [84, 56] },
    row(
      { valign: 'center', gap: [64, 28] },
      col(
        50,
        { gap: [16, 14] },
        heading(2, 'Five letters a year.', { line: 1.08 }),
        lead('Call, programme, prices, packing list, argument. The fifth one is the only one that people print.'),
      ),
      col(
        50,
        { bg: white, theme: onWhite, radius: 0, pad: [36, 24], gap: [18, 16] },
        heading(3, 'Put me on the list'),
        formSlot({
          form: 'letter',
          email: business.email,
          phone: dialled(business.phone),
          words: 'Write “letters, please”. That is the whole form. You leave it with “no letters, please”.',
        }),
      ),
    ),
  );
