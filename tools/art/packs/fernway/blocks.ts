import { blocksOf } from '../entries.js';
import { call, hero, pageFooter, ridge } from './grammar.js';
import { people, questions, voices } from './sections.js';
import { calendar, care, gardens, nursery, steps, weeks } from './work.js';

export const blocks = blocksOf(
  `
  hero     | hero              | Hero           | hero, split, illustrated       | A large headline beside a paper pot of leaves and flowers before a yellow sun.
  months   | planting calendar | Timeline       | timeline, calendar, planting   | Six plants with the months in which they are planted, as strips of cut paper between two rows of hills.
  projects | gardens           | Portfolio      | portfolio, gallery, projects   | Four gardens as large paper pictures with size, weeks and a short story.
  plans    | care plans        | Pricing        | pricing, plans, services       | Three care plans with a picture, a monthly price and a few words.
  plants   | nursery           | Products       | products, plants, prices       | Six potted paper plants with name, price and one line each.
  weeks    | steps             | Steps          | steps, process                 | Four weeks of a garden on leaf-shaped sheets.
  boots    | team              | Team           | team, people                   | Three people shown by their boots, with name, task and one line each.
  voices   | voices            | Testimonials   | testimonials, quotes           | Two quotations on leaf-shaped sheets, one green and one yellow.
  fence    | questions         | FAQ            | faq, questions                 | Six questions that open in place, beside a heading.
  call     | call              | Call to action | call to action, clearing       | A question in a clearing, with paper leaves from both sides.
  footer   | footer            | Footer         | footer, links                  | The name, two lists of links, the contact and social links on pale paper.
`,
  {
    hero: [hero()],
    months: [ridge('down'), calendar(), ridge('up')],
    projects: [gardens(4)],
    plans: [care()],
    plants: [nursery(6)],
    weeks: [steps('From jungle to garden.', weeks)],
    boots: [people()],
    voices: [voices()],
    fence: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'months'],
);
