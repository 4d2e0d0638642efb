import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'what-a-filling-feels-like',
    title: 'What a filling feels like',
    date: '2026-05-19',
    category: 'Treatments',
    picture: 'note-filling',
    excerpt: 'Banana, a pinch, a hum. An honest account from both ends of the drill.',
    parts: article(`
      First there is a gel. It tastes of a banana that has never met a tree. You hold it against your gum for a minute, and then you can’t feel that place any more.
      Then there is a needle. You feel pressure, as if somebody leaned on your jaw to read a newspaper. Seven people in ten ask when it will begin. It has been.
      ## The hum
      The drill hums at a pitch between a fridge and a mosquito. It is water that does most of the work. If you dislike the sound, bring music and turn it up. We use hand signs.
      > Raise your left hand, and we stop within a second. We have practised.
      The last part is blue light and biting on paper. You say “it’s fine”. We say “bite again”. The second time is usually the truth.
    `),
  },
  {
    slug: 'brushing-with-a-toddler',
    title: 'Brushing with a toddler',
    date: '2026-04-14',
    category: 'Children',
    picture: 'note-toddler',
    excerpt: 'Two brushes, one song, and who is allowed to win.',
    parts: article(`
      You need two brushes. One is for the child, who will paint the mirror with it. The other is for you, and it does the teeth while the first one is busy.
      Sit on the floor with the child’s head in your lap. From there you can see everything, and you have both hands. It looks like wrestling. It is over in ninety seconds.
      ## The song
      Pick one that lasts two minutes and that you can bear seven hundred times. Stop when it stops, even if you haven’t finished. A deal is a deal.
      > Let them brush yours first. They will be thorough, and so will your revenge.
      Toothpaste the size of a grain of rice is enough until three, and of a pea after that. Spitting comes later. So does flossing. So does gratitude.
    `),
  },
  {
    slug: 'night-guards-honestly',
    title: 'Night guards, honestly',
    date: '2026-03-03',
    category: 'Night',
    picture: 'note-night',
    excerpt: 'Who needs one, who doesn’t, and what your partner has to say about it.',
    parts: article(`
      Half of all adults grind their teeth. Most do it for a few nights before an exam, a wedding or a tax return, and then they stop. They need sleep, not plastic.
      You need a guard if your jaw is tired in the morning, if your teeth have become flat, or if somebody beside you describes the sound of gravel.
      ## The first week
      It feels like a boiled sweet that doesn’t melt. You take it out in your sleep and find it under the pillow. Put it back in. On night five you forget it, and from then on you keep it.
      > Nobody looks good in one. Nobody has ever been left because of one, either.
      Rinse it with cold water, never hot: it remembers the shape of your kettle. After three years it is worn through. That is the enamel you still have.
    `),
  },
];
