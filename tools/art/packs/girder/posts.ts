import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'ten-weeks-day-by-day',
    title: 'Ten weeks, day by day',
    date: '2026-06-03',
    category: 'Sites',
    picture: 'days',
    excerpt: 'Fifty working days of one extension: which were loud, which were wet, and which were wasted.',
    parts: article(`
      We wrote down every day of an ordinary extension: eighteen square metres on the back of a terrace. Fifty days were planned. It took fifty-one.
      Days one to four were digging. On day three we met a drain that was on no plan. It was older than the plan. We took a picture, rang the owner, and moved it by forty centimetres for £310.
      ## Where the time goes
      Nineteen days were work that you can see. Twelve were work that you can’t: drains, steel, insulation. Nine were drying. Six were waiting for somebody, and four for the rain.
      > Nobody has ever sped up plaster by looking at it.
      The fifty-first day was a window. It came in grey and should have been green. We could have painted it. We sent it back, and that is why it took fifty-one.
    `),
  },
  {
    slug: 'roofs-in-wind-zone-three',
    title: 'Roofs in wind zone three',
    date: '2026-05-07',
    category: 'Roofs',
    picture: 'wind',
    excerpt: 'Why your tiles need two nails, what a verge does, and who pays for the neighbour’s greenhouse.',
    parts: article(`
      The hill is in wind zone three. That means a gust of twenty-eight metres a second at roof height, once in fifty years. We have had it twice since spring.
      Wind doesn’t push a roof in. It lifts it, like a wing. The edges go first, then the ridge, and then you hear it.
      ## What holds
      Every tile at the edge gets two nails and a clip. Every third in the middle gets one. The ridge is screwed, never only bedded, because mortar is good at sitting and bad at holding.
      > A roof is a coat. It is worth nothing without the buttons.
      It costs about four pounds more per square metre. On an ordinary house that is one day’s wage and one box of clips. A greenhouse costs more.
    `),
  },
  {
    slug: 'reading-a-quote-line-by-line',
    title: 'Reading a quote line by line',
    date: '2026-04-09',
    category: 'Money',
    picture: 'quote',
    excerpt: 'Five lines that tell you more about a builder than the sum at the bottom.',
    parts: article(`
      The sum at the bottom is the least interesting number on a quote. It tells you what somebody hopes. The lines above it tell you what they have thought about.
      Look for the scaffold. If it isn’t there, it will come later, and it won’t come alone. Look for the skip, the toilet and the fence. They are dull, and they are two thousand pounds.
      ## Words that cost money
      “Provisional” means that nobody has measured. “Excluding making good” means that you will live with a hole. “Allow for” means that they have guessed, and you will pay the difference.
      > Ask what isn’t in it. A good builder has a list.
      Then ask for the date. Somebody who can price it can also plan it. If the answer is “it depends”, ask on what, and write that down too.
    `),
  },
];
