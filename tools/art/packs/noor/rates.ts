/** Builds the sections about money: three prices, the extras, and questions. */
import { pick } from '../../drawings/ink.js';
import { faq, heading, list, type Node, row, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { index, type Paper, pinned, sheet, title } from './grammar.js';
import { navy, onBlue, wine } from './look.js';

type Rate = [name: string, price: string, words: string, a: string, b: string, c: string];
const rates = table<Rate>(`
  One page       | £1,400 | For one thing that takes an hour to say.          | A talk, three sketches, one drawing | Two weeks, or three if it is good | Yours to print, fold and translate
  A day in the room | £750 | I draw what you say while you say it.            | Up to twelve people, one wall        | Photos the same evening            | Travel by train, second class
  A talk         | £600  | Forty minutes, and everybody draws a horse.        | Pens for all, up to 200 people       | Free for schools and libraries     | The horses stay with you
`);
/** Shows three prices on cards. */
export const prices = (): Node =>
  sheet(
    { width: 1240 },
    title(
      'Rates',
      'The whole price, with the train.',
      'line',
      'I write the price before I take the pen. If it takes longer, that is my problem.',
    ),
    row(
      { valign: 'top', gap: [26, 18] },
      ...rates.map(([name, price, words, ...what], i) =>
        pinned(
          pick([34, 33, 33], i),
          pick<Paper>(['tape', 'blue', 'pin'], i),
          i === 2 ? { end: 'loop' } : {},
          heading(3, name),
          text(price, { role: 'figure', line: 1, ...(i === 1 ? {} : { color: wine }) }),
          text(words),
          list(what, i === 1 ? { color: onBlue.accent } : {}),
        ),
      ),
    ),
  );
const extras = table<[name: string, value: string, words: string]>(`
  A second language    | £120  | Arrows are free, words are not.
  A wall, per metre    | £180  | With a mask, a ladder and somebody who holds it.
  Animation            | £0    | I don’t do it. I know two people who do.
  Rush, within a week  | +40 % | It is there to make you think again.
  Charities            | −25 % | Ask. Most of you forget to.
`);
export const extraRates = (): Node =>
  sheet(
    { width: 1060 },
    index(
      'wide',
      { gap: [20, 18], padX: [56, 24] },
      heading(2, 'The small print, in normal size.', { role: 'h3' }),
      pairs(extras, { ink: navy, value: wine, valueWeight: 700 }),
    ),
  );

export const questions = (): Node =>
  sheet(
    { width: 1000 },
    title('Questions', 'Asked before the pen is out.', 'zigzag'),
    index(
      'wide',
      { padX: [56, 24] },
      faq([
        [
          'Can you draw on a tablet?',
          'I can, and it looks like this, only flatter. The first two sketches are on paper, because nobody dares to correct a screen.',
        ],
        [
          'Our topic is dry. Is that a problem?',
          'It is the job. Sewers, pensions and procurement are my favourite three, in that order.',
        ],
        [
          'May we change the drawing later?',
          'Yes. You get the file. Please don’t give the people smiles that they have not earned.',
        ],
        ['Who owns it?', 'You do, for ever and everywhere. I keep the right to show it here, unless it is secret.'],
        ['Do you sign secrecy agreements?', 'Yes, after I have drawn them for myself.'],
      ]),
    ),
  );
