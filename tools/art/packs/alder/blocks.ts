import { blocksOf } from '../entries.js';
import { board, call, hero, nave, pageFooter, title } from './grammar.js';
import { lifeEvents, people } from './roundels.js';
import { atTheDoor, book, circles, give, questions, thisWeek } from './sections.js';

export const blocks = blocksOf(
  `
  hero    | hero           | Hero           | hero, split, stained glass   | A large headline, a hymn board with service times and a rose window that throws its colours on the floor.
  board   | hymn board     | Opening hours  | opening hours, service times | Service times on bone tiles in a wooden hymn board, below a centred heading.
  notice  | notice sheet   | Events         | events, week, notice         | What happens this week in four lines, as a printed sheet on a dark wall.
  circles | groups         | Schedule       | schedule, groups, cards      | Six groups with day, hour and one sentence each, as dark cards on stone.
  minutes | at the door    | Process        | process, steps, timeline     | A service in six steps, each with its minute on a bone tile.
  roundels | life events   | Services       | services, baptism, wedding   | Baptism, wedding and funeral as round stained-glass windows with the first step of each.
  keys    | people         | Team           | team, people                 | Four people shown by round windows with a book, a bell, a key and a ladle.
  book    | visitors’ book | Testimonials   | testimonials, quotes         | Three sentences from a visitors’ book in blackletter on stone.
  prices  | giving         | Donate         | donate, giving, prices       | What a church costs in four prices with one line each, on a printed sheet.
  faq     | questions      | FAQ            | faq, questions               | Six questions that open in place, in a narrow column on stone.
  call    | call           | Call to action | call to action, centred      | An invitation in large letters with a gold button, in the middle of the wall.
  footer  | footer         | Footer         | footer, links, dark          | The name in blackletter, two lists of links, the contact and social links on night blue.
`,
  {
    hero: [hero()],
    board: [nave({ width: 620 }, title('Service times', 'When the door creaks.'), board())],
    notice: [thisWeek()],
    circles: [circles()],
    minutes: [atTheDoor()],
    roundels: [lifeEvents()],
    keys: [people()],
    book: [book()],
    prices: [give()],
    faq: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'board'],
);
