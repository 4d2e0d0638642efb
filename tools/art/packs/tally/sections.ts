/** Builds the sections that several pages of this pack share. */
import { bar, card, eyebrow, faq, heading, list, type Node, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { ask, barred, business, cut, line, note, printed, remark, strip, sumLine, total } from './grammar.js';
import { brown, green, ink, stripe, theme } from './look.js';

const mono = { face: theme.display, weight: 600, color: ink } as const;
const head = (label: string, title: string): Node[] => [cut(), eyebrow(label), heading(2, title, { line: 1.14 })];

const items = table<[name: string, amount: string, words: string]>(`
  Bookkeeping       | from 120.00 | Every receipt booked within three days, every month closed by the tenth.
  VAT               | from  85.00 | Checked twice, filed once, eight days before it is due.
  Year-end accounts | from 480.00 | With a page in plain words on top. You will read that one.
  Tax return        | from 190.00 | For people. Rent, shares, one flat in Porto: all of it.
  Payroll           | from  12.00 | Each person, each month. Payslips on the 25th, even in December.
`);
export const services = (): Node =>
  strip({
    left: [
      remark(
        'Read from the right',
        'The amounts are from last month’s bills, before VAT. “From” is what half of our clients pay.',
      ),
    ],
    paper: [
      ...head('Items', 'Five things we do.'),
      barred(items.map(([name, amount, words]) => line(name, amount, words))),
      sumLine(),
    ],
    right: [
      printed(['abacus', 'An abacus whose beads are pushed to both sides']),
      remark('Not on the list?', 'Ask. If we can’t do it, we know who can, and we don’t take a cut.'),
    ],
  });

const dates = table<[date: string, name: string, words: string, state: string]>(`
  31 Jan | Self Assessment  | Return and second payment     | [x]
  07 Feb | VAT, Oct to Dec  | If your quarter ends then     | [x]
  05 Apr | Tax year ends    | Last day for pensions         | [x]
  19 May | Payroll summary  | P60s to your people           | [x]
  06 Jul | Benefits         | Cars, phones, one gym card    | [ ]
  31 Jul | First payment    | On account, for this year     | [ ]
  07 Aug | VAT, Apr to Jun  | Filed by us on 30 July        | [ ]
  30 Sep | Accounts         | If your year ended in December | [ ]
  05 Oct | New? Register    | First year on your own        | [ ]
  31 Dec | Company tax      | Nine months and a day, roughly | [ ]
`);
/** Lists due dates as a perforated strip with boxes to tick. No other pack has this section. */
export const deadlines = (): Node =>
  strip({
    left: [remark('What is ticked', 'Done for everybody, as of today. If yours isn’t, your telephone has already rung.')],
    paper: [
      ...head('Tax calendar', 'What is due, and when.'),
      ...dates.map(([date, name, words, state]) =>
        card(
          { bg: state === '[x]' ? stripe : '#FFFFFF', pad: [9, 8], padX: [12, 10], radius: 0, gap: [0, 0] },
          bar(
            { gap: 12, nowrap: true, valign: 'top' },
            stack(
              { gap: [0, 0] },
              text(`${date}  ${name}`, { ...mono, size: [17, 15], line: 1.35, spacing: -0.02 }),
              small(words),
            ),
            text(state, { ...mono, size: [17, 15], line: 1.35, spacing: -0.02, color: state === '[x]' ? green : brown }),
          ),
        ),
      ),
      cut(),
    ],
    right: [note('Eight days', 'We file at least eight days before each date. It leaves a week for the thing you forgot.')],
  });

const sizes = table<[who: string, amount: string, words: string]>(`
  Just you             |  95.00 | Up to 20 receipts a month, one return, one call a quarter.
  You and a van        | 145.00 | Up to 60 receipts, VAT, mileage, one call a month.
  Five people          | 265.00 | Payroll, VAT, books. Somebody comes by twice a year.
  Twenty people        | 640.00 | All of it, with a person who knows your stock by name.
`);
export const prices = (): Node =>
  strip({
    left: [remark('All in', 'Software, postage and biscuits.')],
    paper: [
      ...head('By size, a month', 'How much is it?'),
      barred(sizes.map(([who, amount, words]) => line(who, amount, words))),
      cut(),
      line('Joining fee', '0.00'),
      line('Leaving fee', '0.00'),
      line('“Quick question”', '0.00'),
      sumLine(),
      ask(),
    ],
    right: [
      printed(['parcels', 'Parcels of four sizes with a ribbon around each']),
      remark('Fixed for a year', 'If your work doubles, we talk. If it halves, we talk sooner.'),
      note('What about VAT?', 'On top, as ever. You know how to claim it back, and if not, that is item two.'),
    ],
  });
export const example = (): Node =>
  strip({
    left: [remark('A real one', 'A joiner with one van and two saws. He said we could print it.')],
    paper: [
      ...head('Worked example', 'A year, added up.'),
      line('You and a van, 12 × 145.00', '1,740.00'),
      line('Year-end accounts', '480.00'),
      line('Letter from the tax office', '0.00', 'We answered it. It was about the other joiner.'),
      line('Mileage that nobody claimed', '−1,312.00', 'Two years of it, found in a glove box.'),
      sumLine(),
      total('COST', '£908.00'),
    ],
    right: [printed(['van', 'A van with a ladder on its roof'])],
  });

const said = table<[words: string, name: string]>(`
  I sent a photograph of a shoebox. They sent back a number.       | P. Lindqvist, upholstery
  For the first time I know in March what I will owe in January.   | Dr A. Brandt, dental practice
`);
export const voices = (): Node =>
  strip({
    left: said.slice(0, 1).map(([words, name]) => remark(`“${words}”`, name)),
    paper: [
      ...head('Customer copy', 'Signed for.'),
      ...said
        .slice(1)
        .flatMap(([words, name]) => [text(`“${words}”`, { role: 'quote', line: 1.3, spacing: -0.03, color: ink }), small(name)]),
    ],
    right: [remark('412 clients', 'Median stay: nine years. One left last spring, to become an accountant.')],
  });

const steps = table<[when: string, name: string, words: string]>(`
  Day 1  | You ring           | Twenty minutes. We ask nine questions, you get one price.
  Day 3  | We write the letter | To your old accountant. It is polite and it always works.
  Day 10 | The boxes come     | Paper, files, a login that nobody remembers. All welcome.
  Day 20 | We check the past  | Three years back. One in four gets money out of it.
  Day 30 | First close        | A month on one page, and a date for each tax in the year.
`);
export const switching = (): Node =>
  strip({
    left: [remark('Eleven minutes', 'That is your part of it.')],
    paper: [
      ...head('Switch to us', 'Thirty days, one letter.'),
      ...steps.flatMap(([when, name, words]) => [
        stack({ gap: [2, 2] }, text(`${when}  ${name}`, { ...mono, size: [18, 17], line: 1.35, spacing: -0.02 }), text(words)),
      ]),
      cut(),
      ask('See all prices'),
    ],
    right: [
      remark('Mid-year is fine', 'You don’t have to wait for April. People do, and then it is April for everybody.'),
      note('Nobody is cross', 'Your old accountant does this twice a month. So do we, in the other direction.'),
    ],
  });
const wanted = [
  'Last year’s accounts, however thin',
  'Letters from the tax office, opened or not',
  'Bank statements, three months',
  'Who you pay, and how often',
  'The one thing that keeps you awake',
];
export const documents = (): Node =>
  strip({
    left: [remark('No rush', 'Bring what you have. We have never seen a complete set either.')],
    paper: [...head('Please bring', 'Five pieces of paper.'), list(wanted), cut()],
    right: [printed(['shelf', 'Folders on a shelf, one of them leaning'])],
  });

export const questions = (): Node =>
  strip({
    left: [remark('Ask the counter', `If yours isn’t here, write to us. ${business.owner} reads all of it, with a pencil.`)],
    paper: [
      ...head('Questions', 'Asked at the counter.'),
      faq(
        table<[question: string, answer: string]>(`
      How much will it cost me?            | Take the size that fits from the price list. Nine out of ten pay exactly that.
      Do I need new software?              | No. We work with what you have, including paper. If something is worth buying, we say what it saves.
      Who will do my books?                | One person, with a name and an extension, and a second one for August.
      What if the tax office writes?       | Send it to us unopened. We open it, answer it and ring you afterwards.
      Can you make the tax go away?        | No. We can make it smaller, legal and on time.
    `),
      ),
    ],
    right: [note('Free of charge', 'We have never put a question on a bill.')],
  });
