import { pagesOf } from '../entries.js';
import { bring, workshops, years } from './dates.js';
import { call, hero, opening } from './grammar.js';
import { answers, fees, prices, smallThings } from './money.js';
import { contact, find, limits, oneHour, place, someWords, story, teacher } from './own.js';
import { dial, firstTime, fiveClasses, oneBreath, theWeek } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home       | Home           | home, hero, yoga           | The front page of a yoga room: seven stones balance in five circles of light, classes as rings from sweaty to still, the first time in three steps, the teacher, prices in circles, and the room with its hours.
  classes   | Classes    | Services       | classes, yoga styles       | Five classes beside round pictures, sorted by effort, the rings of the effort dial, one breath in three growing circles, and six questions.
  timetable | Timetable  | Schedule       | timetable, schedule, week  | A week as six capsules of light with two classes each, the first time in three steps, and six questions.
  one       | One-to-one | Service detail | therapy, coaching, fees    | One-to-one hours: how they go in three circles, what they are not, the fees in one narrow column, and three sentences of clients.
  workshops | Workshops  | Events         | workshops, dates, events   | Four workshops as capsules of light with day, price and one sentence, and what to know before.
  teacher   | Teacher    | About          | about, teacher, story      | The teacher in front of the light, the story of the room, and eleven years in five lines.
  prices    | Prices     | Pricing        | prices, classes, cards     | Three prices in three circles, four small things without lines, and six questions.
  contact   | Contact    | Contact        | contact, form, hours       | A form with lines instead of boxes in the middle of the page, opening hours and the way up. Without a form plugin, buttons take its place.
`,
  {
    home: [hero(), dial(), firstTime(), teacher(), prices(), place(), call()],
    classes: [
      opening(
        'Classes',
        'Choose the one that you can do today.',
        'Five classes, from one in which you sweat to one in which you sit.',
        ['five', 'Five stones in a row, from a small pale one to a tall dark one'],
      ),
      fiveClasses(),
      oneBreath(),
      answers(),
      call(),
    ],
    timetable: [
      opening(
        'Timetable',
        'Nothing to achieve until half past nine.',
        'Before that, three mornings of sitting. The kettle is on from twenty to seven.',
        ['dial', 'Twelve pebbles in a circle on linen, and the long shadow of a stone in the middle'],
      ),
      theWeek(),
      firstTime(),
      call(),
    ],
    one: [
      opening(
        'One-to-one',
        'One hour, one room, one chair each.',
        'For a body that has its own opinion. Yoga therapy, breathing, and somebody who listens.',
        ['two', 'Two stones in the water, whose rings meet'],
      ),
      oneHour(),
      limits(),
      fees(),
      someWords(),
      call(),
    ],
    workshops: [
      opening(
        'Workshops',
        'Long enough for the second thought.',
        'Four Saturdays in spring and summer, for eight to twelve people.',
        ['incense', 'A stick of incense on a dark stone, whose smoke rises in one line'],
      ),
      workshops(),
      bring(),
      call(),
    ],
    teacher: [
      opening(
        'Teacher',
        'Somebody who lay down first.',
        'One person teaches all twelve classes. On sick days there is a note on the door, and a walk instead.',
        ['seated', 'A stack of stones that has fallen over'],
      ),
      teacher(true),
      story(),
      years(),
      someWords(),
      call(),
    ],
    prices: [
      opening('Prices', 'Paid in coins, or in cards of ten.', 'No joining fee, no app, no month that you forgot to cancel.', [
        'plank',
        'Three stones on a slate that one round stone carries',
      ]),
      prices(),
      smallThings(),
      answers(),
      call(),
    ],
    contact: [
      opening('Contact', 'Ring twice, then push.', 'The door sticks in the rain. Behind it are nineteen steps and a rail.', [
        'door',
        'Five arches of light within each other, a rolled mat and three stones in front',
      ]),
      contact(),
      find(),
    ],
  },
  { one: { slug: 'one-to-one' } },
);
