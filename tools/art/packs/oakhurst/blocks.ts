import type { Block } from '../describe.js';
import { call, hero, pageFooter } from './grammar.js';
import { homes, people, questions, sell, streets, voices } from './sections.js';

export const blocks: Block[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'cover', 'search'],
    description:
      'A town from above fills the section. A panel with one large rounded corner floats over it, above a bar styled like a property search.',
    parts: [hero()],
    featured: true,
  },
  {
    key: 'cards',
    title: 'home cards',
    kind: 'Listings',
    tags: ['listings', 'cards', 'property'],
    description: 'Six homes with price, a flag, facts and one sentence that an agent shouldn’t write.',
    parts: [homes(6)],
  },
  {
    key: 'guide',
    title: 'street guide',
    kind: 'Features',
    tags: ['features', 'streets', 'guide'],
    description: 'Three streets from above, each beside its hours of sun, its noise, the way to school and to the bakery.',
    parts: [streets()],
    featured: true,
  },
  {
    key: 'snow',
    title: 'sell',
    kind: 'Services',
    tags: ['services', 'sell', 'cover'],
    description: 'A town in snow as the ground of a section, with a panel for those who sell.',
    parts: [sell()],
  },
  {
    key: 'doors',
    title: 'people',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three people shown by their front doors, with name, task and one line each.',
    parts: [people()],
  },
  {
    key: 'voices',
    title: 'voices',
    kind: 'Testimonials',
    tags: ['testimonials', 'quotes'],
    description: 'Two quotations in sand-coloured panels with one large round corner.',
    parts: [voices()],
  },
  {
    key: 'faq',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions'],
    description: 'Six questions that open in place, beside a heading on sand.',
    parts: [questions()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'dark'],
    description: 'One question in large letters on evening blue with an orange button.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'The name in large letters, two lists of links, the contact and social links on a dark ground.',
    parts: [pageFooter()],
  },
];
