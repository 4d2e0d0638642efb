import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { bakeClock, cakeSizes, counterToday, napkins, questions, story, wayOfALoaf } from './sections.js';

export const blocks = blocksOf(
  `
  hero     | hero       | Hero           | hero, centred, gingham     | A table of baking that stands on the label of a tin, on pink gingham, with a fat headline and two buttons.
  today    | counter    | Products       | products, menu, today      | Four things from the counter with picture, price and how many are left.
  clock    | bake clock | Schedule       | schedule, hours, clock     | A dial with eight bakes at their hours, and a list of them on both sides.
  sizes    | cake sizes | Pricing        | pricing, cakes, sizes      | Three sizes of cake with slices and price on the labels of tins.
  story    | story      | Opening hours  | opening hours, about       | What the place is in two paragraphs, beside a label with the opening hours.
  way      | two days   | Timeline       | timeline, process, bread   | The way of a loaf in four numbered steps on one label.
  napkins  | napkins    | Testimonials   | testimonials, quotes       | Three sentences of guests on white labels, between two rows of icing.
  faq      | questions  | FAQ            | faq, questions             | Five questions that open in place, on a white label.
  call     | call       | Call to action | call to action, centred    | A line in large letters on raspberry between two rows of icing, with one button.
  footer   | footer     | Footer         | footer, links, dark        | The name in fat letters, two lists of links, the contact and social links on cocoa.
`,
  {
    hero: [hero()],
    today: [counterToday()],
    clock: [bakeClock()],
    sizes: [cakeSizes()],
    story: [story()],
    way: [wayOfALoaf()],
    napkins: [napkins()],
    faq: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'clock'],
);
