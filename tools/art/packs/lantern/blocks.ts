import { blocksOf } from '../entries.js';
import { lunch, questions, schoolFees } from './families.js';
import { call, hero, pageFooter } from './grammar.js';
import { holidays, team, termRibbon } from './own.js';
import { admission, nextDates, numbers, schoolDay, someVoices, threeClasses } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero             | Hero           | hero, drawing, school       | A large headline beside a cut-out town in chalk and crayon, where children look up at a lantern.
  next      | next dates       | Events         | events, dates, board        | Three dates on blocks of growing width, with the day as a large numeral, under a row of paper roofs.
  ages      | classes by age   | Services       | classes, ages, services     | Three classes as cut-outs with a drawing, the ages as large numerals, a sentence and three facts.
  hours     | a day at school  | Timeline       | timeline, day, hours        | Six times of a school day as ruled rows with large numerals.
  ribbon    | term ribbon      | Schedule       | calendar, year, holidays    | The school year as one drawn ribbon in twelve pieces, red for school and yellow for holidays.
  terms     | terms            | Table          | terms, holidays, table      | Three terms with first day, last day and half-term as ruled rows.
  steps     | way in           | Process        | admission, steps, process   | Four numbered cut-outs that lead from the first visit to a place.
  fees      | school fees      | Pricing        | fees, prices, bursary       | Fees by class on a cream block, beside a yellow one about bursaries and siblings.
  lunch     | lunch this week  | Menu           | lunch, menu, week           | Five days with dish and pudding as narrow cut-outs on yellow.
  people    | drawn portraits  | Team           | team, teachers, portraits   | Six people with portraits as small children draw them, each with role and one sentence.
  voices    | voices           | Testimonials   | testimonials, parents       | Three quotes from parents and a pupil on blocks of uneven width.
  numbers   | four numbers     | Stats          | numbers, facts, stats       | Four large yellow numerals on violet with a line each.
  answers   | questions        | FAQ            | faq, questions, parents     | Six questions from parents that open in place.
  call      | invitation       | Call to action | call to action, visit       | An invitation to sit in the small chair, beside its drawing, on yellow.
  footer    | footer           | Footer         | footer, links, dark         | The name in large letters, two lists of links, the office and social links on night violet.
`,
  {
    hero: [hero()],
    next: nextDates(),
    ages: [threeClasses()],
    hours: schoolDay(),
    ribbon: [termRibbon()],
    terms: [holidays()],
    steps: [admission()],
    fees: [schoolFees()],
    lunch: [lunch()],
    people: [team()],
    voices: [someVoices()],
    numbers: [numbers()],
    answers: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'ribbon'],
);
