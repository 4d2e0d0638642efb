/** The sections that are also available as blocks. */
import type { PackEntry } from '../pack.js';
import { footer, hours, invitation } from './closing.js';
import { gallery, hero } from './house.js';
import { board } from './menu.js';
import { reviews, team } from './people.js';

export const blocks: PackEntry[] = [
  {
    key: 'hero',
    title: 'hero',
    kind: 'Hero',
    tags: ['hero', 'split', 'dark'],
    description: 'A tall picture on one side, a big line, two buttons and the opening days on the other. Edge to edge.',
    parts: [hero()],
    featured: true,
  },
  {
    key: 'menu-board',
    title: 'menu board',
    kind: 'Menu',
    tags: ['menu', 'prices'],
    description: 'Two columns of dishes with a line of words and a price each, under a short introduction.',
    parts: [board()],
  },
  {
    key: 'gallery',
    title: 'gallery',
    kind: 'Gallery',
    tags: ['gallery', 'pictures', 'dark'],
    description: 'Five pictures in two rows on a dark ground, one of them large.',
    parts: [gallery()],
  },
  {
    key: 'reviews',
    title: 'reviews',
    kind: 'Testimonials',
    tags: ['testimonials', 'quotes'],
    description: 'Three quotations on paper cards over mustard, each with a name.',
    parts: [reviews()],
  },
  {
    key: 'team',
    title: 'team',
    kind: 'Team',
    tags: ['team', 'people'],
    description: 'Three drawn portraits with name, station and one line each.',
    parts: [team()],
  },
  {
    key: 'hours',
    title: 'opening hours',
    kind: 'Contact',
    tags: ['contact', 'opening hours'],
    description: 'Days and times as a list with rules, beside the address and one button.',
    parts: [hours()],
  },
  {
    key: 'book',
    title: 'reservation',
    kind: 'Call to action',
    tags: ['call to action', 'cover'],
    description: 'The house by night behind an invitation to ring, with two buttons.',
    parts: [invitation()],
    price: 9,
  },
  {
    key: 'footer',
    title: 'footer',
    kind: 'Footer',
    tags: ['footer', 'links', 'dark'],
    description: 'The name in large letters, three short lists of links and a last line.',
    parts: [footer()],
  },
];
