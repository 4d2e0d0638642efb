/** Builds the sections that are blocks too: prints, the contact sheet, steps, dates, prices and answers. */
import {
  bar,
  card,
  col,
  faq,
  grid,
  heading,
  image,
  list,
  type Node,
  row,
  rule,
  section,
  small,
  stack,
  tag,
  text,
} from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { frames, print, sheet } from './grammar.js';
import { brown, film, onPaper, paper, pencil, rose, skin, theme, tray } from './look.js';

type Print = [src: string, alt: string, frame: string, words: string];
const row3 = (shots: Print[]): Node => grid(3, { gap: [20, 32], min: '19rem' }, ...shots.map((one) => print(...one)));

/** Returns three prints in a row. */
export const threePrints = (): Node =>
  sheet(
    '5',
    'Stills',
    'We stand where the light is.',
    { more: 'Nobody has to look at us. The good pictures happen beside the poses, so we keep the poses short.' },
    row3(
      table<Print>(`
        chairs   | Rows of empty chairs before a flower arch at sunset       | 7A  | Ten to three. The last quiet minute of the day.
        rings    | Two gold rings on a stone                                 | 6   | The stone is from the beach where he asked.
        confetti | A couple walking under confetti between cheering guests   | 14  | Biodegradable, and in every pocket until June.
      `),
    ),
  );

const strips = table<[src: string, alt: string]>(`
  sheet-1 | Frames 1 to 3: a dress in a window, its neck, a camera on a tripod
  sheet-2 | Frames 4 to 6: a bouquet twice, one of them circled in red, and rings
  sheet-3 | Frames 7 to 9: empty chairs, the flower arch, a couple in a doorway
  sheet-4 | Frames 10 to 12: the doorway twice, then a kiss circled in red
  sheet-5 | Frames 13 to 15: confetti twice, a cake
  sheet-6 | Frames 16 to 18: the cake, a table under bulbs, its glasses
  sheet-7 | Frames 19 to 21: a couple at sunset, once circled in red, and in a wood
  sheet-8 | Frames 22 to 24: a dance, and sparklers twice
`);
/** Returns the sheet of twenty-four frames, three of them circled: only in this pack. */
export const contactSheet = (): Node =>
  section(
    { bg: film, theme: { ...theme, ground: film }, width: 1320, pad: [96, 56], gap: [44, 32] },
    row(
      { valign: 'bottom', gap: [56, 18] },
      col(58, {}, heading(2, 'Twenty-four frames, three in red.', { line: 1 })),
      col(
        42,
        {},
        text(
          'This is how you choose: one sheet for each roll, printed on paper, and a red pencil. What you circle, we print large. The rest is yours too.',
        ),
      ),
    ),
    grid(2, { gap: [16, 12], min: '28rem' }, ...strips.map(([src, alt]) => image(`hollow-${src}`, alt, { radius: 0 }))),
    bar({ gap: 20 }, small('Ashcombe, 14 June. Roll 3 of 11.'), tag('Circled: 5, 12, 20', { color: pencil })),
  );

/** Returns the four steps of a wedding. */
export const howItGoes = (): Node =>
  sheet(
    '8',
    'How it goes',
    'Four times you hear from us.',
    {},
    frames(
      table<[name: string, words: string]>(`
        A walk          | Six weeks before, at the hour of the wedding. We look at the light, you get used to the cameras.
        The day         | Two of us, from the first shirt button to the second slow song. We bring sandwiches and don’t sit at your table.
        The sheets      | Eleven days later, by post. Every frame we took, and one red pencil.
        The box         | Eight weeks later. Sixty prints by hand, all files, and the negatives, which are yours.
      `),
      8,
    ),
  );

/** Returns one sentence beside a large print. */
export const kindWords = (): Node =>
  section(
    { bg: tray, theme: { ...theme, ground: tray }, width: 1200, pad: [96, 56], gap: [0, 0] },
    row(
      { valign: 'center', gap: [64, 36] },
      col(
        50,
        {},
        print('kiss', 'Two faces in profile against the light, just before a kiss', '12', 'A second early. That is on time.'),
      ),
      col(
        50,
        { gap: [24, 20] },
        text('“My father cried, and nobody in the picture knows that you were there.”', { role: 'quote', line: 1.06 }),
        small('Imogen and Tariq, married in a barn in May', { color: rose }),
      ),
    ),
  );

