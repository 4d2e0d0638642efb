/** Driftwood: a small hotel in calm colours. */

import type { Design } from '../../design.js';
import { describeEntry } from '../pack.js';
import { aboutPage } from './about.js';
import { blocks } from './blocks.js';
import { contactPage } from './contact.js';
import { homePage } from './home.js';
import { journalPage } from './journal.js';
import { theme } from './look.js';
import { roomsPage } from './rooms.js';

const pack = {
  slug: 'driftwood-hotel',
  prefix: 'driftwood',
  name: 'Driftwood',
  theme,
  categories: ['Hotel', 'Travel'],
  tags: ['hotel'],
  isPaid: false,
};
const items = [
  ...[homePage, roomsPage, aboutPage, contactPage, journalPage].map((page) => describeEntry('page', pack, page)),
  ...blocks.map((block) => describeEntry('block', pack, block)),
];

export const driftwood: Design[] = [
  {
    slug: pack.slug,
    type: 'pack',
    items: items.map(({ slug }) => slug),
    theme,
    listing: {
      title: 'Driftwood Hotel',
      description:
        'A small hotel or guest house in calm colours, an old-style face and plain words: home, rooms, about, contact and journal, with eight blocks.',
      categories: ['Hotel', 'Travel'],
      styles: ['Calm', 'Classic'],
      tags: ['hotel', 'small business'],
      featured: true,
      fullsite_import: true,
    },
  },
  ...items,
];
