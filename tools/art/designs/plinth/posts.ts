/** The posts that fill the blog of a site. */
import type { Post } from '../../packs/describe.js';
import { article } from '../../packs/table.js';

export const posts: Post[] = [
  {
    slug: 'the-sign-nobody-needed',
    title: 'The sign nobody needed',
    date: '2026-05-12',
    category: 'Space',
    picture: 'sign',
    excerpt: 'We removed nineteen signs from Station North. Complaints fell by half.',
    parts: article(`
      We were asked for six new signs at Station North. We removed nineteen old ones instead, and complaints fell by half.
      A sign is an apology for a door. Where the doors were in the right place, people walked through them without reading a word.
      ## What stayed
      The way out, the toilets, the lost property. In that order of size.
    `),
  },
  {
    slug: 'what-a-dairy-taught-us-about-white',
    title: 'What a dairy taught us about white',
    date: '2026-04-30',
    category: 'Print',
    picture: 'boxes',
    excerpt: 'There are seven of them, and cheese is none.',
    parts: article(`
      There are seven whites in a dairy, and cheese is none of them. We painted each on a card and carried the cards round the cold room for a day.
      The box is the fourth white, with one red wedge. You can find it from the end of the aisle with your glasses off.
    `),
  },
  {
    slug: 'in-praise-of-the-second-idea',
    title: 'In praise of the second idea',
    date: '2026-04-08',
    category: 'Desk',
    picture: 'marks',
    excerpt: 'The first is usually somebody else’s. The third is usually late.',
    parts: article(`
      The first idea is usually somebody else’s. You have seen it on a van. The third is usually late, and knows too much.
      So we draw the first one quickly, to have it out of the way, and go for lunch. The second one tends to be waiting when we come back.
      > Bring twelve, leave eleven.
    `),
  },
];
