import { pagesOf } from '../entries.js';
import { call, hero, opening } from './grammar.js';
import { cakes, gallery, how, menu, openings, perks, plate, tables, visit } from './own.js';
import { bakeClock, cakeSizes, counterToday, napkins, questions, story, wayOfALoaf } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home      | Home       | home, hero, bakery           | The front page of a bakery: a table of baking on pink gingham, the counter with what is left, a bake clock, cakes to order and hours.
  counter   | Counter   | Menu       | menu, prices, bakery         | Bread, sweet things, cups and ice on four labels with prices, below four things that are on the counter today.
  cakes     | Cakes     | Services   | services, cakes, order       | Three sizes of cake, flavours and extras with prices, and how an order goes in three days.
  breakfast | Breakfast | Price list | breakfast, price list, table | A breakfast card with five plates, how to get a table, and when the oven brings what.
  flour     | Our flour | About      | about, timeline, story       | The way of a loaf in four steps, where the flour comes from, and what a bank has to do with it.
  gallery   | Gallery   | Gallery    | gallery, pictures            | Six printed lids with one line each, from an ice-cream cone to the first cherries.
  jobs      | Jobs      | Page       | jobs, hiring                 | Three open places with hours and pay, and what comes with them.
  contact   | Find us   | Contact    | contact, map, opening hours  | A form for cakes, tables and jobs, opening hours and the way to the door. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), counterToday(), bakeClock(), story(), napkins(), cakeSizes(), call()],
    counter: [
      opening(
        'Counter',
        'First come, first crusty.',
        'The window is full at seven and honest by noon. What is gone is gone, and was good.',
        ['bread', 'Two loaves, a croissant, a bun and a tart before a blue badge'],
      ),
      counterToday(false),
      menu(),
      call(),
    ],
    cakes: [
      opening('Cakes', 'Say it with sponge.', 'Birthdays, weddings, apologies. We have iced all three on one Saturday.', [
        'layers',
        'A cherry cake on a stand between an ice-cream cone and a doughnut',
      ]),
      cakeSizes(),
      how(),
      cakes(),
      questions(),
      call(),
    ],
    breakfast: [
      opening(
        'Breakfast',
        'Sit down. It is only Tuesday.',
        'Two breads, a soft egg and a paper that somebody else has started.',
        ['breakfast', 'A coffee pot, a steaming cup, an egg in its cup and a croissant'],
      ),
      plate(),
      tables(),
      napkins(),
      call(),
    ],
    flour: [
      opening(
        'Our flour',
        'Three things and a lot of sleep.',
        'Flour, water, salt. The rest is time, and an oven with opinions.',
        ['grain', 'A sack of flour between ears of wheat, a loaf and a rolling pin'],
      ),
      wayOfALoaf(),
      bakeClock(),
      story(),
      call(),
    ],
    gallery: [
      opening('Gallery', 'Look, don’t lick.', 'Our tins are printed in four colours, and so is everything on this page.', [
        'sweets',
        'Three doughnuts in a pile between two éclairs',
      ]),
      gallery(),
      napkins(),
      call(),
    ],
    jobs: [
      opening(
        'Jobs',
        'Up early? Good.',
        'Flour in the hair, home by two. The first week is hard, and after that it is only early.',
        ['kitchen', 'A red mixer between a whisk and a jar of starter'],
      ),
      openings(),
      perks(),
      call(),
    ],
    contact: [
      opening('Find us', 'Follow the pigeon.', 'It knows the way, the hours, and where the almond croissants stand.', [
        'guest',
        'A pigeon beside a croissant and some crumbs',
      ]),
      visit(),
      questions(),
    ],
  },
  { gallery: { inMenu: false }, jobs: { inMenu: false } },
);
