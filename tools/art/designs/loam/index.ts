/** Loam: a pottery with soft colours. */

import type { Design } from '../../design.js';
import { makePack } from '../pack.js';
import { aboutPage, contactPage } from './about.js';
import { blocks } from './blocks.js';
import { classesPage, homePage } from './home.js';
import { journalPage } from './journal.js';
import { theme } from './look.js';

export const loam: Design[] = makePack({
  slug: 'loam-shop',
  prefix: 'loam',
  name: 'Loam',
  theme,
  categories: ['Shop', 'Home and garden'],
  styles: ['Playful', 'Illustrated'],
  tags: ['shop'],
  listing: {
    title: 'Loam Shop',
    description:
      'A small shop for pots, in five pastels and round corners: home with the range, classes, about, contact and journal, with nine blocks. Every pot is drawn, speckles and all.',
    tags: ['small business', 'ceramics'],
    featured: true,
  },
  pages: [homePage, classesPage, aboutPage, contactPage, journalPage],
  blocks,
});
