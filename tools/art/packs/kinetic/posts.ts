import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'rest-is-a-set',
    title: 'Rest is a set',
    date: '2026-06-10',
    category: 'Training',
    picture: 'rest',
    excerpt: 'Two minutes on a bench do more for your last set than the first one did. How to sit down properly.',
    parts: article(`
      People rest as if somebody were watching. They walk in circles, look at the clock, and start again after forty seconds because the bench feels like laziness.
      A heavy set empties something that takes about three minutes to fill. You can’t hurry it. You can only begin the next set without it.
      ## How long
      Two minutes for anything that you can do eight times. Three for anything that you can do five times. If you can do it twenty times, it is a song, and you may go on.
      > The second set shows how strong you are. The fourth shows how well you rested.
      Sit down. Breathe out for longer than you breathe in. Talk to the person beside you, who is resting as well. That is what the bench is for.
    `),
  },
  {
    slug: 'squat-like-a-toddler',
    title: 'Squat like a toddler',
    date: '2026-05-13',
    category: 'Technique',
    picture: 'squat',
    excerpt: 'Every two-year-old squats perfectly and holds it for ten minutes. What happened to the rest of us.',
    parts: article(`
      Watch a small child pick up a beetle. Heels down, back long, knees wide, ten minutes. Nobody has coached it. The beetle is the coach.
      Then we get chairs. Twenty years of them, eight hours a day. The ankle forgets first, the hip second, and the back pays for both.
      ## Getting it back
      Hold on to a door frame and sit down as far as it goes. Stay for half a minute. Do that every day while the kettle boils. The kettle matters, because you will boil it anyway.
      > You aren’t too old for it. You are too seldom there.
      After three weeks, let go of the door. After six, bring a weight. After twelve, look for beetles.
    `),
  },
  {
    slug: 'what-to-eat-at-6-am',
    title: 'What to eat at 6 a.m.',
    date: '2026-04-15',
    category: 'Food',
    picture: 'breakfast',
    excerpt: 'Half a banana, mostly. The longer answer has porridge in it, and a bus timetable.',
    parts: article(`
      Half of the early class eats nothing. A quarter eats too much. The rest eats half a banana in the car park and has the best morning.
      Your body has enough in store for an hour of anything we do. What it wants is something small that says the day has begun.
      ## Three breakfasts
      Up at half past five: half a banana and a glass of water. Up at five: toast with honey. Up at four: you are a baker, and you know more about it than we do.
      > Nobody ever lifted better because of a powder with a lightning bolt on it.
      Eat properly afterwards, within an hour or so, with an egg in it. The café across the yard opens at seven. They know the order.
    `),
  },
];
