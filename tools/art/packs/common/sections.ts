/** Builds the sections that are blocks too: projects, numbers, dates, roles, voices and answers. */
import { pick } from '../../drawings/ink.js';
import { bar, col, faq, grid, heading, image, link, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { band, cards, figure, headline, sheet, type Tone, torn } from './grammar.js';
import { amber, plum, rust } from './look.js';

const work = table<[src: string, alt: string, name: string, when: string, words: string]>(`
  table    | Three neighbours behind a long table with four bowls     | The long table      | Saturdays at one  | Two courses for everybody who comes. Sixty in winter, ninety when the beans are in.
  beds     | A gardener beside a raised bed in front of a tree        | Eleven beds         | Tuesdays from ten | Each bed has two families and one shared hose. The hose is the hard part.
  workshop | A man with a key beside a bicycle and a board with tools | The bicycle workshop | Thursdays at five | We hold the spanner until you want it. 212 bicycles went home last year.
  library  | A woman with a basket in front of shelves of things      | The library of things | Saturdays, two to four | A drill, a tent, eleven cake tins. Take one, bring it back, tell nobody about the tent.
`);
/** Shows the four projects. Their pictures are torn into the cards. */
export const projects = (level = 2): Node =>
  band(
    level === 2 ? 'peach' : 'cream',
    { isBelowSeam: level !== 2 },
    ...(level === 2
      ? [headline('What we do', 'Four things, once a week.', 'All of them began as a complaint at the bus stop.')]
      : []),
    cards(
      2,
      '24rem',
      ...work.map(([src, alt, name, when, words]) =>
        torn(
          [src, alt],
          bar({ gap: 16 }, heading(level === 2 ? 3 : 2, name, { role: 'h3' }), small(when, { color: rust, weight: 600 })),
          text(words),
        ),
      ),
    ),
  );

/** Shows four numbers as large as the neighbours. */
export const numbers = (tone: Tone = 'plum'): Node =>
  band(
    tone,
    { isBelowSeam: true },
    headline('Last year', 'Counted twice, by Walter.', 'He was a bookkeeper. He still is, but now for beans.'),
    grid(
      4,
      { gap: [32, 24], min: '16rem' },
      ...table<[value: string, words: string]>(`
        4,180 | lunches, and one wedding cake
        340   | members between 3 and 91
        212   | bicycles that went home
        11    | beds, and a waiting list with 30 names
      `).map(([value, words]) => stack({ gap: [4, 4] }, figure(value, { color: amber, size: [88, 62] }), text(words))),
    ),
  );

const next = table<[day: string, month: string, name: string, time: string, words: string]>(`
  14 | March | Seed swap          | 10 to 12 | Bring what you saved, take what you like. Labels help. Last year’s leeks were onions.
  21 | March | Spring dig         | 10 to 1  | Eleven beds, one morning. Spades are here, gloves come with you.
  4  | April | The long table     | 1 to 3   | The first one outdoors. If it rains, we move the table and complain together.
  18 | April | Repair the fence   | 2 to 5   | It has asked for this since November.
`);
/** Lists the next dates with the day as a large figure. */
export const nextDates = (tone: Tone = 'amber', o = { isBelowSeam: true }): Node =>
  band(
    tone,
    o,
    headline('Next dates', 'Four Saturdays.', 'Come without signing up. If we need to know how many you are, we ask.'),
    stack(
      { gap: [22, 20] },
      rule({ color: plum }),
      ...next.flatMap(([day, month, name, time, words]) => [
        row(
          { valign: 'center', gap: [32, 8] },
          col(
            22,
            {},
            bar(
              { justify: 'flex-start', gap: 12, valign: 'bottom' },
              figure(day, { size: [72, 54] }),
              text(month, { weight: 600 }),
            ),
          ),
          col(30, { gap: [2, 2] }, heading(3, name), small(time, { weight: 600 })),
          col(48, {}, text(words)),
        ),
        rule({ color: plum }),
      ]),
    ),
  );

/** Tells how the club began, beside the empty lot. */
export const story = (): Node =>
  band(
    'peach',
    {},
    row(
      { valign: 'center', gap: [64, 32] },
      col(48, {}, image('common-lot', 'A woman in front of a fenced empty lot between two houses', { radius: 28 })),
      col(
        52,
        { gap: [18, 16] },
        heading(2, 'It was a car park for one car.', { line: 1 }),
        text(
          'In 2009 the lot by the pond held a fence, a mattress and a red Fiat without wheels. Marguerite Holm asked the council who owned it. The council asked her the same.',
          { size: [20, 18] },
        ),
        text(
          'Nine neighbours took down the fence on a Sunday. By June there were beans, and somebody brought a table. The Fiat is a herb bed now. It gets full sun.',
        ),
      ),
    ),
  );

const voices = table<[words: string, who: string]>(`
  “I came to complain about the noise. They gave me a plate.”               | Harold, number 31
  “My son eats chard here. At home he denies it.”                          | Leila, bed seven
  “Nobody asked what I could do. They asked what I wanted to do. I saw.”    | Jonas, fence and benches
`);
export const someVoices = (tone: Tone = 'rust', o = { isBelowSeam: true }): Node =>
  band(
    tone,
    o,
    heading(2, 'Overheard at the table.', { line: 1 }),
    cards(
      3,
      '20rem',
      ...voices.map(([words, who], i) =>
        sheet(
          pick<Tone>(['cream', 'amber', 'peach'], i),
          { pad: [38, 28], gap: [22, 18] },
          text(words, { role: 'quote', size: [27, 23], line: 1.28, color: plum }),
          small(who),
        ),
      ),
    ),
  );

const roles = table<[hours: string, name: string, words: string]>(`
  1 h | Pour the tea          | Saturdays at three. You will know everybody within a month.
  2 h | Water the beds        | One evening a week from May. Your phone stays dry if it stays home.
  3 h | Cook for ninety       | Every second Saturday, beside Tunde. Onions are included.
  4 h | Hold the spanner      | Thursdays in the workshop. We teach you, and then you teach us.
  1 h | Ring people up        | Twelve older neighbours like a call on Sundays. So do you, it turns out.
  2 h | Write down the truth  | Minutes, budgets, thank-you letters. A rare gift. Please.
`);
/** Lists roles with the hours they take a week. */
export const roleList = (level = 2): Node =>
  band(
    'cream',
    { isBelowSeam: level !== 2 },
    ...(level === 2
      ? [headline('Lend a hand', 'Six jobs, by the hour.', 'Hours are per week, and nobody counts them but you.')]
      : []),
    cards(
      3,
      '18rem',
      ...roles.map(([hours, name, words], i) =>
        sheet(
          pick<Tone>(['amber', 'peach', 'peach', 'peach', 'rust', 'amber'], i),
          { pad: [34, 26] },
          figure(hours, { size: [68, 52] }),
          heading(level === 2 ? 3 : 2, name, { role: 'h3' }),
          text(words),
        ),
      ),
    ),
  );

export const questions = (): Node =>
  band(
    'peach',
    {},
    row(
      { valign: 'top', gap: [64, 32] },
      col(
        34,
        { gap: [16, 14] },
        heading(2, 'Asked over the fence.', { line: 1 }),
        text('Before somebody climbs it. There is a gate on the left.'),
      ),
      col(
        66,
        {},
        faq(
          table<[question: string, answer: string]>(`
            Do I have to be a member?        | No. Membership is £2 a month and gets you a key and a vote. Lunch needs neither.
            I know nothing about gardens.    | Good. You will do as you are asked for one season, and after that you will have opinions.
            Can my children come?            | Please. They find the worms. One grown-up for every four, and shoes that may die.
            Is the garden open to wheelchairs? | Yes. Beds three to six are table height, the path is firm, and the step at the shed has a ramp.
            May we bring the dog?            | On a lead, past the beds. The long table has its own dog, and she is fair.
            Do you take food?                | Sealed and in date, Saturdays from nine. Half a wedding cake counts as sealed.
          `),
        ),
      ),
    ),
  );

const steps = table<[name: string, words: string]>(`
  Come once        | Any Saturday at ten. Look, eat, leave. We won’t follow you.
  Pick an hour     | Tell the person with the list. The list is on the shed, the person is beside it.
  Get a key        | After four Saturdays. It opens the gate, the shed and, by accident, the church hall.
`);
/** Shows the way in as three steps. */
export const wayIn = (): Node =>
  band(
    'plum',
    { isBelowSeam: true },
    headline(
      'How it goes',
      'From visitor to key in a month.',
      `No form is needed. If you prefer one, it is on the ${link('contact page')}.`,
    ),
    grid(
      3,
      { gap: [36, 28], min: '17rem' },
      ...steps.map(([name, words], i) =>
        stack({ gap: [8, 8] }, figure(String(i + 1), { color: amber }), heading(3, name), text(words)),
      ),
    ),
  );