const dates = table<[month: string, left: string, words: string]>(`
  April     | 3 left | Two Saturdays and a Friday. Blossom, or sleet.
  May       | 1 left | The last Sunday. Long light until nine.
  June      | full   | There is a waiting list, and it does move.
  July      | 2 left | Weekdays only. Your guests will thank you.
  August    | 4 left | We start late and finish in the dark.
  September | 1 left | The 18th. The best light of the year, honestly.
  October   | 5 left | Low sun all day. Bring a coat you like.
`);
export const datesLeft = (): Node =>
  sheet(
    '17',
    'Dates',
    'What is left of next year.',
    { bg: film, more: 'Thirty weddings a year, never two in one weekend. We change this list every Monday.' },
    stack(
      { gap: [14, 14] },
      rule(),
      ...dates.flatMap(([month, left, words]) => [
        row(
          { valign: 'center', gap: [40, 6] },
          col(34, {}, heading(3, month, { line: 1.1, color: left === 'full' ? rose : paper })),
          col(18, {}, text(left, { color: left === 'full' ? rose : skin, weight: 600 })),
          col(48, {}, small(words)),
        ),
        rule(),
      ]),
    ),
  );

type Collection = [name: string, price: string, hours: string, words: string, a: string, b: string, c: string];
const collections = table<Collection>(`
  Half a roll | £1,650 | Five hours, one of us   | For town halls and kitchens.            | Walk beforehand | 12 sheets, one pencil | 30 prints by hand
  One day     | £2,900 | Ten hours, both of us   | What most people take, and rightly.     | Walk beforehand | 24 sheets, one pencil | 60 prints in a box
  Two days    | £4,100 | The evening before, too | When half the guests come by ferry.     | Supper with your parents | 36 sheets, two pencils | 90 prints and an album
`);
/** Returns three collections, the middle one on paper. */
export const prices = (): Node =>
  section(
    { bg: brown, width: 1200, pad: [16, 8], padBottom: [104, 64], gap: [36, 28] },
    grid(
      3,
      { gap: [20, 20], min: '18rem' },
      ...collections.map(([name, price, hours, words, ...what], i) =>
        card(
          {
            bg: i === 1 ? paper : tray,
            theme: i === 1 ? onPaper : { ...theme, ground: tray },
            radius: 0,
            pad: [36, 28],
            gap: [18, 16],
          },
          small(`${hours}`, { color: i === 1 ? '#8A3A22' : skin }),
          heading(2, name, { role: 'h3' }),
          text(price, { role: 'figure', line: 1 }),
          text(words),
          rule(),
          list(what),
        ),
      ),
    ),
    small(
      'Prices include travel within two hours, VAT, and the negatives. A third holds the date, the rest is due a week before.',
    ),
  );

export const extras = (): Node =>
  sheet(
    '23',
    'Extras',
    'Added later, or never.',
    {},
    pairs(
      table<[name: string, price: string, words: string]>(`
        Another hour       | £220 | Usually the hour of the speeches.
        A print, 40 × 50   | £95  | On fibre paper, toned, signed on the back.
        An album           | £540 | Bound by a neighbour, forty pages, linen.
        A second set       | £180 | For the parents who asked for it first.
      `),
      { face: theme.display, size: [26, 22], weight: 400, ink: paper, value: skin },
    ),
  );

export const questions = (): Node =>
  section(
    { bg: brown, width: 900, pad: [16, 8], padBottom: [104, 64], gap: [32, 28] },
    faq(
      table<[question: string, answer: string]>(`
        Why film?                        | Because it is kind to skin and hard on haste. Every roll is scanned too, so you have files like everybody else.
        What if it rains?                | Then we have soft light all day and you have an excuse to stay close. See the journal.
        What if a roll is spoiled?       | Two of us photograph everything important, on two cameras and two films. It hasn’t happened since 2013.
        May guests take pictures?        | Of course. We only ask for the ten minutes of the vows. People like to be looked at by faces.
        Do you do groups?                | Six groups, twenty minutes, one loud uncle who knows the names. You choose the uncle.
        Who owns the pictures?           | You. We ask before we show one, and a no costs nothing.
        How do we pay?                   | A third to hold the date, the rest a week before. In parts, if you say so early.
      `),
    ),
  );
