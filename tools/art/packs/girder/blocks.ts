import { blocksOf } from '../entries.js';
import { beforeAfter } from './change.js';
import { call, hero, pageFooter, tape } from './grammar.js';
import { board, guarantee, numbers, priceList, questions, timeline, voices, whatWeBuild } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero         | Hero           | hero, split, bold         | Large letters on orange beside a crane in black, with the level of the storey in a rail on the left.
  trades    | four trades  | Features       | features, services        | Four trades as framed prints with a typical price for each square metre.
  numbers   | figures      | Stats          | stats, figures, dark      | Four figures of last year in orange on steel.
  board     | site board   | Timeline       | timeline, progress, sites | Current sites, each with a bar from dig to keys and the week that it is in.
  guarantee | guarantee    | Text           | guarantee, split          | A promise in large letters on orange beside a framed list.
  weeks     | twenty weeks | Process        | process, steps            | A house from boots to keys in six framed steps with their week.
  prices    | typical jobs | Price list     | price list, costs         | Five jobs with what was on the last bill, beside a heading on concrete.
  change    | before, after | Portfolio     | portfolio, before, after  | Two pairs of prints of the same place with weeks, price and one sentence.
  voices    | voices       | Testimonials   | testimonials, quotes      | Two sentences of owners in large letters.
  faq       | questions    | FAQ            | faq, questions            | Five questions that open in place, beside a heading.
  call      | call         | Call to action | call to action, dark      | A line in large letters on steel below barrier tape, with one button.
  footer    | footer       | Footer         | footer, links, dark       | The name in large letters, two lists of links, the contact and social links on steel.
`,
  {
    hero: hero('5'),
    trades: whatWeBuild('4'),
    numbers: numbers('3'),
    board: board('2'),
    guarantee: guarantee('1'),
    weeks: timeline('3'),
    prices: priceList('2'),
    change: beforeAfter('2'),
    voices: voices('1'),
    faq: questions('1'),
    call: [tape(), ...call('0')],
    footer: [pageFooter()],
  },
  ['hero', 'board'],
);
