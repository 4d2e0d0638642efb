/** Builds the bands that several pages of this pack show. */
import { button, buttons, card, col, eyebrow, faq, grid, heading, list, row, small, stack, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { type Band, band, business, figures, headline, tile } from './grammar.js';
import { black, bone, lime, onLime, panel, theme } from './look.js';

const kinds = table<[src: string, alt: string, name: string, facts: string, words: string]>(`
  lift    | Ten poses of a deadlift, from bent to upright            | Lift    | 60 min, up to 10 people | Squat, press, pull. Three lifts, four sets, and a coach who sees your back.
  row     | Twelve poses of one stroke on a rowing machine           | Row     | 45 min, up to 14 people | Two thousand metres in pieces. The last piece is the honest one.
  punch   | A boxer steps into a cross before a coral bag            | Box     | 50 min, up to 12 people | Bags, pads, footwork. Nobody hits you. You would be surprised who hits hard.
  skip    | Eleven hops with a coral rope                            | Skip    | 30 min, up to 20 people | Rope, floor, rope. Children are better at it. You will catch up.
  pedal   | Fourteen turns of the pedals in one picture              | Ride    | 45 min, up to 16 people | Twelve hills, lights low. The saddle is adjustable, the hills are not.
  stretch | A reach upwards that ends in a deep lunge                | Undo    | 40 min, up to 18 people | Hips, backs, breath. For everybody who sat down today.
`);
export const classes: Band = band(
  'black',
  headline(
    'Six classes',
    'Pick your kind of tired.',
    'Every class has three levels in the same room. You choose on the day, and nobody writes it down.',
  ),
  grid(
    3,
    { gap: [24, 22], min: '20rem' },
    ...kinds.map(([src, alt, name, facts, words]) =>
      tile([src, alt], panel, heading(3, name), text(facts, { weight: 600, color: lime }), text(words)),
    ),
  ),
);

const people = table<[src: string, alt: string, name: string, role: string, words: string]>(`
  pull      | A pull-up in fourteen poses below a lime bar               | Tomasz Reid    | Lift, open bar | Eleven years on the floor. Says “one more” and means two.
  fling     | A coach throws a coral ball to the right                   | Amara Osei     | Box, Skip      | Ex-amateur, forty bouts. Cries at films about dogs.
  burpee    | A body rises from the floor into a jump                    | Petra Halloran | Row, Ride      | Rowed for her county. Claps on the wrong beat.
  handstand | Fourteen poses from a step to a handstand                  | Wei Lindqvist  | Undo           | Dancer until thirty. Finds the muscle that you forgot.
`);
export const coaches: Band = band(
  'lime',
  headline(
    'Coaches',
    'They know your knees.',
    'And your name, by the second class. All four hold a first-aid ticket and a grudge against bad form.',
  ),
  grid(
    4,
    { gap: [20, 20], min: '15rem' },
    ...people.map(([src, alt, name, role, words]) =>
      tile(
        [src, alt],
        black,
        heading(3, name, { color: bone }),
        text(role, { weight: 600, color: lime }),
        text(words, { color: '#C9D3CB' }),
      ),
    ),
  ),
);

const plans = table<[name: string, price: string, words: string, a: string, b: string, c: string]>(`
  Two a week   | £54 | A month. For people with a life. | Two classes each week | Unused ones move on by a week | Stop with a month’s notice
  As you like  | £79 | A month. The one most people take. | Every class, open bar too | Bring a friend on Sundays | Stop with a month’s notice
  Early riser  | £42 | A month. Before eight only. | All classes before 08:00 | Coffee at the desk | Stop with a month’s notice
`);
export const prices: Band = band(
  'panel',
  headline(
    'Prices',
    'Three plans, no joining fee.',
    'You can leave by sending one email. We will miss you, but we won’t ring you.',
  ),
  grid(
    3,
    { gap: [24, 22], min: '18rem' },
    ...plans.map(([name, price, words, ...points], i) =>
      card(
        i === 1
          ? { bg: lime, pad: [32, 24], padX: [30, 24], radius: 0, gap: [12, 10], theme: onLime }
          : { bg: black, line: lime, lineWidth: 2, pad: [32, 24], padX: [30, 24], radius: 0, gap: [12, 10], theme },
        heading(3, name),
        text(price, { role: 'figure', color: i === 1 ? black : lime, line: 1.05 }),
        text(words),
        list(points),
        buttons(button('Book a free class', i === 1 ? {} : { ghost: true })),
      ),
    ),
  ),
);
const extras = table<[name: string, price: string, words: string]>(`
  Day pass              | £12 | One class, one shower, one coffee.
  Ten classes           | £95 | No end date. Share them if you like.
  One hour, one coach   | £48 | Technique, a plan, or a return after an injury.
  Teens, 14 to 17       | £28 | A month, afternoons and Saturdays.
`);
export const extraPrices: Band = band(
  'bone',
  row(
    { valign: 'top', gap: [64, 30] },
    col(
      38,
      { gap: [14, 12] },
      eyebrow('Without a plan'),
      heading(2, 'Just today.', { line: 1.04 }),
      text('Pay at the desk or ahead. Prices include a towel, which we want back.'),
    ),
    col(62, {}, pairs(extras, { face: theme.display, size: [28, 25], weight: 400, ink: black, value: black })),
  ),
);

const said = table<[words: string, name: string]>(`
  I came for my back. I stayed because somebody noticed when I didn’t come. | Ines, 51, Lift
  Nobody told me to smile. They told me to breathe out.                     | Kofi, 34, Box
`);
export const voices: Band = band(
  'black',
  grid(
    2,
    { gap: [56, 36], min: '28rem' },
    ...said.map(([words, name]) =>
      stack(
        { gap: [14, 12] },
        text(`“${words}”`, { role: 'quote', upper: false, line: 1.16, color: bone }),
        small(name, { color: lime }),
      ),
    ),
  ),
);

const firstWeek = table<[when: string, name: string, words: string]>(`
  Monday    | Come at six        | We show you the doors, the showers and where the chalk is. Then Lift, at the light end.
  Tuesday   | Do nothing         | You will feel your legs on the stairs. That is the class, still working.
  Wednesday | Undo               | Forty minutes on a mat. You may fall asleep. Two people have.
  Thursday  | Ask a coach        | Ten minutes, a piece of paper: what to do, how heavy, how often.
  Saturday  | Pick a loud one    | Box or Row. You know the room now. Stand in the second line.
  Sunday    | Pancakes           | At noon, in the yard. Bring whoever looked after your children.
`);
export const firstSteps: Band = band(
  'bone',
  headline(
    'Day by day',
    'Five hours, one rest, pancakes.',
    'The plan for new people. Four out of five keep to it. The fifth skips Tuesday’s rest, and learns.',
  ),
  grid(
    3,
    { gap: [24, 22], min: '18rem' },
    ...firstWeek.map(([when, name, words]) =>
      card(
        { bg: '#FFFFFF', pad: [26, 22], padX: [26, 22], radius: 0, gap: [8, 8], side: { color: black, width: 6 } },
        text(when, { weight: 600, color: '#3C4741' }),
        heading(3, name),
        text(words),
      ),
    ),
  ),
);

export const results: Band = band(
  'panel',
  headline(
    'Counted',
    'Figures, no before and after.',
    'Bodies are not projects. These are numbers of 312 members who let us write things down last year.',
  ),
  figures([
    ['+38 %', 'on the bar in the first year, on average. Beginners’ luck is real.'],
    ['71 %', 'are still here after twelve months. The trade says 50.'],
    ['−9 s', 'over five hundred metres on the rower, with better manners.'],
    ['2', 'nights more of good sleep each week, by their own count.'],
  ]),
);

export const questions: Band = band(
  'bone',
  row(
    { valign: 'top', gap: [64, 26] },
    col(
      36,
      { gap: [14, 12] },
      eyebrow('Questions'),
      heading(2, 'Asked at the desk.', { line: 1.04 }),
      text(`${business.owner} answers the rest, usually while carrying something.`),
    ),
    col(
      64,
      {},
      faq(
        table<[question: string, answer: string]>(`
      I’m not fit. Can I come?            | That is the usual way to begin. Every class has a light end, and we start you there.
      What do I bring?                    | Flat shoes, water, a shirt that may get wet. Towels are here.
      Do I have to book?                  | Yes, until an hour before. If you cancel later than that, it counts as a class.
      Is there music?                     | Yes, at a level at which you can hear the coach. Undo is silent, apart from knees.
      What if something hurts?            | Stop, say so, sit down. A coach looks at it and writes down what to leave out.
    `),
      ),
    ),
  ),
);
