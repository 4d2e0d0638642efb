import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'stiff-is-allowed',
    title: 'Stiff is allowed',
    date: '2026-09-18',
    category: 'Practice',
    picture: 'fold',
    excerpt: 'You don’t have to touch your toes. They are fine where they are.',
    parts: article(`
      Once a week somebody stands on the stairs with a shoe in each hand and says that they are not flexible. They say it as one confesses to a parking ticket.
      Here is what I tell them. Your muscles are as long as they need to be for what you do all day. If you sit at a desk, they are long enough for a desk. That is no fault. It is a good fit.
      ## What happens when you bend
      You bend forward, and at some point something pulls. That point is the class. In front of it you feel little, and behind it you feel too much. We stay there for five breaths and look around.
      > Where it pulls is where you are. There is nowhere else to go today.
      After some months the point may be a hand further down. It may also be in the same place, and you have stopped minding. I have seen both, and I could not say which person sleeps better.
      So come stiff. Bring the shoes up, though. The baker needs the stairs at half past six.
    `),
  },
  {
    slug: 'why-we-end-in-silence',
    title: 'Why we end in silence',
    date: '2026-06-04',
    category: 'The room',
    picture: 'silence',
    excerpt: 'The last ten minutes have no instructions. People ask whether I have left.',
    parts: article(`
      For the last ten minutes of each class I say nothing. The first time, people open one eye to see whether I have left. I haven’t. I am counting the mats, or I am looking at the window.
      It is not a test, and there is nothing to get right. You lie under a blanket and the street goes by. The number nine goes past twice. Somebody below takes trays out of the oven.
      ## Why not music
      I tried it for one winter. People waited for the end of the song. With a bus, nobody knows when it ends, so nobody waits.
      > It takes about four minutes until the room is quiet, and one more until you are.
      Some fall asleep, and some snore. We agreed years ago that this is fine, and that the neighbour may touch their foot if it gets loud.
      Then the bell rings. I give it time to stop, and I put the kettle on. That is all of it.
    `),
  },
  {
    slug: 'a-mat-is-a-mat',
    title: 'A mat is a mat',
    date: '2026-02-12',
    category: 'Things',
    picture: 'mats',
    excerpt: 'A guide to buying one, by somebody who would rather lend you one.',
    parts: article(`
      People ask which mat they should buy. I have used nine in twenty years, and the honest answer is the one that you don’t notice.
      It should not slide on your floor, and your hands should not slide on it. Four millimetres are enough for most knees. If yours disagree, fold a towel under them. That costs nothing and works with any mat.
      ## What I would leave
      Lines that tell you where your feet belong were drawn for somebody else’s legs. A bag for the mat is one more thing to wash. A mat that smells of a tyre will smell of a tyre.
      > The expensive ones last longer. So does the cheap one, if you roll it up dry.
      Natural rubber is kind to the hands, but not to people with a latex allergy. Cork is pleasant and heavy. Cotton is beautiful, and you will slip on it.
      Or use one of ours. There are twelve. The grey one by the window has a burn from a candle, and it is everybody’s favourite.
    `),
  },
];
