import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'growing-out-a-fringe',
    title: 'Growing out a fringe',
    date: '2026-05-20',
    category: 'Cuts',
    picture: 'note-fringe',
    excerpt: 'It takes five months. Here is what happens in each.',
    parts: article(`
      A fringe takes five months to grow out, and month three is the one with the hats.
      In the first month nothing happens. In the second it reaches your lashes and you become somebody who blows upwards. Come in then. We cut the sides longer than the middle, so that it parts by itself.
      ## Month three
      Two pins, crossed. Nobody will notice, and those who do have been there.
      > Never cut it yourself on a Sunday night. We are closed on Mondays.
      By month five it joins the rest and you will miss it. Most people are back for a new one within the year.
    `),
  },
  {
    slug: 'grey-on-purpose',
    title: 'Grey, on purpose',
    date: '2026-04-27',
    category: 'Colour',
    picture: 'note-grey',
    excerpt: 'Four visits, one year, and a drawer of scarves.',
    parts: article(`
      Going grey by accident takes twenty years. Going grey on purpose takes four visits.
      First we stop covering and start blending: a few strands, ash and pearl, so that the line at the roots softens. At the second visit the line is gone. After that we only cut.
      ## What nobody says
      Grey hair is thirstier. It wants cooler water and a mask once a week. It gives back a great deal of shine, and mornings.
    `),
  },
  {
    slug: 'water-temperature-matters',
    title: 'Water temperature matters',
    date: '2026-04-02',
    category: 'House',
    picture: 'note-water',
    excerpt: 'Thirty-seven degrees, and a hand behind the neck.',
    parts: article(`
      We changed the boiler in March. Nobody noticed, except that three people fell asleep in the first week.
      Thirty-seven degrees is the temperature at which a head stops having opinions. Above it colour runs. Below it shoulders rise.
      > Warm for washing, cool for the last rinse, and never a word in between.
      At home, turn the tap down for the last half minute. It closes the hair and wakes the owner.
    `),
  },
];
