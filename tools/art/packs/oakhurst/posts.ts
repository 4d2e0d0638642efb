import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'mill-side-at-seven',
    title: 'Mill Side at 7 a.m.',
    date: '2026-05-21',
    category: 'Streets',
    picture: 'morning',
    excerpt: 'What one street sounds like before anybody has tidied it up.',
    parts: article(`
      At seven in the morning, Mill Side belongs to a man with two buckets. He feeds the geese. He has been asked not to, in writing, by the geese’s owner.
      The first train has passed by then. You hear it for eleven seconds, and for eleven more you hear that you no longer hear it. The people at number nine told us that they miss it on holidays.
      ## Where the light goes
      It comes along the water first and reaches the kitchens on the even side at twenty past six. The odd side waits until evening and then has all of it. So: breakfast people on the left, supper people on the right.
      > Ask which side before you ask what it costs.
      By eight there are eleven bicycles, one of them with a cello. After that the street is quiet until the school bell.
    `),
  },
  {
    slug: 'what-a-level-two-survey-finds',
    title: 'What survey level two finds',
    date: '2026-04-19',
    category: 'Buying',
    picture: 'survey',
    excerpt: 'Eleven pages, of which you need three.',
    parts: article(`
      A level two survey has eleven pages. Page two says that the house is a house. Pages four to six are the ones to read, with a pencil.
      Red means now. Amber means within three years, and it is the colour of most of our town. Green means that nobody looked very hard.
      ## Three words to know
      Movement: everything moves, the question is whether it has finished. Penetrating: the water comes through the wall. Rising: it comes up the wall, and somebody will try to sell you an injection.
      > Bring a ball. If it rolls, ask. If it rolls fast, ask somebody else.
      We read the report with you, whichever side of the table you are on.
    `),
  },
  {
    slug: 'moving-with-a-cat',
    title: 'Moving with a cat',
    date: '2026-03-12',
    category: 'Moving',
    picture: 'boxes',
    excerpt: 'One closed room, two weeks, and no opinions about the sofa.',
    parts: article(`
      A cat doesn’t move house. A cat is stolen, with all her furniture, by people she trusted.
      Shut her in one room of the old home on the last day, with her bowl, her box and something that smells of you. Move that room last. In the new home, open it first and close the door again.
      ## The first fortnight
      Keep her inside for two weeks. She will sit at the window and take notes. Then let her out before breakfast, when she has a reason to come back.
      > Tell the neighbours her name. They will use it more often than you do.
    `),
  },
];
