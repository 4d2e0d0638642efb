import type { Block } from '../describe.js';
import { pageFooter } from './grammar.js';
import { call, colourCard, hero, services, stylists, voice } from './sections.js';

export const blocks: Block[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'split', 'salon'],
    description: 'A giant word, one line, three prices and locks of hair that reach the edge of the page.',
    parts: [hero()],
    featured: true,
  },
  {
    key: 'colour-card',
    title: 'colour card',
    kind: 'Features',
    tags: ['features', 'colours', 'swatches'],
    description: 'Twelve swatches of hair from ash to copper, each with its upkeep in weeks and its cost a year.',
    parts: [colourCard()],
  },
  {
    key: 'price-list',
    title: 'price list',
    kind: 'Pricing',
    tags: ['pricing', 'prices', 'price list'],
    description: 'Two chapters of prices between hairlines, each beside a large word.',
    parts: [services()],
  },
  {
    key: 'hands',
    title: 'stylists',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three stylists seen from behind, with name, field and one line each.',
    parts: [stylists()],
  },
  {
    key: 'voice',
    title: 'voice',
    kind: 'Testimonials',
    tags: ['testimonials', 'quotes'],
    description: 'One long quotation in white on henna red, with its name beside it.',
    parts: [voice()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'opening hours', 'dark'],
    description: 'An invitation and the opening hours on dark wine, with two buttons.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'The name in very large letters, two lists of links, the contact and social links on dark wine.',
    parts: [pageFooter()],
  },
];
