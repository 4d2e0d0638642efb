import { pagesOf } from '../entries.js';
import { bands, call, hero, opening } from './grammar.js';
import { floorRules, kept, story, trial } from './own.js';
import { timetable, todayBand } from './schedule.js';
import { classes, coaches, extraPrices, firstSteps, prices, questions, results, voices } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home       | Home     | home, hero, gym              | The front page of a gym: a runner in fourteen poses on a leaning band of lime, six classes, today’s places, coaches, plans, voices and a free class.
  classes   | Classes    | Services | classes, services, gym       | Six classes as motion pictures with length and group size, the rules of the floor, and a free class.
  timetable | Timetable  | Schedule | timetable, schedule          | The whole week on one screen, coloured by strength, sweat and calm, with answers from the desk.
  coaches   | Coaches    | About    | team, about, coaches         | Four coaches in motion, where the gym came from, and what members say.
  prices    | Prices     | Pricing  | prices, plans, membership    | Three plans without a joining fee, day passes, and questions that people ask at the desk.
  first     | First week | Process  | process, steps, beginners    | The first week day by day, with a rest on Tuesday and pancakes on Sunday.
  results   | Results    | Page     | results, figures             | What members lifted, rowed and slept in a year, in figures, and how the gym counts.
  contact   | Contact    | Contact  | contact, trial, opening hours | A form for a free class, opening hours and the way here. Without a form plugin, buttons take its place.
`,
  {
    home: [...hero, ...bands({ ground: 'black', parts: [] }, todayBand, classes, coaches, prices, voices, call)],
    classes: bands(
      opening('black', 'Classes', 'Jump first, think later.', 'Six classes a day, seven days a week, three levels in each.', [
        'jump',
        'Fourteen poses of a jump onto a box, with the paths of hands and feet as light',
      ]),
      classes,
      floorRules,
      call,
    ),
    timetable: bands(
      opening(
        'lime',
        'Timetable',
        'Nothing in your way.',
        'Forty classes a week. One of them fits between your train and your tea.',
        ['hurdle', 'Fourteen poses of a runner over a hurdle on lime'],
      ),
      timetable,
      questions,
      call,
    ),
    coaches: bands(
      opening('black', 'Coaches', 'Upside down is fine.', 'They have all done it wrong, for years. That is how they know.', [
        'cartwheel',
        'A cartwheel in fourteen poses from left to right',
      ]),
      coaches,
      story,
      voices,
      call,
    ),
    prices: bands(
      opening('lime', 'Prices', 'The weight is extra. The rest isn’t.', 'Towel, chalk, shower, coach: it is all in there.', [
        'swing',
        'Twelve poses of a kettlebell swing on lime, the bell in coral',
      ]),
      prices,
      extraPrices,
      questions,
      call,
    ),
    first: bands(
      opening(
        'black',
        'First week',
        'One step, then the one after.',
        'What happens to new people here, day by day, soreness included.',
        ['stairs', 'A figure climbs a staircase in fourteen poses'],
      ),
      firstSteps,
      todayBand,
      questions,
      call,
    ),
    results: bands(
      opening('black', 'Results', 'Up it goes.', 'It took her eleven months. The bar had been there all along.', [
        'press',
        'Twelve poses of a barbell on its way from the floor to overhead',
      ]),
      results,
      kept,
      voices,
      call,
    ),
    contact: bands(
      opening(
        'lime',
        'Contact',
        'On your marks.',
        'Ring, write, or come through the arch and ask for whoever holds the stopwatch.',
        ['start', 'A sprinter leaves the blocks in fourteen poses on lime'],
      ),
      trial,
      questions,
    ),
  },
  { first: { slug: 'first-week' }, results: { inMenu: false } },
);
