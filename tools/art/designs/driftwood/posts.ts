/** The posts that fill the blog of a site. */
import type { Post } from '../../packs/describe.js';
import { article } from '../../packs/table.js';

export const posts: Post[] = [
  {
    slug: 'eleven-kinds-of-fog',
    title: 'Eleven kinds of fog',
    date: '2026-05-08',
    category: 'Weather',
    picture: 'headland',
    excerpt: 'We had names for four when we came. The keeper’s log has eleven.',
    parts: article(`
      We had names for four kinds of fog when we came: thin, thick, morning and Tuesday. The keeper’s log, which we found behind the stove, has eleven.
      Most of them come from the sea, as fog should. Last week we met the ninth. It arrives from the land, which is cheating, and it smells of turned earth and bus.
      ## How to tell
      Hold out a hand. If you can count the fingers it is mist, and breakfast is at eight. If you cannot, it is fog, and breakfast is whenever you find us.
      > Ninth of March 1881: fog, the kind one can lean on.
    `),
  },
  {
    slug: 'the-last-swim',
    title: 'The last swim',
    date: '2026-04-26',
    category: 'House',
    picture: 'sea',
    excerpt: 'Fourteen of us, one flask, and a very short speech.',
    parts: article(`
      Every October somebody says that it is the last swim of the year, and every October somebody else goes in again the week after.
      This time there were fourteen of us, one flask and a very short speech. The water had opinions. Tom stayed in longest and will not say why.
      Towels hang in the hall until March. Take one whenever you like; put it back when it is dry, or nearly.
    `),
  },
  {
    slug: 'why-the-lamp-room-hums',
    title: 'Why the Lamp room hums',
    date: '2026-04-11',
    category: 'House',
    picture: 'room',
    excerpt: 'It is the chimney. It has always been the chimney.',
    parts: article(`
      Guests have heard an organ, a choir, a fridge and once, after supper, a lost aunt. It is the chimney. It has always been the chimney.
      The keeper built it with a bend so that the wind would not blow the fire out. The wind found that it could play it instead.
      ## When to listen
      In a south-westerly, about an hour before high water. The note is close to G.
    `),
  },
  {
    slug: 'spring-tide-at-the-door',
    title: 'Spring tide at the door',
    date: '2026-03-30',
    category: 'Weather',
    picture: 'boathouse',
    excerpt: 'How to read a table, and when to lift the rug.',
    parts: article(`
      Twice a month the water comes up the slipway and knocks at the Boathouse. It is polite about it and leaves within the hour.
      The table on the wall says when. If the number is larger than six, lift the rug; if it is larger than seven, lift the dog.
    `),
  },
];
