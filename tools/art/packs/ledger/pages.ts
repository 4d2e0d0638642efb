import { col, heading, image, link, row, social, text } from '../../nodes.js';
import type { Page } from '../describe.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { border, contact, paragraph, title } from './grammar.js';
import { deed, ink, red, sheet } from './look.js';
import { areaTable, call, fees, feeTeaser, hero, notes, people, questions } from './sections.js';
import { will } from './will.js';

/** Practice areas, each with sample prices. */
const areas = table<[src: string, alt: string, name: string, words: string, prices: string]>(`
  wills | A small green seal with a quill | Wills and estates | Everything that should be settled while it is still a quiet subject. | A simple will=£240; Two wills that match=£390; A power of attorney=£180
  lease | A small red seal with a key | Home and lease | We read what you are about to sign, and say which page matters. | Reading a lease=£150; Buying a home=£1,150; A letter to a landlord=£95
  work | A small green seal with an anvil | Work | For people who have a contract in one hand and a pen in the other. | A job contract=£220; Leaving a job=£480; An hour with Odile=£140
  company | A small red seal with scales | Small companies | Up to thirty people. After that you will want a lawyer with a lift. | A company for two=£640; A first employee=£260; Terms of sale=£310
`);

export const pages: Page[] = [
  {
    key: 'home',
    label: 'Home',
    title: 'home',
    kind: 'Home',
    tags: ['home', 'hero', 'law firm'],
    description:
      'The front page of a law firm: a seal, four numbered areas, three fixed fees, the lawyers in medallions and three notes.',
    parts: [...hero(), areaTable(), feeTeaser(), people(), notes(), call()],
  },
  {
    key: 'areas',
    slug: 'practice-areas',
    label: 'Practice areas',
    title: 'practice areas',
    kind: 'Services',
    tags: ['services', 'practice areas'],
    description: 'A numbered index of practice areas with small seals, what each includes, a price from and who does it.',
    parts: [
      ...title(
        '§ 1',
        'Practice areas',
        'What we do, and what we leave to others.',
        'We do four things. For crime, tax and divorce we know three good people and ring them for you.',
      ),
      ...areas.map(([src, alt, name, words, prices], i) =>
        paragraph(
          `§ 2.${i + 1}`,
          '',
          { bg: i % 2 ? deed : sheet },
          row(
            { valign: 'top', gap: [56, 28] },
            col(18, {}, image(`ledger-${src}`, alt, { width: 150, radius: 0 })),
            col(40, { gap: [14, 12] }, heading(2, name, { size: [40, 32] }), text(words)),
            col(
              42,
              {},
              pairs(
                prices.split('; ').map((price) => price.split('=') as [string, string]),
                { ink, weight: 400, value: red },
              ),
            ),
          ),
        ),
      ),
      call(),
    ],
  },
  will,
  {
    key: 'people',
    label: 'People',
    title: 'people',
    kind: 'About',
    tags: ['about', 'team', 'people'],
    description: 'The lawyers of a firm in engraved medallions, how they work and where the firm comes from.',
    parts: [
      border(),
      people('§ 1', 1),
      paragraph(
        '§ 2',
        'How we work',
        {},
        row(
          { valign: 'top', gap: [64, 28] },
          col(46, {}, heading(2, 'One page before a hundred.')),
          col(
            54,
            { gap: [18, 16] },
            text(
              'The firm began in a stationer’s shop in Chancel Row. The rent was paid in wills. We still have the counter, and we still write the short version first.',
            ),
            text(
              'Every letter is read by a second person before it goes out. If they don’t understand a sentence, it doesn’t go out.',
            ),
          ),
        ),
      ),
      call(),
    ],
  },
  {
    key: 'fees',
    label: 'Fees',
    title: 'fees',
    kind: 'Pricing',
    tags: ['pricing', 'prices', 'fees'],
    description: 'Eight fixed fees in numbered paragraphs: you pay, we do, you get. With a line on everything else.',
    parts: [
      ...title(
        '§ 1',
        'Fees',
        'You pay, we do, you get.',
        'Eight prices that don’t move. Everything else is £140 an hour, and we tell you how many before we begin.',
      ),
      paragraph('§ 2', 'Prices', { bg: sheet }, heading(2, 'Eight services'), fees('2', 8)),
      questions('§ 3'),
      call(),
    ],
  },
  {
    key: 'questions',
    label: 'Questions',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions', 'support'],
    inMenu: false,
    description: 'Six questions that a law firm hears every week, with short answers that open in place.',
    parts: [border(), questions('§ 1', 1), call()],
  },
  {
    key: 'contact',
    label: 'Contact',
    title: 'contact',
    kind: 'Contact',
    tags: ['contact', 'opening hours'],
    description:
      'An enquiry with area and date, opening hours as a table, and the way to the door. Without a form plugin, buttons take its place.',
    parts: [
      ...title(
        '§ 1',
        'Contact',
        'Half an hour, free of charge.',
        'Tell us what has happened. You needn’t know what it is called.',
      ),
      paragraph(
        '§ 2',
        'Write',
        { bg: sheet },
        row(
          { valign: 'top', gap: [64, 40] },
          col(
            58,
            { gap: [20, 18] },
            heading(2, 'Your question'),
            formSlot({
              email: contact.email,
              phone: '+441632960418',
              words: 'Write to the desk or ring us. We answer on the same day.',
            }),
          ),
          col(
            42,
            { gap: [18, 16] },
            heading(2, 'Open'),
            hourRows(
              [
                ['Monday to Thursday', '9 to 5.30'],
                ['Friday', '9 to 4'],
                ['First Saturday', '10 to 12'],
              ],
              { ink },
            ),
            text(`9 Chancel Row, Eastmere. ${link('Open in maps')}`, { needs: ['street'] }),
            text(link('01632 960 418', 'tel:+441632960418'), { needs: ['phone'] }),
            social(),
          ),
        ),
      ),
      questions('§ 3'),
    ],
  },
];
