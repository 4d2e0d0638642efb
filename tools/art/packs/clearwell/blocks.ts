import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { children, hours, people, questions, voices } from './sections.js';
import { prices, timeline, treatments } from './treatments.js';

export const blocks = blocksOf(
  `
  hero      | hero       | Hero           | hero, split, promises        | A large headline beside a porcelain tooth in mint air, above a row of four promises.
  cares     | treatments | Services       | services, treatments, cards  | Six treatments on mint plates, each with its minutes and whether it hurts.
  minutes   | timeline   | Process        | process, timeline, steps     | A first visit in six capsules, each with its minute and what it feels like.
  fees      | prices     | Pricing        | pricing, prices, price list  | Eight prices in a large white capsule, each with one line of explanation.
  mugs      | team       | Team           | team, people                 | Three people shown by their mugs, with name, task and one line each.
  duck      | children   | Features       | features, children, family   | A porcelain duck beside words for parents, on a warm ground.
  voices    | voices     | Testimonials   | testimonials, quotes         | Two quotations in large white capsules on mint.
  hours     | hours      | Opening hours  | opening hours, emergency     | Opening hours beside a porcelain calendar, with the number for the night.
  faq       | questions  | FAQ            | faq, questions               | Six questions that open in place, beside a heading.
  call      | call       | Call to action | call to action, capsule      | A question in a dark capsule with a coral button and the phone number.
  footer    | footer     | Footer         | footer, links                | The name, two lists of links, the contact and social links on white.
`,
  {
    hero: [hero()],
    cares: [treatments(6)],
    minutes: [timeline()],
    fees: [prices(8)],
    mugs: [people()],
    duck: [children()],
    voices: [voices()],
    hours: [hours()],
    faq: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'minutes'],
);
