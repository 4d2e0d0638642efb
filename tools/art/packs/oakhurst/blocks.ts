import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { homes, people, questions, sell, streets, voices } from './sections.js';

export const blocks = blocksOf(
  `
  hero   | hero         | Hero           | hero, cover, search       | A town from above fills the section. A panel with one large rounded corner floats over it, above a bar styled like a property search.
  cards  | home cards   | Listings       | listings, cards, property | Six homes with price, a flag, facts and one sentence that an agent shouldn’t write.
  guide  | street guide | Features       | features, streets, guide  | Three streets from above, each beside its hours of sun, its noise, the way to school and to the bakery.
  snow   | sell         | Services       | services, sell, cover     | A town in snow as the ground of a section, with a panel for those who sell.
  doors  | people       | Team           | team, people              | Three people shown by their front doors, with name, task and one line each.
  voices | voices       | Testimonials   | testimonials, quotes      | Two quotations in sand-coloured panels with one large round corner.
  faq    | questions    | FAQ            | faq, questions            | Six questions that open in place, beside a heading on sand.
  call   | call         | Call to action | call to action, dark      | One question in large letters on evening blue with an orange button.
  footer | footer       | Footer         | footer, links, dark       | The name in large letters, two lists of links, the contact and social links on a dark ground.
`,
  {
    hero: [hero()],
    cards: [homes(6)],
    guide: [streets()],
    snow: [sell()],
    doors: [people()],
    voices: [voices()],
    faq: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'guide'],
);
