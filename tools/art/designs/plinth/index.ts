/** Plinth: a design studio with very large letters. */

import type { Design } from '../../design.js';
import { makePack } from '../pack.js';
import { aboutPage, contactPage } from './about.js';
import { blocks } from './blocks.js';
import { homePage, servicesPage } from './home.js';
import { journalPage } from './journal.js';
import { theme } from './look.js';

export const plinth: Design[] = makePack({
  slug: 'plinth-studio',
  prefix: 'plinth',
  name: 'Plinth',
  theme,
  categories: ['Studio', 'Portfolio'],
  styles: ['Bold', 'Modern'],
  tags: ['studio', 'portfolio'],
  listing: {
    title: 'Plinth Studio',
    description:
      'A design studio with very large letters: home, services, about, contact and journal, with eight blocks. Five colours, quarter circles and a grid you can feel.',
    plan: 'pro',
    price: 39,
    tags: ['design', 'big type'],
    featured: true,
  },
  pages: [homePage, servicesPage, aboutPage, contactPage, journalPage],
  blocks,
});
