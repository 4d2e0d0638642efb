/** The sections that are also available as blocks. */
import type { PackEntry } from '../pack.js';
import { call, footer } from './closing.js';
import { pricing, steps } from './offers.js';
import { quote, services, team } from './studio.js';
import { hero, selected } from './work.js';

export const blocks: PackEntry[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'big type'],
    price: 9,
    description: 'One enormous line, a paragraph, two buttons and a picture from edge to edge.',
    parts: hero(),
  },
  {
    key: 'work',
    title: 'selected work',
    kind: 'Gallery',
    tags: ['gallery', 'work'],
    description: 'Five projects in an uneven grid, each with a name, a line and a year.',
    parts: [selected()],
  },
  {
    key: 'crafts',
    title: 'crafts',
    kind: 'Features',
    tags: ['features', 'services', 'list'],
    description: 'Four services as numbered lines with rules, on blue.',
    parts: [services()],
  },
  {
    key: 'prices',
    title: 'prices',
    kind: 'Pricing',
    tags: ['pricing', 'plans'],
    description: 'Three offers in three colours that touch each other, with lists and buttons.',
    parts: [pricing()],
  },
  {
    key: 'people',
    title: 'people',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three portraits made of circles and squares, with name, craft and one line.',
    parts: [team()],
  },
  {
    key: 'quote',
    title: 'quote',
    kind: 'Testimonials',
    tags: ['testimonials', 'quotes'],
    description: 'One quotation, very large, on pink.',
    parts: [quote()],
  },
  {
    key: 'steps',
    title: 'steps',
    kind: 'Process',
    tags: ['process', 'steps', 'dark'],
    description: 'Four numbered steps on black, each number in another colour.',
    parts: [steps()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'big type'],
    description: 'An invitation in letters as large as the window allows, on vermilion.',
    parts: [call()],
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'A strip of shapes, the name, three lists of links and a last line.',
    parts: [footer()],
  },
];
