import { heading } from '../../nodes.js';
import { blocksOf } from '../entries.js';
import { pageFooter, paragraph } from './grammar.js';
import { sheet } from './look.js';
import { areaTable, call, fees, hero, people, questions } from './sections.js';

export const blocks = blocksOf(
  `
  hero        | hero           | Hero           | hero, split, law firm              | A large seal that reaches the edge, one line in Caslon, a red double margin and two buttons.
  fee-table   | fixed fees     | Pricing        | pricing, prices, fees              | Fixed fees in numbered paragraphs: you pay, we do, you get. Hairlines instead of cards.
  areas-table | practice areas | Features       | features, services, practice areas | Four areas in numbered columns between hairlines, each with a small seal.
  medallions  | medallions     | Team           | team, people                       | Three people in engraved medallions with name, field and one line each.
  faq         | questions      | FAQ            | faq, questions                     | Six questions beside a numbered margin. They open in place.
  call        | call           | Call to action | call to action, dark               | One invitation on dark green ink with two buttons.
  footer      | footer         | Footer         | footer, links, dark                | The name in large letters, two lists of links, the contact and social links on dark ink.
`,
  {
    hero: hero(),
    'fee-table': [paragraph('§ 1', 'Fixed fees', { bg: sheet }, heading(2, 'You pay, we do, you get.'), fees('1', 8))],
    'areas-table': [areaTable()],
    medallions: [people()],
    faq: [questions('§ 1')],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero'],
);
