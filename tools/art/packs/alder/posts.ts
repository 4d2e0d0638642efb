import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'soup-week-400',
    title: 'Soup, week 400',
    date: '2026-06-10',
    category: 'Soup',
    picture: 'soup',
    excerpt: 'Eight years of Wednesdays, two burnt pots and one proposal of marriage.',
    parts: article(`
      The first Wednesday had nine guests and soup for sixty. The ninth Wednesday had sixty guests and soup for nine. Since then the cook counts with his nose.
      We have made four hundred soups. Thirty-one were leek. Two burnt, and one of those was eaten to the last spoon because nobody wanted to be the first to say so.
      ## What we have learned
      Put the bread out first. People who have bread will wait. Don’t ask anybody why they are here. Ask them to pass the salt.
      > Nobody is a guest once they have washed up.
      In week 212 a man stood up between the tables and proposed. She said yes, and then she asked for seconds. They both cook now, in odd weeks.
    `),
  },
  {
    slug: 'what-the-bells-say',
    title: 'What the bells say',
    date: '2026-05-06',
    category: 'Bells',
    picture: 'bells',
    excerpt: 'Six bells, five ringers, and a language that the whole hill understands.',
    parts: article(`
      Three strokes, a pause, three strokes: somebody was born. Nine slow ones: somebody has died, and you take your hat off in the garden, even if nobody sees it.
      The oldest bell is called Margery. She was cast in a field behind the inn, and her note is slightly flat. Every other bell has been tuned to her, because that was easier than telling her.
      ## The rope
      A bell weighs as much as a small car and is moved by a person who weighs as much as a large dog. It works because nobody pulls. You let it go, and you catch it.
      > The first thing we teach is how to let go.
      We practise on Fridays from five. The sixth rope is free, and it has been waiting since March.
    `),
  },
  {
    slug: 'a-funeral-in-plain-words',
    title: 'A funeral in plain words',
    date: '2026-03-25',
    category: 'Life events',
    picture: 'candle',
    excerpt: 'What happens, in which order, and what you don’t have to decide today.',
    parts: article(`
      Somebody has died, and people keep asking you things. Here is what you have to decide today: nothing. Ring us, or have a friend ring us, and we come.
      We sit at your table for an hour. You tell us about them in any order. We ask about their hands, their sayings, and what they did on Sundays. We write it down, and we read it back to you.
      ## The day itself
      It takes forty minutes. You walk in behind the coffin or sit down before it comes, as you like. There are two readings, some music and a few words. You don’t have to speak. You may also laugh.
      > Bring a photograph. Not the best one. The true one.
      Afterwards there is soup, because nobody has eaten since yesterday. A week later we ring you, and in a year we ring you again.
    `),
  },
];
