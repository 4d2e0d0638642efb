/** The posts that fill the blog of a site. */
import type { Post } from '../../packs/describe.js';
import { article } from '../../packs/table.js';

export const posts: Post[] = [
  {
    slug: 'what-your-hands-know',
    title: 'What your hands know',
    date: '2026-05-12',
    category: 'Studio',
    picture: 'wheel',
    excerpt: 'Iris closed her eyes for a whole morning and threw thirty cups.',
    parts: article(`
      Iris closed her eyes for a whole morning and threw thirty cups. Twenty-six of them were better than the ones before.
      We do not know what to make of it. Mateo thinks that looking is a kind of talking, and that clay prefers quiet. June thinks that Iris had simply slept.
      ## Try it
      Centre the clay with your eyes open. Then close them, and wait until you stop counting.
    `),
  },
  {
    slug: 'a-green-that-took-two-years',
    title: 'A green that took two years',
    date: '2026-05-02',
    category: 'Glaze',
    picture: 'pitcher',
    excerpt: 'Copper, ash and a great deal of waiting.',
    parts: article(`
      It began as a mistake on the lip of a bowl: a green like the inside of a wave. It took June two years and four hundred tiles to make the same mistake again.
      There is copper in it, and ash from the apple trees behind the depot. There is one more thing, and she will not say.
      > A glaze is a recipe in which the oven has the last word.
    `),
  },
  {
    slug: 'why-the-moon-leans',
    title: 'Why the moon leans',
    date: '2026-04-19',
    category: 'Studio',
    picture: 'moon',
    excerpt: 'On round things, gravity and giving up at the right moment.',
    parts: article(`
      A moon vase is thrown as two bowls that are joined at the waist. While it dries it leans a little, always to the side of the door.
      We used to push it back. Now we turn it once a day and let it lean everywhere, which comes to the same as standing straight.
    `),
  },
];
