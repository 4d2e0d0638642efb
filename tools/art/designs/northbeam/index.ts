/** Northbeam: software on a night sky. */

import type { Design } from '../../design.js';
import { makePack } from '../pack.js';
import { aboutPage, contactPage } from './about.js';
import { blocks } from './blocks.js';
import { changelogPage } from './changelog.js';
import { homePage, productPage } from './home.js';
import { theme } from './look.js';

export const northbeam: Design[] = makePack({
  slug: 'northbeam-software',
  prefix: 'northbeam',
  name: 'Northbeam',
  theme,
  categories: ['Software', 'Business'],
  styles: ['Dark', 'Modern'],
  tags: ['software', 'dark'],
  listing: {
    title: 'Northbeam Software',
    description:
      'A software product on a night sky: home, product, about, contact and changelog, with nine blocks. The screens are drawn, so replace them with your own and keep the glow.',
    tags: ['saas', 'product'],
    featured: true,
  },
  pages: [homePage, productPage, aboutPage, contactPage, changelogPage],
  blocks,
});
