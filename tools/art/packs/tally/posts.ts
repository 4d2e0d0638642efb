import type { Post } from '../describe.js';
import { article } from '../table.js';

export const posts: Post[] = [
  {
    slug: 'what-the-office-at-home-is-worth',
    title: 'What the office at home is worth',
    date: '2026-06-17',
    category: 'Tax',
    picture: 'home',
    excerpt: 'One room of five, six hours of twenty-four, and a kettle. How to put a number on a desk under the stairs.',
    parts: article(`
      You work at a desk under the stairs. It has a lamp, a plug and a cat. All three cost something, and part of it belongs in your books.
      There are two ways. The short one is a flat rate by hours: you write down how long you work at home each month, and take the amount from a table.
      ## The long way
      Count the rooms. Take one of five, if the desk stands in one. Multiply by the share of hours in which it is an office. Apply that to rent, heat and light. Leave out the cat.
      > The flat rate takes a minute. The long way takes an hour and is worth three times as much, on average.
      Do the long way once. If the difference is less than the price of a lunch, go back to the table next year, and have the lunch.
    `),
  },
  {
    slug: 'vat-in-six-lines',
    title: 'VAT in six lines',
    date: '2026-05-20',
    category: 'VAT',
    picture: 'six',
    excerpt: 'You collect it, you keep it apart, you hand it on. The other three lines are about biscuits.',
    parts: article(`
      One: above a certain turnover you add a fifth to your prices. It was never yours.
      Two: you pay the same fifth when you buy things for your work. That part you get back.
      Three: every three months you hand on the difference. If you bought more than you sold, it comes to you.
      ## The other three
      Four: keep it in another account. People who spend it are not bad people, but they are our January.
      Five: without a proper receipt there is nothing to get back. A photograph is a proper receipt. A memory is not.
      > Six: a plain biscuit has none, a chocolate-covered one has the full rate, and a cake is a cake in court.
      That is all of it. The remaining nine hundred pages are exceptions, and we have read them for you.
    `),
  },
  {
    slug: 'keep-it-for-ten-years',
    title: 'Keep it for ten years',
    date: '2026-04-22',
    category: 'Paper',
    picture: 'years',
    excerpt: 'Which papers you need, for how long, and which shoebox can go to the tip today.',
    parts: article(`
      The law says six years for most of it. We say ten, because the box costs nothing and the letter always comes in year seven.
      Keep anything that shows money moving: bills in, bills out, bank statements, wages. Keep contracts until they end, and then six years more.
      ## What can go
      Delivery notes, once the bill is paid. Quotes that nobody accepted. Manuals for printers you no longer own. The printer.
      > Thermal paper fades in three summers. Take a picture on the day.
      Write the year on the lid, in thick pen. In ten years you will not remember your system, but you will be able to read.
    `),
  },
];
