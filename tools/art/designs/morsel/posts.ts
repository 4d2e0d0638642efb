/** The posts that fill the blog of a site. */
import type { Post } from '../../packs/describe.js';
import { article } from '../../packs/table.js';

export const posts: Post[] = [
  {
    slug: 'what-the-market-had',
    title: 'What the market had',
    date: '2026-05-11',
    category: 'Kitchen',
    picture: 'pears',
    excerpt: 'Pears too early, leeks too late, and a box of something nobody could name.',
    parts: article(`
      The list is written at four in the afternoon, because at six in the morning it is still somebody’s crate.
      On Tuesday there were pears too early, leeks too late, and a box of something that nobody could name. It was delicious. We asked on Wednesday, and it had been chard.
      ## How we choose
      Whatever looks best, twice as much of it as we think, and one thing that frightens Davide.
    `),
  },
  {
    slug: 'a-starter-called-piero',
    title: 'A starter called Piero',
    date: '2026-04-28',
    category: 'Kitchen',
    picture: 'loaf',
    excerpt: 'Ten years old, never been on holiday.',
    parts: article(`
      Piero came with the oven, in a jar with no label. He is flour, water and about ten years, and he is fed twice a day, before any of us.
      In August, when we close, he goes to Davide’s mother. He comes back fatter.
      > If the bread is good, thank Piero. If it is not, it was the weather.
    `),
  },
  {
    slug: 'one-table-on-sunday',
    title: 'One table on Sunday',
    date: '2026-04-12',
    category: 'Guests',
    picture: 'table',
    excerpt: 'Fourteen strangers, one fish, and who gets the cheek of it.',
    parts: article(`
      On Sundays there is one long table, one menu and one bell. You sit where there is a chair, and you pass things to the left.
      By the second course people have usually agreed who gets the cheek of the fish. By the third they have exchanged addresses.
    `),
  },
];
