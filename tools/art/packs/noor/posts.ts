import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'draw-it-badly-first',
    title: 'Draw it badly first',
    date: '2026-09-24',
    category: 'Drawing',
    picture: 'horse',
    excerpt: 'A good sketch gets a nod. A bad one gets the truth.',
    parts: article(`
      When I show people a clean drawing, they say that it is nice. When I show them a bad one, they take the pen out of my hand. I have learned to carry two pens.
      A finished drawing says that the thinking is over. You may like it or not, but you would need courage to cross it out. A bad sketch asks for help, and people are kinder to a thing that limps.
      ## Try it with a horse
      In my talks everybody draws a horse in one minute. Nobody can. Then I ask what is wrong with it, and suddenly forty people know a great deal about knees.
      > You know more than you can draw. That is what the bad drawing is for.
      So draw the bad one first, and draw it in the meeting. Leave out what you don’t know and put a cloud there. Somebody will explain the cloud to you, and in most cases the cloud was the problem.
    `),
  },
  {
    slug: 'my-rates-explained',
    title: 'My rates, explained',
    date: '2026-06-11',
    category: 'Money',
    picture: 'scales',
    excerpt: 'Fourteen hundred pounds for one page sounds like a lot. Here is where it goes.',
    parts: article(`
      A page costs £1,400. The drawing itself takes an afternoon, and some clients work out the hourly rate in front of me. I understand that. I was an engineer.
      ## Where it goes
      Two days to listen, because the thing that you ask for is rarely the thing that is stuck. One day for the first sketch, which is wrong. One for the second. Half a day for the right one, and half for the colour of the arrows.
      The rest is rent, pens, the train, a pension, and the weeks in which nobody rings. I used to leave those weeks out of the sum. They came anyway.
      > You don’t pay for the afternoon. You pay for the four sketches that you don’t have to live with.
      If it is still too much, ask me for a day in the room. It costs half, you get a wall instead of a page, and sometimes it is the better choice. I will say so.
    `),
  },
  {
    slug: 'a-year-of-fridays',
    title: 'A year of Fridays',
    date: '2026-02-06',
    category: 'Work',
    picture: 'fridays',
    excerpt: 'I stopped working on Fridays and kept a list of what happened instead.',
    parts: article(`
      It began with a cold in November. I stayed in bed on a Friday, and nothing happened. Nobody noticed, including me, until the following Friday, when I noticed that I was looking forward to it.
      So I made a rule, and a chart with fifty-two boxes. A cross is a Friday on which I did not work. There are eight without a cross, and I know the name of each of them.
      ## What happened instead
      Thirty-one walks, two of them on purpose in the rain. A shelf. Four swims. One very long telephone call with my brother. A nap that I would defend in court.
      > I get as much done as before. It just stops sooner.
      Money: six per cent less than the year before, with twenty per cent less time. Ideas: I wrote them down, and most came on a Friday, at about eleven, on the path behind the rope works.
    `),
  },
];
