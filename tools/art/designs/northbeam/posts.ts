/** The posts that fill the blog of a site. */
import type { Post } from '../../packs/describe.js';
import { article } from '../../packs/table.js';

export const posts: Post[] = [
  {
    slug: 'forecasts-across-teams',
    title: 'Forecasts across teams',
    date: '2026-05-17',
    category: 'Releases',
    picture: 'forecast',
    excerpt: 'When one team waits for another, the fan now widens for both.',
    parts: article(`
      When one team waits for another, the forecast now widens for both. It was always true; from version 4.2 on you can see it.
      There is nothing to set up. Northbeam reads the links between tickets that your tracker has anyway, and ignores those that nobody has touched for a year.
      ## What you will notice
      Dates of teams at the end of a chain become more honest, which at first looks like bad news. Give it a week.
    `),
  },
  {
    slug: 'quieter-mornings',
    title: 'Quieter mornings',
    date: '2026-05-03',
    category: 'Releases',
    picture: 'rituals',
    excerpt: 'If nothing changed overnight, the note is one line long. It says so.',
    parts: article(`
      If nothing changed overnight, the nine o’clock note is one line long. It says that nothing changed.
      We took out the greeting, the weather and the encouraging picture. Nobody wrote in about the picture.
    `),
  },
  {
    slug: 'what-eight-in-ten-means',
    title: 'What eight in ten means',
    date: '2026-04-14',
    category: 'Thinking',
    picture: 'signals',
    excerpt: 'A range is a promise about how often we are wrong.',
    parts: article(`
      Our range is made so that two releases in ten fall outside of it. That is not a flaw; a range that is never wrong is as wide as the calendar.
      > Say seventy per cent, and take a coat.
      If your releases fall inside every time, press the button that makes the range narrower. It is there for you.
    `),
  },
];
