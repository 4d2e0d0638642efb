import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'what-a-will-really-costs',
    title: 'What a will really costs',
    date: '2026-05-14',
    category: 'Families',
    picture: 'note-will',
    excerpt: 'The price of writing one, of changing one, and of not having one.',
    parts: article(`
      A simple will costs £240 here. That is the small figure, and it is the one that people remember.
      The larger figure is what it costs to have none. Somebody has to find every account, ask every relative and wait for a court that is in no hurry. Last year, the average in our files was eleven months and £3,900.
      ## What you pay for
      You pay for an hour of questions. Most are dull. One of them is always the question that nobody has asked at home.
      > Who gets the dog? Write that down first.
      Changing a will costs £90. Marrying, parting and grandchildren are good reasons. A bad Christmas isn’t.
    `),
  },
  {
    slug: 'your-lease-in-nine-sentences',
    title: 'Your lease, in nine sentences',
    date: '2026-04-23',
    category: 'Homes',
    picture: 'note-lease',
    excerpt: 'Eighty pages say nine things. Here they are.',
    parts: article(`
      A lease has eighty pages and says nine things: what you rent, from when, for how much, what goes up, who mends, who insures, what you may not do, how it ends, and who pays if it ends badly.
      Take a pencil and number them in the margin. If you can’t find one of the nine, that is the first question to ask.
      ## The sentence to look for
      It begins with “save that”. Whatever stands before it was the promise. Whatever follows is the truth.
    `),
  },
  {
    slug: 'signing-for-a-friend',
    title: 'Signing for a friend',
    date: '2026-03-30',
    category: 'Money',
    picture: 'note-friend',
    excerpt: 'A guarantee is a loan that somebody else spends.',
    parts: article(`
      Your friend needs a guarantor for a flat. It is only a form. It is three pages, and your name stands on the last one.
      A guarantee is a loan that somebody else spends. If you could lend the whole sum and not see it again, sign. If you couldn’t, there are kinder ways to help.
      > Put a date on it, and a limit. Friends agree to both.
      Two words turn a bad guarantee into a bearable one: an amount and an end. We add them for £60, and nobody has ever been offended.
    `),
  },
];
