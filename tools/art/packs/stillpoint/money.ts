/** Builds the sections about money: three circles, the fees of one-to-one hours, and small things. */
import { pick } from '../../drawings/ink.js';
import { faq, grid, heading, type Node, small, text } from '../../nodes.js';
import { pairs } from '../parts.js';
import { table } from '../table.js';
import { breath, c, circle, column, title } from './grammar.js';
import { blush, dawn, dusk, haze, peach, pearl, shell, violet } from './look.js';

const tones: [inner: string, rim: string][] = [
  [pearl, haze],
  [shell, blush],
  [dawn, peach],
];
/** Shows three prices in three circles. */
export const prices = (): Node =>
  breath(
    3,
    { light: 'blush', width: 1240 },
    title(
      'Prices',
      'Three ways to pay, no contract.',
      'People with little money pay seven pounds. Say “seven” at the door, that is all.',
    ),
    grid(
      3,
      { gap: [28, 22], min: '19rem' },
      ...table<[name: string, price: string, words: string]>(`
        One class   | £14  | Pay at the door, in coins or by card. Nobody writes down your name.
        Ten classes | £115 | They last a year. On a bad day you may lend one to a friend.
        A month     | £78  | All classes, as often as you like. It ends without a letter.
      `).map(([name, price, words], i) =>
        circle(
          ...pick(tones, i),
          { pad: [106, 64], padX: [50, 38], gap: [10, 8] },
          heading(3, name, c),
          text(price, { role: 'figure', ...c, line: 1 }),
          text(words, c),
        ),
      ),
    ),
  );

/** Lists rows without lines in a narrow column. */
const listed = (rows: [name: string, value: string, words: string][]): Node =>
  column(600, [0, 0], pairs(rows, { ink: dusk, value: violet, valueWeight: 500, weight: 500 }));
export const smallThings = (): Node =>
  breath(
    4,
    { light: 'pearl' },
    title('Small things', 'The rest of the till.'),
    listed(
      table<[name: string, value: string, words: string]>(`
        A mat           | £0 | There are twelve. Bring your own if you miss it.
        A towel         | £1 | For strong flow. We wash them, they are rough, it is part of it.
        Tea             | £0 | Ginger, always. Honey if the bakery had some left.
        Cancelled late  | £5 | After noon on the day. It goes into the tin for the seven-pound mats.
      `),
    ),
  );
export const fees = (): Node =>
  breath(
    3,
    { light: 'pearl' },
    title('Fees', 'What an hour costs.', 'You pay afterwards. If it was the wrong thing, say so, and you don’t.'),
    listed(
      table<[name: string, value: string, words: string]>(`
        First meeting     | £95  | Ninety minutes. We talk for half of them.
        Each hour after   | £70  | Sixty minutes, most of them on the floor.
        Five hours        | £320 | Paid at once, used within six months.
        At your home      | +£20 | Up to five miles. We carry the mat.
        With little money | £35  | Two places a week. Nobody asks for proof.
      `),
    ),
  );

export const answers = (): Node =>
  breath(
    4,
    { light: 'shell' },
    title('Questions', 'Asked on the stairs.'),
    column(
      680,
      [0, 0],
      faq([
        [
          'I am not flexible. May I come?',
          'Yes. Stiff is where most people begin, and some of us live there. You bend as far as you bend.',
        ],
        [
          'What should I bring?',
          'Clothes in which you can sit on the floor, and socks. Mats, blankets and blocks are in the room.',
        ],
        [
          'I have a bad back or a new hip.',
          'Ask your doctor first and tell us before class. We leave out what hurts and show you something else.',
        ],
        ['I am pregnant.', 'Come to yin or sitting after week fourteen, if your midwife agrees. There is a cushion for it.'],
        ['Is it religious?', 'There is a bell and a candle. You may look at both without believing in anything.'],
        ['May I leave early?', 'Yes, quietly, before the last ten minutes. After that you would step on somebody who rests.'],
      ]),
    ),
    small('Something else? Ask before class, the kettle takes four minutes.', c),
  );
