import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'how-we-choose-talks',
    title: 'How we choose talks',
    date: '2026-11-12',
    category: 'Programme',
    picture: 'sieve',
    excerpt: '340 proposals, 21 slots, three readers and one bath.',
    parts: article(`
      Last year 340 people sent us 150 words each. That is a short novel by 340 authors, most of whom don’t know how it ends. We read it twice.
      The first time, names are covered. We sort into three piles: yes, no, and “who is this?”. The third pile is the conference.
      ## What helps
      Say what you did, not what you do. “I run a ward” is a job. “I threw away 41 boxes and nobody noticed for a year” is a talk.
      Say what you aren’t sure of. A talk without doubt is an advertisement, and we have a price list for those. It is one line long: no.
      > The best proposal of last year ended with the words “I may be wrong about the bench”.
      Then each yes needs two neighbours. If no talk from another track could argue with yours at 15:30, it is a good talk for another conference. We will tell you which.
    `),
  },
  {
    slug: 'quiet-rooms-matter',
    title: 'Quiet rooms matter',
    date: '2026-09-03',
    category: 'Venue',
    picture: 'quiet',
    excerpt: 'One armchair, one lamp, no programme. It was full from 10:50.',
    parts: article(`
      In our second year we had a spare room and put an armchair into it, because it did not fit through the door of the store. By lunch there was a list of names on the wall.
      A conference asks you to listen to strangers for eight hours and then to be charming. Some people can. The rest go and sit in a toilet cubicle, and we know this because Otto counts the cubicles.
      ## How to make one
      A door that closes. A lamp that isn’t on the ceiling. Two chairs that don’t look at each other. Water. A sign that says who it is for, which is everybody.
      No tea, because tea leads to talking. No telephone. No poster with a stone on it.
      > Nobody has ever complained that a conference had too many chairs.
      It costs us one room and 0 pounds a day. Two talks of last year were finished in it, and one marriage was saved or ended. We did not ask.
    `),
  },
  {
    slug: 'lunch-for-600',
    title: 'Lunch for 600',
    date: '2026-07-01',
    category: 'Kitchen',
    picture: 'lunch',
    excerpt: 'Kofi Mensah on soup, beans, and why it is served at 12:34.',
    parts: article(`
      You can’t feed 600 people at once. You can feed 24 people 25 times, if none of them wants to look at the whole buffet before choosing.
      So there is one soup. It is good, it is hot, and it has no garnish that anybody could discuss. Bread is at the other end of the hall, so that you walk past someone.
      ## The beans
      With the soup you get one dried bean. It goes into one of three jars, and the fullest jar decides which talks share the stage at 15:30. In 2024 somebody ate his. We think about him often.
      > People remember the talk that they argued about, and they argued about it over soup.
      And 12:34? The hall clock was repaired by a speaker in our third year. It has been right ever since, and I like to see it do those numbers.
    `),
  },
];
