import { blocksOf } from '../entries.js';
import { call, hero, pageFooter } from './grammar.js';
import { annualReport, bank, receipt, waysToGive } from './money.js';
import { board, saturday, team, theYear } from './own.js';
import { nextDates, numbers, projects, questions, roleList, someVoices, story, wayIn } from './sections.js';

export const blocks = blocksOf(
  `
  hero      | hero              | Hero           | hero, drawing, charity       | A large headline over a hill of torn paper, on which six neighbours and a dog stand.
  receipt   | where money goes  | Donate         | donate, receipt, shares      | Ten pounds as a pile of four papers, each as thick as its share, under two neighbours with a pot.
  work      | four projects     | Services       | projects, services, cards    | Four projects as cards into which their pictures are torn.
  numbers   | four numbers      | Stats          | numbers, stats, facts        | Four large amber numbers on plum paper, with a line each.
  next      | next dates        | Events         | events, dates, list          | Four dates as ruled rows with the day as a large figure, on amber.
  story     | how it began      | About          | about, story, drawing        | The story of an empty lot beside its picture.
  voices    | voices            | Testimonials   | testimonials, voices         | Three sentences overheard at the table, on papers of three colours.
  amounts   | four amounts      | Pricing        | donate, amounts, prices      | Four sums with what they do and a button each.
  bank      | bank details      | Text           | bank, details, promises      | Account details as ruled rows beside four promises.
  roles     | volunteer roles   | Features       | volunteer, roles, jobs       | Six jobs with their hours a week as large figures.
  steps     | way in            | Process        | steps, process, volunteer    | Three numbered steps from the first visit to a key.
  saturday  | one day           | Timeline       | timeline, day, hours         | Five hours of a Saturday as ruled rows with large figures.
  people    | six neighbours    | Team           | team, people, portraits      | Six people of torn paper at full length, standing on their names.
  board     | board             | Listings       | board, names, list           | Four names with role and term as ruled rows on plum.
  year      | the year          | Schedule       | year, events, calendar       | Six feasts of the year on papers of four colours.
  report    | annual report     | Table          | report, accounts, table      | Income and costs of two years as a striped table.
  answers   | questions         | FAQ            | faq, questions               | Six questions that open in place.
  call      | invitation        | Call to action | call to action, visit        | An invitation to lunch beside three neighbours, on amber.
  footer    | footer            | Footer         | footer, links, dark          | The name in large letters, two lists of links, the shed and social links on plum.
`,
  {
    hero: [hero()],
    receipt: [receipt()],
    work: [projects()],
    numbers: [numbers()],
    next: [nextDates()],
    story: [story()],
    voices: [someVoices()],
    amounts: [waysToGive()],
    bank: [bank()],
    roles: [roleList()],
    steps: [wayIn()],
    saturday: [saturday()],
    people: [team()],
    board: [board()],
    year: [theYear()],
    report: [annualReport()],
    answers: [questions()],
    call: [call()],
    footer: [pageFooter()],
  },
  ['hero', 'receipt'],
);
