import { blocksOf } from '../entries.js';
import { pageFooter } from './grammar.js';
import { call, colourCard, hero, services, stylists, voice } from './sections.js';

export const blocks = blocksOf(
  `
  hero        | hero        | Hero           | hero, split, salon                  | A giant word, one line, three prices and locks of hair that reach the edge of the page.
  colour-card | colour card | Features       | features, colours, swatches         | Twelve swatches of hair from ash to copper, each with its upkeep in weeks and its cost a year.
  price-list  | price list  | Pricing        | pricing, prices, price list         | Two chapters of prices between hairlines, each beside a large word.
  hands       | stylists    | Team           | team, people                        | Three stylists seen from behind, with name, field and one line each.
  voice       | voice       | Testimonials   | testimonials, quotes                | One long quotation in white on henna red, with its name beside it.
  call        | call        | Call to action | call to action, opening hours, dark | An invitation and the opening hours on dark wine, with two buttons.
  footer      | footer      | Footer         | footer, links, dark                 | The name in very large letters, two lists of links, the contact and social links on dark wine.
`,
  {
    hero: [hero()],
    'colour-card': [colourCard()],
    'price-list': [services()],
    hands: [stylists()],
    voice: [voice()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero'],
);
