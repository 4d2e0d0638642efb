import type { Block } from '../describe.js';
import { hero, pageFooter } from './grammar.js';
import { call, people, questions, reviews } from './people.js';
import { areas, prices, services, turnOff } from './sections.js';

export const blocks: Block[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'split', 'phone'],
    description: 'Condensed capitals, the phone number in large figures and three facts beside a copper pipe on a blueprint.',
    parts: [hero()],
    featured: true,
  },
  {
    key: 'works',
    title: 'trades',
    kind: 'Features',
    tags: ['features', 'services', 'trades'],
    description: 'Three trades as shaded drawings, each with a price from and one sentence.',
    parts: [services()],
  },
  {
    key: 'guide',
    title: 'turn-it-off guide',
    kind: 'Steps',
    tags: ['steps', 'guide', 'emergency'],
    description: 'How to turn off water, gas and power: three drawings with three steps each, and the emergency number.',
    parts: [turnOff()],
    featured: true,
  },
  {
    key: 'invoice',
    title: 'prices',
    kind: 'Pricing',
    tags: ['pricing', 'prices', 'price list'],
    description: 'Eight prices in condensed type between hairlines on paper, each with one line of small print.',
    parts: [prices(8)],
  },
  {
    key: 'postcodes',
    title: 'areas',
    kind: 'Map',
    tags: ['map', 'areas', 'postcodes'],
    description: 'A blueprint of the town with a copper way through it, beside six postcodes and the minutes to each.',
    parts: [areas()],
  },
  {
    key: 'tools',
    title: 'crew',
    kind: 'Team',
    tags: ['team', 'people', 'tools'],
    description: 'Three people shown by their tools, with name, trade and one line each.',
    parts: [people()],
  },
  {
    key: 'voices',
    title: 'reviews',
    kind: 'Testimonials',
    tags: ['testimonials', 'reviews', 'quotes'],
    description: 'Three short quotations in outlined plates on blueprint blue.',
    parts: [reviews()],
  },
  {
    key: 'faq',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions'],
    description: 'Six questions that open in place, beside a large heading in capitals.',
    parts: [questions()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'phone'],
    description: 'A question in large capitals on copper, with the phone number in a dark plate.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'The name in condensed capitals, two lists of links, the contact and social links on deep blue.',
    parts: [pageFooter()],
  },
];
