/** Builds the term ribbon, the holidays, and the sections of single pages: portraits, club list, downloads and the form. */
import { pick } from '../../drawings/ink.js';
import { col, grid, heading, image, link, list, type Node, row, rule, section, small, social, stack, text } from '../../nodes.js';
import { dialled } from '../business.js';
import { formSlot, hourRows, pairs } from '../parts.js';
import { table } from '../table.js';
import { block, blocks, business, cut, ground, headline, phoneLink, scraps, type Tone } from './grammar.js';
import { chalk, cream, night, onCream, red, theme, violet } from './look.js';

const months = table<[src: string, alt: string, month: string, words: string]>(`
  september | A red ribbon begins beside a satchel      | September | 3rd, everybody back
  october   | The ribbon under falling leaves turns yellow | October | 26th–30th, half-term
  november  | A lantern hangs from the red ribbon       | November  | 12th, lantern walk
  december  | A star above the ribbon, which turns yellow | December | 18th, last day at noon
  january   | A snowflake above the ribbon, yellow, then red | January | 5th, back in boots
  february  | A paper mask on a yellow part of the ribbon | February | 15th–19th, half-term
  march     | An open book above the ribbon             | March     | 4th, book swap
  april     | An egg beside the ribbon, yellow, then red | April    | 13th, summer term
  may       | A kite flies from the red ribbon          | May       | 31st, half-term
  june      | A small boat on the waves of the ribbon   | June      | Island week, Lamps
  july      | A flag on the ribbon, which turns yellow  | July      | 3rd, fair. 20th, last day
  august    | A yellow ribbon ends in the sun           | August    | Nobody here but the tortoise
`);
/** Shows the school year as one ribbon, red for school and yellow for holidays. No other pack has this section. */
export const termRibbon = (): Node =>
  section(
    { bg: cream, theme: onCream, width: 1160, pad: [96, 60], gap: [48, 32] },
    headline(
      'The ribbon of the year',
      'One ribbon. Red is school, yellow is yours.',
      'Cut it out, hang it up. Half-terms and holidays are as long as they are drawn.',
    ),
    grid(
      6,
      { gap: [0, 0], min: '10.5rem' },
      ...months.map(([src, alt, month, words]) =>
        stack(
          { gap: [6, 6] },
          image(`lantern-${src}`, alt, { radius: 0 }),
          text(month, { weight: 700, color: violet, align: 'center', line: 1.2 }),
          small(words, { align: 'center', line: 1.3 }),
        ),
      ),
    ),
  );

const terms = table<[term: string, from: string, to: string, half: string]>(`
  Autumn | Thursday 3 September | Friday 18 December | 26 to 30 October
  Spring | Tuesday 5 January    | Thursday 25 March  | 15 to 19 February
  Summer | Tuesday 13 April     | Tuesday 20 July    | 31 May to 4 June
`);
/** Lists the terms and holidays as rows. */
export const holidays = (): Node =>
  ground(
    'chalk',
    headline('Terms and holidays', 'First day, last day, half-term.', 'The last day of each term ends at noon. The bus knows.'),
    stack(
      { gap: [20, 18] },
      rule(),
      ...terms.flatMap(([term, from, to, half]) => [
        row(
          { valign: 'center', gap: [32, 10] },
          col(25, {}, heading(3, term)),
          ...(
            [
              ['Begins', from],
              ['Ends', to],
              ['Half-term', half],
            ] as const
          ).map(([name, day]) => col(25, { gap: [2, 2] }, small(name, { color: red, weight: 700 }), text(day, { color: night }))),
        ),
        rule(),
      ]),
    ),
    small('Also closed: the first Monday in May, and until ten on the day after the lantern walk.'),
  );

const people = table<[src: string, name: string, role: string, words: string]>(`
  edda   | Edda Marsh       | Head, teaches history    | Was a pupil here. Still runs on the stairs.
  okoro  | Daniel Okoro     | Gate, bells, boiler      | Knows every child, every drain and both twins.
  imke   | Imke Sandholm    | Sparks                   | Sings instructions. Owns eleven aprons.
  farid  | Farid Nazari     | Wicks                    | Taught himself reading twice, in two alphabets.
  bea    | Beatrix Holloway | Lamps, science           | Answers questions with a bucket of water.
  grace  | Grace Adeyemi    | Office, plasters, secrets | When you ring, she makes things happen.
`);
/** Shows six people as the Sparks drew them. */
export const team = (): Node =>
  ground(
    'violet',
    headline(
      'Drawn by the Sparks',
      'Glasses may be larger in real life.',
      'No photos here. The artists are between three and four, and they look closely.',
    ),
    scraps(
      3,
      '18rem',
      ...people.map(([src, name, role, words], i) =>
        cut(
          i,
          { pad: [24, 22], gap: [12, 10] },
          image(`lantern-${src}`, `${name}, drawn in crayon by a child`, { radius: 18 }),
          heading(3, name),
          small(role, { color: red, weight: 700 }),
          text(words),
        ),
      ),
    ),
  );
