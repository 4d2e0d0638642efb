import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'pigeon-a-police-report',
    title: 'Pigeon, a police report',
    date: '2026-06-09',
    category: 'Counter',
    picture: 'line-up',
    excerpt: 'Suspect is grey, of medium build, and was last seen walking out with an almond croissant.',
    parts: article(`
      On Saturday at 7.52 a pigeon came in through the front door, on foot. Witnesses agree on this point. It looked at the queue and did not join it.
      It crossed under table two, hopped on chair four, and from there on the counter. The almond croissants stood at the near end, where we had put them ourselves. We have made it easy for everybody involved.
      ## The theft
      The suspect took one croissant by the thin end and left the way it had come. A man held the door. He says that it was a reflex.
      > It walked. That is what we can’t get over. It didn’t even fly.
      We have moved the almond croissants to the far end. The suspect has been in twice since, and both times it had a look at the new arrangement. We think that it is planning something.
    `),
  },
  {
    slug: 'a-starter-called-gerald',
    title: 'A starter called Gerald',
    date: '2026-05-12',
    category: 'Flour',
    picture: 'starter',
    excerpt: 'He is seventeen, lives in a jar, and has to be fed at four in the morning.',
    parts: article(`
      Gerald is flour and water and whatever was in the air in the spring we opened. He doubles every six hours and smells of apples when he is happy. When he isn’t, he smells of nail varnish, and we apologise.
      Every loaf on the counter has some of him in it. Every morning we hold back a spoonful, and from that he grows again. By our sums he has been eaten four thousand times.
      ## How to keep one
      Equal parts of flour and water, once a day. Warm, but not on the radiator. Talk to him if you like. It doesn’t help, but the rest of the house will let you cook in peace.
      > He has outlived two ovens, three mixers and a marriage.
      Bring a jar on a Thursday, and we will give you a spoonful. Please don’t rename him. We have heard of a Gary, and the bread was flat.
    `),
  },
  {
    slug: 'why-the-buns-end-at-eleven',
    title: 'Why the buns end at eleven',
    date: '2026-04-14',
    category: 'Oven',
    picture: 'eleven',
    excerpt: 'We could bake more. We have tried it. Here is what happened.',
    parts: article(`
      There are sixty buns a day, and at eleven there are none. People ask why we don’t make a hundred. We did, for one week in March.
      The dough wants twelve hours in the cold, and the cold room holds five trays. With eight trays in it, it wasn’t a cold room any more. The buns were large, pale and sad, like some weddings.
      ## What we do instead
      You can ring before ten, and we put one in a bag with your name. Or you can come at seven, when they are too hot to carry and everybody buys two.
      > A bun at noon is a bun that nobody wanted at eight.
      And if you come at half past eleven, there are éclairs. Nobody has ever cried about an éclair.
    `),
  },
];
