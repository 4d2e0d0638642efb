import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'the-lunch-that-fed-240',
    title: 'The lunch that fed 240',
    date: '2026-09-15',
    category: 'The table',
    picture: 'pot',
    excerpt: 'We cooked for ninety. Then the bus broke down in front of the gate.',
    parts: article(`
      On the last Saturday in August we had soup for ninety and bread for eighty. At ten to one a coach stopped in front of the gate and did not start again. It was full of a brass band on its way to the coast.
      The driver asked for a phone. Tunde asked how many. He is a man who adds water calmly.
      ## The arithmetic
      Four pots became seven, of which two came from the church and one from a bridal shop, and we did not ask. The beds gave everything that was green. Hana found eleven cake tins in the library of things, and they turned out to be soup plates.
      > Nobody was full. Everybody was fed. There is a difference, and it lasts until four.
      The band paid the way bands pay. If you live in the street and wondered about the tuba: that was gratitude.
      We have since bought a fifth pot. The coach company sent a cheque, and the driver comes on Saturdays.
    `),
  },
  {
    slug: 'how-to-start-a-bed',
    title: 'How to start a bed',
    date: '2026-04-07',
    category: 'The beds',
    picture: 'bed',
    excerpt: 'Four planks, a Sunday, and a neighbour you have not spoken to yet.',
    parts: article(`
      You need four planks, eight long screws, cardboard, and more soil than you think. You need somebody to hold the other end. This is the real purpose of a bed.
      Put it where the sun is at lunch. Lay the cardboard on the grass, without tape, and wet it. The worms will take care of the rest and want no thanks.
      ## The first season
      Plant what forgives: beans, chard, potatoes. Leave the artichoke to people with a second home. Water in the evening, slowly, and talk while you do.
      > If a plant dies, say so. The others at the fence have been waiting to tell you about theirs.
      In autumn you will have too much of one thing. Carry it next door. A bed is finished on the day when somebody rings your bell with a courgette.
    `),
  },
  {
    slug: 'our-budget-drawn',
    title: 'Our budget, drawn',
    date: '2026-02-10',
    category: 'Money',
    picture: 'budget',
    excerpt: 'Walter explains last year with four colours of paper and one pair of scissors.',
    parts: article(`
      Every February our treasurer stands up and reads numbers. Every February some of us look out of the window. This year Walter brought paper.
      He cut one strip for each hundred pounds. Coral is lunch, teal is beds, green is the workshop, and berry is everything with a stamp on it. Then he glued them to the shed, where the rain could audit them.
      ## What we saw
      Lunch is more than half. Nobody minded. The workshop costs less than the coffee that is drunk in it. The insurance is thinner than we feared and wider than we like.
      > A number is an opinion until somebody can point at it.
      The wall stays until spring. Come and look, bring children, and please don’t peel off the coral. It is soup.
    `),
  },
];
