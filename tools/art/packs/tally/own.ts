/** Builds the sections of single pages: the people behind the counter, their history, and the form. */
import { col, eyebrow, heading, image, link, type Node, row, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows } from '../parts.js';
import { table } from '../table.js';
import { business, cut, line, note, phoneLink, remark, strip, sumLine } from './grammar.js';
import { deep, green, theme } from './look.js';

const people = table<[src: string, name: string, role: string, words: string]>(`
  maud  | Maud Okonjo    | Founder, year-end     | Adds in her head, then checks with the machine, for the machine’s sake.
  felix | Felix Harrow   | VAT, exports          | Knows the duty on a cello. Has never needed it twice.
  ines  | Ines Vasquez   | Tax returns           | Twelve years at the tax office. Knows which letter means it.
  ravi  | Ravi Lindholm  | Payroll, books        | Nobody has been paid late since 2011. That one was a bank holiday.
`);
const person = ([src, name, role, words]: (typeof people)[number]): Node =>
  row(
    { gap: [20, 12], valign: 'top' },
    col(36, {}, image(`tally-${src}`, `${name}, printed in dot-matrix characters`, { radius: 0 })),
    col(
      64,
      { gap: [4, 4] },
      heading(3, name),
      text(role, { face: theme.display, weight: 600, size: [15, 15], color: green, spacing: -0.02 }),
      text(words),
    ),
  );
export const team = (): Node =>
  strip({
    left: [remark('Four people', 'And Doris, who comes on Thursdays and knows where everything was in 1997.')],
    paper: [
      cut(),
      eyebrow('Served by'),
      heading(2, 'The people with the pencils.', { line: 1.14 }),
      ...people.map(person),
      cut(),
    ],
    right: [note('No juniors', 'Anyone who answers the phone can also sign your return. Even Doris.')],
  });

export const history = (): Node =>
  strip({
    left: [remark('Before that', 'The Corn Exchange sold corn. The scales are still in the cellar, and still right.')],
    paper: [
      cut(),
      eyebrow('Since 1997'),
      heading(2, 'One desk, then four.', { line: 1.14 }),
      text(
        'Maud Okonjo rented one desk in the Corn Exchange with a loan that she calculated herself. It was paid off eleven days early.',
      ),
      text(
        'The till on the counter is from the first week. It prints our bills. It has been wrong once, in 2003, and it apologised.',
      ),
      line('Clients in the first year', '9'),
      line('Clients now', '412'),
      line('Of the first nine, still here', '7'),
      sumLine(),
    ],
    right: [],
  });

export const counter = (): Node =>
  strip({
    left: [remark('Parking', 'Behind the Corn Exchange. Two hours are free, which is long enough for anything but 2003.')],
    paper: [
      cut(),
      heading(2, 'First call', { line: 1.14 }),
      text('Twenty minutes, no charge. Say what you do, roughly how many receipts, and when you can talk.'),
      formSlot({
        email: business.email,
        phone: dialled(business.phone),
        words: 'Write three lines about your work and when we may ring you.',
        ring: 'Ring the counter',
      }),
      cut(),
    ],
    right: [
      eyebrow('The counter is open'),
      hourRows([
        ['Monday to Thursday', '09:00–17:00'],
        ['Friday', '09:00–13:00'],
        ['January', 'also Saturdays'],
      ]),
      stack(
        { gap: [6, 6] },
        text(link('Open in maps'), { needs: ['address'], color: deep }),
        small(link(business.phone, phoneLink), { needs: ['phone'] }),
        small(link(business.email, `mailto:${business.email}`), { needs: ['email'] }),
        social(),
      ),
      note('Bringing paper?', 'Up the stairs, second door. There is a slot for envelopes that takes a shoebox if you push.'),
    ],
  });
