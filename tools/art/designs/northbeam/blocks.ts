/** The sections that are also available as blocks. */
import type { PackEntry } from '../pack.js';
import { call, footer } from './closing.js';
import { pricing, questions } from './offers.js';
import { features, hero } from './product.js';
import { figures, team, voices } from './proof.js';

export const blocks: PackEntry[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'saas', 'centred'],
    featured: true,
    description: 'A centred promise over a large picture of the product that runs off the bottom edge.',
    parts: [hero()],
  },
  {
    key: 'features',
    title: 'features',
    kind: 'Features',
    tags: ['features', 'mosaic'],
    description: 'Four panels of different widths, three with a screen and one with a list.',
    parts: [features()],
  },
  {
    key: 'pricing',
    title: 'pricing',
    kind: 'Pricing',
    tags: ['pricing', 'plans'],
    description:
      'Three plans side by side on a dark ground, the middle one in the light. Short feature lists, one button each, stacked on phones.',
    parts: [pricing()],
  },
  {
    key: 'figures',
    title: 'figures',
    kind: 'Stats',
    tags: ['stats', 'figures'],
    description: 'Four figures with a line each, on a ground that glows from one corner.',
    parts: [figures()],
  },
  {
    key: 'voices',
    title: 'voices',
    kind: 'Testimonials',
    tags: ['testimonials', 'cards'],
    description: 'Three quotations in panels, each with a small portrait, a name and a role.',
    parts: [voices()],
  },
  {
    key: 'team',
    title: 'team',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three portraits in coloured light with name, role and one line.',
    parts: [team()],
  },
  {
    key: 'questions',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions'],
    description: 'Four questions that open in place beside a short invitation to write.',
    parts: [questions()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'cover'],
    price: 9,
    description: 'Lines of light behind one centred sentence and two buttons.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links'],
    description: 'Name, one line and three lists of links on the darkest ground.',
    parts: [footer()],
  },
];
