import { pagesOf } from '../entries.js';
import { call, hero, opening, seam } from './grammar.js';
import { annualReport, bank, receipt, waysToGive } from './money.js';
import { board, projectFacts, saturday, team, theYear, values, visit } from './own.js';
import { nextDates, numbers, projects, questions, roleList, someVoices, story, wayIn } from './sections.js';

export const pages = pagesOf(
  `
  home      | Home           | Home     | home, hero, charity         | The front page of a charity: neighbours of torn paper on a hill, ten pounds as a pile of four papers, projects, numbers, dates, the story and an invitation.
  projects  | Projects       | Services | projects, services, numbers | Four projects whose pictures are torn into their cards, last year in numbers, and voices.
  table     | The long table | Service detail | project, timeline, costs    | One project in detail: a Saturday hour by hour, the cost of a plate, and what is missing.
  give      | Give           | Pricing  | donate, amounts, bank       | Four sums with what they do, ten pounds as a pile of four papers, bank details and promises.
  volunteer | Volunteer      | Services | volunteer, roles, steps     | Six jobs with their hours a week, the way in as three steps, and six answers.
  dates     | Dates          | Events   | events, dates, calendar     | The next four dates with large figures, and the feasts of the year.
  who       | Who we are     | About    | about, team, report         | Six neighbours at full length, the board, three rules, the story, and the annual report on one page.
  contact   | Contact        | Contact  | contact, form, volunteer    | A form for helpers, pledges and the newsletter, beside the shed with its hours. Without a form plugin, buttons take its place.
`,
  {
    home: [
      hero(),
      receipt({ tone: 'cream', isBelowSeam: true }),
      seam('cream', 'peach'),
      projects(),
      seam('peach', 'plum'),
      numbers(),
      seam('plum', 'peach'),
      story(),
      seam('peach', 'amber'),
      nextDates(),
      seam('amber', 'rust'),
      someVoices(),
      call(),
    ],
    projects: [
      opening(
        3,
        'Four good reasons to leave the house.',
        'A table, eleven beds, a workshop and a shelf of things. Each of them is open to you this week.',
        ['projects', 'Two neighbours and a bicycle in front of a paper sun'],
      ),
      projects(1),
      seam('cream', 'plum'),
      numbers(),
      seam('plum', 'rust'),
      someVoices(),
      call(),
    ],
    table: [
      opening(
        4,
        'Nineteen metres of lunch.',
        'Every Saturday at one, outdoors from April, in the church hall when it snows. It costs nothing and it is not nothing.',
        ['lunch', 'Three neighbours behind a long table under a string of flags'],
      ),
      saturday(),
      seam('cream', 'rust'),
      projectFacts(),
      call(),
    ],
    give: [
      opening(
        5,
        'Money, and where it goes.',
        'We like it in small sums from near by. Below is everything it does, to the penny.',
        ['give', 'A man carries a pot, and a woman a basket, in front of the sun'],
      ),
      receipt({ tone: 'cream', isBelowSeam: true }),
      seam('cream', 'amber'),
      waysToGive(),
      bank(),
    ],
    volunteer: [
      opening(
        6,
        'An hour is plenty.',
        'Pick a job that is small enough to keep. You can always be talked into more at the table.',
        ['volunteer', 'A child with a watering can, a gardener with a spade and a woman with a book'],
      ),
      roleList(1),
      seam('cream', 'plum'),
      wayIn(),
      questions(),
      call(),
    ],
    dates: [
      opening(
        7,
        'Written on the shed door.',
        'Here it is in a form that the rain does not read. Everything is free, and chairs are first come.',
        ['dates', 'Three neighbours wave under a string of flags'],
      ),
      nextDates('cream'),
      seam('cream', 'plum'),
      theYear(),
      call(),
    ],
    who: [
      opening(8, 'The people on the hill.', 'Nobody is paid, everybody is useful, and two of us can sing.', [
        'who',
        'An old man with seedlings, a woman with a book and a cook with a ladle',
      ]),
      values(),
      seam('cream', 'amber'),
      team(),
      seam('amber', 'plum'),
      board(),
      story(),
      annualReport(),
      call(),
    ],
    contact: [
      opening(9, 'Knock on the shed.', 'Or write, or ring. The letterbox is real, and there is usually a dog.', [
        'contact',
        'A woman with a basket and a child beside a red letterbox',
      ]),
      visit(),
    ],
  },
  { table: { slug: 'the-long-table', menu: 'Long table' } },
);
