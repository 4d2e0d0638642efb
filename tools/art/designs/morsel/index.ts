/** Morsel: a restaurant in linocut. */

import type { Design } from '../../design.js';
import { makePack } from '../pack.js';
import { blocks } from './blocks.js';
import { contactPage, menuPage } from './contact.js';
import { aboutPage, homePage, suppersPage } from './home.js';
import { theme } from './look.js';

export const morsel: Design[] = makePack({
  slug: 'morsel-restaurant',
  prefix: 'morsel',
  name: 'Morsel',
  theme,
  categories: ['Food and drink', 'Restaurant'],
  styles: ['Bold', 'Illustrated'],
  tags: ['restaurant'],
  listing: {
    title: 'Morsel Restaurant',
    description:
      'A restaurant with an oven and an opinion: home, menu, private suppers, about and contact, with eight blocks. Linocut pictures in six inks, a warm old-style face and words you could serve tonight.',
    tags: ['small business', 'menu'],
    featured: true,
  },
  pages: [homePage, suppersPage, aboutPage, contactPage, menuPage],
  blocks,
});
