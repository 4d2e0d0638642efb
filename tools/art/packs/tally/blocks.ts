import { blocksOf } from '../entries.js';
import { call, hero, pageFooter, piece } from './grammar.js';
import { history, team } from './own.js';
import { deadlines, documents, example, prices, questions, services, switching, voices } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero           | Hero           | hero, receipt             | A headline and a bill with its total on a till receipt, beside a picture printed in characters.
  items     | line items     | Services       | services, list, receipt   | Five services as line items with their amounts and a sentence each.
  calendar  | tax calendar   | Schedule       | deadlines, calendar       | Ten due dates as a perforated strip, each with a box to tick.
  sizes     | prices by size | Price list     | pricing, price list       | Four sizes with monthly prices, aligned at the decimal point.
  example   | worked example | Pricing        | example, calculation      | A year of one client added up line by line, with a total.
  steps     | switch to us   | Process        | process, steps            | Five days of a change of accountant, with a sentence about each.
  documents | documents      | Text           | checklist, documents      | Five pieces of paper to bring, beside a shelf of folders.
  people    | people         | Team           | team, portraits           | Four people and their work, with portraits printed in characters.
  history   | history        | About          | about, history, figures   | How one desk became four, with three figures.
  voices    | voices         | Testimonials   | testimonials, quotes      | Two quotes from clients, one on the receipt and one in the margin.
  faq       | questions      | FAQ            | faq, questions            | Five questions that open in place on the receipt.
  call      | call           | Call to action | call to action, receipt   | A question in large letters, what the first call costs, one button and a barcode.
  footer    | footer         | Footer         | footer, links, dark       | The name, two lists of links, the contact and social links on dark green.
`,
  {
    hero: piece(hero()),
    items: piece(services()),
    calendar: piece(deadlines()),
    sizes: piece(prices()),
    example: piece(example()),
    steps: piece(switching()),
    documents: piece(documents()),
    people: piece(team()),
    history: piece(history()),
    voices: piece(voices()),
    faq: piece(questions()),
    call: piece(call()),
    footer: [pageFooter()],
  },
  ['hero', 'calendar'],
);
