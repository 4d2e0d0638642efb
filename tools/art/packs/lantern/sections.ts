/** Builds the sections that are also blocks: next dates, classes, the day, voices, numbers and steps. */
import { pick } from '../../drawings/ink.js';
import { bar, col, heading, image, list, type Node, row, rule, small, stack, text } from '../../nodes.js';
import { table } from '../table.js';
import { block, blocks, cut, ground, headline, numeral, roofs, scraps, type Tone } from './grammar.js';
import { cream, night, red, violet, yellow } from './look.js';

const next = table<[day: string, month: string, name: string, words: string]>(`
  10 | October  | Open morning | Nine to noon. Every door is open, even the boiler room’s, because somebody always asks.
  12 | November | Lantern walk | Half past four at the gate. Two hundred lanterns, one brass band, soup afterwards.
  4  | March    | Book swap    | Bring one, take one. Parents may sit on the carpet.
`);
/** Shows the next dates on the night board, each block wider than the one before. */
export const nextDates = (): Node[] => [
  roofs(),
  ground(
    'night',
    headline(
      'On the board',
      'What happens next.',
      'Put these three on the fridge. All the others are on the ribbon of the year.',
    ),
    blocks(
      ...next.map(([day, month, name, words], i) =>
        block(
          pick([29, 33, 38], i),
          i,
          { tone: pick<Tone>(['yellow', 'red', 'violet'], i) },
          bar({ justify: 'flex-start', gap: 14 }, numeral(day), text(month, { weight: 700, color: i ? cream : night })),
          heading(3, name),
          text(words),
        ),
      ),
    ),
  ),
];

type Class = [age: string, src: string, alt: string, name: string, words: string, a: string, b: string, c: string];
const classes = table<Class>(`
  3–4  | sparks | A tower of building blocks with a small lantern on top | Sparks | They arrive with one shoe and leave with a question about the moon. | Three or five mornings | Outdoors every day, even in November | Nap corner, and nobody has to
  5–7  | wicks  | An open book whose letters fly up like sparks        | Wicks  | Reading, counting, arguing politely. By Easter they read to the dog. | Five days, 8.30 to 15.00 | Fourteen children, two adults | One instrument for each child
  8–11 | lamps  | A telescope that looks at the moon from a pile of books | Lamps  | They run the weather station, the school shop and, on Fridays, us.   | Five days, 8.30 to 15.30 | French from the first week | Homework that fits on one page
`);
/** Shows three classes with the ages as large numerals. */
export const threeClasses = (level = 2): Node =>
  ground(
    'chalk',
    ...(level === 2
      ? [
          headline(
            'Classes by age',
            'Three rooms, eight years.',
            'A class keeps its teacher for three years. By then they know each other’s handwriting.',
          ),
        ]
      : []),
    scraps(
      3,
      '18rem',
      ...classes.map(([age, src, alt, name, words, ...what], i) =>
        cut(
          i,
          { pad: [30, 24] },
          image(`lantern-${src}`, alt, { radius: 18 }),
          numeral(age, { color: pick([red, violet, night], i) }),
          heading(level === 2 ? 3 : 2, name, { role: 'h3' }),
          text(words),
          list(what),
        ),
      ),
    ),
  );

const hours = table<[hour: string, name: string, words: string]>(`
  7.45  | The gate opens  | Mr Okoro says good morning to each child by name. He has never been wrong, except about the twins.
  8.30  | Morning circle  | What did you see on the way? The answer may be a snail.
  10.15 | Out             | Twenty-five minutes, every day. There is no bad weather in the cloakroom, only wet socks.
  12.00 | Lunch           | Cooked upstairs, eaten together. The small ones choose the table song.
  13.10 | Lamplight       | The lights go off, one lantern goes on, somebody reads aloud. This is the school.
  15.00 | Home, or not    | Clubs until half past four, late room until half past five with toast.
`);
/** Shows one day, hour by hour. */
export const schoolDay = (): Node[] => [
  ground(
    'cream',
    headline('A day at school', 'Quarter to eight until toast.'),
    stack(
      { gap: [20, 18] },
      ...hours.flatMap(([hour, name, words], i) => [
        ...(i ? [rule()] : []),
        row(
          { valign: 'center', gap: [40, 8] },
          col(20, {}, numeral(hour, { color: i === 4 ? red : violet, size: [64, 46] })),
          col(28, {}, heading(3, name, { line: 1.15 })),
          col(52, {}, text(words)),
        ),
      ]),
    ),
  ),
];

const voices = table<[words: string, who: string]>(`
  “He asked me what a hypotenuse was for. He is six. I had to ring the school.” | Father of a Wick
  “They rang at ten to say that she had lost a tooth, found it, and named it.”  | Mother of a Spark
  “You’re allowed to be wrong here three times before lunch. After that it’s research.” | Juno, nine, Lamps
`);
export const someVoices = (): Node =>
  ground(
    'red',
    heading(2, 'Heard at the gate.', { line: 1.02 }),
    blocks(
      ...voices.map(([words, who], i) =>
        block(
          pick([38, 28, 34], i),
          i + 1,
          { tone: pick<Tone>(['cream', 'yellow', 'chalk'], i) },
          text(words, { role: 'quote', size: [29, 24], line: 1.22, color: night }),
          small(who),
        ),
      ),
    ),
  );

export const numbers = (): Node =>
  ground(
    'violet',
    scraps(
      4,
      '14rem',
      ...table<[value: string, words: string]>(`
        14  | children in a class, and two adults
        96  | pupils, who know each other by name
        25  | minutes outdoors every morning
        1   | lantern, lit at ten past one
      `).map(([value, words]) => stack({ gap: [4, 4] }, numeral(value, { color: yellow, size: [112, 76] }), text(words))),
    ),
  );

/** Shows the way into the school. */
export const admission = (): Node =>
  ground(
    'chalk',
    headline(
      'Admission',
      'Four steps to a peg with a name.',
      'We take children in the order of their letters. There is no test. There is a conversation, mostly about animals.',
    ),
    scraps(
      2,
      '26rem',
      ...table<[name: string, when: string, words: string]>(`
        Visit         | Any Tuesday              | Two hours in the class your child would join. You sit in a small chair.
        Letter        | By 31 January            | One page, handwritten or not. Tell us what makes your child laugh.
        Trial morning | February and March       | Your child comes alone, with a sandwich. We ring you at eleven.
        Place         | By 15 April              | A yes or a no in writing. If it is a no, we say why and name two other schools.
      `).map(([name, when, words], i) =>
        cut(
          i,
          { tone: pick<Tone>(['cream', 'yellow', 'violet', 'red'], i) },
          bar(
            { justify: 'flex-start', gap: 20, nowrap: true, valign: 'top' },
            numeral(String(i + 1), { color: pick([red, violet, yellow, yellow], i) }),
            stack({ gap: [2, 2] }, heading(3, name), small(when)),
          ),
          text(words),
        ),
      ),
    ),
  );
