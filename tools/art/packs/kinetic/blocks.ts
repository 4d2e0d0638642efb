import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { floorRules } from './own.js';
import { timetable, todayBand } from './schedule.js';
import { classes, coaches, extraPrices, firstSteps, prices, questions, results, voices } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero          | Hero           | hero, bold, motion       | A headline as wide as the screen over a runner in fourteen poses on a leaning band of lime.
  today     | today         | Opening hours  | schedule, today, list    | Four classes of today with their coach and free places on lime.
  six       | six classes   | Features       | features, classes        | Six classes as motion pictures with length, group size and one sentence.
  week      | timetable     | Schedule       | timetable, schedule      | Seven days with their classes on one screen, coloured by kind. Two days stand beside each other on phones.
  people    | coaches       | Team           | team, coaches            | Four coaches as motion pictures on lime with what they teach.
  plans     | plans         | Pricing        | pricing, plans           | Three plans, the middle one on lime, with points and a button each.
  extras    | without a plan | Price list    | price list, day pass     | Four prices in large letters beside a heading on bone.
  steps     | first week    | Process        | process, steps           | The first week of a new member in six cards with their day.
  numbers   | results       | Stats          | stats, figures, dark     | Four figures in lime on black with a sentence each.
  rules     | floor rules   | Text           | rules, cards, dark       | Four rules of the floor, each in a frame of lime.
  voices    | voices        | Testimonials   | testimonials, quotes     | Two sentences of members in large letters on black.
  faq       | questions     | FAQ            | faq, questions           | Five questions that open in place, beside a heading on bone.
  call      | call          | Call to action | call to action           | A line in large letters on lime with one button.
  footer    | footer        | Footer         | footer, links, dark      | The name in large lime letters, two lists of links, the contact and social links on black.
`,
  {
    hero,
    today: todayBand.parts,
    six: classes.parts,
    week: timetable.parts,
    people: coaches.parts,
    plans: prices.parts,
    extras: extraPrices.parts,
    steps: firstSteps.parts,
    numbers: results.parts,
    rules: floorRules.parts,
    voices: voices.parts,
    faq: questions.parts,
    call: call.parts,
    footer: [pageFooter()],
  },
  ['hero', 'week'],
);
