import { blocksOf } from '../entries.js';
import { hero, pageFooter } from './grammar.js';
import { call, people, questions, reviews } from './people.js';
import { areas, prices, services, turnOff } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero              | Hero           | hero, split, phone            | Condensed capitals, the phone number in large figures and three facts beside a copper pipe on a blueprint.
  works     | trades            | Features       | features, services, trades    | Three trades as shaded drawings, each with a price from and one sentence.
  guide     | turn-it-off guide | Steps          | steps, guide, emergency       | How to turn off water, gas and power: three drawings with three steps each, and the emergency number.
  invoice   | prices            | Pricing        | pricing, prices, price list   | Eight prices in condensed type between hairlines on paper, each with one line of small print.
  postcodes | areas             | Map            | map, areas, postcodes         | A blueprint of the town with a copper way through it, beside six postcodes and the minutes to each.
  tools     | crew              | Team           | team, people, tools           | Three people shown by their tools, with name, trade and one line each.
  voices    | reviews           | Testimonials   | testimonials, reviews, quotes | Three short quotations in outlined plates on blueprint blue.
  faq       | questions         | FAQ            | faq, questions                | Six questions that open in place, beside a large heading in capitals.
  call      | call              | Call to action | call to action, phone         | A question in large capitals on copper, with the phone number in a dark plate.
  footer    | footer            | Footer         | footer, links, dark           | The name in condensed capitals, two lists of links, the contact and social links on deep blue.
`,
  {
    hero: [hero()],
    works: [services()],
    guide: [turnOff()],
    invoice: [prices(8)],
    postcodes: [areas()],
    tools: [people()],
    voices: [reviews()],
    faq: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'guide'],
);