export const story = (): Node =>
  ground(
    'chalk',
    row(
      { valign: 'top', gap: [56, 24] },
      col(42, {}, heading(2, 'It began with a power cut.', { line: 1.02 })),
      col(
        58,
        { gap: [18, 16] },
        text(
          'In the winter of 1954 the village school lost its light for six weeks. Miss Ottoline Penn hung a ship’s lantern in the middle of the room, and all ages moved their chairs around it. The big ones read to the small ones, because there was one lamp and one book.',
          { size: [20, 18] },
        ),
        text(
          'When the light came back, nobody wanted to return to rows. Her granddaughter runs the school today. The lantern has been rewired twice and is lit every day at ten past one.',
        ),
      ),
    ),
  );

const clubs = table<[day: string, name: string, words: string]>(`
  Monday    | Choir, loud   | Ages 5 and up. There is a quiet choir, too. It meets at the same time.
  Tuesday   | Workshop      | Saws from the age of six. Thumbs counted before and after.
  Wednesday | Chess and tea | Against grandparents from Harbour Street.
  Thursday  | Mud kitchen   | For Sparks. Bring a second set of everything.
`);
export const clubList = (): Node =>
  ground(
    'night',
    headline('After three', 'Clubs until half past four.', 'Free for everybody, with places drawn by lot each term.'),
    scraps(
      2,
      '26rem',
      ...clubs.map(([day, name, words], i) =>
        cut(
          i + 1,
          { tone: pick<Tone>(['violet', 'cream', 'cream', 'red'], i) },
          small(day, { weight: 700 }),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  );

/** Lists papers for parents with their size, and the rules of a snow day. */
export const forParents = (): Node =>
  ground(
    'chalk',
    blocks(
      block(
        56,
        0,
        {},
        heading(2, 'To print and lose.', { role: 'h3' }),
        pairs(
          table<[name: string, value: string, words: string]>(`
            School year on one page | A4       | The ribbon, to hang on the fridge.
            Allergy sheet           | 1 page   | Once a year, even if nothing has changed.
            Who may collect         | 1 page   | With a photo of the neighbour.
            Packing list, island    | 2 pages  | The second one is socks.
          `),
          { ink: night, value: red, valueWeight: 700 },
        ),
        small('The office prints them for you, or sends them. Ask once and you get all four.'),
      ),
      block(
        44,
        1,
        { tone: 'night' },
        heading(2, 'Absent today?', { role: 'h3' }),
        text(`Tell us before 8.15: with the form on the contact page, or on ${link(business.phone, phoneLink)}.`, {
          needs: ['phone'],
        }),
        list(['Name and class', 'Since when, and what is wrong', 'Whether it is catching']),
        text('At half past eight we ring everybody who is missing. It is not distrust. It is a list.'),
      ),
    ),
  );

/** Shows the form beside the office. */
export const visit = (): Node =>
  section(
    { bg: chalk, theme, width: 1200, pad: [24, 12], padBottom: [104, 64], gap: [0, 0] },
    blocks(
      block(
        60,
        2,
        { gap: [22, 18] },
        heading(2, 'Tuesday at nine?', { role: 'h3' }),
        formSlot({
          email: business.email,
          phone: dialled(business.phone),
          words: 'Ask for a visit, report an absence or order the newsletter. You’ll have an answer the same school day.',
        }),
      ),
      block(
        40,
        3,
        { tone: 'night', gap: [16, 14] },
        heading(2, 'The office', { role: 'h3' }),
        text(`${business.street}, ${business.city}. ${link('Open in maps')}`, { needs: ['street'] }),
        hourRows(
          [
            ['Monday to Thursday', '7:45–16:30'],
            ['Friday', '7:45–14:00'],
          ],
          { ink: cream },
        ),
        text('In the holidays, ring and let it ring.'),
        text(link(business.phone, phoneLink), { needs: ['phone'] }),
        text(link(business.email), { needs: ['email'] }),
        social(),
      ),
    ),
  );
