/** The sections that are also available as blocks. */
import type { PackEntry } from '../pack.js';
import { call, footer, questions } from './closing.js';
import { figures, letters } from './people.js';
import { gallery, hero, promises, shelf } from './shop.js';

export const blocks: PackEntry[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'pastel'],
    featured: true,
    description: 'A lilac panel with a label, a line and two buttons beside a still life with round corners.',
    parts: [hero()],
  },
  {
    key: 'products',
    title: 'products',
    kind: 'Products',
    tags: ['products', 'grid'],
    description: 'Six things in a grid with a picture, a name, a few words and a price, some with a label.',
    parts: [shelf()],
  },
  {
    key: 'promises',
    title: 'promises',
    kind: 'Features',
    tags: ['features', 'cards', 'pastel'],
    description: 'Three coloured panels with a short promise each.',
    parts: [promises()],
  },
  {
    key: 'letters',
    title: 'letters',
    kind: 'Testimonials',
    tags: ['testimonials', 'quotes'],
    description: 'One large quotation over three small ones on butter yellow.',
    parts: [letters()],
  },
  {
    key: 'gallery',
    title: 'gallery',
    kind: 'Gallery',
    tags: ['gallery', 'pictures'],
    description: 'One wide picture over four small ones under a short heading.',
    parts: [gallery()],
    price: 7,
  },
  {
    key: 'figures',
    title: 'figures',
    kind: 'Stats',
    tags: ['stats', 'cards', 'pastel'],
    description: 'Four figures, each on a card in another colour.',
    parts: [figures()],
  },
  {
    key: 'questions',
    title: 'questions',
    kind: 'FAQ',
    tags: ['faq', 'questions'],
    description: 'Four questions that open in place beside a heading and an address.',
    parts: [questions()],
  },
  {
    key: 'call',
    title: 'call',
    kind: 'Call to action',
    tags: ['call to action', 'newsletter'],
    description: 'A moss-green panel with one sentence and one button beside a picture.',
    parts: [call()],
    price: 7,
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links'],
    description: 'The name in large letters and three lists of links on moss green.',
    parts: [footer()],
  },
];
